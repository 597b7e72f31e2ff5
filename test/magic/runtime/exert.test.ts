import { expect, it } from "vitest";
import type { Instruction } from "../../../src/magic/effects/index.js";
import { bear, named, matching, you } from "./builders.js";
import { TestTable } from "./table.js";

const exert: Instruction = {
  kind: "keywordAction",
  ...named("exert"),
  action: "exert",
  player: you,
  objects: matching(),
  amount: null,
  word: null,
};

it.each([
  [[], false],
  [[exert], true],
])("does not untap during the next untap step of the player who exerted it, and then does (701.43a): %#", (done, tapped) => {
  const table = new TestTable();
  for (const owner of ["you", "opponent", "you", "opponent", "you"]) table.put(bear("Page"), "library", owner);
  table.put(bear("Runner"), "battlefield", "you", { tapped: true });
  table.arrange(done);
  table.advance("upkeep");
  table.advance("endStep");
  table.advance("upkeep");
  expect(table.state.turn.active).toBe("you");
  expect(table.find("Runner")[0]?.tapped).toBe(tapped);
  table.advance("endStep");
  table.advance("upkeep");
  table.advance("endStep");
  table.advance("upkeep");
  expect(table.find("Runner")[0]?.tapped).toBe(false);
}); // prettier-ignore
