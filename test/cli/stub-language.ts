import { withoutReminders } from "../../src/check/token-makers.js";
import type { MagicAbilityReading, MagicLanguage, MagicReading } from "../../src/language.js";
import { abilityId, cardId } from "../../src/magic/effects/identity.js";
import type {
  Ability,
  CompiledCard,
  CompiledFace,
  CreateTokens,
  Quantity,
  TokenCharacteristics,
  TokenSpecification,
} from "../../src/magic/effects/index.js";
import type { SourceCard, SourceFace } from "../../src/text/source-card.js";
import { faceCharacteristics } from "../../src/writers/tokens/face-characteristics.js";
import { sourceTextOf } from "../../src/text/source-text.js";

export const number = (value: number): Quantity => ({ kind: "number", value });

/** A creature token without abilities. */
export function creature(
  power: number,
  toughness: number,
  color: "white" | "red",
  ...subtypes: string[]
): TokenCharacteristics {
  return {
    name: { from: "derived", literal: `${subtypes.join(" ")} Token` },
    supertypes: [],
    types: ["creature"],
    subtypes,
    colors: [color],
    symbolicColor: null,
    symbolicSubtype: null,
    manaCost: null,
    power: number(power),
    toughness: number(toughness),
    loyalty: null,
    abilities: [],
    text: "",
    back: null,
  };
}

/** A creation of some tokens of one kind by you. */
export function creation(id: string, count: Quantity, token: TokenSpecification): CreateTokens {
  const you = { kind: "you" } as const;
  return {
    kind: "createTokens",
    id,
    result: "r1",
    creator: you,
    controller: you,
    groups: [{ count, token, enters: [] }],
  };
}

const counts: Readonly<Record<string, number>> = { a: 1, two: 2, three: 3 };

function creationIn(text: string, id: string): CreateTokens | null {
  const [, count = "", power, toughness, color, subtypes = ""] =
    /^(?:Create )?(?:(a|two|three) )?(\d+)\/(\d+) (white|red) (.+?) creature tokens?\.?$/.exec(text) ?? [];
  if (color !== "white" && color !== "red") return null;
  const characteristics = creature(Number(power), Number(toughness), color, ...subtypes.split(" "));
  return creation(`${id}.e1`, number(counts[count] ?? 1), { kind: "specified", characteristics });
}

function lower(text: string, id: string): readonly Ability[] {
  if (text === "Flying") return [{ kind: "keyword", id, keyword: "flying", parameters: [] }];
  const created = creationIn(text, id);
  return created === null ? [] : [{ kind: "spell", id, resolution: { targets: [], instructions: [created] } }];
}

/** Reads one line: "Flying" and simple creations are understood, nothing else is. */
function readAbility(text: string, face: number, start: number): MagicAbilityReading {
  const id = abilityId(text, 0);
  const abilities = lower(text, id);
  const done = abilities.length > 0;
  if (text === "Break the compiler.") throw new TypeError("something is not a function");
  const created = creationIn(text, id);
  const span = { start, end: start + text.length };
  return {
    face,
    span,
    text,
    form: text === "Flying" ? "keyword" : "spell",
    states: { parsed: done, roundTripped: done, compiled: done },
    abilities,
    tree: done ? { text } : null,
    diagnostics: done
      ? []
      : [{ code: "magic/unexpected-phrase", severity: "error", message: "this was not understood", span }],
    creations: created === null ? [] : [created],
    stated: {
      total: /\bcreates?\b.*\btokens?\b/iu.test(withoutReminders(text)) ? 1 : 0,
      understood: created === null ? 0 : 1,
    },
  };
}

function readLines(text: string, face: number): readonly MagicAbilityReading[] {
  return [...text.matchAll(/.+/g)].map((line) => readAbility(line[0], face, line.index));
}

function printed(
  face: SourceFace,
): Pick<CompiledFace, "name" | "manaCost" | "colors" | "supertypes" | "types" | "subtypes"> {
  const { manaCost, colors, supertypes, types, subtypes } = faceCharacteristics(face);
  return { name: face.name, manaCost, colors, supertypes, types, subtypes };
}

function compileCard(card: SourceCard, abilities: readonly MagicAbilityReading[]): CompiledCard {
  const faces = card.faces.map((face, index) => ({
    ...printed(face),
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    abilities: abilities.filter((one) => one.face === index).flatMap((one) => one.abilities),
  }));
  return { kind: "card", id: cardId(card.name), name: card.name, layout: card.layout, faces };
}

export function readStub(card: SourceCard): MagicReading {
  const abilities = card.faces.flatMap((face, index) => readLines(face.text.text, index));
  const whole = abilities.every(({ states }) => states.compiled);
  return { game: "magic", card, abilities, compiled: whole ? compileCard(card, abilities) : null };
}

/** A card of one face, as a reader would give it. */
export function cardOf(name: string, text: string, face: Partial<SourceFace> = {}): SourceCard {
  const position = { line: 1, column: 1 };
  return {
    game: "magic",
    name,
    layout: "normal",
    faces: [
      {
        name,
        manaCost: null,
        typeLine: "Sorcery",
        text: sourceTextOf(text),
        power: null,
        toughness: null,
        loyalty: null,
        defense: null,
        colors: null,
        ...face,
      },
    ],
    origin: { file: "cards.yaml", content: text, format: "yaml", position },
  };
}

/** A language of two kinds of sentence, to try the command line on. */
export const stubLanguage: MagicLanguage = {
  game: "magic",
  read: readStub,
  readText: (text) => readStub(cardOf("", text)),
  readTokenPhrase: (description) => readAbility(description, 0, 0),
  print: (tree) => (typeof tree === "object" && tree !== null && "text" in tree ? String(tree.text) : ""),
  describe: (abilities) => abilities.map(({ kind }) => `It has a ${kind} ability.`),
};
