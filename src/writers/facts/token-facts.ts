import type { CreateTokens, Quantity, TokenCharacteristics, TokenSpecification } from "../../magic/effects/index.js";
import { constantOf } from "../tokens/quantity-text.js";
import { type Fact, times } from "./fact.js";

/** The subtype of a token that amass creates (701.47a). */
const army = "Army";

/** What a token is called: by its size or name, or that it is a copy; of several to choose from, each. */
function calledAs(token: TokenSpecification): readonly string[] {
  switch (token.kind) {
    case "copy":
      return ["copy"];
    case "choice":
      return token.options.flatMap(calledAs);
    case "oracle":
      return [token.name];
    case "specified":
    case "predefined":
      return [calledBy(token.characteristics)];
  }
}

/** A creature by its size, a Role by its whole name (111.10j), any other by its name. */
function calledBy({ name, types, subtypes, power, toughness }: TokenCharacteristics): string {
  if (types.includes("creature")) return `${figure(power)}/${figure(toughness)}`;
  const literal = name.literal ?? subtypes.join(" ");
  if (subtypes.includes("Role")) return `${literal} Role`;
  return name.from === "derived" ? subtypes.join(" ") : literal;
}

function figure(value: Quantity | null): string {
  return String((value === null ? null : constantOf(value)) ?? "*");
}

/** Whether the creation is the one that amass makes (701.47a). */
function isAmassed(token: TokenSpecification): boolean {
  return token.kind === "specified" && token.characteristics.subtypes.includes(army);
}

/** The tokens of one creation, a fact for each kind of them; for amass, that it is that. */
export function tokenFacts({ groups }: CreateTokens, often: Quantity): readonly Fact[] {
  return groups.flatMap(({ count, token }) => {
    if (isAmassed(token)) return [{ kind: "tokens", text: "amass" } as const];
    const many: Quantity = { kind: "product", factors: [count, often] };
    return calledAs(token).map((called) => ({ kind: "tokens", text: times(many, called) }) as const);
  });
}
