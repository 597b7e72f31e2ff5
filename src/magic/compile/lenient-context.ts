import type { ObjectReference, PlayerReference } from "../effects/index.js";
import { Context } from "./context.js";

/** A context for a creation taken out of an ability that was not understood: what it refers back to is left open. */
export class LenientContext extends Context {
  override findOwner(): ObjectReference {
    return { kind: "linked", how: "named" };
  }

  override findObject(): ObjectReference {
    return { kind: "linked", how: "named" };
  }

  override findPlayer(): PlayerReference {
    return { kind: "you" };
  }

  override resultSlot(): string {
    return "r0";
  }
}
