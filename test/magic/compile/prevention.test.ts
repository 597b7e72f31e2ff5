import { expect, it } from "vitest";
import { creature, matching, n, source, you, yours } from "../runtime/builders.js";
import { abilityOf, elf, instructionsOf, readOn, sorcery, staticEffectsOf } from "./kit.js";

const target = { kind: "target", target: "t1" };
const thisTurn = { kind: "thisTurn" };

it.each<[string, object]>([
  ["Prevent the next 2 damage that would be dealt to any target this turn.", { amount: n(2), to: [target], by: null, combat: "any" }],
  ["Prevent the next X damage that would be dealt to target creature this turn.", { amount: { kind: "x" }, to: [target] }],
  ["Prevent the next 3 damage that would be dealt this turn to target creature.", { amount: n(3), to: [target] }],
  ["Prevent the next 1 combat damage that would be dealt to you this turn.", { amount: n(1), to: [you], combat: "combat" }],
  ["Prevent the next 4 damage that would be dealt to you and/or creatures you control this turn.", { amount: n(4), to: [you, matching(creature, yours)] }],
  ["Prevent all combat damage target creature would deal this turn.", { amount: "all", to: null, by: target, combat: "combat" }],
  ["Prevent all combat damage two target creatures would deal this turn.", { amount: "all", to: null, by: target, combat: "combat" }],
  ["Prevent all combat damage non-Soldier creatures would deal this turn.", { to: null, by: { what: "permanent", constraints: [{ kind: "not", constraint: { kind: "subtype", subtype: "Soldier" } }, creature] } }],
  ["Prevent all damage that creatures would deal to you this turn.", { to: [you], by: { what: "permanent", constraints: [creature] } }],
  ["Prevent all damage a source of your choice would deal to you this turn.", { to: [you], by: { kind: "choice", chooser: you, filter: { what: "source", constraints: [] } } }],
  ["Prevent all damage that would be dealt to you this turn by sources you don't control.", { to: [you], by: { what: "source" } }],
])("prevents damage for the turn (615.1, 615.7, 609.7): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject([{ kind: "preventDamage", duration: thisTurn, ...expected }]);
}); // prettier-ignore

it("prevents what would be dealt to it and by it, each by itself (615.1)", () => {
  const text = "Prevent all damage that would be dealt to and dealt by target creature this turn.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "preventDamage", to: [target], by: null },
    { kind: "preventDamage", to: null, by: target },
  ]);
});

it.each<[string, object]>([
  ["You gain life equal to the damage prevented this way.", { kind: "gainLife", amount: { kind: "result", slot: "r1" } }],
  ["If damage is prevented this way, you gain that much life.", { kind: "gainLife", amount: { kind: "result", slot: "r1" } }],
  ["Create a Food token for each 1 damage prevented this way.", { kind: "createTokens", groups: [{ count: { kind: "result", slot: "r1" } }] }],
])("does the rest right after the prevention (615.5): %s", (text, then) => {
  const made = instructionsOf(`Prevent the next 3 damage that would be dealt to target creature this turn. ${text}`);
  expect(made).toMatchObject([{ kind: "preventDamage", then: [then] }]);
}); // prettier-ignore

it.each<[string, object]>([
  ["If a source would deal damage to you, prevent 1 of that damage.", { kind: "prevent", amount: n(1) }],
  ["If a source would deal damage to you, you may prevent 2 of that damage.", { kind: "may", replacement: { kind: "prevent", amount: n(2) } }],
  ["If a source would deal damage to you, prevent all but 1 of that damage.", { kind: "prevent", amount: { kind: "difference", from: { kind: "result", slot: "event" }, subtract: n(1) } }],
  ["If damage would be dealt to you, prevent that damage and mill that many cards.", { kind: "prevent", amount: "all", then: [{ kind: "mill", amount: { kind: "result", slot: "event" } }] }],
  ["If damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.", { kind: "prevent", amount: "all", then: [{ kind: "gainLife", amount: { kind: "result", slot: "event" } }] }],
  ["If damage would be dealt to you, put that many charge counters on this creature instead.", { kind: "instead", instructions: [{ kind: "putCounters", count: { kind: "result", slot: "event" }, on: source }] }],
  ["If a red source would deal damage to you, it deals double that damage to you instead.", { kind: "multiply", by: 2 }],
  ["If a creature would deal damage to you, that creature deals twice that much damage to you instead.", { kind: "multiply", by: 2 }],
  ["If a source you control would deal damage to you, it deals triple that damage instead.", { kind: "multiply", by: 3 }],
  ["If a spell would deal damage to you, it deals that much damage minus 1 to you instead.", { kind: "subtract", amount: n(1) }],
])("replaces or prevents damage that would be dealt (614.1a, 615.1): %s", (text, replacement) => {
  const event = { kind: "dealsDamage", to: { kind: "player", reference: you } };
  expect(staticEffectsOf(text, elf)).toMatchObject([{ kind: "replacement", event, replacement }]);
}); // prettier-ignore

