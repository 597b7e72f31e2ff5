import { abilityIndex } from "../keywords/expand.js";
import type { Characteristics } from "../state/characteristics.js";
import type { GameObject } from "../state/object.js";
import { Marked, type Marks } from "../state/marks.js";
import type { GameState } from "../state/state.js";
import { hasKeyword } from "./abilities.js";
import { ringBearer } from "./ring-bearer.js";
import { withStickers } from "./stickers.js";
import { isPaired } from "./pairs.js";
import { isBestowed } from "./bestowed.js";
import { isOutside, ownLooks, settled, takesPart, unaffectedAt } from "./unaffected.js";

type Test = (object: GameObject, looks: Characteristics) => boolean;

const isPermanent = ({ zone }: GameObject): boolean => zone === "battlefield";

/** Whether a state-based action might have to do with the permanent: none has with most of them (704.5). */
function mayBeChecked(object: GameObject, looks: Characteristics): boolean {
  const { types, supertypes, subtypes, toughness } = looks;
  if (object.damage > 0 || object.deathtouched || object.attachedTo !== null) return true;
  if (types.includes("creature") && (toughness ?? 0) <= 0) return true;
  if (types.includes("planeswalker") || types.includes("battle") || supertypes.length > 0) return true;
  if (object.counters["+1/+1"] !== undefined && object.counters["-1/-1"] !== undefined) return true;
  if (["Aura", "Saga", "Role"].some((subtype) => subtypes.includes(subtype))) return true;
  return hasKeyword(looks, "start your engines!");
}

/** What objects are looked for by, wherever there may be very many that have nothing of it. */
export const facets = [
  "activated",
  "triggered",
  "static",
  "checked",
  "stray",
  "fighting",
  "attached",
  "daybound",
  "ascend",
  "bearer",
  "special",
  "bestowed",
  "paired",
] as const;

/** What objects are looked for by. */
export type Facet = (typeof facets)[number];

/** One test a facet. */
const tests: Readonly<Record<Facet, Test>> = {
  /** Activated abilities, outside libraries. */
  activated: ({ zone }, looks) => zone !== "library" && abilityIndex(looks).activated.length > 0,
  /** Triggered abilities, outside libraries. */
  triggered: ({ zone, kind }, looks) =>
    zone !== "library" && kind !== "ability" && abilityIndex(looks).triggered.length > 0,
  /** Static abilities on the battlefield and in the command zone. */
  static: ({ zone }, looks) => (zone === "battlefield" || zone === "command") && abilityIndex(looks).statics.length > 0,
  /** Permanents that state-based actions may have to do with. */
  checked: (object, looks) => isPermanent(object) && mayBeChecked(object, looks),
  /** Tokens and copies that may be where they cannot be (704.5d, e). */
  stray: ({ kind, zone }) => (kind === "token" && zone !== "battlefield") || kind === "copy",
  /** Creatures in combat. */
  fighting: (object) => isPermanent(object) && (object.attacking !== null || object.blocking.length > 0),
  /** What is attached to something. */
  attached: ({ attachedTo }) => attachedTo !== null,
  /** Permanents that are bound to day and night (702.145b). */
  daybound: (object, looks) =>
    isPermanent(object) && (hasKeyword(looks, "daybound") || hasKeyword(looks, "nightbound")),
  /** Permanents with ascend (702.131b). */
  ascend: (object, looks) => isPermanent(object) && hasKeyword(looks, "ascend"),
  /** Ring-bearers (701.54b). */
  bearer: (object) => isPermanent(object) && object.designations.includes(ringBearer),
  /** What special actions may be taken with: cards in hands, what is face down, and Rooms (116.2). */
  special: (object, { subtypes }) =>
    object.zone === "hand" || object.position === "faceDown" || (isPermanent(object) && subtypes.includes("Room")),
  /** Permanents that are bestowed (702.103e). */
  bestowed: (object) => isPermanent(object) && isBestowed(object),
  /** Creatures that are paired (702.95b). */
  paired: (object) => isPermanent(object) && isPaired(object),
};

/** The mark of what takes part in the layers by itself. */
const inLayers = 1 << facets.length;

/** Whether an object that looks so has a facet. */
export function hasFacet(object: GameObject, looks: Characteristics, facet: Facet): boolean {
  return tests[facet](object, looks);
}

/** The marks of an object as it is without continuous effects, which rest on itself alone. */
function marksOf(state: GameState, object: GameObject): Marks {
  const outside = isOutside(object);
  const looks = outside ? withStickers(object, settled(ownLooks(state, object))) : unaffectedAt(state, object, 8);
  const marks = facets.reduce((sum, facet, place) => (hasFacet(object, looks, facet) ? sum | (1 << place) : sum), 0);
  return !outside && takesPart(state, object) ? marks | inLayers : marks;
}

const marked = new Marked<GameObject>();

/** The objects that have a facet where no continuous effect touches them, by number. */
export function objectsWith(state: GameState, facet: Facet): readonly GameObject[] {
  return marked.find(state.objects, 1 << facets.indexOf(facet), (object) => marksOf(state, object));
}

/** The objects that take part in the layers by themselves, but for copies, by number (613). */
export function objectsInLayers(state: GameState): readonly GameObject[] {
  return marked.find(state.objects, inLayers, (object) => marksOf(state, object));
}
