import { expect, it } from "vitest";
import { creature, matching, n, one, permanents, source, you, yours } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn, sorcery, staticEffectsOf } from "./kit.js";

const target = { kind: "target", target: "t1" };
const permit = (permission: object): object => ({ kind: "permit", permission });
const prohibit = (prohibition: object): object => ({ kind: "prohibit", prohibition });
const isIsland = { kind: "subtype", subtype: "Island" } as const;

it.each<[string, readonly object[]]>([
  ["This creature can attack as though it didn't have defender.", [permit({ kind: "attackAsThoughNoDefender" })]],
  ["This creature can block an additional creature each combat.", [permit({ kind: "blockAdditional", count: one })]],
  ["This creature can block two additional creatures each combat.", [permit({ kind: "blockAdditional", count: n(2) })]],
  ["This creature can block any number of creatures.", [permit({ kind: "blockAdditional", count: { kind: "anyNumber" } })]],
  ["This creature must be blocked if able.", [{ kind: "require", requirement: { kind: "beBlocked", by: null, when: "any" } }]],
  ["This creature must be blocked by a Goblin if able.", [{ kind: "require", requirement: { kind: "beBlocked", by: { what: "permanent" } } }]],
  ["This creature can't be blocked by more than one creature.", [prohibit({ kind: "beBlocked", by: null, moreThan: one })]],
  ["This creature can't be blocked except by three or more creatures.", [prohibit({ kind: "beBlocked", except: null, fewerThan: n(3) })]],
  ["This creature can't attack unless defending player controls an Island.", [prohibit({ kind: "attack", whom: null, unless: { kind: "exists", what: permanents(isIsland, { kind: "controlledBy", player: { kind: "defendingPlayer" } }) } })]],
  ["This creature can't attack you or a planeswalker you control.", [prohibit({ kind: "attack", whom: you }), prohibit({ kind: "attack", whom: { kind: "matching" } })]],
  ["This creature can't be blocked by creatures with greater power.", [prohibit({ kind: "beBlocked", by: { constraints: [{ cardType: "creature" }, { kind: "characteristic", is: { operator: "greater", than: { of: source } } }] } })]],
  ["This creature can't become untapped.", [prohibit({ kind: "becomeUntapped" })]],
  ["This creature assigns combat damage equal to its toughness rather than its power.", [{ kind: "assignCombatDamage", amount: "toughness" }]],
])("says what a creature can, can't and must do in combat (508.1c, 509.1b, c, 510.1): %s", (text, changes) => {
  expect(staticEffectsOf(text)).toMatchObject([{ kind: "continuous", affected: source, changes }]);
}); // prettier-ignore

it("lets several attack though they have defender (609.4)", () => {
  expect(staticEffectsOf("Creatures you control can attack as though they didn't have defender.")).toMatchObject([
    { affected: matching(creature, yours), changes: [permit({ kind: "attackAsThoughNoDefender" })] },
  ]);
});

it("forbids while what would free it does not hold (101.2)", () => {
  const ability = abilityOf("This creature can't attack unless you control an Island.", elf);
  expect(ability).toMatchObject({
    condition: { kind: "not", condition: { kind: "exists" } },
    effects: [{ changes: [prohibit({ kind: "attack", whom: null })] }],
  });
});

it.each<[string, object]>([
  ["Target creature can attack this turn as though it didn't have defender.", permit({ kind: "attackAsThoughNoDefender" })],
  ["Target creature can block an additional creature this turn.", permit({ kind: "blockAdditional", count: one })],
  ["Target creature must be blocked this turn if able.", { kind: "require", requirement: { kind: "beBlocked" } }],
  ["Target creature can't be regenerated this turn.", prohibit({ kind: "beRegenerated" })],
  ["Target creature can't be blocked this turn except by creatures with haste.", prohibit({ kind: "beBlocked", except: { what: "permanent" } })],
  ["Target creature can't be blocked this turn by Walls.", prohibit({ kind: "beBlocked", by: { what: "permanent" } })],
  ["Target creature assigns no combat damage this turn.", { kind: "assignCombatDamage", amount: "none" }],
])("lasts for the turn (611.2a): %s", (text, change) => {
  expect(instructionsOf(text)).toMatchObject([
    { kind: "modify", objects: target, changes: [change], duration: { kind: "thisTurn" } },
  ]);
}); // prettier-ignore

