import type { Instruction } from "../../effects/index.js";
import { hasKeyword, keywordsNamed } from "../read/abilities.js";
import { creaturesOf } from "../read/permanents.js";
import { staticEffectsOf } from "../read/statics.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { attackSlot, freshScope, undone } from "../state/scope.js";
import { askMay, askSome, entityOption } from "./ask.js";
import { canPay, payCosts } from "./costs.js";
import type { Play } from "./play.js";
import { tapAll } from "./tap.js";

/** What attackers may have their player pay as they attack (508.1g–j), chosen and paid for one after the other. */
export function payToAttack(play: Play, player: PlayerId, attackers: readonly ObjectId[]): void {
  for (const id of attackers) {
    for (const { effect, scope } of staticEffectsOf(play, id, "attackCost")) {
      const slots = { ...scope.slots, [attackSlot]: { ...undone, objects: [id], done: "yes" as const } };
      const frame = { scope: { ...scope, slots } };
      const asking = { player, purpose: "may", rule: "508.1g", about: id } as const;
      if (canPay(play, frame, player, effect.costs) && askMay(play, asking))
        payCosts(play, frame, player, effect.costs);
    }
    const object = findObject(play.state, id);
    const times = object === null ? 0 : keywordsNamed(play.look(object), "enlist").length;
    for (let time = 0; time < times; time += 1) enlist(play, player, id);
  }
}

/** The creatures that may be tapped for enlist: no attackers, and either with haste or the player's since the turn began (702.154a). */
function enlistable(play: Play, player: PlayerId, attacker: ObjectId): ObjectId[] {
  const idle = creaturesOf(play, player).filter(
    ({ object, looks }) =>
      object.id !== attacker &&
      !object.tapped &&
      object.attacking === null &&
      (object.controlledSince < play.state.turn.number || hasKeyword(looks, "haste")),
  );
  return idle.map(({ object }) => object.id);
}

/** The creature gets +X/+0 until end of turn, X being the power of the one that was tapped. */
const slot = "enlisted";
const tapped = { kind: "iteration", slot } as const;
const power = { sign: "plus", amount: { kind: "characteristic", characteristic: "power", of: tapped } } as const;
const nothing = { sign: "plus", amount: { kind: "number", value: 0 } } as const;
const grow: Instruction = {
  kind: "modify",
  id: "enlist:grow",
  result: "enlist:grow",
  objects: { kind: "source" },
  changes: [{ kind: "changePowerToughness", power, toughness: nothing }],
  duration: { kind: "endOfTurn" },
  membership: "lockedIn",
};

/** Enlist (702.154a–d): up to one creature is tapped, and the ability that is linked to that triggers. */
function enlist(play: Play, player: PlayerId, by: ObjectId): void {
  const asking = { player, purpose: "cost", rule: "702.154a", about: by } as const;
  const [chosen] = askSome(play, asking, enlistable(play, player, by), entityOption, [0, 1]);
  if (chosen === undefined) return;
  tapAll(play, [chosen], player);
  const scope = { ...freshScope(by, player), ability: "enlist", iterations: { [slot]: chosen } };
  const resolution = { targets: [], instructions: [grow] };
  const waiting = { scope, ability: "enlist", resolution, condition: null };
  play.state = { ...play.state, waiting: [...play.state.waiting, waiting] };
  const parts = { action: "enlist", player, object: chosen, by, amount: 1, rule: "702.154c", cause: null } as const;
  play.happen([{ kind: "keywordAction", ...parts }]);
}
