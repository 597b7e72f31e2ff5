import { isAlias, isMap, isScalar, isSeq, type Node } from "yaml";
import { createDiagnostic, type DiagnosticCode, type DiagnosticParameters } from "../diagnostics/catalogue.js";
import type { FilePosition } from "../text/source-card.js";
import type { SourceFile } from "../text/source-text.js";
import type { ScenarioFault } from "./scenario.js";

const noSpan = { start: 0, end: 0 };

/** Whether a value is a node of the document. */
export function isNode(value: unknown): value is Node {
  return isMap(value) || isScalar(value) || isSeq(value) || isAlias(value);
}

/** A scalar as it is written; null where there is none, or nothing is written. */
export function scalarText(node: unknown): string | null {
  if (!isScalar(node) || node.value === null) return null;
  return node.source ?? JSON.stringify(node.value);
}

/** How much of a text a message quotes. */
const shownLength = 40;

/** What a value is, in people's words. */
export function kindOf(value: unknown): string {
  if (isMap(value)) return "a record";
  if (isSeq(value)) return "a list";
  const text = scalarText(value);
  if (text === null || text === "") return "nothing";
  return text.length > shownLength ? "a long text" : JSON.stringify(text);
}

/** A finding of the catalogue at a place. */
export function faultAt<Code extends DiagnosticCode>(
  position: FilePosition,
  code: Code,
  parameters: DiagnosticParameters<Code>,
  suggestion?: string,
): ScenarioFault {
  const extras = suggestion === undefined ? {} : { suggestion };
  return { code, message: createDiagnostic(code, parameters, noSpan, extras).message, position };
}

/** Collects what is wrong in a document. */
export class Faults {
  readonly all: ScenarioFault[] = [];
  /** The players of the scenario that is being read, as its game calls them. */
  sides: readonly string[] = [];

  constructor(private readonly file: SourceFile) {}

  /** Where a node stands. */
  positionOf(node: unknown): FilePosition {
    return this.positionAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  }

  /** The line and column of an offset. */
  positionAt(offset: number): FilePosition {
    return this.file.position(offset);
  }

  /** Notes a fault of the catalogue at a node. */
  note<Code extends DiagnosticCode>(
    code: Code,
    parameters: DiagnosticParameters<Code>,
    node: unknown,
    suggestion?: string,
  ): void {
    this.all.push(faultAt(this.positionOf(node), code, parameters, suggestion));
  }

  /** Notes that an entry is not put together as it must be. */
  add(problem: string, node: unknown): void {
    this.note("scenario/wrong-entry", { problem }, node);
  }
}
