import type { Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Amount } from "../../syntax/terminals.js";
import type { Context } from "../context.js";
import { acted, amountIn, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { bearerOf } from "../modifier.js";
import { one, opponent } from "../plain.js";
import { isAround } from "../noun.js";
import { isPlayerPhrase, lowerPlayer } from "../player.js";
import { lowerReference } from "../reference.js";
import { amountOf, isAmber, lowerQuantity } from "../quantity.js";
import { refuse } from "../refusal.js";

/** Whose æmber a phrase takes: "all of your opponent's {A}" says it itself. */
function opponentOf(player: PlayerReference): PlayerReference {
  if (player.kind === "you") return opponent;
  return player.kind === "opponent" ? { kind: "you" } : refuse("whose æmber", player);
}

/** "all but 5 of your opponent's {A}", "all but 5{A}", "all but 5 of it": what of somebody's æmber is more than that. */
function amberOf(node: NounPhrase, holder: PlayerReference, doing: Doing): Quantity {
  const but = allBut(node);
  if (but === null) return amountIn(node, doing);
  const whole: Quantity = but.of === null ? { kind: "amberOf", player: holder } : lowerQuantity(but.of, doing.context);
  return { kind: "difference", of: whole, less: amountOf(but.amount, doing.context) };
}

interface AllBut {
  readonly amount: Amount;
  /** Null for the æmber of whoever loses it. */
  readonly of: NounPhrase | null;
}

function allBut(node: NounPhrase): AllBut | null {
  if (node.kind === "partitive" && node.share.kind === "counted" && node.share.limit === "allBut") {
    const isIt = node.of.kind === "pronoun" && node.of.word === "it";
    return { amount: node.share.amount, of: isIt ? null : node.of };
  }
  if (node.kind !== "described" || node.determiner?.kind !== "limited" || node.determiner.limit !== "allBut")
    return null;
  if (!isAmber(node) || node.modifiers.length + node.post.length > 0) return refuse("all but what", node);
  return { amount: node.determiner.amount, of: null };
}

function gainOrLose(kind: "gainAmber" | "loseAmber", verb: string) {
  return ({ aember }: { readonly aember: NounPhrase }, doing: Doing): readonly Instruction[] => {
    const player = doerOf(doing);
    const amount = amberOf(aember, player, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, verb, result, null);
    return [{ kind, id, result, player, amount }];
  };
}

/** What captures: the bearer where nothing is named ("Capture 1{A}."), else the subject. */
function captor({ subject, context }: Doing): ObjectReference {
  return subject === null ? bearerOf(context) : lowerReference(subject, context);
}

function capturedFrom(
  node: PredicateOf<"capture">["from"],
  context: Context,
): Extract<Instruction, { readonly kind: "captureAmber" }>["from"] {
  if (node === null) return "opponentOfController";
  const { whom } = node;
  if (isPlayerPhrase(whom)) return lowerPlayer(whom, context);
  const isOwnSide = whom.kind === "described" && whom.noun.kind === "common" && whom.noun.noun.noun === "side" && whom.determiner?.kind === "determiner" && whom.determiner.word === "its"; // prettier-ignore
  return isOwnSide ? "controller" : refuse("from whom it captures", whom);
}

/** Whether "all but 5 of it" or "triple the amount of {A} you lost" is an amount of æmber that no icon names. */
export function isAmberAmount(node: NounPhrase): boolean {
  if (node.kind === "partitive") return allBut(node) !== null && node.of.kind === "pronoun";
  if (node.kind === "portion") return isAmberAmount(node.of);
  const [post] = isAround(node, "amount") ? node.post : [];
  return post?.kind === "place" && post.preposition === "of" && isAmber(post.what);
}

/** Æmber is lost by its amount alone. */
export const loseAmount = (aember: NounPhrase, doing: Doing): readonly Instruction[] =>
  gainOrLose("loseAmber", "lose")({ aember }, doing);

function captured(node: Pick<PredicateOf<"capture">, "aember" | "from">, doing: Doing): readonly Instruction[] {
  const onto = captor(doing);
  const from = capturedFrom(node.from, doing.context);
  const amount = amberOf(node.aember, opponent, doing);
  const { id, result } = doing.context.next();
  acted(doing.context, "capture", result, onto);
  return [{ kind: "captureAmber", id, result, onto, from, amount }];
}

/** Steal, capture, gain and lose æmber, and exalt. */
export const amberInstructions: InstructionTable<
  "steal" | "stealIt" | "capture" | "captureIt" | "gainAember" | "loseAember" | "exalt" | "pay"
> = {
  steal: ({ aember }, doing) => {
    const player = doerOf(doing);
    const from = opponentOf(player);
    const amount = amberOf(aember, from, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, "steal", result, null);
    return [{ kind: "stealAmber", id, result, player, from, amount }];
  },
  stealIt: ({ object }, doing) => {
    const isIt = object.kind === "pronoun" && object.word === "it" && doing.context.find("one", []) === undefined;
    if (!isIt) return refuse("what is stolen", object);
    const player = doerOf(doing);
    const from = opponentOf(player);
    const { id, result } = doing.context.next();
    acted(doing.context, "steal", result, null);
    return [{ kind: "stealAmber", id, result, player, from, amount: { kind: "amberOf", player: from } }];
  },
  capture: captured,
  captureIt: ({ object }, doing) =>
    isAmberAmount(object) ? captured({ aember: object, from: null }, doing) : refuse("what is captured", object),
  gainAember: gainOrLose("gainAmber", "gain"),
  loseAember: gainOrLose("loseAmber", "lose"),
  exalt: ({ object }, doing) => {
    const objects = lowerReference(object, doing.context, { chooser: doerOf(doing), home: null });
    const many = doing.tails.take("times");
    const times =
      many === null
        ? doing.tails.takeWords("twice") === null
          ? one
          : two
        : many.amount.kind === "number"
          ? ({ kind: "number", value: many.amount.value } as const)
          : refuse("how often", many);
    const { id, result } = doing.context.next();
    acted(doing.context, "exalt", result, objects);
    return [{ kind: "exalt", id, result, objects, times }];
  },
  pay: ({ whom, aember }, doing) => {
    const from = doerOf(doing);
    const to = whom === null ? null : lowerPlayer(whom, doing.context);
    const amount = amountIn(aember, doing);
    const { id, result } = doing.context.next();
    acted(doing.context, "pay", result, null);
    const place = to === null ? ({ kind: "supply" } as const) : ({ kind: "pool", player: to } as const);
    return [{ kind: "moveAmber", id, result, amount, from: { kind: "pool", player: from }, to: place }];
  },
};

const two = { kind: "number", value: 2 } as const;
