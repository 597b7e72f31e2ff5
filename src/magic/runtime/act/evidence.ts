import { creaturesOf } from "../read/permanents.js";
import { characteristicOf } from "../read/quantity.js";
import { subjectOf } from "../read/sight.js";
import { IllegalAction, WrongAnswer } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Option } from "../state/request.js";
import { permanentIds, playerOf } from "../state/objects.js";
import { askSome, entityOption } from "./ask.js";
import { addCounters } from "./counters.js";
import { canSacrifice, sacrificeAll } from "./destroy.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";

/** A keyword action that a player may not be able to do: whether they can, and doing it; the objects used are given back. */
export interface Doable {
  readonly rule: string;
  readonly can: (play: Play, player: PlayerId, amount: number) => boolean;
  readonly act: (play: Play, player: PlayerId, amount: number, about: ObjectId) => readonly ObjectId[];
}

/** The total mana value of cards. */
function totalManaValue(play: Play, ids: readonly ObjectId[]): number {
  return ids.reduce((sum, id) => {
    const subject = subjectOf(play, id);
    return sum + (subject === null ? 0 : characteristicOf(subject, "manaValue"));
  }, 0);
}

function exile(play: Play, ids: readonly ObjectId[], rule: string): void {
  moveAll(
    play,
    ids.map((object) => ({ object, to: "exile" })),
    rule,
  );
}

/** Collect evidence N (701.59a): cards with total mana value N or greater are exiled from the player's graveyard. */
const collectEvidence: Doable = {
  rule: "701.59a",
  can: (play, player, amount) => totalManaValue(play, playerOf(play.state, player).graveyard) >= amount,
  act: (play, player, amount, about) => {
    const { graveyard } = playerOf(play.state, player);
    const asking = { player, purpose: "cost", rule: "701.59a", about } as const;
    const chosen = askSome(play, asking, graveyard, entityOption, [Math.min(1, amount), graveyard.length]);
    if (totalManaValue(play, chosen) < amount)
      throw new WrongAnswer("the cards have less than that total mana value", "701.59a");
    exile(play, chosen, "701.59a");
    return chosen;
  },
};

/** Blight N (701.68a): N -1/-1 counters are put on a creature that the player controls. */
const blight: Doable = {
  rule: "701.68a",
  can: (play, player) => creaturesOf(play, player).length > 0,
  act: (play, player, amount, about) => {
    const asking = { player, purpose: "cost", rule: "701.68a", about } as const;
    const chosen = askSome(
      play,
      asking,
      creaturesOf(play, player).map(({ object }) => object.id),
      entityOption,
      [1, 1],
    );
    const events = chosen.flatMap((on) => addCounters(play, { on, counter: "-1/-1", amount, player }));
    if (events.length > 0) play.happen(events);
    return chosen;
  },
};

/** The Foods that a player can sacrifice. */
function foodsOf(play: Play, player: PlayerId): ObjectId[] {
  return permanentIds(play.state).filter(
    (id) => canSacrifice(play, player, id) && subjectOf(play, id)?.looks.subtypes.includes("Food") === true,
  );
}

/** Forage (701.61a): three cards are exiled from the player's graveyard, or a Food is sacrificed. */
const forage: Doable = {
  rule: "701.61a",
  can: (play, player) => playerOf(play.state, player).graveyard.length >= 3 || foodsOf(play, player).length > 0,
  act: (play, player, _, about) => {
    const { graveyard } = playerOf(play.state, player);
    const foods = foodsOf(play, player);
    const words = [...(graveyard.length >= 3 ? ["exile"] : []), ...(foods.length > 0 ? ["sacrifice"] : [])];
    const asking = { player, purpose: "cost", rule: "701.61a", about } as const;
    const [way] = askSome(play, asking, words, (word): Option => ({ kind: "word", word }), [1, 1]);
    if (way === undefined) throw new IllegalAction("the player cannot forage", "701.61a");
    const [from, count] = way === "exile" ? ([graveyard, 3] as const) : ([foods, 1] as const);
    const chosen = askSome(play, asking, from, entityOption, [count, count]);
    if (way === "exile") exile(play, chosen, "701.61a");
    else sacrificeAll(play, player, chosen);
    return chosen;
  },
};

/** The keyword actions that a player may be unable to do; as costs they cannot be paid then (118.3, 701.59b, 701.68b). */
export const doables: Readonly<Record<string, Doable>> = {
  "collect evidence": collectEvidence,
  blight,
  forage,
};

/** A player has done a keyword action, which abilities may trigger on. */
export function sayAction(
  play: Play,
  player: PlayerId,
  action: string,
  objects: readonly ObjectId[],
  amount: number,
  rule: string,
): void {
  const [object = null] = objects;
  play.happen([{ kind: "keywordAction", action, player, object, amount, rule, cause: play.cause }]);
}
