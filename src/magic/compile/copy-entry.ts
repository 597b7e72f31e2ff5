import type { Entry } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { whomOf } from "./entry.js";
import { hasArticle } from "./noun.js";
import { you } from "./plain.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

type Relative = Extract<PostModifier, { readonly kind: "relative" }>;

type Tail = Relative | Extract<PostModifier, { readonly kind: "attachedTo" }>;

/** What a token is a copy of, and the clauses behind that which speak of the token itself. */
export interface Copied {
  readonly copied: NounPhrase;
  readonly tails: readonly Tail[];
}

/**
 * "a copy of this creature that's tapped and attacking": how it enters is said of the token, though it stands behind
 * what is copied; no object is chosen for being both (508.4). So is what "a copy of that Aura attached to it" says (303.4i).
 */
export function splitTails(of: NounPhrase): Copied {
  if (of.kind !== "described") return { copied: of, tails: [] };
  const isOfCopy = (post: PostModifier): post is Tail => isTail(post) || (post.kind === "attachedTo" && isThat(of));
  const tails = of.post.filter(isOfCopy);
  return { copied: { ...of, post: of.post.filter((post) => !isOfCopy(post)) }, tails };
}

/** What "that Aura" is needs no more telling: what it is attached to is said of the copy. */
function isThat(of: NounPhrase): boolean {
  return hasArticle(of, "that", "those");
}

function isTail(post: PostModifier): post is Relative {
  if (post.kind !== "relative" || post.pronoun !== "that" || post.verb.auxiliary !== null) return false;
  const { predicate } = post.verb;
  if (predicate.kind === "beCombat") return predicate.relation === "tappedAndAttacking";
  if (predicate.kind === "attackWhom") return true;
  if (predicate.kind !== "beAdjective" || predicate.each !== null) return false;
  const { qualities } = predicate.state;
  return qualities.length === 2 && qualities.includes("tapped") && qualities.includes("attacking");
}

/** How the copy enters, of a clause that {@link splitTails} found. */
export function copyEntries(tail: Tail, context: Context): readonly Entry[] {
  if (tail.kind === "attachedTo") return [{ kind: "attached", to: lowerObjects(tail.what, context, you) }];
  const { verb } = tail;
  const { predicate, adverbials } = verb;
  switch (predicate.kind) {
    case "beCombat":
      return [{ kind: "tapped" }, attacking(whomOf(predicate.whom, context), adverbials)];
    case "beAdjective":
      return adverbials.length === 0
        ? [{ kind: "tapped" }, { kind: "attacking", whom: null }]
        : refuse("attacking", verb);
    case "attackWhom":
      return [requirement(predicate.object, adverbials, context)];
    default:
      return refuse(predicate.kind, verb);
  }
}

/** "attacking that player or a planeswalker they control" (508.4). */
export function attacking(whom: ReturnType<typeof whomOf>, adverbials: readonly Adverbial[]): Entry {
  const [first, ...more] = adverbials;
  if (first === undefined) return { kind: "attacking", whom };
  return first.kind === "manner" && first.manner === "orPlaneswalker" && more.length === 0
    ? { kind: "attacking", whom, alternative: "planeswalkerTheyControl" }
    : refuse("attacking", first);
}

/** "that attacks that opponent this turn if able" (508.1d). */
export function requirement(whom: NounPhrase, adverbials: readonly Adverbial[], context: Context): Entry {
  const [span, manner, ...more] = adverbials;
  const thisTurn = span?.kind === "duration" && span.span === "thisTurn";
  if (!thisTurn || manner?.kind !== "manner" || manner.manner !== "ifAble" || more.length > 0)
    return refuse("attacks", whom);
  const attack = { kind: "attack", whom: whomOf(whom, context), when: "thisTurn" } as const;
  return { kind: "requirement", requirement: attack, duration: { kind: "endOfTurn" } };
}
