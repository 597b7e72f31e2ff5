import { CARD_TYPES, SUPERTYPES, type CardType, type Supertype } from "../../../grammar/magic/vocabulary/types.js";
import type { Environment } from "../../text/card-reference.js";
import type { SourceFace } from "../../text/source-card.js";
import type { Ability, Color, TokenCharacteristics } from "../effects/index.js";
import { subtypesOf } from "./type-line.js";
import type { OracleCard } from "./context.js";
import { faceAbilities } from "./oracle-abilities.js";
import { Refusal } from "./refusal.js";

/** The characteristics of the card of that name in the Oracle card reference (111.11), or null where it is not known. */
export function cardCharacteristics(name: string, environment: Environment): OracleCard | null {
  const card = environment.findCard(name);
  if (card === undefined) return null;
  const [front, back] = card.faces;
  const twoFaced = back !== undefined && card.layout !== "split" && card.layout !== "adventure";
  const faces = twoFaced ? [front, back] : [front];
  const abilities = faces.map(abilitiesOf);
  const [own, other] = faces.map((face, index) => faceCharacteristics(face, abilities[index] ?? []));
  if (own === undefined) return null;
  const characteristics = { ...own, back: other ?? null };
  return abilities.includes(null) ? { characteristics, unread: "abilities" } : { characteristics };
}

/** The compiled abilities of a face; null where one of them is not understood: never some of them. */
function abilitiesOf(face: SourceFace): readonly Ability[] | null {
  try {
    return faceAbilities(face);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function faceCharacteristics(face: SourceFace, abilities: readonly Ability[]): TokenCharacteristics {
  const words = face.typeLine.split("—")[0]?.toLowerCase().split(" ") ?? [];
  return {
    name: { from: "oracle", literal: face.name },
    supertypes: words.filter(isSupertype), types: words.filter(isCardType), subtypes: subtypesOf(face.typeLine),
    colors: colorsOf(face), symbolicColor: null, symbolicSubtype: null,
    manaCost: face.manaCost === null || face.manaCost === "" ? null : face.manaCost.slice(1, -1).split("}{").map((symbol) => `{${symbol}}`),
    power: figure(face.power), toughness: figure(face.toughness), loyalty: figure(face.loyalty),
    abilities, text: face.text.text, back: null,
  }; // prettier-ignore
}

function isSupertype(word: string): word is Supertype {
  return SUPERTYPES.some((one) => one === word);
}

function isCardType(word: string): word is CardType {
  return CARD_TYPES.some((one) => one.name === word);
}

function figure(value: string | null): TokenCharacteristics["power"] {
  return value === null || Number.isNaN(Number(value)) ? null : { kind: "number", value: Number(value) };
}

const letters: readonly (readonly [string, Color])[] = [["W", "white"], ["U", "blue"], ["B", "black"], ["R", "red"], ["G", "green"]]; // prettier-ignore

/** The colors that a file states, or those of the mana cost (202.2). */
export function colorsOf(face: SourceFace): readonly Color[] {
  const stated = face.colors ?? [face.manaCost ?? ""];
  return letters.filter(([letter]) => stated.some((one) => one.includes(letter))).map(([, color]) => color);
}
