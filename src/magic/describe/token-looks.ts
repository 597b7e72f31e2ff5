import type { Quantity, SymbolicColor, SymbolicSubtype, TokenCharacteristics, TokenName } from "../effects/index.js";
import { describeAbility } from "./ability.js";
import { counted, noun } from "./count.js";
import { type GrammaticalNumber, inflected, list } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import { freshNames, type Names } from "./names.js";
import { describeObject } from "./object.js";
import { part, type Part } from "./part.js";
import { describeQuantity } from "./quantity.js";

const origins: { readonly [Origin in TokenName["from"]]: string } = {
  derived: "name from the subtypes 111.4",
  given: "name given 111.4",
  oracle: "name of a card 111.11",
  copied: "name copied 707.2",
};

/** Where the name of a token came from; an effect that names a legendary token does so by 111.9. */
export function nameRule({ name, supertypes }: TokenCharacteristics): string {
  return name.from === "given" && supertypes.includes("legendary") ? "name given 111.9" : origins[name.from];
}

/** So many tokens by their name: "two Dwarf Berserker Tokens". */
export function namedTokens({ from, literal }: TokenName, count: Quantity, names: Names): string {
  if (literal === null) return counted(count, noun("token"), names);
  if (from === "derived") return counted(count, noun(literal), names);
  return `${counted(count, noun("token"), names)} named "${literal}"`;
}

const isPlain = (value: Quantity | null): value is Quantity => value?.kind === "number" || value?.kind === "x";

function stats({ power, toughness }: TokenCharacteristics, names: Names): string {
  return isPlain(power) && isPlain(toughness)
    ? `${describeQuantity(power, names)}/${describeQuantity(toughness, names)}`
    : "";
}

/** Power and toughness that no "2/1" can tell. */
function countedStats({ power, toughness }: TokenCharacteristics, names: Names): readonly string[] {
  if (isPlain(power) && isPlain(toughness)) return [];
  return [
    ...(power === null ? [] : [`power ${describeQuantity(power, names)}`]),
    ...(toughness === null ? [] : [`toughness ${describeQuantity(toughness, names)}`]),
  ];
}

const colors: Describers<SymbolicColor, [Names], string> = {
  chosenColor: () => "the chosen color",
  sameColorsAs: ({ as: original }, names) => `the colors of ${describeObject(original, names)}`,
};

const subtypes: Describers<SymbolicSubtype, [Names], string> = {
  chosenType: () => "the chosen type",
  sameTypesAs: ({ as: original }, names) => `the types of ${describeObject(original, names)}`,
};

function colorOf<Kind extends SymbolicColor["kind"]>(kind: Kind, color: ByKind<SymbolicColor>[Kind], names: Names) {
  return colors[kind](color, names);
}

function typeOf<Kind extends SymbolicSubtype["kind"]>(kind: Kind, type: ByKind<SymbolicSubtype>[Kind], names: Names) {
  return subtypes[kind](type, names);
}

/** What is read from the game, and what has no place before the types. */
function further(token: TokenCharacteristics, names: Names): string {
  const { symbolicColor, symbolicSubtype, manaCost, loyalty } = token;
  const said = [
    ...(symbolicColor === null ? [] : [colorOf(symbolicColor.kind, symbolicColor, names)]),
    ...(symbolicSubtype === null ? [] : [typeOf(symbolicSubtype.kind, symbolicSubtype, names)]),
    ...countedStats(token, names),
    ...(manaCost === null ? [] : [`the mana cost ${manaCost.join("")}`]),
    ...(loyalty === null ? [] : [`starting loyalty ${describeQuantity(loyalty, names)}`]),
  ];
  return said.length === 0 ? "" : ` with ${list(said)}`;
}

/** What a token is, as a noun phrase: "2/1 red Dwarf Berserker creatures" (111.3). */
export function looks(token: TokenCharacteristics, number: GrammaticalNumber, names: Names): string {
  const color = token.colors.length === 0 && token.symbolicColor === null ? "colorless" : list(token.colors);
  const nouns = [...token.subtypes, ...token.types];
  const words = [
    ...token.supertypes,
    stats(token, names),
    token.colors.length === 0 && token.symbolicColor !== null ? "" : color,
    ...nouns.slice(0, -1),
    inflected(nouns.at(-1) ?? "permanent", number),
  ];
  return `${words.filter((word) => word !== "").join(" ")}${further(token, names)}`;
}

/** The abilities of a token, its text as it is printed, and its other face (111.3). */
export function tokenText({ abilities, text, back }: TokenCharacteristics): readonly Part[] {
  const names = freshNames("this token");
  const given = abilities.map((ability) => describeAbility(ability, names.self));
  return [
    ...(text === "" ? [] : [part(`Text (111.3): ${text.split("\n").join(" / ")}`)]),
    ...(given.length === 0 ? [] : [part("Abilities:", given)]),
    ...(back === null
      ? []
      : [part(`Back face: ${backName(back)}${looks(back, "singular", names)} (${nameRule(back)})`, tokenText(back))]),
  ];
}

const backName = ({ name }: TokenCharacteristics): string => (name.literal === null ? "" : `"${name.literal}", `);
