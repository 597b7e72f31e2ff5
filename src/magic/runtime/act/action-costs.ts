import type { Cost, Instruction } from "../../effects/index.js";
import { permanentsOf } from "../read/permanents.js";
import { matches } from "../read/filter.js";
import { countOf } from "../read/quantity.js";
import { subjectOf } from "../read/sight.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject, playerOf } from "../state/objects.js";
import { askSome, entityOption } from "./ask.js";
import { carryOutAll } from "./carry-out.js";
import { doables, sayAction } from "./evidence.js";
import { note } from "./object-costs.js";
import type { Payable, Paying } from "./paying.js";

type ActionCost = ByKind<Cost>["keywordAction"];

/** What the player can behold: cards of the hand and permanents of theirs that have the quality (701.4a). */
function beholdable({ play, player, frame }: Paying, { what }: ActionCost): ObjectId[] {
  if (what === null) throw new NotExecutable("a cost of beholding anything");
  const own = permanentsOf(play, player).map(({ object }) => object.id);
  return [...playerOf(play.state, player).hand, ...own].filter((id) => {
    const subject = subjectOf(play, id);
    return subject !== null && matches(play, frame.scope, { ...what, what: "object" }, subject);
  });
}

/** Behold (701.4a): a card is revealed from the hand, or a permanent is chosen. */
const behold: Payable<ActionCost> = {
  can: (cost, paying) => beholdable(paying, cost).length > 0,
  pay: (cost, paying) => {
    const { play, player, frame } = paying;
    const asking = { player, purpose: "cost", rule: "701.4a", about: frame.scope.source } as const;
    const chosen = askSome(play, asking, beholdable(paying, cost), entityOption, [1, 1]);
    const shown = chosen.filter((id) => findObject(play.state, id)?.zone === "hand");
    if (shown.length > 0)
      play.happen([{ kind: "revealed", player, objects: shown, amount: 1, rule: "701.4a", cause: play.cause }]);
    note(frame, "beheld", chosen);
    sayAction(play, player, "behold", chosen, 1, "701.4a");
  },
};

/** How much the action is done: 1 where its cost does not say. */
function amountOf({ amount }: Pick<ActionCost, "amount">, { play, frame }: Paying): number {
  return amount === null ? 1 : countOf(play, frame.scope, amount);
}

/** Keyword actions that are costs: those that a player does, or cannot. */
export const actionCosts: Payable<ActionCost> = {
  can: (cost, paying) => {
    if (cost.action === "behold") return behold.can(cost, paying);
    const doable = doables[cost.action] ?? unable(cost.action);
    return doable.can(paying.play, paying.player, amountOf(cost, paying));
  },
  pay: (cost, paying) => {
    if (cost.action === "behold") {
      behold.pay(cost, paying);
      return;
    }
    const doable = doables[cost.action] ?? unable(cost.action);
    const { play, player, frame } = paying;
    const amount = amountOf(cost, paying);
    const used = doable.act(play, player, amount, frame.scope.source);
    note(frame, cost.action, used);
    sayAction(play, player, cost.action, used, amount, doable.rule);
  },
};

function unable(action: string): never {
  throw new NotExecutable(`cost ${action}`);
}

/** An instruction that is a cost: a keyword action that cannot be done cannot be paid (118.3). */
export const instructionCosts: Payable<ByKind<Cost>["instruction"]> = {
  can: ({ instruction }, { play, player, frame }) => {
    const doable = instruction.kind === "keywordAction" ? doables[instruction.action] : undefined;
    return doable === undefined || doable.can(play, player, amountIn(instruction, { play, frame }));
  },
  pay: ({ instruction }, { play, frame }) => carryOutAll(play, frame, [instruction]),
};

/** The amount of a keyword action. */
function amountIn(instruction: Instruction, { play, frame }: Pick<Paying, "play" | "frame">): number {
  if (instruction.kind !== "keywordAction" || instruction.amount === null) return 1;
  return countOf(play, frame.scope, instruction.amount);
}
