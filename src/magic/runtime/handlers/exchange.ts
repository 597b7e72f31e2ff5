import type { Exchanged, InstructionOf, PrivateZone } from "../../effects/index.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { startEffect } from "../act/effects.js";
import { setLife } from "../act/life.js";
import { moveAll } from "../act/move.js";
import type { Play } from "../act/play.js";
import { isForbiddenTo } from "../act/rules.js";
import { playersOf } from "../read/player.js";
import { presentOf } from "../read/reference.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { didOrNot } from "./did.js";
import { newController } from "./modify.js";

/** Whether the exchange took place: all of it, or none (701.12a). */
type Exchange = "exchanged" | "not";

/** Two permanents change controllers; nothing happens where one is gone or one player has both (701.12b). */
function control(play: Play, { scope }: Frame, { of }: ByKind<Exchanged>["control"], slot: string): Exchange {
  const [first, second, ...more] = [...new Set(presentOf(play, scope, of))];
  if (first === undefined || second === undefined || more.length > 0) return "not";
  const [one, other] = [controllerOf(play, first), controllerOf(play, second)];
  if (one === null || other === null || one === other) return "not";
  give(play, scope, first, other, slot);
  give(play, scope, second, one, slot);
  for (const id of [first, second]) newController(play, id);
  return "exchanged";
}

function controllerOf(play: Play, id: ObjectId): PlayerId | null {
  const object = findObject(play.state, id);
  return object?.zone === "battlefield" ? play.look(object).controller : null;
}

function give(play: Play, scope: Scope, id: ObjectId, player: PlayerId, slot: string): void {
  startEffect(play, {
    scope: { ...scope, iterations: { ...scope.iterations, [slot]: player } },
    affected: { kind: "objects", objects: [id] },
    changes: [{ kind: "control", controller: { kind: "iterationPlayer", slot } }],
    copied: null,
    duration: { kind: "indefinite" },
  });
}

/** Whether the player's life total may become that (119.7, 119.8). */
function mayHave(play: Play, player: PlayerId, total: number): boolean {
  const { life } = playerOf(play.state, player);
  if (total > life) return !isForbiddenTo(play, player, "gainLife");
  return total === life || !isForbiddenTo(play, player, "loseLife");
}

/** Each of two players gains or loses life to the other's total before (701.12c). */
function lifeTotals(play: Play, { scope }: Frame, { of }: ByKind<Exchanged>["lifeTotals"]): Exchange {
  const [first, second, ...more] = playersOf(play, scope, of);
  if (first === undefined || second === undefined || more.length > 0) return "not";
  const [one, other] = [playerOf(play.state, first).life, playerOf(play.state, second).life];
  if (!mayHave(play, first, other) || !mayHave(play, second, one)) return "not";
  setLife(play, first, other);
  setLife(play, second, one);
  return "exchanged";
}

/** A life total becomes a power or toughness, which is set to what the life total was (701.12g, 613.4b). */
function lifeTotal(play: Play, { scope }: Frame, what: ByKind<Exchanged>["lifeTotal"]): Exchange {
  const [player] = playersOf(play, scope, what.of);
  const [id] = presentOf(play, scope, what.object);
  const object = id === undefined ? null : findObject(play.state, id);
  const stat = object?.zone === "battlefield" ? play.look(object)[what.with] : null;
  if (player === undefined || object === null || stat === null) return "not";
  if (!mayHave(play, player, stat)) return "not";
  const value = { kind: "number", value: playerOf(play.state, player).life } as const;
  const set = { power: null, toughness: null, [what.with]: value };
  startEffect(play, {
    scope,
    affected: { kind: "objects", objects: [object.id] },
    changes: [{ kind: "setBasePowerToughness", ...set }],
    copied: null,
    duration: { kind: "indefinite" },
  });
  setLife(play, player, stat);
  return "exchanged";
}

/** The cards of two zones of a player go each into the other, even where one is empty (701.12d, 701.12f). */
function zones(play: Play, { scope }: Frame, what: ByKind<Exchanged>["zones"]): Exchange {
  const [player] = playersOf(play, scope, what.of);
  if (player === undefined) return "not";
  const { first, second } = what;
  const to = (zone: PrivateZone, other: PrivateZone) =>
    playerOf(play.state, player)[zone].map((object) => ({ object, to: other, scope }));
  moveAll(play, [...to(first, second), ...to(second, first)], "701.12f");
  return "exchanged";
}

const exchanges: Table<Exchanged, [Play, Frame, string], Exchange> = {
  control: (what, play, frame, slot) => control(play, frame, what, slot),
  lifeTotals: (what, play, frame) => lifeTotals(play, frame, what),
  lifeTotal: (what, play, frame) => lifeTotal(play, frame, what),
  zones: (what, play, frame) => zones(play, frame, what),
};

function exchanged<Kind extends Exchanged["kind"]>(
  kind: Kind,
  what: ByKind<Exchanged>[Kind],
  ...rest: [Play, Frame, string]
): Exchange {
  return exchanges[kind](what, ...rest);
}

/** Two things change places, both or neither (701.12a). */
export const exchange: Handler<"exchange"> = ({ what, result }: InstructionOf<"exchange">, play, frame) => {
  const made = exchanged(what.kind, what, play, frame, result) === "exchanged";
  if (made) play.happen([{ kind: "exchanged", what: what.kind, rule: "701.12a", cause: play.cause }]);
  return didOrNot(made);
};
