/**
 * Traits of cards, in lower case as pack data writes them. Traits are an open list of each set: a capitalised word
 * that stands where a trait may stand and is not here is kept as an unknown trait, and refused later.
 */
export const TRAITS = [
  "adagion",
  "agent",
  "ai",
  "alien",
  "ally",
  "analyst",
  "angel",
  "aquan",
  "arm",
  "artisan",
  "assassin",
  "beast",
  "bräkken",
  "buggy",
  "cat",
  "cirrus",
  "clock",
  "cloud",
  "cultist",
  "curse",
  "cyborg",
  "demon",
  "dinosaur",
  "diplomat",
  "dragon",
  "egg",
  "elder",
  "elemental",
  "elf",
  "equation",
  "experiment",
  "faerie",
  "fisher",
  "fungus",
  "getrookya",
  "giant",
  "goblin",
  "halyard",
  "handuhan",
  "horseman",
  "human",
  "hunter",
  "imp",
  "insect",
  "ironyx",
  "item",
  "j'reen",
  "jelly",
  "knight",
  "krxix",
  "law",
  "leader",
  "leviathan",
  "location",
  "martian",
  "merchant",
  "monk",
  "mutant",
  "myth",
  "niffle",
  "philosopher",
  "phoenix",
  "pilot",
  "plan",
  "politician",
  "priest",
  "proximan",
  "psion",
  "quest",
  "ranger",
  "raptrix",
  "rat",
  "rebel",
  "recruiter",
  "robot",
  "sage",
  "scientist",
  "shapeshifter",
  "shard",
  "ship",
  "sin",
  "soldier",
  "specter",
  "spirit",
  "stormkin",
  "sylicate",
  "tentacle",
  "thief",
  "treasure",
  "tree",
  "variant",
  "vehicle",
  "weapon",
  "witch",
  "wolf",
] as const;

const known: ReadonlySet<string> = new Set(TRAITS);

/** The trait that a word names, also in the plural ("Cultists", "Witches"), or undefined. */
export function traitOf(word: string): { readonly trait: string; readonly form: "singular" | "plural" } | undefined {
  if (known.has(word)) return { trait: word, form: "singular" };
  for (const trait of candidates(word)) if (known.has(trait)) return { trait, form: "plural" };
  return undefined;
}

function candidates(word: string): readonly string[] {
  if (!word.endsWith("s")) return [];
  const bare = word.slice(0, -1);
  const longer = bare.endsWith("e") ? [bare.slice(0, -1)] : [];
  const ves = bare.endsWith("ve") ? [`${bare.slice(0, -2)}f`] : [];
  const ies = bare.endsWith("ie") ? [`${bare.slice(0, -2)}y`] : [];
  return [bare, ...longer, ...ves, ...ies];
}
