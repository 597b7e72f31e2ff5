import { tokenId } from "../../magic/effects/identity.js";
import type {
  Color,
  Quantity,
  SymbolicColor,
  SymbolicSubtype,
  TokenCharacteristics,
} from "../../magic/effects/index.js";
import { printedQuantity } from "./quantity-text.js";
import { referenceWords } from "./reference-words.js";

/** A token as the machine formats show it. Power and the like are strings as printed. */
export interface TokenShape {
  readonly id: string;
  readonly name: string;
  readonly nameFrom: TokenCharacteristics["name"]["from"];
  /** The rule that defines it, such as "111.10a", or null. */
  readonly predefined: string | null;
  readonly typeLine: string;
  readonly colors: readonly string[];
  readonly manaCost: string | null;
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly text: string;
  readonly keywords: readonly string[];
  readonly back: TokenShape | null;
}

const letters: Readonly<Record<Color, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function symbolicColor(color: SymbolicColor): string {
  return color.kind === "chosenColor" ? "‹chosen color›" : `‹same colors as ${referenceWords(color.as)}›`;
}

function symbolicSubtype(subtype: SymbolicSubtype): string {
  return subtype.kind === "chosenType" ? "‹chosen type›" : `‹same types as ${referenceWords(subtype.as)}›`;
}

function colorsOf(token: TokenCharacteristics): readonly string[] {
  const known = Object.entries(letters).flatMap(([color, letter]) =>
    token.colors.some((one) => one === color) ? [letter] : [],
  );
  return token.symbolicColor === null ? known : [...known, symbolicColor(token.symbolicColor)];
}

function subtypesOf(token: TokenCharacteristics): readonly string[] {
  return token.symbolicSubtype === null ? token.subtypes : [symbolicSubtype(token.symbolicSubtype), ...token.subtypes];
}

function typeLineOf(token: TokenCharacteristics): string {
  const front = ["Token", ...[...token.supertypes, ...token.types].map(capitalised)].join(" ");
  const subtypes = subtypesOf(token);
  return subtypes.length === 0 ? front : `${front} — ${subtypes.join(" ")}`;
}

/** A name that depends on the game is spelled out of what is known of it (111.4). */
function nameOf(token: TokenCharacteristics): string {
  return token.name.literal ?? `${subtypesOf(token).join(" ")} Token`.trim();
}

/** What the token's own characteristic-defining abilities say of its power or toughness (604.3). */
function definitionsOf({ abilities }: TokenCharacteristics, figure: Figure): readonly (Quantity | null)[] {
  const effects = abilities.flatMap((ability) => (ability.kind === "static" ? ability.effects : []));
  return effects.flatMap((effect) => (effect.kind === "define" ? [effect[figure]] : []));
}

/** A "*" stands for what an ability defines, but for a number that it adds, which is printed: "1+*" (208.2a). */
function starOf(defined: Quantity | null | undefined): string {
  if (defined?.kind !== "sum") return "*";
  const added = defined.terms.find((term) => term.kind === "number");
  return added === undefined ? "*" : `${printedQuantity(added)}+*`;
}

/** A creature has both figures (208.1); another token those that it states or its abilities define. */
function sizeOf(token: TokenCharacteristics, figure: Figure): string | null {
  const stated = token[figure];
  if (stated !== null) return printedQuantity(stated);
  const definitions = definitionsOf(token, figure);
  return definitions.length > 0 || token.types.includes("creature")
    ? starOf(definitions.find((defined) => defined !== null))
    : null;
}

type Figure = "power" | "toughness";

/** The shape of a token of these characteristics; `predefined` is the rule that defines it, if one does. */
export function tokenShape(token: TokenCharacteristics, predefined: string | null = null): TokenShape {
  return {
    id: tokenId(token),
    name: nameOf(token),
    nameFrom: token.name.from,
    predefined,
    typeLine: typeLineOf(token),
    colors: colorsOf(token),
    manaCost: token.manaCost === null ? null : token.manaCost.join(""),
    power: sizeOf(token, "power"),
    toughness: sizeOf(token, "toughness"),
    loyalty: token.loyalty === null ? null : printedQuantity(token.loyalty),
    text: token.text,
    keywords: token.abilities.flatMap((ability) => (ability.kind === "keyword" ? [ability.keyword] : [])),
    back: token.back === null ? null : tokenShape(token.back),
  };
}
