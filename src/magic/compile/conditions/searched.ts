import type { Condition } from "../../effects/index.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";
import { withoutWay } from "../this-way.js";
import { onlyZoneOf, zoneOf } from "../zone.js";
import { isSame } from "../../effects/structure.js";

/**
 * "you search your library this way", "you searched your library this way": whether that zone was among those that were
 * searched, of which a player may have chosen some (701.23a); null of a clause that says nothing of that.
 */
export function searchedThisWay(subject: NounPhrase, verb: VerbPhrase, context: Context): Condition | null {
  const { predicate } = verb;
  if (predicate.kind !== "searchZones" || !isPlayerPhrase(subject)) return null;
  const place = withoutWay(predicate.zones);
  if (place === null || verb.auxiliary !== null || verb.adverbials.length > 0) return refuse("search", predicate);
  const player = lowerPlayers(subject, context);
  const zone = onlyZoneOf(zoneOf(place, context)) ?? refuse("a zone", place);
  const doing = context.latestDoing(({ kind }) => kind === "searchLibrary");
  const theirs = doing?.kind === "searchLibrary" && isSame(doing.player, player);
  if (!theirs || !isSame(doing.whose, player) || !doing.zones.includes(zone)) return refuse("search", predicate);
  return { kind: "searched", slot: doing.result, zone };
}
