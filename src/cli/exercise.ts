import type { Exercise, Exercised } from "../check/states.js";
import { failureOf } from "../diagnostics/failure.js";
import type { CompiledCard } from "../magic/effects/index.js";

/** How long all cards of a run may be tried, in milliseconds; what comes after that counts as not tried. */
const budget = 600_000;

/** No ability of a card did anything, all for one reason. */
function nothingDone(card: CompiledCard, reason: string): Exercised {
  const ids = card.faces.flatMap(({ abilities }) => abilities.map(({ id }) => id));
  return { executable: new Set(), reasons: new Map(ids.map((id) => [id, reason])) };
}

/** How the runtime tries a compiled card. A card that makes the runtime fail is a card that does not run. */
export async function loadExercise(): Promise<Exercise> {
  const { exercise } = await import("../magic/runtime/index.js");
  let spent = 0;
  return (card) => {
    if (spent > budget) return nothingDone(card, "not tried: the time for trying cards is up");
    const start = performance.now();
    try {
      return exercise(card);
    } catch (error) {
      return nothingDone(card, `the runtime failed: ${failureOf(error)}`);
    } finally {
      spent += performance.now() - start;
    }
  };
}
