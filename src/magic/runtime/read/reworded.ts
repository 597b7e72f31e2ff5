import type { Ability, VocabularyWord, WordReplacement, WordSort } from "../../effects/index.js";
import { holdsWord } from "../../effects/structure.js";
import { derivedName } from "../../tokens/naming.js";
import type { Characteristics } from "../state/characteristics.js";
import type { GameState } from "../state/state.js";

/** A replacement of which everything is settled. */
interface Settled {
  readonly sort: WordSort;
  readonly from: VocabularyWord;
  readonly to: VocabularyWord;
}

/** The fields in which words of a sort stand and are used as such (612.2): never a name's. */
const fields: { readonly [Sort in WordSort]: ReadonlySet<string> } = {
  color: new Set(["color", "colors", "of"]),
  creatureType: new Set(["subtype", "subtypes", "word", "called"]),
  basicLandType: new Set(["subtype", "subtypes", "called"]),
};

/** The words of a sort among which a player is to choose ("choose Goblin or Elf") are words of the text as well. */
const chosenSorts: ReadonlySet<unknown> = new Set<WordSort>(["color", "creatureType", "basicLandType"]);

/** Token specifications whose text is a name, or whose characteristics the rules give: no word of them is printed (111.10, 111.11). */
const unprinted: ReadonlySet<unknown> = new Set(["predefined", "oracle"]);

/** A keyword with the type that it is joined to: "forestwalk", "Goblincycling" (702.14a, 702.29e). */
function rewordedKeyword(keyword: string, { from, to }: Settled): string {
  const before = from.toLowerCase();
  const ending = ["walk", "cycling"].find((each) => keyword.endsWith(`${before}${each}`));
  if (ending === undefined) return keyword;
  const head = keyword.slice(0, keyword.length - before.length - ending.length);
  return head === "" || head.endsWith(" ") ? `${head}${to.toLowerCase()}${ending}` : keyword;
}

/** A value in a field. */
function rewordedPart(key: string, part: unknown, settled: Settled): unknown {
  if (typeof part === "string") return part === settled.from && fields[settled.sort].has(key) ? settled.to : part;
  if (Array.isArray(part)) {
    const parts: unknown[] = part.map((each: unknown) => rewordedPart(key, each, settled));
    return key === "subtypes" || key === "colors" ? [...new Set(parts)] : parts;
  }
  return typeof part === "object" && part !== null ? reworded(part, settled) : part;
}

/** Whether the words of a keyword ability stand in its own text; what the rules have it mean is not printed (612.1). */
function isPrinted(value: object, { from, sort }: Settled): boolean {
  if (!("kind" in value) || value.kind !== "keyword" || !("keyword" in value) || !("parameters" in value)) return true;
  const joined = typeof value.keyword === "string" ? rewordedKeyword(value.keyword, { sort, from, to: "" }) : "";
  return joined !== value.keyword || holdsWord(value.parameters, from);
}

/** The name of a token that has the types for its name, after those changed (111.4, 612.2a). */
function renamed(before: object, after: object): void {
  if (!("name" in after) || !("subtypes" in after) || !Array.isArray(after.subtypes)) return;
  const { name, subtypes } = after;
  const isDerived = typeof name === "object" && name !== null && "from" in name && name.from === "derived";
  if (!isDerived || !("literal" in name) || name.literal === null) return;
  const changed = !("subtypes" in before) || JSON.stringify(before.subtypes) !== JSON.stringify(subtypes);
  if (changed) Reflect.set(after, "name", derivedName(subtypes.map(String)));
}

/** A piece of text with every instance of a word replaced that is used as what it is (612.2); itself where there is none. */
export function reworded<Value extends object>(value: Value, settled: Settled): Value {
  if ("kind" in value && unprinted.has(value.kind)) return value;
  if (!isPrinted(value, settled)) return value;
  const copy = { ...value };
  const choosing = "of" in value && value.of === settled.sort && chosenSorts.has(value.of);
  for (const [key, part] of Object.entries(value)) {
    const as = choosing && key === "options" ? (settled.sort === "color" ? "color" : "subtype") : key;
    Reflect.set(copy, key, rewordedPart(as, part, settled));
  }
  if ("keyword" in copy && typeof copy.keyword === "string" && settled.sort !== "color")
    Reflect.set(copy, "keyword", rewordedKeyword(copy.keyword, settled));
  renamed(value, copy);
  return copy;
}

/** The replacement, where both of its words are known. */
function settledOf({ sort, from, to }: WordReplacement): Settled | null {
  return from === null || to === null ? null : { sort, from, to };
}

const known = new WeakMap<Ability, Map<string, Ability>>();

/** An ability with its text changed, made once. */
function rewordedAbility(ability: Ability, settled: Settled): Ability {
  const each = known.get(ability) ?? new Map<string, Ability>();
  known.set(ability, each);
  const key = `${settled.sort}:${settled.from}:${settled.to}`;
  const made = each.get(key) ?? reworded(ability, settled);
  each.set(key, made);
  return made;
}

/** Type line and rules text with a word replaced (612.1, 612.4); the name is left as it is (612.2). */
export function rewordedLooks(looks: Characteristics, replacement: WordReplacement): Characteristics {
  const settled = settledOf(replacement);
  if (settled === null) return looks;
  const { from, to, sort } = settled;
  const subtypes = looks.subtypes.map((subtype) => (subtype === from && sort !== "color" ? to : subtype));
  const abilities = looks.abilities.map((held) => ({ ...held, ability: rewordedAbility(held.ability, settled) }));
  return { ...looks, subtypes: [...new Set(subtypes)], abilities };
}

/** The replacements that effects make in the text of an object, in the order of their timestamps (613.7b). */
export function replacementsOn(state: GameState, id: number): readonly Settled[] {
  return state.effects.flatMap(({ affected, changes }) => {
    if (affected.kind !== "objects" || !affected.objects.includes(id)) return [];
    return changes.flatMap((change) =>
      change.kind === "replaceWords" ? change.replacing.flatMap((one) => settledOf(one) ?? []) : [],
    );
  });
}
