import { type ExitStatus, UsageError } from "./exit.js";
import type { Io } from "./io.js";

/** Plays scenario files in the runtime. */
export function runCommand(paths: readonly string[], io: Io): Promise<ExitStatus> {
  io.note(`cannot play ${paths.join(", ")}`);
  return Promise.reject(new UsageError("scenarios are not played yet"));
}
