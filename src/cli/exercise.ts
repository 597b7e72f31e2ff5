import { partialCard } from "../check/partial-card.js";
import type { Exercise, Exercised } from "../check/states.js";
import { failureOf } from "../diagnostics/failure.js";
import type { CardReading, MagicReading } from "../language.js";

/** How long all cards of a run may be tried, in milliseconds; what comes after that counts as not tried. */
const budget = 600_000;

/** No ability of a card did anything, all for one reason. */
function nothingDone({ abilities }: CardReading, reason: string): Exercised {
  const ids = abilities.flatMap((reading) => reading.abilities.map(({ id }) => id));
  return { executable: new Set(), reasons: new Map(ids.map((id) => [id, reason])) };
}

/** How Magic's runtime tries a card. */
async function loadMagic(): Promise<(reading: MagicReading) => Exercised> {
  const { exercise } = await import("../magic/runtime/index.js");
  return (reading) => exercise(reading.compiled ?? partialCard(reading));
}

/** How the runtimes try a compiled card. A card that makes the runtime fail is a card that does not run. */
export async function loadExercise(): Promise<Exercise> {
  const exerciseMagic = await loadMagic();
  let spent = 0;
  return (reading) => {
    if (spent > budget) return nothingDone(reading, "not tried: the time for trying cards is up");
    const start = performance.now();
    try {
      return reading.game === "magic" ? exerciseMagic(reading) : nothingDone(reading, "no runtime plays this yet");
    } catch (error) {
      return nothingDone(reading, `the runtime failed: ${failureOf(error)}`);
    } finally {
      spent += performance.now() - start;
    }
  };
}
