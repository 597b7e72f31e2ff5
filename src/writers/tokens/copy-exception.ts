import type { Ability, CopyException, TokenCharacteristics } from "../../magic/effects/index.js";

/** A list with further members, each once. */
function union<Item>(list: readonly Item[], more: readonly Item[]): readonly Item[] {
  return [...new Set([...list, ...more])];
}

const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter((one) => one !== item);

/** Keywords of added abilities as a line of text; the words of others are given by the maker's own text. */
function addedLines(abilities: readonly Ability[], quoted: readonly string[]): readonly string[] {
  const keywords = abilities.flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword] : []));
  const line = keywords.join(", ");
  const shown = line === "" ? [] : [line.charAt(0).toUpperCase() + line.slice(1)];
  return keywords.length === abilities.length ? shown : [...shown, ...quoted];
}

function withAbilities(
  token: TokenCharacteristics,
  abilities: readonly Ability[],
  quoted: readonly string[],
): TokenCharacteristics {
  const lines = [...addedLines(abilities, quoted), token.text].filter((line) => line !== "");
  return { ...token, abilities: [...token.abilities, ...abilities], text: lines.join("\n") };
}

function withoutAbilities(token: TokenCharacteristics, removed: readonly Ability[]): TokenCharacteristics {
  const gone = removed.flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword] : []));
  const stays = (ability: Ability): boolean => ability.kind !== "keyword" || !gone.includes(ability.keyword);
  return { ...token, abilities: token.abilities.filter(stays) };
}

/** The characteristics of a copy after one exception (707.9); `quoted` are the abilities that the maker's text quotes. */
export function applyException(
  token: TokenCharacteristics,
  exception: CopyException,
  quoted: readonly string[],
): TokenCharacteristics {
  switch (exception.kind) {
    case "addSupertype":
      return { ...token, supertypes: union(token.supertypes, [exception.supertype]) };
    case "removeSupertype":
      return { ...token, supertypes: without(token.supertypes, exception.supertype) };
    case "addTypes":
      return {
        ...token,
        types: union(token.types, exception.types),
        subtypes: union(exception.subtypes, token.subtypes),
      };
    case "setTypes":
      return {
        ...token,
        types: exception.types.length > 0 ? exception.types : token.types,
        subtypes: exception.subtypes,
      };
    case "addColors":
      return { ...token, colors: union(token.colors, exception.colors) };
    case "setColors":
      return { ...token, colors: exception.colors };
    case "setName":
      return { ...token, name: { from: "copied", literal: exception.name } };
    case "setPowerToughness":
      return {
        ...token,
        power: exception.power ?? token.power,
        toughness: exception.toughness ?? token.toughness,
      };
    case "setLoyalty":
      return { ...token, loyalty: exception.loyalty };
    case "addAbilities":
      return withAbilities(token, exception.abilities, quoted);
    case "removeAbilities":
      return withoutAbilities(token, exception.abilities);
    case "noManaCost":
      return { ...token, manaCost: null };
    case "loseAllOtherTypes":
      return { ...token, subtypes: [] };
    case "addThisAbility":
    case "removeThisAbility":
      return token;
  }
}
