import type { MagicAbilityReading, MagicReading, Environment } from "../../../src/language.js";
import type {
  Ability,
  CreateTokens,
  Instruction,
  Resolution,
  StaticEffect,
  TokenCharacteristics,
  TokenGroup,
} from "../../../src/magic/effects/index.js";
import { magic } from "../../../src/magic/index.js";
import type { SourceCard, SourceFace } from "../../../src/text/source-card.js";
import { sourceTextOf } from "../../../src/text/source-text.js";

/** What a test's card states besides its text; a plain sorcery where it says nothing. */
export type Printed = Partial<Omit<SourceFace, "text">>;

/** Type lines that most tests need. */
export const sorcery: Printed = { name: "Test of Text", typeLine: "Sorcery" };
export const elf: Printed = { name: "Test of Text", typeLine: "Creature — Elf", power: "2", toughness: "2" };
export const artifact: Printed = { name: "Test of Text", typeLine: "Artifact" };
export const enchantment: Printed = { name: "Test of Text", typeLine: "Enchantment" };
export const land: Printed = { name: "Test of Text", typeLine: "Land", manaCost: null };
export const saga: Printed = { name: "Test of Text", typeLine: "Enchantment — Saga" };
export const aura: Printed = { name: "Test of Text", typeLine: "Enchantment — Aura" };
export const equipment: Printed = { name: "Test of Text", typeLine: "Artifact — Equipment" };
export const planeswalker: Printed = { name: "Test of Text", typeLine: "Legendary Planeswalker — Jace", loyalty: "3" };

/** A card with one face. */
export function cardOf(text: string, printed: Printed = sorcery): SourceCard {
  const face: SourceFace = {
    name: "Test of Text",
    manaCost: "{2}{G}",
    typeLine: "Sorcery",
    power: null,
    toughness: null,
    loyalty: null,
    defense: null,
    colors: null,
    ...printed,
    text: sourceTextOf(text),
  };
  const origin = { file: "<test>", content: text, format: "text", position: { line: 1, column: 1 } };
  return { game: "magic", name: face.name, layout: "normal", faces: [face], origin };
}

/** An environment whose card reference holds these cards and no others. */
export function referenceOf(...cards: readonly SourceCard[]): Environment {
  const byName = new Map(cards.map((card) => [card.name, card]));
  return { findCard: (name) => byName.get(name) };
}

/** Reads a text on a card of its own. */
export function readOn(
  text: string,
  printed: Printed = sorcery,
  environment: Environment = referenceOf(),
): MagicReading {
  return magic.read(cardOf(text, printed), environment);
}

/** The readings of a text's abilities; a text with a fault is no part of such a test. */
function understood(text: string, printed: Printed, environment: Environment): readonly MagicAbilityReading[] {
  const { abilities, compiled } = readOn(text, printed, environment);
  const faults = abilities.flatMap((one) => one.diagnostics.map(({ code, message }) => `${code}: ${message}`));
  if (compiled === null || faults.length > 0) throw new Error(`${text}\n${faults.join("\n")}`);
  return abilities;
}

/** The compiled abilities of a text that compiles whole. */
export function abilitiesOf(
  text: string,
  printed: Printed = sorcery,
  environment: Environment = referenceOf(),
): readonly Ability[] {
  return understood(text, printed, environment).flatMap((one) => one.abilities);
}

/** The only one of a list. */
export function only<Item>(items: readonly Item[]): Item {
  const [first, ...rest] = items;
  if (first === undefined || rest.length > 0) throw new Error(`${items.length} where there should be one`);
  return first;
}

/** The only ability of a text. */
export function abilityOf(text: string, printed: Printed = sorcery): Ability {
  return only(abilitiesOf(text, printed));
}

/** What the only ability of a text does once it resolves. */
export function resolutionOf(text: string, printed: Printed = sorcery): Resolution {
  const ability = abilityOf(text, printed);
  if (!("resolution" in ability)) throw new Error(`${text}: a ${ability.kind} ability does not resolve`);
  return ability.resolution;
}

/** The instructions of the only ability of a text. */
export function instructionsOf(text: string, printed: Printed = sorcery): readonly Instruction[] {
  return resolutionOf(text, printed).instructions;
}

/** The effects of the only ability of a text, which is a static one. */
export function staticEffectsOf(text: string, printed: Printed = elf): readonly StaticEffect[] {
  const ability = abilityOf(text, printed);
  if (ability.kind !== "static") throw new Error(`${text}: ${ability.kind} where static was wanted`);
  return ability.effects;
}

/** The only creation of a text that compiles whole. */
export function creationOf(
  text: string,
  printed: Printed = sorcery,
  environment: Environment = referenceOf(),
): CreateTokens {
  return only(understood(text, printed, environment).flatMap((one) => one.creations));
}

/** The only group of tokens of a text's only creation. */
export function groupOf(
  text: string,
  printed: Printed = sorcery,
  environment: Environment = referenceOf(),
): TokenGroup {
  return only(creationOf(text, printed, environment).groups);
}

/** The characteristics of the tokens of a group. */
export function characteristicsOf({ token }: TokenGroup): TokenCharacteristics {
  if (token.kind !== "specified" && token.kind !== "predefined") throw new Error(`${token.kind}: no characteristics`);
  return token.characteristics;
}

/** The characteristics of the only tokens that a text creates. */
export function tokenOf(text: string, printed: Printed = sorcery): TokenCharacteristics {
  return characteristicsOf(groupOf(text, printed));
}

/** The only ability of the only tokens that a text creates. */
export function tokenAbilityOf(text: string, printed: Printed = sorcery): Ability {
  return only(tokenOf(text, printed).abilities);
}

/** A diagnostic as tests state it: its code, and where it begins and ends in the text. */
export interface Fault {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** A diagnostic that marks these words, which stand once in the text. */
export function faultAt(code: string, text: string, words: string): Fault {
  const start = text.indexOf(words);
  if (start < 0 || text.includes(words, start + 1)) throw new Error(`"${words}" does not stand once in: ${text}`);
  return { code, start, end: start + words.length };
}

/** Every diagnostic of a reading, in the order of the text. */
export function faultsOf({ abilities }: MagicReading): readonly Fault[] {
  return abilities.flatMap(({ diagnostics }) => diagnostics.map(({ code, span }) => ({ code, ...span })));
}

/** Every creation that a reading lists. */
export function creationsIn({ abilities }: MagicReading): readonly CreateTokens[] {
  return abilities.flatMap(({ creations }) => creations);
}
