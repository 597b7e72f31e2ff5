import type { Constraint } from "../effects/index.js";
import { refuse } from "./refusal.js";

/** What a noun before another noun asks of the object: "token creatures", "commander creatures" (109.2). */
export function nounModifier(noun: string, node: object): readonly Constraint[] {
  switch (noun) {
    case "token":
      return [{ kind: "token" }];
    case "commander":
    case "outlaw":
      return [{ kind: noun }];
    case "basic land":
      return [
        { kind: "supertype", supertype: "basic" },
        { kind: "cardType", cardType: "land" },
      ];
    case "permanent":
      return [
        {
          kind: "either",
          alternatives: (["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const).map(
            (cardType) => [{ kind: "cardType", cardType }],
          ),
        },
      ];
    default:
      return refuse(noun, node);
  }
}
