/** Forms of a verb that its spelling does not give. */
export interface IrregularVerbForms {
  readonly past: string;
  readonly participle: string;
  readonly gerund?: string;
}

/** A keyword action (CR 701.1). */
export interface KeywordAction {
  /** The action as rules text gives the instruction, without its object or number. */
  readonly name: string;
  readonly rule: string;
  /** The word of the name that is inflected. Monstrosity has none: "monstrosity 3" is always the bare word. */
  readonly verb: string | null;
  readonly irregular?: IrregularVerbForms;
}

/** CR 701.2–701.69: the keyword actions in the order of the rules. */
export const KEYWORD_ACTIONS = [
  { name: "activate", rule: "701.2", verb: "activate" },
  { name: "attach", rule: "701.3", verb: "attach" },
  { name: "unattach", rule: "701.3d", verb: "unattach" },
  { name: "behold", rule: "701.4", verb: "behold", irregular: { past: "beheld", participle: "beheld" } },
  { name: "cast", rule: "701.5", verb: "cast", irregular: { past: "cast", participle: "cast" } },
  { name: "counter", rule: "701.6", verb: "counter" },
  { name: "create", rule: "701.7", verb: "create" },
  { name: "destroy", rule: "701.8", verb: "destroy" },
  { name: "discard", rule: "701.9", verb: "discard" },
  { name: "double", rule: "701.10", verb: "double" },
  { name: "triple", rule: "701.11", verb: "triple" },
  { name: "exchange", rule: "701.12", verb: "exchange" },
  { name: "exile", rule: "701.13", verb: "exile" },
  { name: "fight", rule: "701.14", verb: "fight", irregular: { past: "fought", participle: "fought" } },
  { name: "goad", rule: "701.15", verb: "goad" },
  { name: "investigate", rule: "701.16", verb: "investigate" },
  { name: "mill", rule: "701.17", verb: "mill" },
  { name: "play", rule: "701.18", verb: "play" },
  { name: "regenerate", rule: "701.19", verb: "regenerate" },
  { name: "reveal", rule: "701.20", verb: "reveal" },
  { name: "sacrifice", rule: "701.21", verb: "sacrifice" },
  { name: "scry", rule: "701.22", verb: "scry" },
  { name: "search", rule: "701.23", verb: "search" },
  { name: "shuffle", rule: "701.24", verb: "shuffle" },
  {
    name: "surveil",
    rule: "701.25",
    verb: "surveil",
    irregular: { past: "surveilled", participle: "surveilled", gerund: "surveilling" },
  },
  { name: "tap", rule: "701.26a", verb: "tap", irregular: { past: "tapped", participle: "tapped", gerund: "tapping" } },
  {
    name: "untap",
    rule: "701.26b",
    verb: "untap",
    irregular: { past: "untapped", participle: "untapped", gerund: "untapping" },
  },
  { name: "transform", rule: "701.27", verb: "transform" },
  { name: "convert", rule: "701.28", verb: "convert" },
  { name: "fateseal", rule: "701.29", verb: "fateseal" },
  { name: "clash", rule: "701.30", verb: "clash" },
  { name: "planeswalk", rule: "701.31", verb: "planeswalk" },
  {
    name: "set in motion",
    rule: "701.32",
    verb: "set",
    irregular: { past: "set", participle: "set", gerund: "setting" },
  },
  { name: "abandon", rule: "701.33", verb: "abandon" },
  { name: "proliferate", rule: "701.34", verb: "proliferate" },
  { name: "detain", rule: "701.35", verb: "detain" },
  { name: "populate", rule: "701.36", verb: "populate" },
  { name: "monstrosity", rule: "701.37", verb: null },
  { name: "vote", rule: "701.38", verb: "vote" },
  { name: "bolster", rule: "701.39", verb: "bolster" },
  { name: "manifest", rule: "701.40", verb: "manifest" },
  { name: "support", rule: "701.41", verb: "support" },
  { name: "meld", rule: "701.42", verb: "meld" },
  { name: "exert", rule: "701.43", verb: "exert" },
  { name: "explore", rule: "701.44", verb: "explore" },
  { name: "assemble", rule: "701.45", verb: "assemble" },
  { name: "adapt", rule: "701.46", verb: "adapt" },
  { name: "amass", rule: "701.47", verb: "amass" },
  { name: "learn", rule: "701.48", verb: "learn" },
  { name: "venture into the dungeon", rule: "701.49", verb: "venture" },
  { name: "venture into", rule: "701.49d", verb: "venture" },
  { name: "connive", rule: "701.50", verb: "connive" },
  { name: "open an Attraction", rule: "701.51", verb: "open" },
  { name: "roll to visit your Attractions", rule: "701.52", verb: "roll" },
  { name: "incubate", rule: "701.53", verb: "incubate" },
  { name: "the Ring tempts you", rule: "701.54", verb: "tempt" },
  { name: "face a villainous choice", rule: "701.55", verb: "face" },
  { name: "time travel", rule: "701.56", verb: "time travel" },
  { name: "discover", rule: "701.57", verb: "discover" },
  { name: "cloak", rule: "701.58", verb: "cloak" },
  { name: "collect evidence", rule: "701.59", verb: "collect" },
  { name: "suspect", rule: "701.60", verb: "suspect" },
  { name: "forage", rule: "701.61", verb: "forage" },
  { name: "manifest dread", rule: "701.62", verb: "manifest" },
  { name: "endure", rule: "701.63", verb: "endure" },
  { name: "harness", rule: "701.64", verb: "harness" },
  { name: "airbend", rule: "701.65", verb: "airbend" },
  { name: "earthbend", rule: "701.66", verb: "earthbend" },
  { name: "waterbend", rule: "701.67", verb: "waterbend" },
  { name: "blight", rule: "701.68", verb: "blight" },
  { name: "heal", rule: "701.69", verb: "heal" },
] as const satisfies readonly KeywordAction[];

/** CR 701: the name of a keyword action. */
export type KeywordActionName = (typeof KEYWORD_ACTIONS)[number]["name"];
