import { expect, it } from "vitest";
import { instructionsOf } from "./reading.js";

const you = { kind: "you" };
const opponent = { kind: "opponent" };
const n = (value: number) => ({ kind: "number", value });
const destroyedByIt = [
  { kind: "among", of: { kind: "result", slot: "r1" } },
  { kind: "history", did: "destroyedThisTurn" },
];

it.each<[string, object]>([
  [
    'Each player refills their hand as if it were their "draw cards" step.',
    { kind: "refillHand", player: { kind: "eachPlayer" } },
  ],
  [
    'Your opponent skips the "forge a key" step during their next turn.',
    { kind: "skipStep", player: opponent, step: "forgeKey", duration: { kind: "nextTurn", player: "opponent" } },
  ],
  [
    "Deal 1{D} to each creature. Gain 1{A} for each creature destroyed this way.",
    { kind: "gainAmber", amount: { kind: "count", filter: { zones: [], constraints: destroyedByIt } } },
  ],
  [
    "Draw 1 card for each card you have played this turn.",
    { kind: "draw", amount: { kind: "history", event: { kind: "played", player: you } } },
  ],
  [
    "For each creature your opponent controls in excess of you, gain 1{A}.",
    { kind: "repeat", times: { kind: "difference" }, instructions: [{ kind: "gainAmber" }] },
  ],
  ["Heal up to 3 damage from a creature.", { kind: "heal", amount: { kind: "upTo", most: n(3) } }],
  [
    "Remove any number of +1 power counters from a creature.",
    { kind: "removeCounters", counter: "power", amount: { kind: "upTo", most: { kind: "all" } } },
  ],
  [
    "You may play or use a Brobnar card this turn.",
    {
      kind: "lasting",
      effects: [
        { kind: "mayPlay", counted: "together" },
        { kind: "mayUse", counted: "together" },
      ],
    },
  ],
  [
    "You may fight with up to 2 non-Dis creatures this turn.",
    { kind: "lasting", effects: [{ kind: "mayUse", how: "fight", most: n(2) }] },
  ],
  [
    "Place 2{A} from the common supply on an enemy creature.",
    { kind: "moveAmber", amount: n(2), from: { kind: "supply" }, to: { kind: "on" } },
  ],
  ["Return 1{A} from this creature to the common supply.", { kind: "moveAmber", to: { kind: "supply" } }],
  [
    "Destroy each creature with even power.",
    { kind: "destroy", objects: { filter: { constraints: [{ measure: "power", is: { relation: "even" } }] } } },
  ],
  [
    "Destroy a creature with no bonus icons.",
    { kind: "destroy", objects: { filter: { constraints: [{ measure: "bonusIcons" }] } } },
  ],
  ["Ready or exhaust a creature.", { kind: "chooseOne", options: [[{ kind: "ready" }], [{ kind: "exhaust" }]] }],
  ["Deal 2{D} to a friendly creature and 3{D} to an enemy creature.", { kind: "dealDamage", amount: n(3) }],
  ["Deal 3{D} each to 2 creatures.", { kind: "dealDamage", amount: n(3), to: { most: n(2) } }],
  [
    "Deal 2{D} to a creature. Deal an additional 2{D} to the same creature.",
    { kind: "dealDamage", amount: n(2), to: { kind: "result", slot: "r1" } },
  ],
  ["Archive a purged card.", { kind: "move", objects: { filter: { zones: ["purged"] } } }],
])("lowers what is done: %s", (text, expected) => {
  expect(instructionsOf(text).at(-1)).toMatchObject(expected);
});
