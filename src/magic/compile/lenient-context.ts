import type { ObjectReference, PlayerReference, Quantity } from "../effects/index.js";
import { Context } from "./context.js";
import { anyNumber } from "./plain.js";
import { Refusal } from "./refusal.js";

/** A context for a creation taken out of an ability that was not understood: what it refers back to is left open. */
export class LenientContext extends Context {
  /** Whether something was left open: then the creation is listed, but was not understood whole. */
  understood: "whole" | "partly" = "whole";

  override findOwner(): ObjectReference {
    return this.left({ kind: "linked", how: "named" });
  }

  override findObject(): ObjectReference {
    return this.left({ kind: "linked", how: "named" });
  }

  override findPlayer(): PlayerReference {
    return this.left({ kind: "you" });
  }

  /** A number that is not understood is some number: never the one that stands without it. */
  override measure(read: () => Quantity): Quantity {
    try {
      return read();
    } catch (error) {
      if (error instanceof Refusal) return this.left(anyNumber);
      throw error;
    }
  }

  override resultSlot(): string {
    return this.left("r0");
  }

  private left<Value>(value: Value): Value {
    this.understood = "partly";
    return value;
  }
}
