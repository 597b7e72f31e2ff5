import type { CreateTokens, Instruction, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { Described, NounPhrase } from "../../syntax/noun-phrase.js";
import type { Opening, Part } from "../../syntax/sentence.js";
import { type Antecedent, objectAntecedent, playerAntecedent, type Context } from "../context.js";
import { countOf } from "../count.js";
import { commonHead, headedBy, isArticle, onlyPost } from "../noun.js";
import { you } from "../plain.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";
import { spokenHeads } from "../spoken-types.js";
import { lowerParts } from "./sentence.js";

type ForEach = Extract<Opening, { readonly kind: "forEach" | "forEachOf" }>;

/** "For each …, …": the instructions are carried out once for each object, which "it" and "that creature" then mean. */
export function lowerForEach(opening: ForEach, parts: readonly Part[], context: Context): readonly Instruction[] {
  const counted = createdForEach(opening, parts, context);
  if (counted !== null) return [counted];
  const loop = loopOf(opening, context);
  const base = context.nextId();
  const slot = context.nextSlot();
  const inner = context.inner();
  inner.mention(loop.spokenOf(slot));
  const instructions = lowerParts(parts, inner, []);
  context.resumeLoop(inner);
  if (inner.targets.length > 0) return refuse("a target for each", opening);
  const whole = oneCreation(instructions, loop.times, slot);
  return [
    whole === null ? { kind: "forEach", ...base, slot, over: loop.over, instructions } : { ...whole, id: base.id },
  ];
}

/**
 * "For each spell you've cast this turn, create a token", "for each +1/+1 counter on it, …": what is no object of now is
 * only counted, and so only tokens that do not speak of it can be created for it; null of another loop.
 */
function createdForEach({ kind, what }: ForEach, parts: readonly Part[], context: Context): CreateTokens | null {
  if (kind !== "forEach" || what.kind !== "described" || !isOnlyCounted(what)) return null;
  const each = countOf(what, context);
  const [only, ...more] = lowerParts(parts, context, []);
  if (only?.kind !== "createTokens" || more.length > 0 || only.groups.some(({ token }) => token.kind === "copy"))
    return refuse("for each", what);
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
}

/** Spells cast and counters are counted, and are not there to be gone through. */
function isOnlyCounted(what: Described): boolean {
  const [post] = what.post;
  if (headedBy(what, "counter") !== null) return post?.kind === "on";
  return post?.kind === "contact" && post.verb.verb === "cast";
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
  const did = whoDid(what, context);
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
  const written = JSON.stringify(only);
  if (written.includes(`"${slot}"`) || written.includes('"chooser"')) return null;
  return { ...only, groups: only.groups.map((group) => ({ ...group, count: multiplied(group.count, each) })) };
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
