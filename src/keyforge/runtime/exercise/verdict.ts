import type { Identifier, Instruction } from "../../effects/index.js";
import type { HappeningKind } from "../state/happening.js";
import { declaredEvents } from "./declared.js";
import type { Drive } from "./drive.js";
import { everyInstruction } from "./walk.js";

/** What trials have shown of an ability: null is executable, a text says what is missing. */
export type Verdict = string | null;

/** What the trials of one ability brought about, together. */
export class Evidence {
  private readonly produced = new Map<Identifier, Set<HappeningKind>>();
  private readonly unable = new Set<string>();
  private readonly broken = new Set<string>();

  constructor(private readonly instructions: readonly Instruction[]) {}

  /** Takes what a trial reports: what was reached and what it brought about, what could not be done. */
  take({ reports, broken }: Drive): void {
    for (const report of reports) {
      if (report.kind === "instruction") {
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
  judge(): Verdict {
    const missing = everyInstruction(this.instructions).map((one) => this.missing(one));
    return this.fault() ?? missing.find((one) => one !== null) ?? null;
  }

  private missing({ id, kind }: Instruction): Verdict {
    const events = this.produced.get(id);
    if (events === undefined) return `${kind} was not reached`;
    const declared = declaredEvents[kind];
    const isDone = declared === "structure" || declared.some((one) => events.has(one));
    return isDone ? null : `${kind} brought nothing about`;
  }
}
