import { castSpell } from "../act/cast.js";
import { askMay } from "../act/ask.js";
import { arrange, topCards } from "../act/library.js";
import { moveAll } from "../act/move.js";
import type { Play } from "../act/play.js";
import { forNothing } from "../act/ways.js";
import { characteristicOf } from "../read/quantity.js";
import { subjectOf } from "../read/sight.js";
import { IllegalAction } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject, playerOf } from "../state/objects.js";

/** Whether it is a nonland card with that mana value or less. */
function isFound(play: Play, id: ObjectId, most: number): boolean {
  const subject = subjectOf(play, id);
  return subject !== null && !subject.looks.types.includes("land") && characteristicOf(subject, "manaValue") <= most;
}

/** Exiles cards from the top of a library until such a card is exiled; all of them are given back, that card last. */
function exileUntil(play: Play, player: PlayerId, most: number, rule: string) {
  const exiled: ObjectId[] = [];
  for (const card of topCards(play, player, playerOf(play.state, player).library.length)) {
    const [id = null] = moveAll(play, [{ object: card, to: "exile" }], rule);
    if (id === null) continue;
    exiled.push(id);
    if (isFound(play, id, most)) return { exiled, found: id };
  }
  return { exiled, found: null };
}

/** Casts the card without paying its mana cost, where the player likes and the rules and its mana value let them. */
function castIt(play: Play, player: PlayerId, id: ObjectId, most: number, rule: string): boolean {
  if (!askMay(play, { player, purpose: "may", rule, about: id })) return false;
  const before = play.state;
  try {
    const spell = subjectOf(play, castSpell(play, player, id, { ways: [forNothing], face: 0 }));
    if (spell !== null && characteristicOf(spell, "manaValue") <= most) return true;
  } catch (error) {
    if (!(error instanceof IllegalAction) || error.name === "WrongAnswer") throw error;
  }
  play.state = before;
  return false;
}

/** Puts those of the cards that are still exiled on the bottom of the library in a random order. */
function putBack(play: Play, player: PlayerId, cards: readonly ObjectId[], rule: string): void {
  const left = cards.filter((id) => findObject(play.state, id)?.zone === "exile");
  const back = moveAll(
    play,
    left.map((object) => ({ object, to: "library", position: "bottom" })),
    rule,
  ).filter((id) => id !== null);
  if (back.length > 1) arrange(play, player, back, { end: "bottom", order: "random" });
}

/** What follows where the card that was found is not cast. */
type Uncast = "toHand" | "back";

/**
 * Cascade (702.85a) and discover (701.57a): the first nonland card of the library with no more than that mana value may
 * be cast for nothing. The card that was found is given back.
 */
export function castFound(play: Play, player: PlayerId, most: number, uncast: Uncast): readonly ObjectId[] {
  const rule = uncast === "toHand" ? "701.57a" : "702.85a";
  const { exiled, found } = exileUntil(play, player, most, rule);
  const isCast = found !== null && castIt(play, player, found, most, rule);
  if (found !== null && !isCast && uncast === "toHand") moveAll(play, [{ object: found, to: "hand" }], rule);
  putBack(play, player, exiled, rule);
  return found === null ? [] : [found];
}
