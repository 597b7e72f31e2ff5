import type { ActedOn } from "./acted-on.js";
import type { Antecedent } from "./antecedent.js";

/** What may be spoken of at one place of an ability. */
export interface Snapshot {
  readonly antecedents: readonly Antecedent[];
  readonly acted: readonly ActedOn[];
  readonly lastResult: string | null;
  readonly lastSet: string | null;
}
