import { CommanderError } from "commander";
import { failureOf } from "../diagnostics/failure.js";
import { exitStatus, type ExitStatus, UsageError } from "./exit.js";
import type { Io } from "./io.js";
import { createProgram } from "./program.js";

/** What an error comes to: its status, and on the way the line that says so. */
export function reportError(error: unknown, io: Io): ExitStatus {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus.done : exitStatus.usage;
  if (error instanceof UsageError) {
    io.note(`rulewright: ${error.message}`);
    return exitStatus.usage;
  }
  io.note(`rulewright: internal error: ${failureOf(error)}`);
  io.note("This is a bug in Rulewright, not in your files. Please report it with the command that you gave.");
  return exitStatus.bug;
}

/** Carries out one command line and gives the status to end with. Nothing is thrown, whatever happens. */
export async function runCommandLine(words: readonly string[], io: Io): Promise<ExitStatus> {
  const status: { value: ExitStatus } = { value: exitStatus.done };
  try {
    const finish = (value: ExitStatus): void => {
      status.value = value;
    };
    await createProgram(io, finish).parseAsync(words, { from: "user" });
  } catch (error) {
    return reportError(error, io);
  }
  return status.value;
}
