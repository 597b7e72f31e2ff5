import type { Condition, EventPattern, Step } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isAround, nounOf } from "./noun.js";
import { refuse } from "./refusal.js";

const steps = { forgeAKey: "forgeKey", chooseAHouse: "chooseHouse", readyCards: "readyCards", drawCards: "drawCards" } as const; // prettier-ignore

/** The step that a phrase names, whosever it is: 'the "forge a key" step', 'their "draw cards" step'; null for anything else. */
export function stepNamed(node: NounPhrase): Step | null {
  if (!isAround(node, "step") || node.post.length > 0) return null;
  const [modifier, ...others] = node.modifiers;
  return modifier?.kind === "step" && others.length === 0 ? steps[modifier.step] : null;
}

/** 'at the start of your "draw cards" step' */
function stepEvent(moment: "start" | "end" | "beginning", time: Described, context: Context): EventPattern {
  const isYours = time.determiner?.kind === "determiner" && time.determiner.word === "your";
  const step = stepNamed(time);
  if (!isYours || step === null) return refuse("which step", time);
  context.event = "event";
  const details = [{ kind: "step", step }] as const;
  const kind = moment === "end" ? "stepEnds" : "stepBegins";
  return { kind, object: null, other: null, player: { kind: "you" }, details };
}

/** "at the start of your turn", "at the end of each player's turn" */
export function turnEvent(
  { moment, time }: Extract<Adverbial, { readonly kind: "at" }>,
  context: Context,
): EventPattern {
  if (time.kind === "described" && nounOf(time) === "step") return stepEvent(moment, time, context);
  if (!isAround(time, "turn") || time.modifiers.length > 0 || time.post.length > 0) return refuse("when it is", time);
  const kind = moment === "end" ? "turnEnds" : "turnBegins";
  const { determiner } = time;
  const event = { kind, object: null, other: null, details: [] } as const;
  context.event = "event";
  if (determiner?.kind === "determiner" && determiner.word === "each") return { ...event, player: null };
  if (determiner?.kind === "determiner" && determiner.word === "your") return { ...event, player: { kind: "you" } };
  if (determiner?.kind !== "possessor" || determiner.by !== null || determiner.noun.kind !== "common")
    return refuse("whose turn", time);
  const { noun, determiner: whose } = determiner;
  const word = whose?.kind === "determiner" ? whose.word : "";
  if (noun.noun.noun === "opponent" && word === "your") {
    context.mentionPlayer({ kind: "opponent" });
    return { ...event, player: { kind: "opponent" } };
  }
  if (noun.noun.noun !== "player" || word !== "each") return refuse("whose turn", time);
  context.mentionPlayer({ kind: "eventPlayer" });
  return { ...event, player: null };
}

/** "during your turn" */
export function duringTurn(time: Extract<Adverbial, { readonly kind: "during" }>["time"], context: Context): Condition {
  const event = turnEvent({ kind: "at", moment: "start", time }, context);
  return event.player === null ? refuse("whose turn", time) : { kind: "turnOf", player: event.player };
}
