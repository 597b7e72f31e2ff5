import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const main = ["--import", "tsx", "src/cli/main.ts"];

/** What a process of the command line left behind; `read` is how many characters are read before the pipe is closed. */
function run(words: readonly string[], read = Infinity) {
  return new Promise<{ readonly status: number | null; readonly output: string; readonly notes: string }>((resolve) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let [output, notes] = ["", ""];
    child.stdout.on("data", (data: Buffer) => {
      output += data.toString();
      if (output.length >= read) child.stdout.destroy();
    });
    child.stderr.on("data", (data: Buffer) => (notes += data.toString()));
    child.on("close", (status) => resolve({ status, output, notes }));
  });
}

/** A program that writes ten million characters through the command line's own output, then returns. */
const writeMuch = [
  "--import",
  "tsx",
  "--input-type=module",
  "--eval",
  `import { processIo } from "./src/cli/io.ts";
   const io = processIo();
   for (let part = 0; part < 10; part++) await io.output("x".repeat(1_000_000));
   io.note("done");`,
];

it("writes everything to a pipe before it ends", async () => {
  const { status, output } = await run(writeMuch);
  expect(status).toBe(0);
  expect(output).toHaveLength(10_000_000);
});

it("ends quietly when its reader goes away", async () => {
  const { status, notes } = await run(writeMuch, 1);
  expect(notes).not.toContain("Error");
  expect(status).toBe(0);
});

it.each<[readonly string[], number, string]>([
  [["vocabulary", "battle-types"], 0, "Siege\n"],
  [["frobnicate"], 2, ""],
  [["tokens", "not-there.json"], 2, ""],
])("ends a process for %j", async (words, status, output) => {
  expect(await run([...main, ...words])).toMatchObject({ status, output });
});
