import type { CommonNoun } from "../../../grammar/keyforge/vocabulary/index.js";
import type { Affected, StaticEffect, Timing } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { groupOf, isAround, nounOf } from "./noun.js";
import { filterOf } from "./plain.js";
import { refuse } from "./refusal.js";
import { affectedBy } from "./static.js";
import { Tails } from "./tails.js";

/** "This creature's text box is considered blank, except for traits" (R29). */
export function blanked(
  subject: Described,
  { predicate, tails: told, modal, adverb }: VerbPhrase,
  context: Context,
): readonly StaticEffect[] {
  const tails = new Tails(told);
  const exception = tails.takePlace("exceptFor");
  tails.finish();
  const isBlank = predicate.kind === "consideredQuality" && predicate.adjective === "blank" && predicate.form === "is";
  if (!isBlank || modal !== null || adverb !== null) return refuse("what its text is", predicate);
  const isButTraits = exception !== null && isAround(exception, "trait") && exception.modifiers.length === 0;
  const { determiner } = subject;
  if (!isButTraits || subject.modifiers.length + subject.post.length + subject.more.length > 0)
    return refuse("whether traits are blank, too", subject);
  if (determiner?.kind !== "possessor" || determiner.by !== null) return refuse("whose text", subject);
  const { determiner: whose, modifiers, noun } = determiner;
  return [{ kind: "blank", affected: affectedBy(groupOf({ determiner: whose, modifiers, noun, post: [] }), context) }];
}

const timings: Readonly<Partial<Record<CommonNoun, Timing>>> = {
  "after fight effect": "afterFight",
  "after reap effect": "afterReap",
  "destroyed effect": "destroyed",
  "destroyed ability": "destroyed",
  "play effect": "play",
  "play ability": "play",
};

/** "each of its traits", "all after fight effects": all that there are of them. */
function allOf(node: NounPhrase): Described | null {
  const isAll = (one: NounPhrase): one is Described => one.kind === "described" && one.modifiers.length + one.post.length + one.more.length === 0; // prettier-ignore
  if (node.kind === "described")
    return isAll(node) && node.determiner?.kind === "determiner" && node.determiner.word === "all" ? node : null;
  if (node.kind !== "partitive" || node.share.kind !== "share") return null;
  const { of, share } = node;
  const isIts = of.kind === "described" && of.determiner?.kind === "determiner" && of.determiner.word === "its";
  return (share.word === "each" || share.word === "all") && isIts && isAll(of) ? of : null;
}

/** Whether a verb takes all of something from cards: all abilities, each of their traits. */
export function isBereaving({ predicate }: VerbPhrase): boolean {
  return predicate.kind === "loseThing" && allOf(predicate.object) !== null;
}

/** "loses each of its traits", "loses all abilities": blanked (R29), "loses all after fight effects" */
export function bereft({ predicate, tails }: VerbPhrase, affected: Affected): readonly StaticEffect[] {
  new Tails(tails).finish();
  const what = predicate.kind === "loseThing" ? allOf(predicate.object) : null;
  const noun = what === null ? null : nounOf(what);
  if (noun === "trait") return [{ kind: "loseTraits", affected }];
  if (noun === "ability") return [{ kind: "blank", affected }];
  const timing = noun === null ? undefined : timings[noun];
  return timing === undefined ? refuse("what is lost", predicate) : [{ kind: "loseAbilities", affected, timing }];
}

/** "Destroyed effects cannot resolve": no card in play has them; null for any other subject. */
export function unresolvable(
  subject: NounPhrase,
  [verb, ...others]: readonly VerbPhrase[],
): readonly StaticEffect[] | null {
  const noun = nounOf(subject);
  const timing = noun === null ? undefined : timings[noun];
  if (timing === undefined || subject.kind !== "described") return null;
  const isAny =
    subject.determiner === null && subject.modifiers.length + subject.post.length + subject.more.length === 0;
  const isForbidden = verb?.predicate.kind === "resolveSelf" && verb.modal === "cannot" && verb.adverb === null;
  if (!isAny || !isForbidden || others.length + verb.tails.length > 0) return refuse("which effects", subject);
  return [{ kind: "loseAbilities", affected: filterOf([], ["play"]), timing }];
}