it("takes players and permanents each by itself (120.1)", () => {
  const text =
    "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead.";
  expect(staticEffectsOf(text, elf)).toMatchObject([
    {
      event: {
        kind: "anyOf",
        events: [
          { kind: "dealsDamage", to: { kind: "filter", filter: { what: "permanent", constraints: [creature] } } },
          { kind: "dealsDamage", to: { kind: "player", reference: { kind: "anyPlayer" } } },
        ],
      },
    },
  ]);
});

it("has the source chosen as the effect begins, and applies once (609.7a, 615.8)", () => {
  const text = "The next time a red source of your choice would deal damage to you this turn, prevent that damage.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "chooseObjects", result: "r1", objects: { kind: "choice", filter: { what: "source" } } },
    {
      kind: "replaceEvent",
      event: { kind: "dealsDamage", source: { kind: "object", reference: { kind: "result", slot: "r1" } } },
      replacement: { kind: "prevent", amount: "all" },
      limit: "nextTime",
      duration: thisTurn,
    },
  ]);
});

it("replaces damage for the turn (614.3)", () => {
  const text = "If a source you control would deal damage this turn, it deals double that damage instead.";
  expect(instructionsOf(text)).toMatchObject([
    { kind: "replaceEvent", replacement: { kind: "multiply", by: 2 }, duration: thisTurn },
  ]);
});

it.each([
  ["the shield is for each of several", "Prevent the next 2 damage that would be dealt to each of two target creatures this turn.", sorcery],
  ["damage of which two shields speak is prevented", "Prevent all damage that would be dealt to and dealt by target creature this turn. You gain life equal to the damage prevented this way.", sorcery],
  ["nothing was prevented before", "You gain life equal to the damage prevented this way.", sorcery],
  ["another deals the damage instead", "If a source would deal damage to you, this creature deals double that damage to you instead.", elf],
  ["another is dealt the damage instead", "If a source would deal damage to you, it deals double that damage to each opponent instead.", elf],
  ["a static ability speaks of this turn", "If a source would deal damage to you this turn, prevent 1 of that damage.", elf],
  ["a static ability names a target", "If a source would deal damage to target player, prevent 1 of that damage.", elf],
  ["a replacement effect of a spell has no duration", "If a source would deal damage to you, prevent 1 of that damage.", sorcery],
])("is refused where %s", (_, text, card) => {
  expect(readOn(text, card).compiled).toBeNull();
}); // prettier-ignore

it("keeps a condition on the damage (614.1)", () => {
  const text = "If damage would be dealt to this creature while you control a creature, prevent that damage.";
  expect(abilityOf(text, elf)).toMatchObject({
    effects: [{ event: { detail: { conditions: [{ kind: "exists" }] } }, replacement: { kind: "prevent" } }],
  });
});

it.each<[string, object]>([
  [
    "Prevent all damage that would be dealt to you this turn. You gain that much life.",
    { kind: "preventDamage", then: [{ kind: "gainLife", amount: { kind: "result", slot: "r1" } }] },
  ],
  [
    "Prevent the next 2 damage that would be dealt to target creature this turn. Put that many +1/+1 counters on it.",
    { kind: "preventDamage", then: [{ kind: "putCounters", count: { kind: "result", slot: "r1" } }] },
  ],
])("does with that much what it says when it was prevented (615.5): %s", (text, expected) => {
  expect(instructionsOf(text)).toMatchObject([expected]);
});

it("does with that much of a chosen source's damage what it says when it was prevented (615.5)", () => {
  const text =
    "The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain that much life.";
  const then = [{ kind: "gainLife", amount: { kind: "result", slot: "event" } }];
  expect(instructionsOf(text)).toMatchObject([{}, { kind: "replaceEvent", replacement: { kind: "prevent", then } }]);
});

it("refuses to count beforehand what will be prevented (615.5)", () => {
  const text =
    "Prevent all damage that would be dealt to you this turn. If you control an Elf, you gain that much life.";
  expect(readOn(text).compiled).toBeNull();
});
