import type { MagicAbilityReading } from "../../../language.js";
import type { SourceCard } from "../../../text/source-card.js";

/** Sentences that remind of a rule of the game rather than of what the keyword means, each with the rule. */
const remindersOfRules: readonly (readonly [sentence: string, rule: string])[] = [
  ["A player with ten or more poison counters loses the game.", "704.5c"],
  ["This card enters unattached and stays on the battlefield if the creature leaves.", "301.5, 704.5n"],
];

/** What a Phyrexian mana symbol of the cost may be paid with, which is no part of what the keyword means (107.4f). */
const phyrexian = /^(?:\{([WUBRG])\/P\}|Phyrexian (\w+)) can be paid with either (?:\{\1\}|\2) or 2 life\.$/;

/** A keyword action, told by what the rules define it to be, and its name in that place. */
interface Definition {
  readonly told: RegExp;
  readonly name: string;
  readonly rule: string;
}

const definitions: readonly Definition[] = [
  {
    told: /\bexiles cards with total mana value (\d+) or greater from their graveyard\b/,
    name: "collects evidence $1",
    rule: "701.59a",
  },
  {
    told: /\bpays ((?:\{\w+\})+)\. They can tap their artifacts and creatures to help\. Each one pays for \{1\}\./,
    name: "waterbends $1.",
    rule: "701.67a",
  },
];

/**
 * What the reminder text of a line says of its keyword, in the words of rules text: without the sentences that remind of
 * other rules, and with the shorthand of reminders written out. Undefined where the line has none, or none of its own.
 */
export function reminderOf({ text, face }: MagicAbilityReading, card: SourceCard): string | undefined {
  const said = /\(([^()]*)\)/.exec(text)?.[1];
  if (said === undefined) return undefined;
  const own = withoutRules(withoutSymbol(said, card.faces[face]?.text.text ?? ""));
  if (own === "") return undefined;
  const types = typesOf(card, face);
  const plain = withComma(withCreature(withOwnTypes(withSlashes(own), types)));
  return withDefinedX(withActions(withBearer(plain, types)), text);
}

function typesOf(card: SourceCard, face: number): string {
  return card.faces[face]?.typeLine ?? "";
}

function withoutRules(reminder: string): string {
  return remindersOfRules
    .reduce((text, [sentence]) => text.replace(sentence, ""), reminder)
    .trim()
    .replace(phyrexian, "");
}

/** "It's an artifact creature at 8+." reminds of the card's station symbol, where it has that one (721.2b). */
function withoutSymbol(reminder: string, text: string): string {
  const symbol = / It's an artifact creature at (\d+\+)\.$/.exec(reminder);
  return symbol !== null && text.includes(`\n${symbol[1]} | `) ? reminder.slice(0, symbol.index) : reminder;
}

/** Old reminder texts write a hybrid symbol without its slash: {WB} is {W/B} (107.4e). */
function withSlashes(reminder: string): string {
  return reminder.replace(/\{([WUBRG])([WUBRG])\}/g, "{$1/$2}");
}

/**
 * Reminder texts of creatures' keywords call the permanent just "this" as they begin, "When this blocks" (207.2), or "this
 * creature" where it is a Vehicle, which is one as it attacks (301.7).
 */
function withBearer(reminder: string, types: string): string {
  const named = reminder.replace(
    /^(?:(When|Whenever) this|This) (?=(?:blocks|attacks|becomes|deals|dies|enters)\b)/,
    (words) => `${words}creature `,
  );
  return /\bVehicle\b/.test(types) ? named.replace(/\bthis creature\b/g, "this Vehicle") : named;
}

/** The comma that closes the condition of renown in its rule, which a reminder text may lack (702.112a). */
function withComma(reminder: string): string {
  return reminder.replace(/, if it isn't renowned (?=put\b)/, ", if it isn't renowned, ");
}

/** "It's a 4/4 black Zombie Cat with no mana cost" of a Cat: a Zombie beside the types that it has (702.128a, 702.129a). */
const revived =
  /except it's a (?:(\d+\/\d+) )?(white|black) Zombie ([\w ]+?) with no mana cost\. (?:Embalm|Eternalize) only as a sorcery\./;

function withOwnTypes(reminder: string, typeLine: string): string {
  const [, size, color, types] = revived.exec(reminder) ?? [];
  if (color === undefined || types !== typeLine.split(" — ")[1]) return reminder;
  const sized = size === undefined ? "" : `it's ${size}, `;
  const words = `it's ${color}, ${sized}it has no mana cost, and it's a Zombie in addition to its other types`;
  return reminder.replace(revived, `except ${words}. Activate only as a sorcery.`);
}

/** Only a creature is equipped, and so a reminder may say the quality alone: "target Wizard you control" (702.6c). */
function withCreature(reminder: string): string {
  const quality = /\bAttach to target (?!creature\b)(\w+) (?=you control\. Equip\b)/;
  return reminder.replace(quality, "Attach to target $1 creature ");
}

function withActions(reminder: string): string {
  return definitions.reduce((text, { told, name }) => text.replace(told, name), reminder);
}

/** The reminder's X is the one that the keyword's line defines ("Mobilize X, where X is …", 107.3c): its sentence is given the definition. */
function withDefinedX(reminder: string, line: string): string {
  const where = /, where X is [^.(]+/.exec(line)?.[0];
  return where === undefined ? reminder : reminder.replace(/\bX\b[^.]*/, (words) => words + where);
}
