/**
 * The nouns of rules text that are no types (those are in types.ts and subtypes.ts), by what they stand for. A noun is
 * followed by its plural where that is not made with -s. Terms of two words are one noun ("mana value", 202.3).
 */
export const objectNouns = {
  card: "cards",
  permanent: "permanents",
  spell: "spells",
  token: "tokens",
  ability: "abilities",
  source: "sources",
  emblem: "emblems",
  commander: "commanders",
  object: "objects",
} as const;

export const playerNouns = {
  player: "players",
  opponent: "opponents",
  controller: "controllers",
  owner: "owners",
  teammate: "teammates",
  team: "teams",
} as const;

export const zoneNouns = {
  battlefield: "battlefields",
  graveyard: "graveyards",
  hand: "hands",
  library: "libraries",
  exile: "exiles",
  stack: "stacks",
  "command zone": "command zones",
} as const;

export const valueNouns = {
  life: "lives",
  damage: "damages",
  mana: "manas",
  power: "powers",
  toughness: "toughnesses",
  "mana value": "mana values",
  "mana cost": "mana costs",
  "life total": "life totals",
  loyalty: "loyalties",
  devotion: "devotions",
  speed: "speeds",
  number: "numbers",
  amount: "amounts",
  difference: "differences",
  total: "totals",
  cost: "costs",
  "hand size": "hand sizes",
  energy: "energies",
} as const;

export const qualityNouns = {
  color: "colors",
  name: "names",
  type: "types",
  kind: "kinds",
  "card type": "card types",
  "creature type": "creature types",
  "land type": "land types",
  "basic land type": "basic land types",
  "basic land": "basic lands",
  "mana symbol": "mana symbols",
  text: "texts",
  level: "levels",
} as const;

export const timeNouns = {
  turn: "turns",
  game: "games",
  combat: "combats",
  step: "steps",
  phase: "phases",
  upkeep: "upkeeps",
  "draw step": "draw steps",
  "end step": "end steps",
  "untap step": "untap steps",
  "cleanup step": "cleanup steps",
  "main phase": "main phases",
  "combat phase": "combat phases",
  beginning: "beginnings",
  time: "times",
} as const;

export const thingNouns = {
  counter: "counters",
  copy: "copies",
  choice: "choices",
  top: "tops",
  bottom: "bottoms",
  rest: "rests",
  one: "ones",
  pile: "piles",
  coin: "coins",
  die: "dice",
  mode: "modes",
  target: "targets",
  order: "orders",
  way: "ways",
  process: "processes",
  vote: "votes",
  door: "doors",
  face: "faces",
  effect: "effects",
  control: "controls",
  half: "halves",
  result: "results",
  symbol: "symbols",
  word: "words",
  dungeon: "dungeons",
  gift: "gifts",
  attacker: "attackers",
  blocker: "blockers",
  kicker: "kickers",
} as const;

export type NounSort = "object" | "player" | "zone" | "value" | "quality" | "time" | "thing";

/** Every noun table by its sort. */
export const nounTables = {
  object: objectNouns,
  player: playerNouns,
  zone: zoneNouns,
  value: valueNouns,
  quality: qualityNouns,
  time: timeNouns,
  thing: thingNouns,
} as const satisfies Record<NounSort, Readonly<Record<string, string>>>;

type Tables = typeof nounTables;
/** Every noun in the singular. */
export type CommonNoun = { [Sort in NounSort]: keyof Tables[Sort] & string }[NounSort];

/** Nouns that are also verbs: nouns only after a determiner or a modifier that wants them. */
export const verbalNouns: ReadonlySet<string> = new Set(["counter", "copy", "exile", "turn", "cost", "costs", "control", "target", "targets", "die", "phase", "vote", "votes", "process", "processes", "copies", "order", "orders", "face", "faces", "name", "names", "controls", "exiles", "phases"]);
