import type { CardReading, MagicAbilityReading, MagicReading } from "../../../language.js";
import type { SourceCard } from "../../../text/source-card.js";
import { withoutIdentity } from "../../../magic/effects/anonymous.js";
import type { Ability } from "../../../magic/effects/index.js";
import type { Compiler } from "../game.js";
import { type HonestyResult, type Survivor, triedOf } from "../result.js";
import { readChanged } from "../subject.js";
import { withoutCostName } from "./cost-name.js";
import { reminderOf } from "./reminder.js";
import { withoutTappable } from "./tappable.js";

/** A keyword that stands for abilities, and the reminder text that says the same beside it. */
interface Explained {
  readonly ability: MagicAbilityReading;
  readonly keyword: string;
  readonly means: readonly Ability[];
  readonly reminder: string;
}

/** The one keyword of a line, where it stands for abilities and is explained there (207.2). */
function explainedIn(ability: MagicAbilityReading, card: SourceCard): readonly Explained[] {
  const [only, ...more] = ability.abilities;
  const reminder = reminderOf(ability, card);
  if (only?.kind !== "keyword" || only.means === undefined || more.length > 0 || reminder === undefined) return [];
  return [{ ability, keyword: only.keyword, means: only.means, reminder }];
}

/** A field without what means nothing: how an ability is worded, and the order of constraints that all have to hold. */
function meaningful(key: string, value: unknown): unknown {
  if (key === "text") return undefined;
  if (key !== "constraints" || !Array.isArray(value)) return value;
  return value.map((one) => JSON.stringify(one, meaningful)).sort();
}

/** Each ability numbered by itself: its slots are its own. */
const withoutTexts = (abilities: readonly Ability[]): string =>
  JSON.stringify(abilities.map(withoutIdentity), meaningful);

/**
 * Whether two lists of abilities mean the same; a cost that only the keyword names is the same cost (607.2), and so
 * is one that says of what is tapped that it was untapped (701.26a).
 */
function isSameMeaning(means: readonly Ability[], abilities: readonly Ability[]): boolean {
  const reminder = withoutTexts(withoutTappable(abilities));
  const meant = withoutTappable(means);
  return reminder === withoutTexts(meant) || reminder === withoutTexts(withoutCostName(meant));
}

function abilitiesOf(reading: CardReading): readonly MagicAbilityReading[] {
  return reading.game === "magic" ? reading.abilities : [];
}

/** How a keyword and its reminder text disagree; null where they do not. */
function disagreement(reading: MagicReading, explained: Explained, compiler: Compiler): Survivor | null {
  const { ability, keyword, means, reminder } = explained;
  const text = reading.card.faces[ability.face]?.text.text ?? "";
  const after = text.slice(0, ability.span.start) + reminder + text.slice(ability.span.end);
  const changed = readChanged(reading, ability.face, after, compiler);
  const again = abilitiesOf(changed).filter(
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
  const ofMagic = readings.filter((reading) => reading.game === "magic");
  const tries = ofMagic.flatMap((reading) =>
    reading.abilities
      .flatMap((ability) => explainedIn(ability, reading.card))
      .map((explained) => ({ reading, explained })),
  );
  const survivors = tries.flatMap(({ reading, explained }) => disagreement(reading, explained, compiler) ?? []);
  const tried = triedOf(tries.map(({ explained }) => explained.keyword));
  return { name: "keywords", tried, survivors, meaning: "keywords and their reminder texts disagree" };
}
