import type { Cost, Quantity } from "../../effects/index.js";
import type { Clause } from "../../syntax/clause.js";
import type { Context } from "../context.js";
import { alternatively, lowerActionCost, lowerActionCosts, lowerCosts } from "../cost.js";
import { countOf } from "../count.js";
import { isPronoun } from "../noun.js";
import { numeric } from "../plain.js";
import { refuse } from "../refusal.js";
import { multiplied } from "../saying.js";

/** What somebody may pay so that it is not done: "unless its controller pays {3}" (118.12a); null of what is no cost. */
export function unlessCosts(clause: Clause, context: Context): readonly Cost[] | null {
  const [verb, ...more] = clause.verbs;
  if (more.length === 1 && clause.links.every((link) => link === "or")) return eitherOf(clause, context);
  if (verb === undefined || more.length > 0 || verb.auxiliary !== null) return null;
  const each = verb.adverbials.length === 0 ? null : paidForEach(verb, context);
  if (each !== null) return [each];
  if (verb.adverbials.length > 0) return null;
  const node = verb.predicate;
  switch (node.kind) {
    case "pay":
      return lowerCosts(node.costs, context);
    case "payNoun":
      return lowerActionCosts(node, context);
    case "sacrifice":
    case "discard":
    case "waterbend":
    case "collectEvidence":
    case "collectWhat":
    case "blight":
      return [lowerActionCost(node, context)];
    case "exile":
    case "return":
    case "remove":
    case "mill":
      return clause.subject !== null && isPronoun(clause.subject, "you") ? [lowerActionCost(node, context)] : null;
    default:
      return null;
  }
}

/** "discards a card or pays {2}": one of the two is chosen (601.2b); null where one of them is no cost. */
function eitherOf(clause: Clause, context: Context): readonly Cost[] | null {
  const each = alternatively(
    clause.verbs,
    (verb) => unlessCosts({ ...clause, verbs: [verb], links: [] }, context),
    context,
  );
  const alternatives = each.flatMap((costs) => (costs === null ? [] : [costs]));
  return alternatives.length === each.length ? [{ kind: "either", alternatives }] : null;
}

/** "pays {1} for each artifact you control": so much mana of any type (118.12, 107.4b); null of another cost. */
function paidForEach({ predicate, adverbials }: Clause["verbs"][number], context: Context): Cost | null {
  const [each, ...others] = adverbials;
  if (predicate.kind !== "pay" || each?.kind !== "forEach" || others.length > 0) return null;
  const [mana, ...more] = lowerCosts(predicate.costs, context);
  const symbols = mana?.kind === "mana" && more.length === 0 ? mana.symbols : [];
  const generic = symbols.length === 1 ? Number(symbols[0]?.slice(1, -1)) : Number.NaN;
  if (Number.isNaN(generic)) return refuse("for each", each);
  const count: Quantity = context.measure(() => countOf(each.what, context));
  return { kind: "payMana", amount: multiplied(count, numeric(generic)) };
}
