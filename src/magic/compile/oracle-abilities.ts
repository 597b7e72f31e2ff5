import { nothingPaid } from "./additional-cost.js";
import { lex } from "../../../grammar/magic/lexer.js";
import type { SourceFace } from "../../text/source-card.js";
import { abilityId } from "../effects/identity.js";
import type { Ability } from "../effects/index.js";
import { abilityText, liftAbilities } from "../syntax/ability.js";
import { lowerAbility } from "./ability.js";
import { refuse } from "./refusal.js";

/** The compiled abilities of a card that a token takes its characteristics from; a text not understood refuses the token. */
export function faceAbilities(face: SourceFace): readonly Ability[] {
  const { lines, diagnostics } = lex(face.text.text, [face.name]);
  if (diagnostics.length > 0) return refuse(face.name);
  return liftAbilities(lines).flatMap((lifted, index) => {
    if (lifted.node === null) return refuse(face.name);
    const bearer = {
      names: new Set<string>([face.name]),
      spell: "permanent",
      types: null,
      characteristicsOf: () => null,
      inQuote: "onCard",
      quotedIn: [],
      creates: "nothing",
      chooses: () => new Set<string>(),
      paidBefore: nothingPaid,
    } as const;
    return lowerAbility(lifted.node, abilityId(abilityText(lifted.node), index), bearer);
  });
}
