import type { SourceCard, SourceFace } from "../../text/source-card.js";
import { isCardType, SUPERTYPES, type Supertype } from "../../../grammar/magic/vocabulary/types.js";
import { cardId } from "../effects/identity.js";
import type { Ability, CompiledCard, CompiledFace } from "../effects/index.js";
import { withBackup } from "./backup.js";
import { colorsOf } from "./oracle.js";
import { inStriations } from "./striations.js";
import { subtypesOf } from "./type-line.js";

/** What is needed of an ability as it was read. */
interface ReadAbility {
  readonly face: number;
  readonly form: string;
  readonly states: { readonly compiled: boolean };
  readonly abilities: readonly Ability[];
}

/** The compiled card, or null where one of its abilities was not compiled: never half a card. */
export function compileCard(card: SourceCard, abilities: readonly ReadAbility[]): CompiledCard | null {
  if (abilities.some((one) => !one.states.compiled)) return null;
  const faces = card.faces.flatMap((face, index) => {
    const made = compiledFace(
      face,
      abilities.filter((one) => one.face === index),
    );
    return made === null ? [] : [made];
  });
  if (faces.length < card.faces.length) return null;
  return { kind: "card", id: cardId(card.name), name: card.name, layout: card.layout, faces };
}

function compiledFace(face: SourceFace, abilities: readonly ReadAbility[]): CompiledFace | null {
  const striated = inStriations(abilities, face);
  if (striated === null) return null;
  const words = face.typeLine.split("—")[0]?.toLowerCase().split(" ") ?? [];
  return {
    name: face.name, manaCost: manaCostOf(face), colors: colorsOf(face), supertypes: words.filter(isSupertype), types: words.filter(isCardType), subtypes: subtypesOf(face.typeLine),
    power: striated.power, toughness: striated.toughness, loyalty: face.loyalty, defense: face.defense, abilities: withBackup(striated.abilities),
  }; // prettier-ignore
}

function manaCostOf(face: SourceFace): CompiledFace["manaCost"] {
  return face.manaCost === null || face.manaCost === ""
    ? null
    : face.manaCost
        .slice(1, -1)
        .split("}{")
        .map((symbol) => `{${symbol}}`);
}

function isSupertype(word: string): word is Supertype {
  return SUPERTYPES.some((one) => one === word);
}
