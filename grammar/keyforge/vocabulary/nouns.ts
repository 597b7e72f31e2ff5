/**
 * The nouns of card texts with their plurals, sorted by what they name. Card types (creature, artifact, action,
 * upgrade) and "token creature" come from the game's own list of types.
 */
const nounTables = {
  /** Cards and what they are. */
  card: {
    card: "cards",
    creature: "creatures",
    artifact: "artifacts",
    action: "actions",
    upgrade: "upgrades",
    enemy: "enemies",
    neighbor: "neighbors",
    copy: "copies",
    prophecy: "prophecies",
    half: "halves",
  },
  /** Those who play. */
  player: { player: "players", opponent: "opponents", controller: "controllers", owner: "owners" },
  /** Where cards are. */
  zone: {
    hand: "hands",
    deck: "decks",
    "discard pile": "discard piles",
    /** A discard pile, in short. */
    discard: "discards",
    archives: "archives",
    battleline: "battlelines",
    play: "play",
    pool: "pools",
    "common supply": "common supplies",
    flank: "flanks",
    "identity card": "identity cards",
    side: "sides",
    center: "centers",
    left: "left",
    right: "right",
    top: "tops",
    bottom: "bottoms",
    zone: "zones",
    position: "positions",
    place: "places",
  },
  /** What is counted. */
  value: {
    power: "powers",
    armor: "armor",
    damage: "damage",
    cost: "costs",
    number: "numbers",
    difference: "differences",
    amount: "amounts",
    total: "totals",
    value: "values",
    time: "times",
  },
  /** What lies on cards and beside them. */
  thing: {
    counter: "counters",
    ward: "wards",
    chain: "chains",
    key: "keys",
    icon: "icons",
    house: "houses",
    trait: "traits",
    type: "types",
    name: "names",
    color: "colors",
    keyword: "keywords",
    "text box": "text boxes",
    "bonus icon": "bonus icons",
    "card type": "card types",
    combination: "combinations",
    order: "orders",
    control: "control",
    tide: "tides",
    game: "games",
    ability: "abilities",
    effect: "effects",
    "play effect": "play effects",
    "play ability": "play abilities",
    "after fight effect": "after fight effects",
    "after reap effect": "after reap effects",
    "destroyed effect": "destroyed effects",
    "destroyed ability": "destroyed abilities",
    text: "texts",
    other: "others",
    one: "ones",
    maximum: "maximums",
    minimum: "minimums",
    result: "results",
    choice: "choices",
    mulligan: "mulligans",
    setup: "setup",
    symbol: "symbols",
  },
  /** When. */
  time: { turn: "turns", step: "steps", phase: "phases", fight: "fights", remainder: "remainders", end: "ends", start: "starts", beginning: "beginnings" }, // prettier-ignore
} as const;

/** What a noun names. */
export type NounSort = keyof typeof nounTables;

type NounsOf<Sort extends NounSort> = keyof (typeof nounTables)[Sort];

/** A noun in the singular. */
export type CommonNoun = { [Sort in NounSort]: NounsOf<Sort> }[NounSort];

/** A noun as a text may write it. */
export interface NounForm {
  readonly noun: CommonNoun;
  readonly sort: NounSort;
  readonly form: "singular" | "plural";
}

function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function tableOf(sort: NounSort): Readonly<Partial<Record<CommonNoun, string>>> {
  return nounTables[sort];
}

function formsIn(sort: NounSort): readonly (readonly [string, NounForm])[] {
  return keysOf(tableOf(sort)).flatMap((noun): (readonly [string, NounForm])[] => {
    const plural = tableOf(sort)[noun] ?? noun;
    return [
      [plural, { noun, sort, form: "plural" }],
      [noun, { noun, sort, form: "singular" }],
    ];
  });
}

/** The nouns by the words that write them. */
export const NOUNS: ReadonlyMap<string, NounForm> = new Map(keysOf(nounTables).flatMap(formsIn));

/** The plurals of the nouns. */
export const PLURALS: ReadonlyMap<CommonNoun, string> = new Map(
  keysOf(nounTables).flatMap((sort) => keysOf(tableOf(sort)).map((noun) => [noun, tableOf(sort)[noun] ?? noun])),
);
