import { cardOf, isInPlay } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Use } from "../state/request.js";
import { isBarred } from "../read/rules.js";
import { gain } from "./amber.js";
import { askOne, cardOption } from "./ask.js";
import { fight } from "./fight.js";
import { attackable, type Ignored, usesOf } from "./legal.js";
import type { Play } from "./play.js";
import { resolveAll, settle } from "./settle.js";
import { payTolls } from "./toll.js";
import { timedOn } from "./triggers.js";

/** Exhausts a card as it is used, which counts for the Rule of Six by its name (R16). */
function exhaustForUse(play: Play, player: PlayerId, id: CardId): void {
  const { name } = play.look(id);
  payTolls(play, player, "useCards", id);
  if (!isBarred(play, id, "beExhausted")) play.change(id, { exhausted: true });
  play.happen(happening("used", { card: id, player, word: name }));
}

/** Reaping: one æmber for the pool (R35), and then "After Reap:". */
function reap(play: Play, player: PlayerId, id: CardId): void {
  resolveAll(play, timedOn(play, id, "beforeReap", happening("reaped", { card: id, player })));
  if (!isInPlay(play.state, id)) return;
  gain(play, player, 1, id);
  play.happen(happening("reaped", { card: id, player }));
}

/** Fighting: against whom the player chooses, among those that an effect names where it does. */
function chooseAndFight(play: Play, player: PlayerId, id: CardId, how: Using): boolean {
  const targets = attackable(play, id, how.ignoring).filter((one) => how.against === null || how.against.includes(one));
  const asking = { player, purpose: "target", rule: "R34", about: id } as const;
  const target = askOne(play, asking, targets, cardOption);
  if (target === null) return false;
  exhaustForUse(play, player, id);
  return fight(play, id, target, how.ignoring) || !isInPlay(play.state, id);
}

/** Removing a stun is all that a stunned card's use does. */
function unstun(play: Play, id: CardId): void {
  const { statuses } = cardOf(play.state, id);
  play.change(id, { statuses: statuses.filter((status) => status !== "stun") });
  play.happen(happening("stunRemoved", { card: id }));
}

/** An "Action:" or "Omni:" ability; of several the player chooses one. */
function act(play: Play, player: PlayerId, id: CardId, timing: "action" | "omni"): void {
  const event = happening("used", { card: id, player });
  const abilities = timedOn(play, id, timing, event);
  const asking = { player, purpose: "use", rule: "using", about: id } as const;
  const chosen = askOne(play, asking, abilities, ({ ability }) => ({ kind: "ability", source: id, ability }));
  if (chosen !== null) resolveAll(play, [{ ...chosen, scope: { ...chosen.scope, player } }]);
}

/** How an effect or a player has a card used. */
export interface Using {
  readonly uses: readonly Use[];
  /** Whom it may fight; null for any enemy creature. */
  readonly against: readonly CardId[] | null;
  readonly ignoring: Ignored;
}

/** Does what a use says. */
function carryOutUse(play: Play, player: PlayerId, id: CardId, use: Use, how: Using): boolean {
  if (use === "fight") return chooseAndFight(play, player, id, how);
  exhaustForUse(play, player, id);
  if (use === "reap") reap(play, player, id);
  else if (use === "unstun") unstun(play, id);
  else act(play, player, id, use);
  return true;
}

/** Uses a card, where it can be: a stunned one removes its stun whatever was meant. */
export function use(play: Play, player: PlayerId, id: CardId, how: Using): boolean {
  const possible = usesOf(play, player, id, how.ignoring);
  const wanted = possible.filter((one) => one === "unstun" || how.uses.includes(one));
  const fightable = wanted.filter(
    (one) =>
      one !== "fight" ||
      how.against === null ||
      attackable(play, id, how.ignoring).some((target) => how.against?.includes(target)),
  );
  const asking = { player, purpose: "use", rule: "using", about: id } as const;
  const chosen = askOne(play, asking, fightable, (one) => ({ kind: "use", use: one }));
  if (chosen === null) return false;
  const done = carryOutUse(play, player, id, chosen, how);
  settle(play);
  return done;
}
