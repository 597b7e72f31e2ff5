import type { CardReading } from "../../language.js";
import { type HonestyResult, type Survivor, triedOf } from "./result.js";
import { type Compiler, meaningOf, readChanged } from "./subject.js";

/** How a wording of today was written before. */
interface OldWording {
  readonly construct: string;
  readonly pattern: RegExp;
  readonly old: string;
}

const oldWordings: readonly OldWording[] = [
  { construct: "enters the battlefield", pattern: /\b(enters?)\b(?! the battlefield)/g, old: "$1 the battlefield" },
  {
    construct: "put onto the battlefield",
    pattern: /\bcreate ([^."]*?tokens?)\./g,
    old: "put $1 onto the battlefield.",
  },
  {
    construct: "put onto the battlefield",
    pattern: /\bCreate ([^."]*?tokens?)\./g,
    old: "Put $1 onto the battlefield.",
  },
];

interface Rewording {
  readonly reading: CardReading;
  readonly construct: string;
  readonly face: number;
  readonly before: string;
  readonly after: string;
}

function rewordingsOf(reading: CardReading): readonly Rewording[] {
  return reading.card.faces.flatMap(({ text: { text: before } }, face) =>
    oldWordings.flatMap(({ construct, pattern, old }) => {
      const after = before.replace(pattern, old);
      return after === before ? [] : [{ reading, construct, face, before, after }];
    }),
  );
}

/** *Wordings agree*: the old and the new wording of a text compile to the same effects. */
export function testWordings(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const tries = readings.flatMap(rewordingsOf);
  const survivors = tries.flatMap(({ reading, construct, face, before, after }): readonly Survivor[] => {
    const again = readChanged(reading, face, after, compiler).compiled;
    if (again === null) return [{ construct, card: reading.card.name, before, after }];
    const agrees = reading.compiled !== null && meaningOf(again) === meaningOf(reading.compiled);
    return agrees ? [] : [{ construct, card: reading.card.name, before, after }];
  });
  const tried = triedOf(tries.map(({ construct }) => construct));
  return { name: "wordings", tried, survivors, meaning: "old wordings disagree" };
}
