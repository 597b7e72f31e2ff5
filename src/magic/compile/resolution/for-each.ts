import type { CreateTokens, Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { joinedAlternatives } from "../alternatives.js";
import type { Antecedent } from "../antecedent.js";
import { objectAntecedent, playerAntecedent, type Context } from "../context.js";
import { commonHead, isArticle, onlyPost } from "../noun.js";
import { you } from "../plain.js";
import { countOf } from "../count.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { spokenHeads } from "../spoken-types.js";
import { targetForEach } from "./target-for-each.js";
import { tallyOf } from "../tally.js";
import { whoChose } from "../vote.js";
import { lowerParts } from "./sentence.js";
import { holdsWord, someWithin } from "../../effects/structure.js";

type ForEach = Extract<Opening, { readonly kind: "forEach" | "forEachOf" }>;

/** "For each …, …": the instructions are carried out once for each object, which "it" and "that creature" then mean. */
export function lowerForEach(opening: ForEach, parts: readonly Part[], context: Context): readonly Instruction[] {
  const what = opening.what.kind === "coordinated" ? joinedAlternatives(opening.what) : null;
  if (what !== null) return lowerForEach({ ...opening, what }, parts, context);
  const times = tallied(opening.what, context);
  if (times !== null) return [repeated(opening, times, parts, context)];
  const loop = loopOf(opening, context);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(loop.spokenOf(slot));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0)
    return [targetForEach({ over: loop.over, slot, instructions }, inner, context, opening)];
  const whole = oneCreation(instructions, loop.times, slot);
  return [
    whole === null ? { kind: "forEach", ...base, slot, over: loop.over, instructions } : { ...whole, id: base.id },
  ];
}

/** What is no object or player but is counted: counters, mana, events ("for each spell you've cast this turn"); else null. */
function tallied(what: NounPhrase, context: Context): Quantity | null {
  if (what.kind !== "described") return null;
  const head = commonHead(what);
  return head !== null && uncountable.has(head.noun) ? countOf(what, context) : tallyOf(what, context);
}

const uncountable: ReadonlySet<string> = new Set(["counter", "mana", "damage", "result", "vote", "flip"]);

/** The instructions as often as something was counted: it is nothing that "it" could mean in them (608.2c). */
function repeated(opening: ForEach, times: Quantity, parts: readonly Part[], context: Context): Instruction {
  const base = context.nextId();
  const inner = context.inner();
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, times, context.nextSlot());
  return whole === null ? { kind: "repeat", ...base, times, instructions } : { ...whole, id: base.id };
}

/** What a loop goes through, how many there are of it, and what the words in it speak of in each of its turns. */
interface Loop {
  readonly over: ObjectReference | PlayerReference;
  readonly times: Quantity;
  readonly spokenOf: (slot: string) => Antecedent;
}

function loopOfPlayers(over: PlayerReference): Loop {
  const spokenOf: Loop["spokenOf"] = (slot) => playerAntecedent({ kind: "iterationPlayer", slot }, "singular");
  return { over, times: { kind: "playerCount", of: over }, spokenOf };
}

/** "For each opponent who does": those who did what the sentence before let each of them do; null of another phrase. */
function whoDid(what: NounPhrase, context: Context): PlayerReference | null {
  const head = commonHead(what);
  const post = onlyPost(head?.post ?? []);
  if (post?.kind !== "relative" || post.pronoun !== "who" || post.verb.predicate.kind !== "ellipsis") return null;
  const { auxiliary, adverb, adverbials } = post.verb;
  const offered = context.latestDoing(({ kind }) => kind === "optional");
  const group = head?.noun === "opponent" ? "eachOpponent" : head?.noun === "player" ? "eachPlayer" : null;
  const plain = auxiliary === "does" && adverb === null && adverbials.length === 0;
  if (!plain || offered?.kind !== "optional" || offered.player.kind !== group) return refuse("who does", post);
  return { kind: "resultPlayer", slot: offered.result };
}

/** A loop over objects, or over players (102.1). */
function loopOf({ kind, what }: ForEach, context: Context): Loop {
  const did = whoChose(what, context) ?? whoDid(what, context);
  if (did !== null) return loopOfPlayers(did);
  const each = kind === "forEach" ? eachOf(what) : what;
  if (isPlayerPhrase(each)) {
    const before = context.snapshot();
    const over = lowerPlayers(each, context);
    context.restore(before);
    return loopOfPlayers(over);
  }
  const over = lowerObjects(each, context, you);
  const times: Quantity = over.kind === "matching" ? { kind: "count", of: over.filter } : { kind: "size", of: over };
  return {
    over,
    times,
    spokenOf: (slot) => objectAntecedent({ kind: "iteration", slot }, "singular", spokenHeads(what, context)),
  };
}

/**
 * "For each land you control, create a Treasure token" is one instruction and so one creation event (701.7a), as long as
 * the tokens do not differ by what they are created for.
 */
function oneCreation(instructions: readonly Instruction[], each: Quantity, slot: string): CreateTokens | null {
  const [only, ...more] = instructions;
  if (only?.kind !== "createTokens" || more.length > 0) return null;
  if (holdsWord(only, slot) || someWithin(only, isChosen)) return null;
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

/** Whether a part is chosen by someone, who may choose another each time. */
function isChosen(part: unknown): boolean {
  return typeof part === "object" && part !== null && "chooser" in part;
}

/** A noun without a determiner is meant one by one, as if "each" stood before it. */
function eachOf(what: NounPhrase): NounPhrase {
  if (what.kind !== "described") return what;
  const [first, ...more] = what.group.determiners;
  if (first !== undefined && (!isArticle(first, "other") || more.length > 0)) return what;
  return {
    ...what,
    group: { ...what.group, determiners: [{ kind: "article", word: "each" }, ...what.group.determiners] },
  };
}
