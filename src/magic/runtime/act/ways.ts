import type { Cost, Filter, Quantity, VocabularyWord, Zone } from "../../effects/index.js";
import { choice, costsOf, number, ownCreature, qualityOf, you } from "../keywords/build.js";
import type { KeywordOf } from "../read/abilities.js";
import { bestowed } from "../read/bestowed.js";
import { copiableFaces } from "../read/copiable.js";
import { mutating } from "../read/mutating.js";
import { isDuring } from "../read/turn-parts.js";
import type { PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import type { Play } from "./play.js";
import { hasCastSpell, mayProwl, opponentLostLife, wasDiscarded, wasFreeToRun } from "./way-conditions.js";

/** One way in which a player may cast a card: for its mana cost, or for an alternative cost (118.9, 601.2b). */
export interface Way {
  /** The keyword whose cost is paid; null where no keyword gives the way. */
  readonly by: VocabularyWord | null;
  /** What is paid; null for the mana cost. */
  readonly costs: readonly Cost[] | null;
  /** When it may be cast so; `usual` is as its card types say (117.1a, 307.1). */
  readonly timing: "usual" | "sorcery" | "afterBlocks";
  /** A creature is used for the cost, by whose characteristic the total cost is less (702.119a, 702.180a). */
  readonly lessBy?: "power" | "manaValue";
  /** Additional costs that belong to the way (118.8, 702.133a). */
  readonly also?: readonly Cost[];
  /** Mana may be spent on it as though it were mana of any color, or of any type (609.4b). */
  readonly spent?: "anyColor" | "anyMana";
  /** The face that is up as it is cast so, where that is another than the card has up (702.146a, 702.162a). */
  readonly face?: number;
}

/** For its mana cost. */
export const normally: Way = { by: null, costs: null, timing: "usual" };

/** Without paying its mana cost (118.9). */
export const forNothing: Way = { by: null, costs: [], timing: "usual" };

const one = number(1);

/** A creature that the player controls, with a status. */
function creatureThatIs(status: "tapped" | "untapped" | "unblocked"): Filter {
  return { ...ownCreature, constraints: [...ownCreature.constraints, { kind: "status", status }] };
}

/** Something is used for the cost beside what else it is. */
function using(kind: "tap" | "sacrifice" | "return", filter: Filter, least: Quantity = one): Cost {
  return { kind, what: choice(filter, least, one), from: null };
}

/** How a keyword lets its card be cast. */
interface Rule {
  /** The zone that the card is in; null where the keyword works wherever the card may be cast from. */
  readonly from: Zone | null;
  readonly timing?: Way["timing"];
  readonly lessBy?: Way["lessBy"];
  readonly face?: number;
  /** The mana cost is paid, and these costs beside it; the keyword is given along no cost of its own. */
  readonly besideManaCost?: readonly Cost[];
  /** What is used beside the keyword's cost. */
  readonly using?: (keyword: KeywordOf) => readonly Cost[];
  /** What must hold for the player to cast it so. */
  readonly if?: (play: Play, object: GameObject, player: PlayerId) => boolean;
}

const lands: Filter = {
  what: "card",
  constraints: [
    { kind: "cardType", cardType: "land" },
    { kind: "inZone", zone: "hand", of: you },
  ],
};

/** A land card is discarded. */
const landDiscarded: Cost = {
  kind: "discard",
  what: choice(lands, one),
  count: one,
  manner: "chosen",
};

/** A card is discarded. */
const discarded: Cost = { kind: "discard", what: null, count: one, manner: "chosen" };

/** What "emerge from [quality]" has sacrificed: permanents of the quality; a creature where none is said (702.119a, b). */
function emerging(keyword: KeywordOf): Filter {
  const quality = qualityOf(keyword);
  if (quality === undefined) return ownCreature;
  const constraints = [...quality.constraints, { kind: "controlledBy", player: you } as const];
  return { what: "permanent", constraints };
}

/** The keywords by whose abilities cards are cast for an alternative cost, with their rules. */
export const wayRules: Readonly<Record<string, Rule>> = {
  // 702.34a
  flashback: { from: "graveyard" },
  // 702.74a
  evoke: { from: null },
  // 702.76a
  prowl: { from: null, if: (play, { id }, player) => mayProwl(play, id, player) },
  // 702.81a
  retrace: { from: "graveyard", besideManaCost: [landDiscarded] },
  // 702.96a
  overload: { from: null },
  // 702.103a
  bestow: { from: null },
  // 702.109a
  dash: { from: null },
  // 702.113a
  awaken: { from: null },
  // 702.117a
  surge: { from: null, if: (play, _, player) => hasCastSpell(play, player) },
  // 702.119a
  emerge: { from: null, lessBy: "manaValue", using: (keyword) => [using("sacrifice", emerging(keyword))] },
  // 702.133a
  "jump-start": { from: "graveyard", besideManaCost: [discarded] },
  // 702.137a
  spectacle: { from: null, if: (play, _, player) => opponentLostLife(play, player) },
  // 702.138a
  escape: { from: "graveyard" },
  // 702.140a
  mutate: { from: null },
  // 702.146a
  disturb: { from: "graveyard", face: 1 },
  // 702.152a
  blitz: { from: null },
  // 702.162a
  "more than meets the eye": { from: null, face: 1 },
  // 702.173a
  freerunning: { from: null, if: (play, { id }, player) => wasFreeToRun(play, id, player) },
  // 702.176a
  impending: { from: null },
  // 702.180a
  harmonize: {
    from: "graveyard",
    lessBy: "power",
    using: () => [using("tap", creatureThatIs("untapped"), { kind: "number", value: 0 })],
  },
  // 702.185a
  warp: { from: "hand" },
  // 702.187b
  mayhem: { from: "graveyard", if: (play, object) => wasDiscarded(play, object) },
  // 702.188a
  "web-slinging": { from: null, using: () => [using("return", creatureThatIs("tapped"))] },
  // 702.190a
  sneak: { from: null, timing: "afterBlocks", using: () => [using("return", creatureThatIs("unblocked"))] },
};

/** The ways in which the card's own keywords let the player cast it from where it is (601.2b, 118.9). */
export function keywordWays(play: Play, object: GameObject, player: PlayerId): readonly Way[] {
  return play.look(object).abilities.flatMap(({ ability }): Way[] => {
    const rule = ability.kind === "keyword" ? wayRules[ability.keyword] : undefined;
    if (rule === undefined || ability.kind !== "keyword" || !isOpen(rule, play, object, player)) return [];
    return wayBy(rule, ability).filter(({ face = 0 }) => copiableFaces(play.state, object).length > face);
  });
}

/** The way that a keyword gives; none where it is given along no cost. */
function wayBy({ timing = "usual", lessBy, face, besideManaCost, using: used }: Rule, keyword: KeywordOf): Way[] {
  const { keyword: by } = keyword;
  const more = { ...(lessBy === undefined ? {} : { lessBy }), ...(face === undefined ? {} : { face }) };
  if (besideManaCost !== undefined) return [{ by, costs: null, timing, ...more, also: besideManaCost }];
  const own = costsOf(keyword);
  return own.length === 0 ? [] : [{ by, costs: [...own, ...(used?.(keyword) ?? [])], timing, ...more }];
}

/**
 * What the way makes of the card as it is cast, whose characteristics count: another face up, a bestowed Aura,
 * or a mutating creature spell (702.103b, d, 702.140a, 702.146a, 712.8c).
 */
export function castParts({ designations }: GameObject, { face, by }: Way): Partial<GameObject> {
  return {
    ...(face === undefined ? {} : { face }),
    ...(by === "bestow" ? { designations: [...designations, bestowed] } : {}),
    ...(by === "mutate" ? { designations: [...designations, mutating] } : {}),
  };
}

/** The card as the way has it cast. */
export function faced(object: GameObject, way: Way): GameObject {
  return { ...object, ...castParts(object, way) };
}

/** Whether the keyword works for the card where it is. */
function isOpen(rule: Rule, play: Play, object: GameObject, player: PlayerId): boolean {
  if (rule.from !== null && rule.from !== object.zone) return false;
  return rule.if?.(play, object, player) ?? true;
}

/** The ways that let a card be cast from a zone which is not the hand: those of keywords that work there. */
export function waysElsewhere(play: Play, object: GameObject, player: PlayerId): readonly Way[] {
  return keywordWays(play, object, player).filter(({ by }) => by !== null && wayRules[by]?.from === object.zone);
}

/** The ways that keywords give wherever the card may be cast from, where a step of the turn is not part of them. */
export function waysAnywhere(play: Play, object: GameObject, player: PlayerId): readonly Way[] {
  return keywordWays(play, object, player).filter(
    ({ by, timing }) => by !== null && wayRules[by]?.from === null && timing === "usual",
  );
}

/** Whether it is the step after blockers were declared, in the player's own turn (702.190a). */
export function isAfterBlocks({ state: { turn } }: Play, player: PlayerId): boolean {
  return turn.active === player && isDuring(turn.part, "declareBlockersStep");
}
