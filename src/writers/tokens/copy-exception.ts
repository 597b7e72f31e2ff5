import { definedBy, sizeProvided, type DefinedCharacteristic } from "../../magic/effects/defining.js";
import type { Ability, CardType, CopyException, TokenCharacteristics } from "../../magic/effects/index.js";
import { replacedTypes } from "../../magic/runtime/read/type-change.js";

/** What the list knows of the texts behind the abilities: the maker's, and those of the face that is copied. */
export interface CopySource {
  /** The abilities that the exceptions quote, as they would be printed. */
  readonly quoted: readonly string[];
  /** The ability that makes the copy. */
  readonly maker: CopiedText;
  /** Every ability of the copied face. */
  readonly copied: readonly CopiedText[];
  /** A keyword ability as the exceptions write it: "ward {2}". */
  readonly keywordText: (ability: Extract<Ability, { readonly kind: "keyword" }>) => string;
}

/** A text and the abilities that it comes to. */
export interface CopiedText {
  readonly text: string;
  readonly abilities: readonly Ability[];
}

/** A list with further members, each once. */
function union<Item>(list: readonly Item[], more: readonly Item[]): readonly Item[] {
  return [...new Set([...list, ...more])];
}

const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter((one) => one !== item);

/** Card types in the order in which a type line has them. */
function typesWith(types: readonly CardType[], more: readonly CardType[]): readonly CardType[] {
  const all = union(types, more);
  if (all.length === types.length) return types;
  const first = (["kindred", "enchantment", "artifact", "land"] as const).filter((type) => all.includes(type));
  return union(first, all);
}

/** Keywords of added abilities as a line of text; the words of others are given by the maker's own text. */
function addedLines(abilities: readonly Ability[], source: CopySource): readonly string[] {
  const keywords = abilities.flatMap((ability) => (ability.kind === "keyword" ? [source.keywordText(ability)] : []));
  const line = keywords.join(", ");
  const shown = line === "" ? [] : [line.charAt(0).toUpperCase() + line.slice(1)];
  return keywords.length === abilities.length ? shown : [...shown, ...source.quoted];
}

function withAbilities(
  token: TokenCharacteristics,
  abilities: readonly Ability[],
  lines: readonly string[],
): TokenCharacteristics {
  const text = [...lines, token.text].filter((line) => line !== "").join("\n");
  return { ...token, abilities: [...token.abilities, ...abilities], text };
}

const ids = (abilities: readonly Ability[]): ReadonlySet<string> => new Set(abilities.map(({ id }) => id));

/** Without a text of the copied face, and the abilities that it comes to. */
function withoutText(token: TokenCharacteristics, { text, abilities }: CopiedText): TokenCharacteristics {
  const gone = ids(abilities);
  return {
    ...token,
    abilities: token.abilities.filter(({ id }) => !gone.has(id)),
    text: without(token.text.split("\n"), text).join("\n"),
  };
}

/** Without keywords, in the abilities and in the lines that list them. */
function withoutKeywords(token: TokenCharacteristics, gone: readonly string[]): TokenCharacteristics {
  const stays = (ability: Ability): boolean => ability.kind !== "keyword" || !gone.includes(ability.keyword);
  const lines = token.text.split("\n").map((line) => {
    const kept = line.split(", ").filter((word) => !gone.includes(word.toLowerCase()));
    const joined = kept.join(", ");
    return joined.charAt(0).toUpperCase() + joined.slice(1);
  });
  return {
    ...token,
    abilities: token.abilities.filter(stays),
    text: lines.filter((line) => line !== "").join("\n"),
  };
}

/** Without the characteristic-defining abilities of what the exception provides (707.9d). */
function withoutDefinitions(
  token: TokenCharacteristics,
  provided: readonly DefinedCharacteristic[],
  { copied }: CopySource,
): TokenCharacteristics {
  const defines = (ability: Ability): boolean => definedBy(ability).some((one) => provided.includes(one));
  const keywords = token.abilities.flatMap((one) => (one.kind === "keyword" && defines(one) ? [one.keyword] : []));
  const texts = copied.filter(({ abilities }) => abilities.length > 0 && abilities.every(defines));
  return texts.reduce(withoutText, keywords.length === 0 ? token : withoutKeywords(token, keywords));
}

function withoutAbilities(token: TokenCharacteristics, removed: readonly Ability[]): TokenCharacteristics {
  const gone = removed.flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword] : []));
  return withoutKeywords(token, gone);
}

/** The characteristics of a copy after one exception (707.9). */
export function applyException(
  token: TokenCharacteristics,
  exception: CopyException,
  source: CopySource,
): TokenCharacteristics {
  switch (exception.kind) {
    case "addSupertype":
      return { ...token, supertypes: union(token.supertypes, [exception.supertype]) };
    case "removeSupertype":
      return { ...token, supertypes: without(token.supertypes, exception.supertype) };
    case "addTypes":
      return {
        ...token,
        types: typesWith(token.types, exception.types),
        subtypes: union(exception.subtypes, token.subtypes),
      };
    case "setTypes": {
      const set = replacedTypes(token, exception);
      return exception.subtypes.length === 0 ? set : withoutDefinitions(set, ["subtype"], source);
    }
    case "addColors":
      return { ...token, colors: union(token.colors, exception.colors) };
    case "setColors":
      return withoutDefinitions({ ...token, colors: exception.colors }, ["color"], source);
    case "setName":
      return { ...token, name: { from: "copied", literal: exception.name } };
    case "setPowerToughness": {
      const power = exception.power ?? token.power;
      const toughness = exception.toughness ?? token.toughness;
      return withoutDefinitions({ ...token, power, toughness }, sizeProvided(exception), source);
    }
    case "setLoyalty":
      return { ...token, loyalty: exception.loyalty };
    case "addAbilities":
      return withAbilities(token, exception.abilities, addedLines(exception.abilities, source));
    case "removeAbilities":
      return withoutAbilities(token, exception.abilities);
    case "noManaCost":
      return { ...token, manaCost: null };
    case "loseAllOtherTypes":
    case "addThisAbility":
      return token;
    case "removeThisAbility":
      return withoutText(token, source.maker);
  }
}
