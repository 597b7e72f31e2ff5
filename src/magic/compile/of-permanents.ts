import type { Instruction } from "../effects/index.js";
import type { Predicate } from "../syntax/predicate.js";
import type { Antecedent } from "./antecedent.js";

/** Keywords by which creatures fight and attack, which do nothing off the battlefield (113.6). */
export const ofPermanents: ReadonlySet<string> = new Set([
  "deathtouch", "double strike", "first strike", "flying", "haste", "indestructible", "lifelink", "menace", "reach", "trample", "vigilance",
]); // prettier-ignore

/** What is done to permanents alone (110.1, 701.8a, 701.26, 701.14a, 701.19a, 208.1). */
const doneToPermanents: ReadonlySet<Predicate["kind"]> = new Set<Predicate["kind"]>([
  "getChange", "destroy", "sacrifice", "tap", "untap", "regenerate", "putCounters", "attach", "goad",
]); // prettier-ignore

/** What a verb asks of what it speaks of. */
export type Asked = "permanents" | "returned" | "any";

/** Whether the verb speaks of what only permanents do, have or suffer. */
export function askedOf(node: Predicate): Asked {
  if (node.kind === "return") return "returned";
  if (doneToPermanents.has(node.kind)) return "permanents";
  if (node.kind !== "gainAbilities" && node.kind !== "haveAbilities") return "any";
  const keywords = "keywords" in node.abilities ? node.abilities.keywords.keywords : [];
  return keywords.some(({ keyword }) => ofPermanents.has(keyword)) ? "permanents" : "any";
}

/** Instructions whose results lie in a hand or a graveyard then (121.1, 701.9a, 701.17a, 701.21a). */
export const away: ReadonlySet<Instruction["kind"]> = new Set<Instruction["kind"]>([
  "drawCards",
  "discard",
  "mill",
  "sacrifice",
]);

/** What is read where: the verb at hand, and what was done before it. */
interface Asking {
  readonly asking: Asked;
  readonly doings: readonly Instruction[];
}

/** Whether what was spoken of is no permanent any more, where the verb asks for one: drawn, discarded, milled, sacrificed, or paid with so. */
export function isAway({ reference }: Antecedent, { asking, doings }: Asking): boolean {
  if (asking === "any") return false;
  if (reference?.kind === "paid")
    return asking === "permanents" && (reference.cost === "sacrificed" || reference.cost === "discarded");
  const doing = doings.find((one) => isOf(one, reference));
  return doing !== undefined && (doing.kind === "drawCards" || (asking === "permanents" && away.has(doing.kind)));
}

/** Whether that is what the instruction was done to, or was chosen for it. */
function isOf(doing: Instruction, reference: Antecedent["reference"]): boolean {
  if (reference?.kind === "result") return reference.slot === doing.result;
  return reference?.kind === "choice" && doing.kind === "sacrifice" && doing.objects === reference;
}
