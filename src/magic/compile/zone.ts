import type { Noun } from "../../../grammar/magic/phrases.js";
import type { PlayerReference, Zone } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isPronoun } from "./noun.js";
import { possessorPlayer } from "./player.js";
import { refuse } from "./refusal.js";

/** Zones that a phrase names, and whose they are; null of a shared or any player's zone. */
export interface Places {
  readonly zones: readonly Zone[];
  readonly player: PlayerReference | null;
}

const zoneNouns: Readonly<Partial<Record<string, Zone>>> = {
  battlefield: "battlefield",
  graveyard: "graveyard",
  hand: "hand",
  library: "library",
  exile: "exile",
  stack: "stack",
  "command zone": "command",
};

/** The zones of a phrase such as "your graveyard", "a graveyard", "their owners' hands", or null where it names none (400.1). */
export function zoneOf(where: NounPhrase, context: Context): Places | null {
  if (isPronoun(where, "it")) return handSpokenOf(context);
  if (where.kind !== "described") return null;
  const zones = where.group.items.map((item) =>
    item.noun.kind === "common" && item.modifiers.length === 0 ? zoneNouns[item.noun.noun] : undefined,
  );
  if (zones.some((zone) => zone === undefined)) return null;
  if (where.post.length > 0) return refuse("a zone", where);
  const known = zones.filter((zone) => zone !== undefined);
  return { zones: known, player: ownerOf(where, context) };
}

/** "it" of a hand that was revealed or looked at: "you choose a card from it" (608.2c); null where "it" is something else. */
function handSpokenOf(context: Context): Places | null {
  const it = context.itCalled("hand");
  const doing = it?.kind === "result" ? context.latestDoing(({ result }) => result === it.slot) : null;
  const shown = doing?.kind === "reveal" || doing?.kind === "lookAt" ? doing.what : it;
  return shown?.kind === "wholeZone" ? { zones: [shown.zone], player: shown.of } : null;
}

/** The one zone that a phrase names; null where it names none, or several (400.1). */
export function onlyZoneOf(places: Places | null): Zone | null {
  const [zone, ...others] = places?.zones ?? [];
  return zone === undefined || others.length > 0 ? null : zone;
}

/** Of a hand, a library or a graveyard a text says whose, or "a", "the", "each"; "the" of the battlefield (400.1). */
function isOwned(noun: Noun): boolean {
  return noun.kind === "common" && withArticle.has(noun.noun);
}

const withArticle: ReadonlySet<string> = new Set(["hand", "library", "graveyard", "battlefield", "command zone"]);

function ownerOf(where: Extract<NounPhrase, { readonly kind: "described" }>, context: Context): PlayerReference | null {
  const { possessor, determiners } = where.group;
  if (possessor !== null) return possessorPlayer(possessor, context);
  const [first, ...more] = determiners;
  if (first === undefined) {
    const bare = where.group.items.some(({ noun, form }) => form === "singular" && isOwned(noun));
    return bare ? refuse("a zone without an article", where) : null;
  }
  if (first.kind !== "article" || more.length > 0) return refuse("a zone", where);
  switch (first.word) {
    case "your":
      return { kind: "you" };
    case "their":
    case "his or her":
    case "his":
    case "her":
      return context.findPlayer("their", where);
    case "its":
      return refuse("its", where);
    case "the":
    case "a":
    case "an":
      return null;
    case "all":
    case "each":
    case "any":
      return null;
    default:
      return refuse(first.word, where);
  }
}

/** "a graveyard from the battlefield": the place, and where from, which stands behind it. */
export function splitOrigin(where: NounPhrase): {
  readonly place: NounPhrase;
  readonly from: NounPhrase | "anywhere" | null;
} {
  if (where.kind !== "described") return { place: where, from: null };
  const last = where.post.at(-1);
  const place = { ...where, post: where.post.slice(0, -1) };
  if (last?.kind === "from") return { place, from: last.where };
  return last?.kind === "fromAnywhere" ? { place, from: "anywhere" } : { place: where, from: null };
}
