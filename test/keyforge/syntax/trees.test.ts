import { expect, it } from "vitest";
import { treeOf } from "./support.js";

/** The predicate of the first clause of the first sentence. */
function predicate(text: string): unknown {
  const node = treeOf(text);
  if (node?.kind !== "headed" && node?.kind !== "constant") return null;
  const [first] = node.sentences[0]?.sentence.clauses ?? [];
  return first?.clause.kind === "clause" ? first.clause.verbs[0]?.predicate : null;
}

it("keeps the headers of an ability", () => {
  expect(treeOf("Play/After Reap: Draw a card.")).toMatchObject({ kind: "headed", headers: ["play", "afterReap"] });
});

it("keeps a line of keywords with what they take", () => {
  expect(treeOf("Assault 2. Enhance {A}{D}.")).toMatchObject({
    kind: "keywordLine",
    keywords: [
      { keyword: { keyword: "assault", amount: { kind: "number", value: 2 } } },
      { keyword: { keyword: "enhance", icons: [{ icon: "aember" }, { icon: "damage" }] } },
    ],
  });
});

it.each([
  ["Play: Make 2 token creatures.", { kind: "make", object: { determiner: { kind: "count", amount: { value: 2 } }, modifiers: [{ kind: "token" }] } }], // prettier-ignore
  ["Play: Make a Cultist.", { kind: "make", object: { noun: { kind: "name", name: "Cultist", sort: "token" } } }],
  ["Play: Deal 3{D} to a creature.", { kind: "deal", damage: { noun: { icon: "damage" } }, to: { whom: { kind: "described" } } }], // prettier-ignore
  ["Play: Move 1{A} from Zorbo to your pool.", { kind: "move", from: { whom: { noun: { sort: "own" } } }, to: { preposition: "to" } }], // prettier-ignore
  ["Play: Steal 1{A}.", { kind: "steal", aember: { noun: { kind: "icon", icon: "aember" } } }],
  ["Play: Destroy each friendly Mars creature.", { kind: "destroy", object: { modifiers: [{ adjective: "friendly" }, { house: "mars" }] } }], // prettier-ignore
  [
    "Play: Destroy each Zyzz creature.",
    { kind: "destroy", object: { modifiers: [{ kind: "trait", known: "unknown" }] } },
  ],
  ["Play: Destroy each creature not on a flank.", { kind: "destroy", object: { post: [{ kind: "place", not: "not", preposition: "on" }] } }], // prettier-ignore
  ["Zorbo enters play ready.", { kind: "enter", states: { state: "ready" } }],
  ["Play: Return it to its owner's hand.", { kind: "return", object: { kind: "pronoun", word: "it" }, to: { preposition: "to" } }], // prettier-ignore
])("lifts %s", (text, expected) => {
  expect(predicate(text)).toMatchObject(expected);
});

it("has no words of the source in a tree, names and written icons aside", () => {
  expect(JSON.stringify(treeOf("Play: Destroy each friendly creature with power 3 or lower."))).not.toMatch(/Destroy/u);
});
