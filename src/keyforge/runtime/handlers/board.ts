import type { Handler } from "../act/carry-out.js";
import { insert, placeFor } from "../act/enter.js";
import { askOrder, cardOption } from "../act/ask.js";
import { attach as attachTo, exchangePlaces, giveControl, lend, swapControl } from "../act/control.js";
import { flip as flipOne } from "../act/flip.js";
import { makeTokens as make } from "../act/tokens.js";
import { takeOut } from "../act/zones.js";
import { cardMeant, cardsOf } from "../read/reference.js";
import { playerMeant, playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { sinceNow } from "../read/lasts.js";
import { cardOf, isInPlay } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Play } from "../act/play.js";
import { happening } from "../state/happening.js";
import { didTo, together } from "../state/scope.js";

/** Cards that become token creatures one at a time, in the order that their maker chooses (R37). */
function inOrder(play: Play, maker: PlayerId, cards: readonly CardId[]): readonly CardId[] {
  return askOrder(play, { player: maker, purpose: "order", rule: "R37", about: null }, cards, cardOption);
}

/** "make a token creature": each maker of their own deck, by their own reference card (R1, R9–R13). */
export const makeTokens: Handler<"makeTokens"> = ({ maker, count, named, from, placement }, play, { scope }) => {
  const values = playersOf(play, scope, maker).map((who) => {
    const source =
      from === null
        ? { count: countOf(play, scope, count) }
        : { cards: inOrder(play, who, cardsOf(play, scope, from)) };
    return didTo(make(play, scope, { maker: who, named, from: source, placement }));
  });
  return together(values);
};

/** "attach … to …": an upgrade that is in play changes its creature. */
export const attach: Handler<"attach"> = ({ objects, to }, play, { scope }) => {
  const host = cardMeant(play, scope, to);
  if (host === null || !isInPlay(play.state, host)) return didTo([]);
  return didTo(cardsOf(play, scope, objects).filter((id) => attachTo(play, id, host)));
};

/** "attach it as an upgrade with the text …": it is then an upgrade that grants that. */
export const grantUpgradeText: Handler<"grantUpgradeText"> = ({ objects, to, abilities }, play, { scope }) => {
  const host = cardMeant(play, scope, to);
  if (host === null || !isInPlay(play.state, host)) return didTo([]);
  const attached = cardsOf(play, scope, objects).filter((id) => attachTo(play, id, host));
  for (const id of attached) play.change(id, { asUpgrade: abilities });
  return didTo(attached);
};

/** "take control of": it stays the token creature that it was made as (R22); for a while where the text says so. */
export const takeControl: Handler<"takeControl"> = ({ player, objects, duration }, play, { scope }) => {
  const who = playerMeant(play, scope, player);
  if (who === null) return didTo([]);
  const taken = cardsOf(play, scope, objects).filter((id) => {
    const from = cardOf(play.state, id).controller;
    if (!giveControl(play, id, who)) return false;
    if (duration !== null) lend(play, { card: id, from, scope, ...sinceNow(play.state, duration) });
    return true;
  });
  return didTo(taken);
};

/** "swap": the two change places, and with that their controllers where it is control (R22). */
export const swap: Handler<"swap"> = ({ what, objects, with: other }, play, { scope }) => {
  const all = [...cardsOf(play, scope, objects), ...(other === null ? [] : cardsOf(play, scope, other))];
  const [first, second] = all.filter((id) => isInPlay(play.state, id));
  if (first === undefined || second === undefined || first === second) return didTo([]);
  if (what === "control") swapControl(play, first, second);
  else exchangePlaces(play, first, second);
  return didTo([first, second]);
};

/** "move it to a flank": within its battleline, entering nothing. */
export const moveInBattleline: Handler<"moveInBattleline"> = ({ objects, placement }, play, { scope }) => {
  const cards = cardsOf(play, scope, objects).filter(
    (id) => isInPlay(play.state, id) && play.look(id).type === "creature",
  );
  for (const id of cards) {
    const { controller } = cardOf(play.state, id);
    takeOut(play, id);
    insert(play, id, controller, placeFor(play, scope, placement, controller));
    play.happen(happening("repositioned", { card: id, player: controller }));
  }
  return didTo(cards);
};

/** "flip faceup", "flip facedown" (R25, R26). */
export const flip: Handler<"flip"> = ({ objects, facing }, play, { scope }) =>
  didTo(cardsOf(play, scope, objects).filter((id) => flipOne(play, id, facing)));
