import type { EventDetail, EventPattern, Participant, Zone } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import { isSame } from "../../effects/structure.js";
import { isDenied } from "../form.js";
import { type EventTable, type Happening, withManner } from "../happening.js";
import { articleOf, bareNoun, isWord } from "../noun.js";
import { playerBehind } from "../some-player.js";
import { playerAntecedent } from "../context.js";
import { refuse } from "../refusal.js";
import { onlyZoneOf, splitOrigin, zoneOf } from "../zone.js";
import { damageOf } from "./damage.js";
import { onOccasion } from "./occasion.js";
import { ownerOf } from "./zone.js";

/** What is done to the subject: "is dealt damage", "is put into a graveyard", "is turned face up" (603.2). */
export const passiveEvents: EventTable<"passive"> = {
  passive: (node, happening) => passive(node, happening),
};

type Passive = PredicateOf<"passive">;
type Tail = Passive["tails"][number];

function passive(node: Passive, happening: Happening): EventPattern {
  if (isDenied(node.form)) return refuse("not", node);
  const { subject, detail } = happening;
  if (node.verb === "deal" && node.object !== null && node.tails.length === 0) {
    const combat = damageOf(node.object);
    return { kind: "isDealtDamage", to: subject, source: null, combat, detail: detail() };
  }
  if (node.object !== null) return refuse(node.verb, node);
  if (node.verb === "put") return put(node, happening);
  if (node.verb === "tap" && isForMana(node.tails))
    return { kind: "tappedForMana", object: subject, player: null, detail: detail() };
  return node.verb === "turn" && isFaceUp(node.tails)
    ? { kind: "turnedFaceUp", object: subject, detail: detail() }
    : refuse(node.verb, node);
}

/** "for mana", of whatever type (106.12a). */
function isForMana(tails: readonly Tail[]): boolean {
  const [tail, ...others] = tails;
  return tail?.kind === "for" && others.length === 0 && isWord(tail.what, "mana");
}

function isFaceUp(tails: readonly Tail[]): boolean {
  const [tail, ...others] = tails;
  return tail?.kind === "face" && tail.face === "up" && others.length === 0;
}

/** Where something is put, and where it comes from, as the tails behind the verb say it. */
interface Movement {
  readonly to: Zone | null;
  readonly from: Zone | "anywhere" | "elsewhere" | null;
  readonly player: Participant | null;
}

/** "is put into a graveyard from the battlefield" is to die (700.4). */
function put(node: Passive, happening: Happening): EventPattern {
  const { subject, context } = happening;
  const { tails, detail } = onOccasion(node, happening);
  let movement: Movement = { to: null, from: null, player: null };
  for (const tail of tails) movement = moved(movement, tail, node, context);
  const { to, from, player } = movement;
  if (to === null) return refuse("put", node);
  speakOfOwner(movement, happening);
  if (to === "graveyard" && from === "battlefield" && player === null)
    return { kind: "dies", object: subject, detail: detail() };
  if (from === "elsewhere") return fromElsewhere(subject, to, player, detail());
  if (from !== "anywhere") return { kind: "zoneChange", object: subject, from, to, player, detail: detail() };
  const asked = withManner(detail(), "fromAnywhere");
  return { kind: "zoneChange", object: subject, from: null, to, player, detail: asked };
}

/** "a card is put into an opponent's graveyard": "that player" is then the card's owner (400.3). */
function speakOfOwner({ to, player }: Movement, { subject, context }: Happening): void {
  if (to === null || player?.kind !== "player" || subject.kind !== "filter" || subject.grouping !== "each") return;
  const asked = { kind: "inZone", zone: to, of: player.reference } as const;
  const owner = playerBehind([asked], { kind: "triggering", role: "object" });
  if (owner !== null) context.mention(playerAntecedent(owner, "singular"));
}

/** "from anywhere other than the battlefield": from each of the other zones that there are (400.1). */
function fromElsewhere(object: Participant, to: Zone, player: Participant | null, detail: EventDetail): EventPattern {
  const zones = (["hand", "library", "graveyard", "stack", "exile", "command"] as const).filter((zone) => zone !== to);
  return { kind: "anyOf", events: zones.map((from) => ({ kind: "zoneChange", object, from, to, player, detail })) };
}

/** The place without "from anywhere other than the battlefield" behind it; null where that does not stand there. */
function withoutElsewhere(where: NounPhrase): NounPhrase | null {
  if (where.kind !== "described") return null;
  const [anywhere, other] = where.post.slice(-2);
  const group = other?.kind === "otherThan" ? bareNoun(other.what, "battlefield") : null;
  return anywhere?.kind === "fromAnywhere" && group !== null && articleOf(group) === "the"
    ? { ...where, post: where.post.slice(0, -2) }
    : null;
}

function moved(before: Movement, tail: Tail, node: Passive, context: Context): Movement {
  switch (tail.kind) {
    case "into":
    case "onto":
    case "to":
      return before.to === null ? arrived(before, tail.what, node, context) : refuse("put", node);
    case "from":
      return before.from === null ? departed(before, tail.what, node, context) : refuse("put", node);
    case "anywhere":
      return tail.what === "anywhere" && before.from === null
        ? { ...before, from: "anywhere" }
        : refuse(tail.kind, tail);
    default:
      return refuse(tail.kind, tail);
  }
}

function arrived(before: Movement, where: NounPhrase, node: Passive, context: Context): Movement {
  const elsewhere = withoutElsewhere(where);
  const split = splitOrigin(elsewhere ?? where);
  const places = zoneOf(split.place, context);
  const to = onlyZoneOf(places) ?? refuse("put", node);
  const arriving = { ...before, to, player: sameOwner(before.player, ownerOf(places), node) };
  if (elsewhere !== null) return split.from === null ? { ...arriving, from: "elsewhere" } : refuse("put", node);
  if (split.from === null) return arriving;
  return split.from === "anywhere" ? { ...arriving, from: "anywhere" } : departed(arriving, split.from, node, context);
}

function departed(before: Movement, where: NounPhrase, node: Passive, context: Context): Movement {
  const places = zoneOf(where, context);
  const from = onlyZoneOf(places) ?? refuse("put", node);
  return { ...before, from, player: sameOwner(before.player, ownerOf(places), node) };
}

/** A card goes from a zone of its owner to another of the same player (400.3): two that are named must be one. */
function sameOwner(one: Participant | null, other: Participant | null, node: object): Participant | null {
  if (one !== null && other !== null && !isSame(one, other)) return refuse("whose zone", node);
  return one ?? other;
}
