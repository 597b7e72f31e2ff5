import type { ScenarioResult, ScenarioRun } from "../scenario/index.js";

/** What went otherwise than expected, with its place in the file, and what had happened. */
function failureLines(file: string, { failures, trace }: ScenarioResult): readonly string[] {
  const places = failures.map(
    ({ position, expected, happened }) =>
      `  ${file}:${position.line}:${position.column} expected ${expected}\n    but ${happened}\n`,
  );
  return [...places, ...trace.map((line) => `    · ${line}\n`)];
}

/** Whether what happened is shown of every scenario, or of those that failed. */
export type Traced = "all" | "failed";

function resultLines(file: string, result: ScenarioResult, traced: Traced): readonly string[] {
  const head = `${result.passed ? "✓" : "✗"} ${result.name} (${result.rule})\n`;
  return result.passed && traced === "failed" ? [head] : [head, ...failureLines(file, result)];
}

/** How the scenarios of a file went, in lines for people. */
export function scenarioLines(file: string, { faults, results }: ScenarioRun, traced: Traced): readonly string[] {
  const wrong = faults.map(
    ({ code, message, position }) => `✗ ${file}:${position.line}:${position.column} ${message} (${code})\n`,
  );
  const passed = results.filter((result) => result.passed).length;
  const count = `${file}: ${passed} of ${results.length} scenarios passed\n`;
  return [...wrong, ...results.flatMap((result) => resultLines(file, result, traced)), count];
}
