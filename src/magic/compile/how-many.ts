import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { Comparison } from "../effects/index.js";
import type { Context } from "./context.js";
import { comparisonIn, readDeterminers, type Determined } from "./determiner.js";
import { isBareSingular } from "./noun.js";
import { atLeastOne, isNumeric, zero } from "./plain.js";
import { refuse } from "./refusal.js";

/** The determiners of what there must be so many of. */
export interface Numbered {
  readonly determined: Determined;
  readonly exactness: "exactly" | "atLeast" | "open";
}

/** Words before a number that say how it is meant. */
const limits: ReadonlyMap<string, "exactly" | "atLeast"> = new Map([
  ["exactly", "exactly"],
  ["at least", "atLeast"],
]);

/** Reads "two or more", "at least two", "exactly three", "a", "no" before a noun. */
export function readNumbered(group: NounGroup, context: Context): Numbered {
  const { determiners } = group;
  if (isBareSingular(group)) refuse("a noun without an article", group);
  const comparing = comparisonIn(group);
  if (comparing !== null) refuse("a comparison", group);
  const said = determiners.flatMap((one) => (one.kind === "amount" ? (limits.get(one.word) ?? []) : []));
  const others = determiners.filter((one) => !(one.kind === "amount" && limits.has(one.word)));
  const [exactness = "open", ...more] = said;
  if (more.length > 0) refuse("at least", determiners[0]);
  return { determined: readDeterminers(others, context), exactness };
}

/** How many there must be: "a" one or more, "no" none, "two or more", "exactly three". */
export function howMany({ determined, exactness }: Numbered, node: object): Comparison {
  const { article, least, most } = determined;
  if (determined.targeting === "target") return refuse("target", node);
  if (article === "no") return { operator: "equal", than: zero };
  if (article === "a" || article === "an" || article === "any") return atLeastOne;
  if (most === null) return article === null ? atLeastOne : refuse(article, node);
  if (most.kind === "anyNumber" && least !== null) return { operator: "atLeast", than: least };
  if (isNumeric(least, 0) && most.kind === "number") return { operator: "atMost", than: most };
  if (exactness === "exactly") return { operator: "equal", than: most };
  if (isNumeric(most, 1)) return atLeastOne;
  if (exactness === "atLeast") return { operator: "atLeast", than: most };
  return most.kind === "number" ? refuse("exactly or at least so many", node) : { operator: "atLeast", than: most };
}
