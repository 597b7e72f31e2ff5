import type { Instruction, PlayerReference } from "../../effects/index.js";
import { n, named, opponents, you } from "./arranging.js";
import { creatureToken } from "./creature-token.js";
import type { Drive } from "./drive.js";
import { sides } from "./world.js";

const one = n(1);
const everyone: PlayerReference = { kind: "eachPlayer" };

/** A small creature of a player's dies, and so does a token. */
function deaths(player: PlayerReference): Instruction[] {
  const token = { kind: "specified", characteristics: creatureToken(["Goblin"], ["red"], [1, 1]) } as const;
  const constraints = [
    { kind: "controlledBy", player },
    { kind: "named", name: "Small Creature" },
  ] as const;
  const small = { kind: "matching", filter: { what: "permanent", constraints } } as const;
  return [
    {
      kind: "createTokens",
      ...named("token"),
      creator: player,
      controller: player,
      groups: [{ count: one, token, enters: [] }],
    },
    { kind: "sacrifice", ...named("token"), player, objects: { kind: "result", slot: named("token").result } },
    { kind: "destroy", ...named("die"), actor: player, objects: small },
  ];
}

/** What many abilities look back at: life gained and lost, cards drawn, discarded and milled, things that died. */
const events: readonly Instruction[] = [
  { kind: "gainLife", ...named("gain"), player: everyone, amount: one },
  { kind: "loseLife", ...named("lose"), player: everyone, amount: one },
  { kind: "drawCards", ...named("draw"), player: everyone, amount: one },
  { kind: "discard", ...named("discard"), player: everyone, what: null, amount: one, manner: "chosen" },
  { kind: "mill", ...named("mill"), player: everyone, amount: one },
  ...deaths(you),
  ...deaths(opponents),
];

/** Lets much happen in the turn: combat, and what many abilities look back at. */
export function makeEventful(drive: Drive): void {
  drive.advance("declareAttackersStep", sides.you);
  drive.advance("secondMainPhase", sides.you);
  drive.arrange(...events);
  drive.settle();
  drive.refill();
}
