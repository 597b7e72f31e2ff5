/**
 * The verbs of rules text with the forms that are not made by rule: third person, past, participle, -ing.
 * An absent form is regular ("destroy, destroys, destroyed, destroyed, destroying").
 */
const irregular = {
  become: ["becomes", "became", "become", "becoming"],
  begin: ["begins", "began", "begun", "beginning"],
  block: ["blocks", "blocked", "blocked", "blocking"],
  cast: ["casts", "cast", "cast", "casting"],
  choose: ["chooses", "chose", "chosen", "choosing"],
  come: ["comes", "came", "come", "coming"],
  copy: ["copies", "copied", "copied", "copying"],
  cost: ["costs", "cost", "cost", "costing"],
  deal: ["deals", "dealt", "dealt", "dealing"],
  die: ["dies", "died", "died", "dying"],
  do: ["does", "did", "done", "doing"],
  double: ["doubles", "doubled", "doubled", "doubling"],
  draw: ["draws", "drew", "drawn", "drawing"],
  fight: ["fights", "fought", "fought", "fighting"],
  get: ["gets", "got", "gotten", "getting"],
  have: ["has", "had", "had", "having"],
  leave: ["leaves", "left", "left", "leaving"],
  lose: ["loses", "lost", "lost", "losing"],
  pay: ["pays", "paid", "paid", "paying"],
  put: ["puts", "put", "put", "putting"],
  roll: ["rolls", "rolled", "rolled", "rolling"],
  set: ["sets", "set", "set", "setting"],
  spend: ["spends", "spent", "spent", "spending"],
  take: ["takes", "took", "taken", "taking"],
  win: ["wins", "won", "won", "winning"],
  cause: ["causes", "caused", "caused", "causing"],
  flip: ["flips", "flipped", "flipped", "flipping"],
  tap: ["taps", "tapped", "tapped", "tapping"],
  untap: ["untaps", "untapped", "untapped", "untapping"],
  commit: ["commits", "committed", "committed", "committing"],
  prefer: ["prefers", "preferred", "preferred", "preferring"],
  say: ["says", "said", "said", "saying"],
  discover: ["discovers", "discovered", "discovered", "discovering"],
  phase: ["phases", "phased", "phased", "phasing"],
  behold: ["beholds", "beheld", "beheld", "beholding"],
  know: ["knows", "knew", "known", "knowing"],
  keep: ["keeps", "kept", "kept", "keeping"],
  meet: ["meets", "met", "met", "meeting"],
  stop: ["stops", "stopped", "stopped", "stopping"],
  cloak: ["cloaks", "cloaked", "cloaked", "cloaking"],
  crew: ["crews", "crewed", "crewed", "crewing"],
} as const;

const regular = [
  "activate", "adapt", "add", "affect", "airbend", "amass", "assemble", "assign", "attach", "attack", "blight", "bolster", "change",
  "clash", "collect", "connive", "contain", "control", "convert", "counter", "create", "declare", "descend", "destroy", "detain",
  "discard", "distribute", "divide", "earthbend", "enchant", "end", "endure", "enter", "equip", "exchange", "exert", "exile", "expend", "explore",
  "exploit", "fabricate", "fateseal", "finish", "foretell", "forage", "gain", "goad", "guess", "harness", "ignore", "incubate", "increase",
  "investigate", "last", "learn", "look", "manifest", "mill", "monstrosity", "move", "mutate", "name", "note", "open", "own", "play", "point", "populate",
  "prevent", "produce", "proliferate", "promise", "planeswalk", "reduce", "refer", "regenerate", "remain", "remove", "repeat", "replace", "require",
  "resolve", "restart", "return", "reveal", "reverse", "sacrifice", "saddle", "scry", "search", "secretly", "separate", "share", "show", "shuffle",
  "skip", "start", "station", "stay", "support", "surveil", "suspect", "suspend", "switch", "target", "tempt", "time", "transform", "trigger", "turn",
  "unattach", "unlock", "unprepare", "use", "venture", "vote", "waterbend", "count", "cause", "conjure", "total", "renown", "prepare", "double", "triple", "cycle", "kick", "convoke", "heist", "intensify", "seek", "recruit", "collect", "plot", "warp", "evolve", "train", "airbend", "firebend", "specialize", "celebrate", "bargain", "escape", "unearth", "empower", "choose", "level", "craft", "duel", "enter", "abandon", "ascend", "meld", "open", "spell", "remain", "attempt", "form", "bid", "outlast", "apply", "specify", "hide", "combine", "forfeit", "outbid", "differ", "devour", "draft", "give", "face", "haunt", "complete", "protect", "survive", "heal", "damage", "count", "place", "consider",
] as const; // prettier-ignore

export type Verb =
  | keyof typeof irregular
  | (typeof regular)[number]
  | "be"
  | "can"
  | "may"
  | "will"
  | "would"
  | "must"
  | "could"
  | "should";

/** A form of a verb: "deal", "deals", "dealt" (past), "dealt" (participle), "dealing". */
export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";

const sibilant = (verb: string): boolean => ["s", "x", "z", "ch", "sh"].some((ending) => verb.endsWith(ending));
const consonantY = (verb: string): boolean =>
  verb.endsWith("y") && !["a", "e", "o", "u"].some((vowel) => verb.endsWith(`${vowel}y`));

function regularForms(verb: string): readonly [string, string, string, string] {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const third = sibilant(verb) ? `${verb}es` : consonantY(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const past = consonantY(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  return [third, past, past, `${stem}ing`];
}

function formsOf(verb: string, forms: readonly [string, string, string, string]): ReadonlyMap<VerbForm, string> {
  return new Map<VerbForm, string>([
    ["base", verb],
    ["third", forms[0]],
    ["past", forms[1]],
    ["participle", forms[2]],
    ["gerund", forms[3]],
  ]);
}

function allForms(): ReadonlyMap<Verb, ReadonlyMap<VerbForm, string>> {
  const table = new Map<Verb, ReadonlyMap<VerbForm, string>>();
  for (const verb of regular) table.set(verb, formsOf(verb, regularForms(verb)));
  for (const verb of keysOf(irregular)) table.set(verb, formsOf(verb, irregular[verb]));
  table.set("control", formsOf("control", ["controls", "controlled", "controlled", "controlling"]));
  return table;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** Every verb with its forms; "be" and the modals are words of their own. */
export const verbForms: ReadonlyMap<Verb, ReadonlyMap<VerbForm, string>> = allForms();
