import type { Instruction } from "../../effects/index.js";
import { hasKeyword } from "../read/abilities.js";
import type { Characteristics } from "../state/characteristics.js";
import type { Happening } from "../state/happening.js";
import type { PlayerId } from "../state/identity.js";
import { pastOfTurn, playerOf } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import { sayAction } from "./evidence.js";
import type { Play } from "./play.js";

/** The most that a player's speed can be raised to by the ability that comes with it (702.179d, e). */
const maxSpeed = 4;

/** The id of the triggered ability that comes with speed; it has no source (702.179d). */
const abilityId = "speed";

const increase: Instruction = {
  kind: "keywordAction",
  id: "speed:increase",
  result: "speed:increase",
  action: "increase speed",
  player: { kind: "you" },
  objects: null,
  amount: { kind: "number", value: 1 },
  word: null,
};

/** A player without speed who controls a permanent with start your engines! gets speed 1 (702.179a). */
export function startEngines(play: Play, seen: readonly { readonly looks: Characteristics }[]): boolean {
  const starting = new Set(
    seen.flatMap(({ looks }) => (hasKeyword(looks, "start your engines!") ? [looks.controller] : [])),
  );
  const fresh = [...starting].filter((player) => playerOf(play.state, player).speed === undefined);
  for (const player of fresh) {
    raiseSpeed(play, player, 1);
    sayAction(play, player, "increase speed", [], 1, "702.179a");
  }
  return fresh.length > 0;
}

/** A player's speed increases; without speed it becomes so much (702.179c). */
export function raiseSpeed(play: Play, player: PlayerId, by: number): void {
  play.changePlayer(player, { speed: (playerOf(play.state, player).speed ?? 0) + by });
}

/** Whether the ability that comes with speed does nothing any more as it resolves (603.4, 702.179d). */
export function isAtTop(play: Play, player: PlayerId, ability: string | null): boolean {
  return ability === abilityId && (playerOf(play.state, player).speed ?? 0) >= maxSpeed;
}

/** Whether the ability of a player's speed has triggered this turn, which it does only once (702.179d). */
function hasTriggered({ state }: Play, player: PlayerId): boolean {
  const waits = state.waiting.some(({ ability, scope }) => ability === abilityId && scope.controller === player);
  return (
    waits ||
    pastOfTurn(state).some(
      ({ happening }) =>
        happening.kind === "triggered" && happening.ability === abilityId && happening.player === player,
    )
  );
}

/** "Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed increases by 1" (702.179d). */
export function speedTriggers(play: Play, events: readonly Happening[]): void {
  const { active } = play.state.turn;
  const { speed } = playerOf(play.state, active);
  if (speed === undefined || speed >= maxSpeed || hasTriggered(play, active)) return;
  if (!events.some((event) => event.kind === "lifeLost" && event.player !== active)) return;
  const scope = { ...freshScope(0, active), ability: abilityId };
  const resolution = { targets: [], instructions: [increase] };
  const speedOf = { kind: "speed", of: { kind: "you" } } as const;
  const is = { operator: "less", than: { kind: "number", value: maxSpeed } } as const;
  const condition = { kind: "compare", quantity: speedOf, is } as const;
  play.state = {
    ...play.state,
    waiting: [...play.state.waiting, { scope, ability: abilityId, resolution, condition }],
  };
}
