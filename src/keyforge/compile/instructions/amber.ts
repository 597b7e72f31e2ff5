import type { Instruction, ObjectReference, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { acted, amountIn, type Doing, doerOf, type InstructionTable } from "../doing.js";
import { bearerOf } from "../modifier.js";
import { one, opponent } from "../plain.js";
import { isPlayerPhrase, lowerPlayer } from "../player.js";
import { lowerReference } from "../reference.js";
import { refuse } from "../refusal.js";

/** Whose æmber a phrase takes: "all of your opponent's {A}" says it itself. */
function opponentOf(player: PlayerReference): PlayerReference {
  if (player.kind === "you") return opponent;
  return player.kind === "opponent" ? { kind: "you" } : refuse("whose æmber", player);
}

function gainOrLose(kind: "gainAmber" | "loseAmber", verb: string) {
  return ({ aember }: { readonly aember: NounPhrase }, doing: Doing): readonly Instruction[] => {
    const player = doerOf(doing);
    const amount = amountIn(aember, doing);
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

/** Steal, capture, gain and lose æmber, and exalt. */
export const amberInstructions: InstructionTable<"steal" | "capture" | "gainAember" | "loseAember" | "exalt" | "pay"> =
  {
    steal: ({ aember }, doing) => {
      const player = doerOf(doing);
      const amount = amountIn(aember, doing);
      const { id, result } = doing.context.next();
      acted(doing.context, "steal", result, null);
      return [{ kind: "stealAmber", id, result, player, from: opponentOf(player), amount }];
    },
    capture: (node, doing) => {
      const onto = captor(doing);
      const from = capturedFrom(node.from, doing.context);
      const amount = amountIn(node.aember, doing);
      const { id, result } = doing.context.next();
      acted(doing.context, "capture", result, onto);
      return [{ kind: "captureAmber", id, result, onto, from, amount }];
    },
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
