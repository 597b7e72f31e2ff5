import type { ManaSymbol } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";

const colors = ["W", "U", "B", "R", "G"] as const;

/**
 * What a symbol asks for where mana may be spent as though it were mana of any color, or of any type (609.4b): any one mana
 * pays for a color; colorless mana alone for {C}, unless any type does (107.4c).
 */
export function ofAnyMana(symbol: ManaSymbol, spent: "anyColor" | "anyMana"): ManaSymbol {
  const parts = symbol.slice(1, -1).split("/");
  const colored = parts.some((part) => colors.some((color) => color === part));
  if (parts.includes("P")) throw new NotExecutable("Phyrexian mana that any mana pays for");
  return colored || (spent === "anyMana" && parts.includes("C")) ? "{1}" : symbol;
}
