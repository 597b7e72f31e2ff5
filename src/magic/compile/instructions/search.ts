import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { readDeterminers } from "../determiner.js";
import { lowerFilter } from "../filter.js";
import { one, zero } from "../plain.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { zoneOf } from "../zone.js";
import { doneTo } from "./result.js";

/** "search your library for a basic land card" (701.23). */
export function search(node: PredicateOf<"search">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const { object } = node;
  const places = zoneOf(node.zones, context);
  if (places === null || places.player === null || object.kind !== "described") return refuse("search", node.zones);
  const determined = readDeterminers(object.group.determiners, context);
  if (determined.targeting === "target" || determined.other === "other") return refuse("search", object);
  const filter = lowerFilter(object.group, object.post, determined, context);
  const single = determined.article === "a" || determined.article === "an" ? one : null;
  const most = determined.most ?? single ?? refuse("search", object);
  // A card of no stated quality must be found, one of a stated quality need not be (701.23b, 701.23d).
  const least = filter.constraints.length === 0 ? (determined.least ?? most) : zero;
  const { zones, player: whose } = places;
  const searched = { player, whose, zones, ...whichOf(node.zones), filter, least, most };
  return doneTo({ kind: "searchLibrary", ...context.nextId(), ...searched }, object, context);
}

/** "library and/or graveyard" leaves to the player which are searched; "library or graveyard" would leave it open. */
function whichOf(zones: NounPhrase): { readonly which?: "chosen" } {
  const conjunction = zones.kind === "described" ? zones.group.conjunction : null;
  if (conjunction === "or") return refuse("or", zones);
  return conjunction === "and/or" ? { which: "chosen" } : {};
}
