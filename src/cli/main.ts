#!/usr/bin/env node
import { processIo } from "./io.js";
import { reportError, runCommandLine } from "./run-command-line.js";

const io = processIo();
process.on("uncaughtException", (error) => process.exit(reportError(error, io)));

// The status is set and not forced: what is still on its way to a pipe is written before the process ends.
process.exitCode = await runCommandLine(process.argv.slice(2), io);
