import type { AbilityReading, CardReading } from "../../language.js";
import { withoutIdentity } from "../../magic/effects/anonymous.js";
import type { Ability } from "../../magic/effects/index.js";
import { withoutCostName } from "./cost-name.js";
import { type HonestyResult, type Survivor, triedOf } from "./result.js";
import { type Compiler, readChanged } from "./subject.js";

/** A keyword that stands for abilities, and the reminder text that says the same beside it. */
interface Explained {
  readonly ability: AbilityReading;
  readonly keyword: string;
  readonly means: readonly Ability[];
  readonly reminder: string;
}

/** Sentences that remind of a rule of the game rather than of what the keyword means, each with the rule. */
const remindersOfRules: readonly (readonly [sentence: string, rule: string])[] = [
  ["A player with ten or more poison counters loses the game.", "704.5c"],
  ["This card enters unattached and stays on the battlefield if the creature leaves.", "301.5, 704.5n"],
];

/** A reminder without what only reminds of a rule; undefined where nothing is left. */
function withoutRules(reminder: string): string | undefined {
  const left = remindersOfRules.reduce((text, [sentence]) => text.replace(sentence, ""), reminder).trim();
  return left === "" ? undefined : left;
}

/** The one keyword of a line, where it stands for abilities and is explained there (207.2). */
function explainedIn(ability: AbilityReading): readonly Explained[] {
  const [only, ...more] = ability.abilities;
  const said = /\(([^()]*)\)/.exec(ability.text)?.[1];
  const own = said === undefined ? undefined : withoutRules(said);
  const reminder = own === undefined ? undefined : withDefinedX(withCreature(withSlashes(own)), ability.text);
  if (only?.kind !== "keyword" || only.means === undefined || more.length > 0 || reminder === undefined) return [];
  return [{ ability, keyword: only.keyword, means: only.means, reminder }];
}

/** Old reminder texts write a hybrid symbol without its slash: {WB} is {W/B} (107.4e). */
function withSlashes(reminder: string): string {
  return reminder.replace(/\{([WUBRG])([WUBRG])\}/g, "{$1/$2}");
}

/** Old reminder texts of creatures' keywords call the creature just "this" as they begin: "When this blocks" (207.2). */
function withCreature(reminder: string): string {
  return reminder.replace(
    /^(When|Whenever) this (?=(?:blocks|attacks|becomes|deals|dies|enters)\b)/,
    "$1 this creature ",
  );
}

/** The reminder's X is the one that the keyword's line defines ("Mobilize X, where X is …", 107.3c): its sentence is given the definition. */
function withDefinedX(reminder: string, line: string): string {
  const where = /, where X is [^.(]+/.exec(line)?.[0];
  return where === undefined ? reminder : reminder.replace(/\bX\b[^.]*/, (words) => words + where);
}

/** Each ability numbered by itself: its slots are its own. */
const withoutTexts = (abilities: readonly Ability[]): string =>
  JSON.stringify(abilities.map(withoutIdentity), (key, value: unknown) => (key === "text" ? undefined : value));

/** Whether two lists of abilities mean the same; a cost that only the keyword names is the same cost (607.2). */
function isSameMeaning(means: readonly Ability[], abilities: readonly Ability[]): boolean {
  const reminder = withoutTexts(abilities);
  return reminder === withoutTexts(means) || reminder === withoutTexts(withoutCostName(means));
}

/** How a keyword and its reminder text disagree; null where they do not. */
function disagreement(reading: CardReading, explained: Explained, compiler: Compiler): Survivor | null {
  const { ability, keyword, means, reminder } = explained;
  const text = reading.card.faces[ability.face]?.text.text ?? "";
  const after = text.slice(0, ability.span.start) + reminder + text.slice(ability.span.end);
  const again = readChanged(reading, ability.face, after, compiler).abilities.filter(
    ({ face, span }) => face === ability.face && span.start === ability.span.start,
  );
  const compiled = again.length > 0 && again.every(({ states }) => states.compiled);
  const abilities = again.flatMap((one) => one.abilities);
  if (compiled && isSameMeaning(means, abilities)) return null;
  const construct = `${keyword}, ${compiled ? "other effects" : "not read"}`;
  return { construct, card: reading.card.name, before: ability.text, after: reminder };
}

/** *Keywords agree*: a keyword that stands for abilities, and the reminder text beside it, compile to the same effects. */
export function testKeywords(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const tries = readings.flatMap((reading) =>
    reading.abilities.flatMap(explainedIn).map((explained) => ({ reading, explained })),
  );
  const survivors = tries.flatMap(({ reading, explained }) => disagreement(reading, explained, compiler) ?? []);
  const tried = triedOf(tries.map(({ explained }) => explained.keyword));
  return { name: "keywords", tried, survivors, meaning: "keywords and their reminder texts disagree" };
}
