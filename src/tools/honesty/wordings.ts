import type { CardReading } from "../../language.js";
import type { Compiler } from "./game.js";
import { type HonestyResult, type Survivor, triedOf } from "./result.js";
import { readChanged } from "./subject.js";

interface Rewording {
  readonly reading: CardReading;
  readonly construct: string;
  readonly face: number;
  readonly before: string;
  readonly after: string;
}

function rewordingsOf(reading: CardReading, { game }: Compiler): readonly Rewording[] {
  return reading.card.faces.flatMap(({ name, text: { text: before } }, face) =>
    game
      .rewordings(before, name)
      .filter(({ after }) => after !== before)
      .map(({ construct, after }) => ({ reading, construct, face, before, after })),
  );
}

/** *Wordings agree*: the old and the new wording of a text compile to the same effects. */
export function testWordings(readings: readonly CardReading[], compiler: Compiler): HonestyResult {
  const tries = readings.flatMap((reading) => rewordingsOf(reading, compiler));
  const survivors = tries.flatMap(({ reading, construct, face, before, after }): readonly Survivor[] => {
    const again = compiler.game.meaning(readChanged(reading, face, after, compiler));
    const manner = again === null ? `${construct}, not read` : `${construct}, other effects`;
    const agrees = again !== null && again === compiler.game.meaning(reading);
    return agrees ? [] : [{ construct: manner, card: reading.card.name, before, after }];
  });
  const tried = triedOf(tries.map(({ construct }) => construct));
  return { name: "wordings", tried, survivors, meaning: "old wordings disagree" };
}
