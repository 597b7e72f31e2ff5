/**
 * The verbs of card texts. Most are regular; the irregular ones give their forms in the order third person, past,
 * participle, gerund.
 */
const regular = [
  "add", "allow", "apply", "archive", "attach", "attack", "belong", "capture", "change", "consider", "control", "cost",
  "damage", "destroy", "discard", "distribute", "divide", "double", "end", "enrage", "enter", "exalt", "exhaust",
  "flip", "forge", "fulfill", "gain", "graft", "happen", "hatch", "haunt", "heal", "ignore", "increase", "look", "lower", "match",
  "move", "name", "overwhelm", "own", "place", "play", "prevent", "purge", "raise", "ready", "reap", "rearrange",
  "redistribute", "reduce", "refill", "remain", "remove", "repeat", "replace", "replay", "represent", "resolve", "return",
  "reveal", "reverse", "sacrifice", "score", "search", "share", "shuffle", "skip", "stop", "stun", "swap", "switch", "trade", "treat", "trigger", "turn",
  "triple", "unforge", "unstun", "use", "ward", "mineralize", "lack", "count", "require", "resurrect", "mulligan", "contain",
] as const; // prettier-ignore

const irregular = {
  be: ["is", "was", "been", "being"],
  become: ["becomes", "became", "become", "becoming"],
  choose: ["chooses", "chose", "chosen", "choosing"],
  deal: ["deals", "dealt", "dealt", "dealing"],
  do: ["does", "did", "done", "doing"],
  draw: ["draws", "drew", "drawn", "drawing"],
  fight: ["fights", "fought", "fought", "fighting"],
  get: ["gets", "got", "gotten", "getting"],
  give: ["gives", "gave", "given", "giving"],
  have: ["has", "had", "had", "having"],
  leave: ["leaves", "left", "left", "leaving"],
  lose: ["loses", "lost", "lost", "losing"],
  pay: ["pays", "paid", "paid", "paying"],
  reset: ["resets", "reset", "reset", "resetting"],
  put: ["puts", "put", "put", "putting"],
  run: ["runs", "ran", "run", "running"],
  spend: ["spends", "spent", "spent", "spending"],
  steal: ["steals", "stole", "stolen", "stealing"],
  take: ["takes", "took", "taken", "taking"],
  win: ["wins", "won", "won", "winning"],
  make: ["makes", "made", "made", "making"],
} as const;

/** A verb in its base form. */
export type Verb = (typeof regular)[number] | keyof typeof irregular;

/** The form in which a verb stands. */
export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";

/** A verb as a word of the text names it. */
export interface VerbReading {
  readonly verb: Verb;
  readonly form: VerbForm;
}

const vowels = "aeiou";
const doubled: ReadonlySet<Verb> = new Set<Verb>(["stun", "unstun", "flip", "swap", "stop", "skip", "control"]);

function past(verb: Verb): string {
  if (verb.endsWith("e")) return `${verb}d`;
  if (verb.endsWith("y") && !vowels.includes(verb.charAt(verb.length - 2))) return `${verb.slice(0, -1)}ied`;
  return doubled.has(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}

function third(verb: Verb): string {
  if (/(?:s|x|z|ch|sh)$/u.test(verb)) return `${verb}es`;
  if (verb.endsWith("y") && !vowels.includes(verb.charAt(verb.length - 2))) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

function gerund(verb: Verb): string {
  if (verb.endsWith("e")) return `${verb.slice(0, -1)}ing`;
  return doubled.has(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

type Forms = ReadonlyMap<VerbForm, string>;

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

function allForms(): ReadonlyMap<Verb, Forms> {
  const made = new Map<Verb, Forms>();
  for (const verb of regular)
    made.set(verb, new Map<VerbForm, string>([["base", verb], ["third", third(verb)], ["past", past(verb)], ["participle", past(verb)], ["gerund", gerund(verb)]])); // prettier-ignore
  for (const verb of keysOf(irregular)) {
    const [thirdForm, pastForm, participle, gerundForm] = irregular[verb];
    made.set(verb, new Map<VerbForm, string>([["base", verb], ["third", thirdForm], ["past", pastForm], ["participle", participle], ["gerund", gerundForm]])); // prettier-ignore
  }
  return made;
}

/** Every verb with its forms. */
export const VERB_FORMS: ReadonlyMap<Verb, Forms> = allForms();

/** What a word may be as a verb: the participle before the past, since participles are the more frequent. */
export const VERBS: ReadonlyMap<string, readonly VerbReading[]> = byWord();

function byWord(): ReadonlyMap<string, readonly VerbReading[]> {
  const found = new Map<string, readonly VerbReading[]>([
    ["are", [{ verb: "be", form: "base" }]],
    ["were", [{ verb: "be", form: "past" }]],
  ]);
  for (const [verb, forms] of VERB_FORMS)
    for (const [form, word] of forms) found.set(word, [...(found.get(word) ?? []), { verb, form }]);
  return found;
}
