/**
 * How a keyword ability is written behind (or around) its name. A name may also stand alone where a text speaks of the
 * ability ("a card with flashback", "loses all landwalk abilities").
 */
export const KEYWORD_SHAPES = [
  { shape: "none", written: "flying" },
  { shape: "cost", written: "kicker {2}{R}, flashback—Sacrifice a creature" },
  { shape: "costs", written: "kicker {W} and/or {U} (702.33b)" },
  { shape: "number", written: "toxic 1, bloodthirst X" },
  { shape: "number-cost", written: "suspend 4—{U}" },
  { shape: "sunburst", written: "modular—sunburst (702.44c)" },
  { shape: "object", written: "enchant creature, enchant player" },
  { shape: "an-object", written: "champion a Faerie" },
  { shape: "quality", written: "bands with other legendary creatures" },
  { shape: "quality-cost", written: "equip Knight {1}, equip legendary creature {3}" },
  { shape: "quality-number", written: "devour artifact 1 (702.82c)" },
  { shape: "quality-before", written: "Goblin offering" },
  { shape: "from-quality", written: "protection from red, hexproof from artifacts" },
  { shape: "from-quality-cost", written: "emerge from artifact {5}{U} (702.119b)" },
  { shape: "for-text", written: "affinity for artifacts" },
  { shape: "onto-quality-cost", written: "splice onto Arcane {1}{U}" },
  { shape: "with-materials-cost", written: "craft with artifact {3}" },
  { shape: "type-joined", written: "islandwalk, snow swampwalk, nonbasic landwalk (702.14c)" },
  { shape: "type-joined-cost", written: "mountaincycling {2}, basic landcycling {1}{W}" },
  { shape: "name", written: "partner with [name]" },
  { shape: "text", written: "partner—Survivors (the texts are closed: PARTNER_TEXTS)" },
  { shape: "something", written: "gift a Treasure (the gifts are closed: GIFTS)" },
  { shape: "condition", written: "companion—[condition]" },
  { shape: "ability", written: "boast — [cost]: [effect], max speed — [ability]" },
  { shape: "effect", written: "visit — [effect]" },
  { shape: "cost-power-toughness", written: "prototype {2}{R} — 3/2" },
] as const;

/** One of the ways in which a keyword ability is written. */
export type KeywordShape = (typeof KEYWORD_SHAPES)[number]["shape"];
