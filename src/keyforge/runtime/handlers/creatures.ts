import type { Quantity, Status } from "../../effects/index.js";
import { askShares, askUpTo } from "../act/ask.js";
import type { Handler } from "../act/carry-out.js";
import { putCounters as put, removeCounters as remove } from "../act/counters.js";
import { type Blow, deal } from "../act/damage.js";
import type { Play } from "../act/play.js";
import { use as useCard } from "../act/use.js";
import { cardMeant, cardsOf } from "../read/reference.js";
import { playerMeant } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { isBarred } from "../read/rules.js";
import { cardOf, isInPlay, neighborsOf } from "../state/cards.js";
import { happening, type HappeningKind } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Use } from "../state/request.js";
import { didSoMuch, didTo, type Scope, type SlotValue } from "../state/scope.js";

/** How much each creature is to be dealt: the same, what is said of each of them, or what is divided among them. */
function amounts(
  play: Play,
  { division, amount, ofEach }: Parameters<Handler<"dealDamage">>[0],
  cards: readonly CardId[],
  scope: Scope,
): readonly number[] {
  if (ofEach !== undefined)
    return cards.map((card) =>
      countOf(play, { ...scope, iterations: { ...scope.iterations, [ofEach]: card } }, amount),
    );
  const count = countOf(play, scope, amount);
  if (division === "each") return cards.map(() => count);
  return askShares(play, { player: scope.player, purpose: "division", rule: "dividing", about: null }, cards, count);
}

/** "deal 2 damage to a creature", with splash damage to its neighbors; all of it at the same time. */
export const dealDamage: Handler<"dealDamage"> = (instruction, play, { scope }) => {
  const { to, splash, armor, by } = instruction;
  const cards = cardsOf(play, scope, to);
  const source = by === null ? scope.source : cardMeant(play, scope, by);
  const shares = amounts(play, instruction, cards, scope);
  const around = splash === null ? 0 : countOf(play, scope, splash);
  const direct = cards.map((card, index): Blow => ({ to: card, amount: shares[index] ?? 0, by: source, armor }));
  const beside = cards.flatMap((card) =>
    around === 0
      ? []
      : neighborsOf(play.state, card).map((id): Blow => ({ to: id, amount: around, by: source, armor })),
  );
  const dealt = deal(play, [...direct, ...beside], false);
  const total = dealt.reduce((sum, one) => sum + one, 0);
  return didSoMuch(total, { cards });
};

/** How much of what is there is meant: where the text says "up to", whoever resolves it chooses. */
function asked(play: Play, { player, source }: Scope, amount: Quantity, most: number, there: number): number {
  const asking = { player, purpose: "number", rule: "choosing", about: source } as const;
  return askUpTo(play, asking, amount, Math.min(most, there));
}

/** Heals a creature; gives how much damage was removed. */
function healOne(play: Play, id: CardId, amount: number): number {
  const { damage } = cardOf(play.state, id);
  const healed = Math.min(damage, amount);
  if (!isInPlay(play.state, id) || healed === 0 || isBarred(play, id, "healDamage")) return 0;
  play.change(id, { damage: damage - healed });
  play.happen(happening("healed", { card: id, amount: healed }));
  return healed;
}

/** "heal 2 damage from a creature", "fully heal it" */
export const heal: Handler<"heal"> = ({ amount, objects }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  const cards = cardsOf(play, scope, objects);
  return didSoMuch(
    cards.reduce(
      (sum, id) => sum + healOne(play, id, asked(play, scope, amount, count, cardOf(play.state, id).damage)),
      0,
    ),
    { cards },
  );
};

/** The cards in play that something changes; the slot holds those. */
function eachInPlay(play: Play, cards: readonly CardId[], act: (id: CardId) => boolean): SlotValue {
  return didTo(cards.filter((id) => isInPlay(play.state, id) && act(id)));
}

const given: { readonly [Kind in Status]: HappeningKind } = { stun: "stunned", ward: "warded", enrage: "enraged" };
const taken: { readonly [Kind in Status]: HappeningKind } = {
  stun: "stunRemoved",
  ward: "wardRemoved",
  enrage: "enrageRemoved",
};

/** "stun", "ward", "enrage": one of each at a time. */
export const giveStatus: Handler<"giveStatus"> = ({ status, objects }, play, { scope }) =>
  eachInPlay(play, cardsOf(play, scope, objects), (id) => {
    const { statuses } = cardOf(play.state, id);
    const isOpen = play.look(id).type === "creature" && !statuses.includes(status);
    if (!isOpen || (status === "stun" && isBarred(play, id, "beStunned"))) return false;
    play.change(id, { statuses: [...statuses, status] });
    play.happen(happening(given[status], { card: id }));
    return true;
  });

/** "remove the ward from it" */
export const removeStatus: Handler<"removeStatus"> = ({ status, objects }, play, { scope }) =>
  eachInPlay(play, cardsOf(play, scope, objects), (id) => {
    const { statuses } = cardOf(play.state, id);
    if (!statuses.includes(status)) return false;
    play.change(id, { statuses: statuses.filter((one) => one !== status) });
    play.happen(happening(taken[status], { card: id }));
    return true;
  });

/** "put a +1 power counter on" */
export const putCounters: Handler<"putCounters"> = ({ counter, amount, objects }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  const cards = cardsOf(play, scope, objects);
  return didSoMuch(
    cards.reduce((sum, id) => sum + put(play, id, counter, count), 0),
    { cards },
  );
};

/** "remove each damage counter from" and the like, but for damage. */
export const removeCounters: Handler<"removeCounters"> = ({ counter, amount, objects }, play, { scope }) => {
  const count = countOf(play, scope, amount);
  const cards = cardsOf(play, scope, objects);
  return didSoMuch(
    cards.reduce((sum, id) => {
      const there = cardOf(play.state, id).counters[counter] ?? 0;
      return sum + remove(play, id, counter, asked(play, scope, amount, count, there));
    }, 0),
    { cards },
  );
};

/** "ready" */
export const ready: Handler<"ready"> = ({ objects }, play, { scope }) =>
  eachInPlay(play, cardsOf(play, scope, objects), (id) => {
    if (!cardOf(play.state, id).exhausted || isBarred(play, id, "ready")) return false;
    play.change(id, { exhausted: false });
    play.happen(happening("readied", { card: id, player: scope.player }));
    return true;
  });

/** "exhaust" */
export const exhaust: Handler<"exhaust"> = ({ objects }, play, { scope }) =>
  eachInPlay(play, cardsOf(play, scope, objects), (id) => {
    if (cardOf(play.state, id).exhausted || isBarred(play, id, "beExhausted")) return false;
    play.change(id, { exhausted: true });
    play.happen(happening("exhausted", { card: id, player: scope.player }));
    return true;
  });

const usesFor: { readonly [How in Parameters<Handler<"use">>[0]["how"]]: readonly Use[] } = {
  any: ["reap", "fight", "action", "omni", "unstun"],
  fight: ["fight"],
  reap: ["reap"],
  action: ["action", "omni"],
  unstun: ["unstun"],
};

/** "use", "fight with", "reap with": one at a time (R34), within the Rule of Six (R16). */
export const use: Handler<"use"> = ({ player, objects, how, against, ignoring }, play, frame) => {
  const { scope } = frame;
  const who = playerMeant(play, scope, player) ?? scope.player;
  const done = cardsOf(play, scope, objects).filter((id) => {
    const targets = against === null ? null : cardsOf(play, scope, against);
    return useCard(play, who, id, { uses: usesFor[how], against: targets, ignoring });
  });
  return didTo(done);
};
