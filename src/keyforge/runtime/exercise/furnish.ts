import type { Ability, KeyColor } from "../../effects/index.js";
import type { PlayerId } from "../state/identity.js";
import { players, sturdyArmor, wanted } from "./pieces.js";
import type { Policy } from "./policy.js";
import { plainCard, sides } from "./satisfy.js";
import type { Setting } from "./setting.js";
import { conditionsOf } from "./walk.js";

/** Next to nothing: for what asks that there is none of something. */
function bareSide(setting: Setting, side: PlayerId, { offset }: Policy): void {
  for (let number = 0; number < 6; number += 1)
    setting.put(plainCard("Crowd", "creature", "untamed"), number > 1 ? "deck" : "discard", side);
  const isEmpty = offset % 2 !== 0;
  for (let number = 0; number < (isEmpty ? 0 : 2); number += 1)
    setting.put(plainCard("A creature", "creature", "untamed"), "hand", side);
  setting.change(side, { amber: isEmpty ? 0 : 1 });
}

const everyColor: readonly KeyColor[] = ["red", "yellow", "blue"];

/** The colors of keys that someone has forged: of those that an ability speaks of, two at most; none for want of pieces. */
function colors(ability: Ability, { offset, pieces }: Policy): readonly KeyColor[] {
  if (pieces !== "plenty") return [];
  const asked = conditionsOf(ability).flatMap((one) => (one.kind === "keyForged" ? [one.color] : []));
  const known = everyColor.filter((color) => asked.includes(color));
  const start = known.length > 2 && offset % 2 !== 0 ? 1 : 0;
  return known.length > 0 ? known.slice(start, start + 2) : ["red"];
}

/** The creatures and artifacts of a side. */
function furnishPlay(setting: Setting, house: string, side: PlayerId, ability: Ability, policy: Policy): void {
  const armor = policy.foes === "sturdy" && side === sides.opponent ? sturdyArmor : null;
  const creature = { ...plainCard("Crowd", "creature", house), power: 2, armor };
  const stranger = { ...plainCard("Stranger", "creature", "untamed"), power: 3, armor };
  setting.put(creature, "play", side, { damage: 1, amber: 1 });
  setting.put(stranger, "play", side, { exhausted: true, statuses: ["stun"] });
  const more = side === policy.richer ? Math.max(3, wanted(ability) - 2) : 0;
  for (let number = 0; number < more; number += 1) setting.put(creature, "play", side);
  setting.put(plainCard("Thing", "artifact", house), "play", side, { exhausted: true });
}

/** The cards that a side has out of play. */
function furnishPiles(setting: Setting, house: string, side: PlayerId, { richer, offset }: Policy): void {
  const creature = { ...plainCard("Crowd", "creature", house), power: 2 };
  const stranger = { ...plainCard("Stranger", "creature", "untamed"), power: 3 };
  const types = ["creature", "action", "artifact", "upgrade"] as const;
  if (offset % 2 !== 0) setting.put(stranger, "deck", side);
  for (const zone of ["hand", "deck", "discard"] as const)
    for (const type of types) setting.put(plainCard(`A ${type}`, type, house), zone, side);
  for (let number = 0; number < (side === richer ? 12 : 0); number += 1) setting.put(stranger, "discard", side);
  for (let number = 0; number < 6; number += 1) setting.put(creature, "deck", side);
  for (const zone of ["archives", "purged"] as const) setting.put(creature, zone, side);
}

/** What lies about anyway: creatures, artifacts, hands, decks, discard piles, æmber, keys and chains; one side has more. */
export function furnish(setting: Setting, house: string, ability: Ability, policy: Policy): void {
  const { richer, pieces } = policy;
  for (const side of players) {
    const isRicher = side === richer;
    if (pieces === "nothing" || (pieces === "none" && !isRicher)) {
      bareSide(setting, side, policy);
      continue;
    }
    furnishPlay(setting, house, side, ability, policy);
    furnishPiles(setting, house, side, policy);
    const amber = policy.many === "all" ? 30 : 12;
    setting.change(side, { amber: isRicher ? amber : 4, keys: isRicher ? colors(ability, policy) : [], chains: 2 });
  }
}
