import type { Identifier, InstructionKind } from "../../effects/index.js";
import type { HappeningKind } from "./happening.js";

/** What a step has to say beside its events. */
export type Report =
  /** An instruction was reached. `events` are the kinds of event that it brought about; none means that it did nothing. */
  | {
      readonly kind: "instruction";
      readonly id: Identifier;
      readonly instruction: InstructionKind;
      readonly events: readonly HappeningKind[];
    }
  /** Something was met that the runtime cannot carry out; the rest of that ability was left undone. */
  | { readonly kind: "not-executable"; readonly what: string; readonly id: Identifier | null }
  /** The input was not allowed, and nothing changed. */
  | { readonly kind: "illegal"; readonly message: string; readonly rule: string };
