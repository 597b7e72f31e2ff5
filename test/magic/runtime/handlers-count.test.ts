import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { NotExecutable } from "../../../src/magic/runtime/state/failures.js";
import { fixtureScenarios } from "../../scenario/fixtures.js";
import { type Entry, entryOf, everyEntry, muted, reachedBy } from "./muting/mute.js";
import { allRows } from "./rows/all.js";

/** A test: whether it holds now. */
interface Proof {
  readonly name: string;
  readonly holds: () => boolean;
}

/** Whether something goes through without a failure. */
function goesThrough(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** Every row of the tables of tests, and every scenario. */
const proofs: readonly Proof[] = [
  ...allRows.map(({ name, check }) => ({ name, holds: () => goesThrough(check) })),
  // With cards of its own each time: the runtime keeps what it has found of a card for as long as that is there.
  ...fixtureScenarios().flatMap(({ ready }) =>
    ready.map(({ scenario, playAfresh }) => ({ name: scenario.name, holds: () => playAfresh().passed })),
  ),
];

const reached = reachedBy(
  proofs.map(
    ({ holds }) =>
      () =>
        void holds(),
  ),
);

/** Kinds of which the runtime says that it cannot carry them out or read them. */
function isRefused(entry: Entry): boolean {
  const own = entryOf(entry);
  const call: unknown = typeof own === "object" && own !== null ? Reflect.get(own, "can") : own;
  if (typeof call !== "function") return false;
  try {
    const read: (...args: readonly unknown[]) => unknown = (...args) => Reflect.apply(call, undefined, args);
    read({ kind: entry.kind });
    return false;
  } catch (error) {
    return error instanceof NotExecutable;
  }
}

/**
 * Kinds whose entry has nothing to do, as what they mean is done where it is named. The entry makes the table complete.
 */
const doneElsewhere: ReadonlyMap<string, string> = new Map([
  ["change: copyOf", "handlers/modify.ts"],
  ["copy exception: loseAllOtherTypes", "act/exceptions.ts"],
  ["event: state", "act/state-triggers.ts"],
  ["restriction: anyPlayerMay", "act/abilities.ts"],
  ["restriction: instantSpeed", "act/abilities.ts"],
  ["restriction: xNotZero", "act/abilities.ts"],
]);

const counted = everyEntry.filter((entry) => !isRefused(entry) && !doneElsewhere.has(entry.name));

/** A test that fails while the entry does nothing, the tests that reach it alone being tried. */
function missing(entry: Entry): Proof | undefined {
  const reaching = proofs.filter((_, index) => reached[index]?.has(entry.name));
  return reaching.find(({ holds }) => muted(entry, () => !holds()));
}

describe("every handler counts: where it does nothing, a test fails", () => {
  it.each(counted)("$name", (entry) => {
    expect(missing(entry)?.name).toBeDefined();
  });
});

it("tries tests that all hold while nothing is muted", () => {
  expect(proofs.filter(({ holds }) => !holds()).map(({ name }) => name)).toEqual([]);
});

it("says of every other kind that it cannot be done, as one that does nothing would not", () => {
  const silent = everyEntry.filter((entry) => isRefused(entry) && muted(entry, () => isRefused(entry)));
  expect(silent).toEqual([]);
});

it.each([...doneElsewhere])("leaves %s to %s", (name) => {
  const entry = everyEntry.find((one) => one.name === name);
  const marker = {};
  const call = (): unknown => {
    const own = entry === undefined ? undefined : entryOf(entry);
    return typeof own === "function" ? Reflect.apply(own, undefined, [{}, marker]) : own;
  };
  expect(entry).toBeDefined();
  expect(call()).toBe(entry === undefined ? null : muted(entry, call));
});

const runtime = fileURLToPath(new URL("../../../src/magic/runtime/", import.meta.url));

/** The tables of functions that the sources of the runtime declare, but for what only tries cards out. */
function declaredTables(): string[] {
  const files = readdirSync(runtime, { recursive: true, encoding: "utf8" });
  const sources = files.filter((name) => name.endsWith(".ts") && !name.startsWith("exercise"));
  const declaration =
    /^(?:export )?const (\w+): (?:(?:Partial<)?Table<|\{ readonly \[\w+ in [^\]]+\]: (?:Handler|Payable|\())/gm;
  return sources.flatMap((name) =>
    [...readFileSync(`${runtime}${name}`, "utf8").matchAll(declaration)].map(([, table = ""]) => table),
  );
}

it("leaves no table of the runtime out", () => {
  const source = readFileSync(fileURLToPath(new URL("./muting/tables.ts", import.meta.url)), "utf8");
  const tables = declaredTables();
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !new RegExp(`table: ${table}\\b`).test(source))).toEqual([]);
});
