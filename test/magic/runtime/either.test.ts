import { expect, it } from "vitest";
import { instructionsOf } from "../compile/kit.js";
import { bear, card, n, named, spell, you } from "./builders.js";
import { TestTable } from "./table.js";

/** What is asked first as a sorcery of these instructions is cast, and what is asked as it resolves. */
function askedBy(instructions: ReturnType<typeof instructionsOf>): readonly (string | undefined)[] {
  const table = new TestTable();
  table.put(bear("Grove Bear"));
  const sorcery = card("Either Way", { types: ["sorcery"], manaCost: [], abilities: [spell(instructions)] });
  const id = table.put(sorcery, "hand");
  const asCast = table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  if (asCast?.purpose === "mode") table.answer(0);
  return [asCast?.purpose, table.resolve()?.purpose];
}

const gain = { kind: "gainLife", ...named("gain"), player: you, amount: n(1) } as const;
const mode = { name: null, cost: [], targets: [], instructions: [gain] };

it("chooses what to do of several things as they are carried out (608.2d)", () => {
  expect(askedBy(instructionsOf("You draw a card or gain 2 life."))).toEqual(["act", "mode"]);
});

it("announces modes as the spell is cast (700.2a, 601.2b)", () => {
  const modes = [mode, mode];
  const modal = { kind: "chooseModes", ...named("m"), player: you, least: n(1), most: n(1), sameAgain: "no", manner: "chosen", unless: { kind: "none" }, modes } as const; // prettier-ignore
  expect(askedBy([modal])).toEqual(["mode", "act"]);
});
