import fc from "fast-check";
import { expect, it } from "vitest";
import { Marked } from "../../../src/magic/runtime/state/marks.js";
import {
  emptyPaged,
  type Paged,
  pagedFrom,
  pagedItem,
  pagedItems,
  pagedWhere,
  withItem,
  withMore,
} from "../../../src/magic/runtime/state/paged.js";

interface Entry {
  readonly value: number;
}

type Model = ReadonlyMap<number, Entry>;

/** A change: an entry is put under a number, or what is there is taken out. */
const change = fc.tuple(fc.oneof(fc.nat(70), fc.nat(3000), fc.nat(200_000)), fc.option(fc.nat(255), { freq: 2 }));
const changes = fc.array(change, { maxLength: 80 });

/** The lists and the plain maps that a number of changes lead through. */
function histories(all: readonly (readonly [number, number | null])[]): { list: Paged<Entry>; model: Model }[] {
  let list: Paged<Entry> = emptyPaged;
  let model: Model = new Map();
  return all.map(([index, value]) => {
    const entry = value === null ? null : { value };
    list = withItem(list, index, entry);
    model = new Map([...model].filter(([key]) => key !== index));
    if (entry !== null) model = new Map([...model, [index, entry]]);
    return { list, model };
  });
}

const sorted = (model: Model): [number, Entry][] => [...model].sort(([first], [second]) => first - second);
const entries = (model: Model): Entry[] => sorted(model).map(([, entry]) => entry);

it("holds what was put under each number, in every one of its versions", () => {
  fc.assert(
    fc.property(changes, fc.nat(200_000), (all, from) => {
      for (const { list, model } of histories(all)) {
        expect(list.size).toBe(model.size);
        expect(pagedItems(list)).toEqual(entries(model));
        for (const [index] of all) expect(pagedItem(list, index)).toBe(model.get(index) ?? null);
        expect(pagedItem(list, from)).toBe(model.get(from) ?? null);
        const later = sorted(model).filter(([index]) => index >= from);
        expect(pagedFrom(list, from)).toEqual(later.map(([, entry]) => entry));
      }
    }),
  );
});

it("is plain, and the same whatever was there before", () => {
  fc.assert(
    fc.property(changes, fc.nat(255), (all, bound) => {
      const last = histories(all).at(-1);
      if (last === undefined) return;
      const { list, model } = last;
      expect(JSON.parse(JSON.stringify(list))).toEqual(list);
      const anew = sorted(model).reduce<Paged<Entry>>(
        (made, [index, entry]) => withItem(made, index, entry),
        emptyPaged,
      );
      expect(withItem(list, 200_001, { value: 1 })).toEqual(withItem(anew, 200_001, { value: 1 }));
      const kept = pagedWhere(list, ({ value }) => value < bound);
      expect(pagedItems(kept)).toEqual(entries(model).filter(({ value }) => value < bound));
      expect(kept.size).toBe(pagedItems(kept).length);
    }),
  );
});

it("grows at its end", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat())), (parts) => {
      const list = parts.reduce<Paged<number>>((longer, part) => withMore(longer, part), emptyPaged);
      expect(pagedItems(list)).toEqual(parts.flat());
    }),
  );
});

it("finds by their marks what a walk over all finds", () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 255 }), (all, mark) => {
      const marked = new Marked<Entry>();
      for (const { list, model } of histories(all)) {
        const found = marked.find(list, mark, ({ value }) => value);
        expect(found).toEqual(entries(model).filter(({ value }) => (value & mark) !== 0));
      }
    }),
  );
});
