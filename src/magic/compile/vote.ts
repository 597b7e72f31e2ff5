import { standsBare } from "./form.js";
import type { Instruction, PlayerReference, Quantity } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { commonHead, type Headed, onlyPost } from "./noun.js";

/** "evidence vote": how many players voted for that word in the latest vote that offered it (701.38); null of another phrase. */
export function votesFor({ group, modifiers, post }: Headed, context: Context): Quantity | null {
  const [label, ...more] = modifiers;
  if (label?.kind !== "label" || more.length > 0 || post.length > 0 || group.determiners.length > 0) return null;
  const vote = context.latestDoing((one) => one.kind === "vote" && one.options.includes(label.label));
  return vote === null ? null : { kind: "votes", slot: vote.result, option: label.label };
}

/** "player who chose fame": those who did, of whoever was given that word to choose (608.2d); null of another phrase. */
export function whoChose(what: NounPhrase, context: Context): PlayerReference | null {
  const head = commonHead(what);
  const post = onlyPost(head?.post ?? []);
  if (head?.noun !== "player" || head.modifiers.length > 0 || post?.kind !== "relative") return null;
  const { predicate } = post.verb;
  if (post.pronoun !== "who" || predicate.kind !== "chooseLabel" || predicate.form !== "past") return null;
  if (!standsBare(post.verb)) return null;
  const given = context.latestDoing((one) => offers(one, predicate.word));
  return given === null ? null : { kind: "whoChose", slot: given.result, option: predicate.word };
}

function offers(one: Instruction, word: string): boolean {
  return one.kind === "chooseValue" && one.of === "word" && one.options.includes(word);
}
