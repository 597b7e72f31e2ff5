import type { Condition, Filter } from "../effects/index.js";
import { plainDetail } from "../effects/plain-detail.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { articleOf, isPronoun } from "./noun.js";
import { numeric, you } from "./plain.js";

/** "The second spell you cast each turn" as one of those that you cast, and which of them it is. */
export interface NthSpell {
  readonly nth: number;
  readonly spells: Described;
}

/** The phrase without its ordinal and "each turn"; null of another phrase. */
export function nthSpell(subject: NounPhrase): NthSpell | null {
  if (subject.kind !== "described" || articleOf(subject.group) !== "the" || subject.group.possessor !== null)
    return null;
  const [item, ...items] = subject.group.items;
  const [ordinal, ...modifiers] = item?.modifiers ?? [];
  const last = subject.post.at(-1);
  const bare = last === undefined ? null : withoutEachTurn(last);
  if (item === undefined || items.length > 0 || ordinal?.kind !== "ordinal" || bare === null) return null;
  const group = { ...subject.group, determiners: [], items: [{ ...item, modifiers, form: "plural" as const }] };
  return { nth: ordinal.value, spells: { ...subject, group, post: [...subject.post.slice(0, -1), bare] } };
}

/** "you cast" without "each turn"; null of another phrase. */
function withoutEachTurn(post: PostModifier): PostModifier | null {
  if (post.kind !== "contact" || post.verb.verb !== "cast" || !isPronoun(post.subject, "you")) return null;
  const [time, ...others] = post.tails;
  const each = time?.kind === "time" && time.span === "eachTurn" && others.length === 0;
  return each ? { kind: "controlled", player: post.subject, verb: "cast" } : null;
}

/** So many such spells were cast before in this turn (608.2i); one that is being cast is not one of them yet (601.2i). */
export function castBefore(nth: number, { what, constraints }: Filter): Condition {
  const filter = { what, constraints: constraints.filter(({ kind }) => kind !== "castBy") };
  const spell = { kind: "filter", filter, grouping: "each" } as const;
  const player = { kind: "player", reference: you } as const;
  const event = { kind: "castsSpell", player, spell, detail: plainDetail } as const;
  const quantity = { kind: "events", measure: "times", event, within: "thisTurn" } as const;
  return { kind: "compare", quantity, is: { operator: "equal", than: numeric(nth - 1) } };
}
