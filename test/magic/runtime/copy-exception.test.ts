import { expect, it } from "vitest";
import type { Ability, CopyException, TokenSpecification } from "../../../src/magic/effects/index.js";
import { bear, card, create, fixed, group, keyword, n, named, one, permanents, characteristicsOf } from "./builders.js";
import { TestTable } from "./table.js";

const defining = fixed({ kind: "define", power: n(5), toughness: n(5) });

/** The looks of a token that copies a creature with these abilities, except … */
function copyLooks(abilities: readonly Ability[], ...exceptions: readonly CopyException[]) {
  const table = new TestTable();
  table.put(bear("Grove Bear", { abilities, colors: ["green"] }));
  const of = { kind: "matching", filter: permanents({ kind: "named", name: "Grove Bear" }) } as const;
  table.arrange([create([group({ kind: "copy", of, exceptions })])]);
  const [token] = table.tokens();
  return { looks: table.looks(token?.id ?? 0), faces: token?.faces ?? [] };
}

const size: CopyException = { kind: "setPowerToughness", power: n(1), toughness: n(1) };
const white: CopyException = { kind: "setColors", colors: ["white"] };
const spirit = { types: [], subtypes: ["Spirit"] } as const;

it.each<[string, Ability, CopyException, "copied" | "not copied"]>([
  ["power and toughness, where they are set", defining, size, "not copied"],
  ["power and toughness, where a color is set", defining, white, "copied"],
  ["color, where it is set", keyword("devoid"), white, "not copied"],
  ["color, where one is added", keyword("devoid"), { kind: "addColors", colors: ["white"] }, "copied"],
  ["subtypes, where they are set", keyword("changeling"), { kind: "setTypes", ...spirit }, "not copied"],
  ["subtypes, where one is added", keyword("changeling"), { kind: "addTypes", ...spirit }, "copied"],
  ["nothing: another ability stays", keyword("flying"), size, "copied"],
])("copies a characteristic-defining ability or not (707.9d): %s", (_what, ability, exception, expected) => {
  const { faces } = copyLooks([ability], exception);
  expect(faces[0]?.abilities.length).toBe(expected === "copied" ? 1 : 0);
});

it("makes an artifact creature of it that keeps its types, but for its creature types (205.1b)", () => {
  const { looks } = copyLooks(
    [],
    { kind: "addTypes", types: ["artifact", "creature"], subtypes: [] },
    { kind: "setTypes", types: [], subtypes: ["Golem"] },
  );
  expect(looks).toMatchObject({ types: ["creature", "artifact"], subtypes: ["Golem"] });
});

it("takes the card itself where its abilities are not compiled (111.11)", () => {
  const table = new TestTable();
  table.put(card("Lens", { abilities: [keyword("indestructible")] }));
  const characteristics = characteristicsOf({ types: ["artifact"], name: { from: "oracle", literal: "Lens" } });
  const token: TokenSpecification = { kind: "oracle", name: "Lens", characteristics, unread: "abilities" };
  table.arrange([create([group(token)])]);
  expect(table.tokens()[0]?.faces[0]?.abilities).toMatchObject([{ keyword: "indestructible" }]);
});

it("makes a token of a copied permanent spell with its exceptions (707.9, 707.10f)", () => {
  const table = new TestTable();
  const id = table.put(bear("Oren", { supertypes: ["legendary"], manaCost: [] }), "hand");
  table.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  const object = { kind: "matching", filter: { what: "spell", constraints: [] } } as const;
  const exceptions = [{ kind: "removeSupertype", supertype: "legendary" }] as const;
  table.arrange([{ kind: "copySpell", ...named("copy"), object, count: one, newTargets: "no", exceptions }]);
  table.resolve();
  expect(table.looks(table.tokens()[0]?.id ?? 0).supertypes).toEqual([]);
  expect(table.find("Oren")).toHaveLength(2);
});