it.each<[string, object]>([
  ["Whenever this creature attacks and isn't blocked, draw a card.", { kind: "attacksUnblocked", object: { kind: "object", reference: source } }],
  ["Whenever a creature attacks you or a planeswalker you control, draw a card.", { kind: "anyOf", events: [{ kind: "attacks", whom: { kind: "player", reference: you } }, { kind: "attacks", whom: { kind: "filter" } }] }],
])("triggers in combat (508.3, 509.3g): %s", (text, event) => {
  expect(abilityOf(text, elf)).toMatchObject({ kind: "triggered", event });
}); // prettier-ignore

it("means the other of the two creatures, whichever blocks (509.3c, d)", () => {
  const text = "Whenever this creature blocks or becomes blocked by a creature, destroy that creature.";
  expect(abilityOf(text, elf)).toMatchObject({
    event: {
      kind: "anyOf",
      events: [
        { kind: "blocks", object: { kind: "object" }, by: { kind: "filter" } },
        { kind: "blocks", object: { kind: "filter" }, by: { kind: "object" } },
      ],
    },
    resolution: {
      instructions: [{ objects: { kind: "among", filter: { constraints: [{ kind: "otherThan", object: source }] } } }],
    },
  });
});

it.each<[string, readonly object[]]>([
  ["Activate only during your turn, before attackers are declared.", [{ kind: "during", part: "turn", whose: you }, { kind: "before", part: "declareAttackersStep" }]],
  ["Activate only before blockers are declared.", [{ kind: "before", part: "declareBlockersStep" }]],
  ["Activate only during combat after blockers are declared.", [{ kind: "during", part: "combat" }, { kind: "after", part: "declareBlockersStep" }]],
  ["Activate only during the declare attackers step.", [{ kind: "during", part: "declareAttackersStep", whose: null }]],
  ["Activate only before the combat damage step.", [{ kind: "before", part: "combatDamageStep" }]],
  ["Activate only during combat and only if you control an Island.", [{ kind: "during", part: "combat" }, { kind: "onlyIf", condition: { kind: "exists" } }]],
])("restricts when an ability may be activated (602.5): %s", (text, restrictions) => {
  expect(abilityOf(`{T}: Draw a card. ${text}`, elf)).toMatchObject({ restrictions });
}); // prettier-ignore

it("restricts when a spell may be cast (601.3)", () => {
  const text = "Cast this spell only during combat before blockers are declared.";
  expect(abilityOf(text, sorcery)).toMatchObject({
    kind: "static",
    effects: [
      { kind: "timing", restriction: { kind: "during", part: "combat" } },
      { kind: "timing", restriction: { kind: "before", part: "declareBlockersStep" } },
    ],
  });
});

it.each([
  ["it is no word of combat", "This creature can draw a card."],
  ["the number of blockers is one of a kind", "This creature can't be blocked except by two or more Goblins."],
  ["damage is assigned otherwise", "This creature assigns combat damage equal to its toughness rather than its toughness."],
  ["nothing says until when", "When this creature enters, it assigns no combat damage."],
  ["a creature blocks one and is blocked by another kind", "Whenever this creature blocks a Goblin or becomes blocked by an Elf, draw a card."],
  ["what would free it from one thing is said behind two", "This creature gets +1/+1 and can't attack unless you control an Island."],
  ["a payment would free it", "This creature can't attack unless you pay {2}."],
])("is refused where %s", (_, text) => {
  expect(readOn(text, elf).compiled).toBeNull();
}); // prettier-ignore
