import type { EventDetail, EventPattern, Participant } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { type EventTable, type Happening, ordinalDetail, withManner, withoutOrdinal } from "../happening.js";
import { articleOf } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { besidesStepDraw } from "./step-draw.js";
import { refuse } from "../refusal.js";
import { type Places, zoneOf } from "../zone.js";

type Kinds = "enter" | "die" | "leave" | "draw" | "discard" | "mill" | "sacrifice";

/** Cards and permanents changing zones (400.7, 603.6). */
export const zoneEvents: EventTable<Kinds> = {
  enter: (node, { subject, detail }) => enters(subject, entering(node, detail)),
  die: (_node, { subject, detail }) => ({ kind: "dies", object: subject, detail: detail() }),
  leave: (node, happening) => leaves(node.object, happening),
  draw: (node, happening) => drawn(node.object, happening),
  discard: (node, happening) => withCards("discards", node.object, happening),
  mill: (node, happening) => withCards("mills", node.object, happening),
  sacrifice: (node, happening) => withCards("sacrifices", node.object, happening),
};

/** "draws a card", "draws a card except the first one they draw in each of their draw steps" (121.1). */
function drawn(node: NounPhrase, happening: Happening): EventPattern {
  const { object, manner } = besidesStepDraw(node);
  if (manner === null) return withCards("draws", node, happening);
  return withCards("draws", object, { ...happening, detail: () => withManner(happening.detail(), manner) });
}

function enters(object: Participant, detail: EventDetail): EventPattern {
  return { kind: "zoneChange", object, from: null, to: "battlefield", player: null, detail };
}

/** What "enters" asks: nothing more, or "under your control". */
function entering(node: PredicateOf<"enter">, detail: Happening["detail"]): EventDetail {
  if (node.entries.length === 0) return detail();
  return isUnderYourControl(node) ? withManner(detail(), "underYourControl") : refuse("enters", node);
}

function isUnderYourControl(node: PredicateOf<"enter">): boolean {
  const [entry, ...others] = node.entries;
  if (entry?.kind !== "underControl" || others.length > 0 || entry.whose.kind !== "described") return false;
  const { group, post } = entry.whose;
  return post.length === 0 && group.possessor === null && articleOf(group) === "your";
}

function leaves(object: NounPhrase, { subject, detail, context }: Happening): EventPattern {
  const places = zoneOf(object, context);
  const [zone, ...more] = places?.zones ?? [];
  if (zone === undefined || more.length > 0) return refuse("leaves", object);
  if (zone === "battlefield") return { kind: "leavesBattlefield", object: subject, detail: detail() };
  return { kind: "zoneChange", object: subject, from: zone, to: null, player: ownerOf(places), detail: detail() };
}

/** Whose zone it is, as one who takes part. */
export function ownerOf(places: Places | null): Participant | null {
  const player = places?.player ?? null;
  return player === null ? null : { kind: "player", reference: player };
}

/** What a player does with cards or permanents, "your second card each turn" among them. */
export function withCards(
  kind: "draws" | "discards" | "mills" | "sacrifices" | "playsLand",
  node: NounPhrase,
  { subject, detail, context }: Happening,
): EventPattern {
  const bare = withoutOrdinal(node);
  const object = lowerParticipant(bare.object, "object", context);
  return { kind, player: subject, object, amount: null, detail: ordinalDetail(bare.nth, detail(), node) };
}
