import fc from "fast-check";
import { expect, it } from "vitest";
import { InOrder, type Outcome } from "../../../src/tools/soak/outcomes.js";

it("tells the same whatever game ends first", () => {
  const outcomes = fc
    .array(fc.boolean(), { minLength: 1 })
    .map((all) =>
      all.map((fails, index): Outcome => ({ seed: 7 + index, inputs: index, faults: fails ? ["wrong"] : [] })),
    );
  const shuffled = outcomes.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, coming]) => {
      const told: Outcome[] = [];
      const inOrder = new InOrder(7, (outcome) => void told.push(outcome));
      for (const outcome of coming) inOrder.take(outcome);
      expect(told).toEqual(all);
      expect(inOrder.failing).toEqual(all.flatMap(({ seed, faults }) => (faults.length > 0 ? [seed] : [])));
    }),
  );
});
