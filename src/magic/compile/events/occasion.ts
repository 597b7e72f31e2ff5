import type { EventDetail } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { type Happening, ordinalDetail } from "../happening.js";
import { commonHead, isArticle } from "../noun.js";

type Passive = PredicateOf<"passive">;

/** A passive verb without "for the first time", and what else the event asks with it (603.2c); "each turn" stands behind. */
export function onOccasion(
  node: Passive,
  { detail }: Pick<Happening, "detail">,
): {
  readonly tails: Passive["tails"];
  readonly detail: () => EventDetail;
} {
  const occasion = node.tails.map(occasionOf).find((nth) => nth !== null) ?? null;
  if (occasion === null) return { tails: node.tails, detail };
  const tails = node.tails.filter((tail) => occasionOf(tail) === null);
  return { tails, detail: () => ordinalDetail(occasion, detail(), node) };
}

/** "for the first time": which time; null of another tail. */
function occasionOf(tail: Passive["tails"][number]): number | null {
  if (tail.kind !== "for") return null;
  const head = commonHead(tail.what);
  const [ordinal, ...modifiers] = head?.modifiers ?? [];
  const [article, ...determiners] = head?.group.determiners ?? [];
  if (head?.noun !== "time" || head.post.length > 0 || ordinal?.kind !== "ordinal" || modifiers.length > 0) return null;
  return isArticle(article, "the") && determiners.length === 0 ? ordinal.value : null;
}
