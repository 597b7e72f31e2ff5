import type { Identifier, Instruction } from "../../effects/index.js";
import type { HappeningKind } from "../state/happening.js";
import type { Drive } from "./drive.js";
import { declaredEvents } from "./declared.js";
import { everyInstruction } from "./walk.js";

/** What trials have shown of an ability: null is executable, a text says what is missing. */
export type Verdict = string | null;

/** What the trials of one ability brought about, together. */
export class Evidence {
  private readonly produced = new Map<Identifier, Set<HappeningKind>>();
  private readonly unable = new Set<string>();
  private readonly broken = new Set<string>();

  /** Takes what a trial reports: what was reached and what it brought about, what could not be done. */
  take({ reports, broken }: Drive, ids: ReadonlySet<Identifier>): void {
    for (const report of reports) {
      if (report.kind === "instruction" && ids.has(report.id)) {
        const known = this.produced.get(report.id) ?? new Set();
        this.produced.set(report.id, new Set([...known, ...report.events]));
      }
      if (report.kind === "not-executable") this.unable.add(report.what);
    }
    for (const one of broken) this.broken.add(one);
  }

  /** What is wrong, whatever was reached. */
  fault(): Verdict {
    const [unable] = this.unable;
    const [broken] = this.broken;
    return unable ?? (broken === undefined ? null : `broken: ${broken}`);
  }

  /** Whether each instruction was reached and did what it declares; the first that was not is named. */
  judge(instructions: readonly Instruction[]): Verdict {
    const fault = this.fault();
    if (fault !== null) return fault;
    for (const instruction of everyInstruction(instructions)) {
      const events = this.produced.get(instruction.id);
      if (events === undefined) return `${instruction.kind} was not reached`;
      const declared = declaredEvents[instruction.kind];
      if (declared !== "structure" && !declared.some((kind) => events.has(kind)))
        return `${instruction.kind} brought nothing about`;
    }
    return null;
  }
}

/** The ids of every instruction. */
export function idsOf(instructions: readonly Instruction[]): Set<Identifier> {
  return new Set(everyInstruction(instructions).map(({ id }) => id));
}
