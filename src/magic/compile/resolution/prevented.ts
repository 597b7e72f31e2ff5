import type { Instruction } from "../../effects/index.js";
import { someWithin } from "../../effects/structure.js";
import type { Clause } from "../../syntax/clause.js";
import type { Part, Sentence } from "../../syntax/sentence.js";
import { type Context, objectAntecedent } from "../context.js";
import { whereOf, withX } from "../defined-x.js";
import { spokenOfPrevention } from "../damage-replacement.js";
import { headedBy } from "../noun.js";
import { refuse } from "../refusal.js";
import { isWay } from "../this-way.js";
import { lowerParts } from "./sentence.js";

type Preventing = Extract<Instruction, { readonly kind: "preventDamage" | "replaceEvent" }>;

/**
 * "You gain life equal to the damage prevented this way." is done whenever the prevention before it prevents something,
 * right after that (615.5). Null where the sentence speaks of no prevention.
 */
export function amendPrevention(
  sentence: Sentence,
  before: readonly Instruction[],
  context: Context,
): readonly Instruction[] | null {
  const last = before.at(-1);
  if (last?.kind !== "preventDamage" && last?.kind !== "replaceEvent") return null;
  if (!speaksOfPrevented(sentence) && !beginsWithThatMuch(sentence)) return null;
  if (before.at(-2)?.kind === "preventDamage") return refuse("prevented by several", sentence);
  if (sentence.joints.some((joint) => joint === "or" || joint === "commaOr")) return refuse("or", sentence);
  mentionSource(last, context);
  const parts = withoutCondition(sentence.parts);
  const adverbials = parts.flatMap((part) => part.clause.verbs).flatMap((verb) => verb.adverbials);
  const read = (): readonly Instruction[] => withX(whereOf(adverbials), context, () => lowerParts(parts, context, []));
  return [...before.slice(0, -1), withThen(last, read, context)];
}

/** The prevention with what the sentence adds to it. */
function withThen(last: Preventing, read: () => readonly Instruction[], context: Context): Instruction {
  if (last.kind === "preventDamage")
    return { ...last, then: [...(last.then ?? []), ...spokenOfPrevention(context, read, last.result)] };
  const { replacement } = last;
  if (replacement.kind !== "prevent") return refuse("prevented", last);
  const then = [...(replacement.then ?? []), ...spokenOfPrevention(context, read)];
  return { ...last, replacement: { ...replacement, then } };
}

/** The one source of the damage may be spoken of ("that source's controller"); of several it would not be clear which. */
function mentionSource(one: Preventing, context: Context): void {
  const chosen = one.kind === "preventDamage" && one.by !== null && "kind" in one.by && one.by.kind === "choice";
  if (!chosen && (one.kind === "preventDamage" || one.limit === undefined)) return;
  context.mention(objectAntecedent({ kind: "triggering", role: "source" }, "singular", ["source"]));
}

/** "If damage is prevented this way, …" says what holds whenever something follows the prevention. */
function withoutCondition(parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts;
  const [opening, ...openings] = first?.openings ?? [];
  if (first === undefined || opening?.kind !== "if" || !isPrevented(opening.clause)) return parts;
  return [{ ...first, openings }, ...rest];
}

function isPrevented({ subject, verbs }: Clause): boolean {
  const [verb, ...others] = verbs;
  const head = subject === null ? null : headedBy(subject, "damage");
  if (verb?.predicate.kind !== "passive" || others.length > 0 || verb.auxiliary !== null || head === null) return false;
  const { verb: lemma, object, tails, form } = verb.predicate;
  const bare = head.modifiers.length === 0 && head.post.length === 0 && head.group.determiners.length === 0;
  return bare && lemma === "prevent" && form === "is" && object !== null && isWay(object) && tails.length === 0;
}

/** "You gain that much life." behind a prevention: as much as was prevented, when it was. */
function beginsWithThatMuch({ parts: [first] }: Sentence): boolean {
  return first !== undefined && first.openings.length === 0 && holdsThatMuch(first.clause.verbs[0]);
}

const thatMuch: ReadonlySet<unknown> = new Set(["that much", "that many", "thatMuch", "thatMany"]);

function holdsThatMuch(node: unknown): boolean {
  return someWithin(
    node,
    (part) => typeof part === "object" && part !== null && "word" in part && thatMuch.has(part.word),
  );
}

/** Whether the words "prevented this way" stand somewhere in a sentence. */
function speaksOfPrevented(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(speaksOfPrevented);
  if (typeof node !== "object" || node === null) return false;
  if ("kind" in node && node.kind === "thisWay" && "what" in node && node.what === "prevented") return true;
  if ("kind" in node && node.kind === "passive" && "verb" in node && node.verb === "prevent") return true;
  return Object.values(node).some(speaksOfPrevented);
}
