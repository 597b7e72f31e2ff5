import type { Color, CopyException, Quantity, TokenCharacteristics, TokenSpecification } from "../effects/index.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { lowerAbilitySet } from "./ability-set.js";
import { abilitySetText } from "./ability-set-text.js";
import type { Context } from "./context.js";
import { isDenied } from "./form.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";

/** What a further sentence says of a token: of a copy it is an exception (707.9), of another a part of its text (111.3). */
function defined(
  token: TokenSpecification,
  change: (characteristics: TokenCharacteristics) => TokenCharacteristics,
  exception: CopyException,
  node: object,
): TokenSpecification {
  switch (token.kind) {
    case "specified":
    case "predefined":
      return { ...token, characteristics: change(token.characteristics) };
    case "copy":
      return { ...token, exceptions: [...token.exceptions, exception] };
    case "oracle":
    case "choice":
      return refuse("such tokens", node);
  }
}

/** What the token is called in its own text: what it was defined to be, or what it copies is. */
function tokenTypes(token: TokenSpecification, context: Context): ReadonlySet<string> | null {
  if (token.kind === "copy") return spokenTypes(token.of, context);
  if (token.kind !== "specified" && token.kind !== "predefined") return null;
  const { types, subtypes } = token.characteristics;
  return new Set(["token", ...types, ...subtypes].map((word) => word.toLowerCase()));
}

/** "It has flying and …" */
export function withAbilities(
  token: TokenSpecification,
  verb: PredicateOf<"haveAbilities">,
  context: Context,
): TokenSpecification {
  const abilities = lowerAbilitySet(verb.abilities, context, tokenTypes(token, context));
  const change = (old: TokenCharacteristics): TokenCharacteristics => ({
    ...old,
    abilities: [...old.abilities, ...abilities],
    text: [old.text, ...abilitySetText(verb.abilities)].filter((line) => line !== "").join("\n"),
  });
  return defined(token, change, { kind: "addAbilities", abilities }, verb);
}

const everyColor = ["white", "blue", "black", "red", "green"] as const;

/** The colors that "are all colors" or "is red" names; null where it says something else too, or that it is not so. */
export function colorsOf({ form, state }: PredicateOf<"beAdjective">): readonly Color[] | null {
  if (isDenied(form)) return null;
  const named = state.qualities.map((quality): readonly Color[] | null => {
    if (quality === "allColors" || quality === "everyColor") return everyColor;
    const color = everyColor.find((one) => one === quality);
    return color === undefined ? null : [color];
  });
  return named.some((one) => one === null) ? null : [...new Set(named.flatMap((one) => one ?? []))];
}

/** "It's all colors." */
export function withColors(token: TokenSpecification, colors: readonly Color[], node: object): TokenSpecification {
  return defined(token, (old) => ({ ...old, colors }), { kind: "setColors", colors }, node);
}

/** "Its power is equal to …", of a token without a stated one. */
export function withSize(
  token: TokenSpecification,
  sizes: readonly ("power" | "toughness")[],
  value: Quantity,
  node: object,
): TokenSpecification {
  const power = sizes.includes("power") ? value : null;
  const toughness = sizes.includes("toughness") ? value : null;
  const change = (old: TokenCharacteristics): TokenCharacteristics => {
    const stated = (power !== null && old.power !== null) || (toughness !== null && old.toughness !== null);
    return stated
      ? refuse("power and toughness", node)
      : { ...old, power: power ?? old.power, toughness: toughness ?? old.toughness };
  };
  return defined(token, change, { kind: "setPowerToughness", power, toughness }, node);
}
