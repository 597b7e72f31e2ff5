import type { MoveObjects, PlayerReference, Zone } from "../effects/index.js";
import type { DestinationNode } from "../syntax/destination.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { libraryEnd } from "./library.js";
import { bareNoun, groupHasArticle, headedBy, isIndefinite, ofWhat } from "./noun.js";
import { areOwnersOfAll } from "./player.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/** Which zone something goes to, and where in it. */
export interface Arrival {
  readonly to: Zone;
  readonly position: MoveObjects["position"];
}

/** Which zone a destination names: "onto the battlefield", "on top of your library" (400.7, 401.4). */
export function arrivalOf(node: DestinationNode, context: Context): Arrival {
  const { place, preposition } = node;
  if (preposition === "on" && isChoiceOfEnds(place, context)) return { to: "library", position: "topOrBottom" };
  if (preposition === "on" && isBareTop(place, context)) return { to: "library", position: "top" };
  const zone = onlyZoneOf(zoneOf(withoutOwners(place, context), context));
  checkWhose(place);
  if (zone !== null && (preposition === "onto" || preposition === "into" || preposition === "to"))
    return { to: zone, position: null };
  if (place.kind !== "described" || preposition !== "on") return refuse("a destination", node);
  const position = libraryEnd(place, context) ?? refuse("a destination", place);
  if (position === "bottom" && !groupHasArticle(place.group, "the")) return refuse("bottom", place);
  return { to: "library", position };
}

/** "to their owners' hands", of all that match: each goes to its own owner's, whoever that is (400.3). */
function withoutOwners(place: NounPhrase, context: Context): NounPhrase {
  const possessor = place.kind === "described" ? place.group.possessor : null;
  if (place.kind !== "described" || possessor === null || !areOwnersOfAll(possessor, context)) return place;
  return { ...place, group: { ...place.group, possessor: null, determiners: [{ kind: "article", word: "the" }] } };
}

/** "then shuffle and put that card on top": of the library that was shuffled (701.24b). */
function isBareTop(place: NounPhrase, context: Context): boolean {
  const top = bareNoun(place, "top");
  return top?.determiners.length === 0 && top.possessor === null && context.doings.at(-1)?.kind === "shuffle";
}

/** "on their choice of the top or bottom of their library": whoever puts it there chooses. */
function isChoiceOfEnds(place: NounPhrase, context: Context): boolean {
  if (place.kind !== "coordinated" || place.conjunction !== "or") return false;
  const [choice, bottom, ...more] = place.members;
  const head = choice === undefined ? null : headedBy(choice, "choice");
  const top = head === null || head.modifiers.length > 0 ? null : ofWhat(head.post);
  if (head === null || top === null || bottom?.kind !== "described" || more.length > 0) return false;
  const theirs = groupHasArticle(head.group, "their", "your") && headedBy(top, "top")?.post.length === 0;
  return theirs && libraryEnd(bottom, context) === "bottom";
}

/** A card goes to a zone of its owner (400.3): one that is nobody's, or some other player's, is no place for it to go. */
function checkWhose(place: NounPhrase): void {
  if (place.kind !== "described") return;
  const { determiners, possessor, items } = place.group;
  const noun = items[0]?.noun;
  if (noun?.kind !== "common") return;
  const owned = noun.noun === "hand" || noun.noun === "graveyard" || noun.noun === "library";
  if ((owned || noun.noun === "battlefield") && determiners.length === 0 && possessor === null)
    refuse("a destination", place);
  if (
    owned &&
    possessor?.group.kind === "nounGroup" &&
    possessor.group.determiners.length > 0 &&
    isIndefinite(possessor.group)
  )
    refuse("a destination", place);
}

/** Players whose zone it cannot be, where the object alone tells whose it is. */
const someoneElse: ReadonlySet<string> = new Set<PlayerReference["kind"]>([
  "anyOpponent",
  "eachOpponent",
  "anyPlayer",
  "targetPlayer",
  "controllerOf",
]);

/** The one zone that something comes from; null where the text does not say it. */
export function originOf(place: NounPhrase | null, context: Context): Zone | null {
  if (place === null) return null;
  const places = zoneOf(place, context);
  if (someoneElse.has(places?.player?.kind ?? "you")) return refuse("whose", place);
  return onlyZoneOf(places) ?? refuse("from", place);
}
