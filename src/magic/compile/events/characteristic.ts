import { fullName } from "../../../../grammar/magic/self-names.js";
import type { EventPattern, Filter } from "../../effects/index.js";
import { holdsKind } from "../../effects/structure.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { Context } from "../context.js";
import type { EventTable, Happening } from "../happening.js";
import { targetOf } from "./target-of.js";
import { hasArticle, headedBy, ofWhat } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { objectsOf } from "../reference.js";
import { refuse } from "../refusal.js";
import { becomesMonarch } from "./designation.js";
import { becomesLevel } from "./unlocking.js";

type Kinds = "become" | "becomeAdjective" | "becomeAttached" | "phase" | "transformBare";

/** Objects becoming something (603.2e). */
export const characteristicEvents: EventTable<Kinds> = {
  become: (node, happening) =>
    becomesMonarch(node, happening) ?? becomesLevel(node, happening) ?? becomesTarget(node, happening),
  becomeAdjective: (node, happening) => becomes(node, happening),
  becomeAttached: (node, { subject, detail, context }) => {
    // What is attached "this way" is attached already as the trigger is set up (603.12).
    if (holdsKind(node, "thisWay")) return refuse("this way", node);
    if (subject.kind === "player") return refuse("becomes attached", node);
    const to = lowerParticipant(node.to, "other", context);
    return { kind: "becomesAttached", object: subject, to, detail: detail() };
  },
  phase: (node, { subject, detail }) => ({
    kind: node.direction === "in" ? "phasesIn" : "phasesOut",
    object: subject,
    detail: detail(),
  }),
  transformBare: (node, { subject, detail, context }) => ({
    kind: "transforms",
    object: subject,
    ...(node.into === null ? {} : { into: transformedInto(node.into.name, context) }),
    detail: detail(),
  }),
};

/** "transforms into Sown Blight", "into a non-Human creature": what it is right afterwards (701.27e). */
function transformedInto(node: NounPhrase, context: Context): Filter {
  if (node.kind === "self") return faceNamed(node, context);
  return node.kind === "described" && hasArticle(node, "a", "an") ? objectsOf(node, context) : refuse("into", node);
}

/** "into Moon Hunter": into what has the name of that face of the card; a shortened name is that of none (201.5c). */
function faceNamed(name: Extract<NounPhrase, { readonly kind: "self" }>, { bearer }: Context): Filter {
  const full = fullName(name.name, bearer.names) ?? refuse("into", name);
  return { what: "permanent", constraints: [{ kind: "named", name: full }] };
}

/** "becomes the target of a spell": the noun "target" with what it is the target of (115.1). */
function becomesTarget(node: PredicateOf<"become">, { subject, detail, context }: Happening): EventPattern {
  const source = ofWhat(headedBy(node.object, "target")?.post ?? []);
  if (source === null || node.addition !== null) return refuse("becomes", node);
  const of = targetOf(source, context);
  return { kind: "becomesTarget", object: subject, of, detail: detail() };
}

function becomes(node: PredicateOf<"becomeAdjective">, { subject, detail }: Happening): EventPattern {
  const [state, ...more] = node.state.qualities;
  if (more.length > 0) return refuse("becomes", node);
  switch (state) {
    case "tapped":
      return { kind: "becomesTapped", object: subject, detail: detail() };
    case "untapped":
      return { kind: "becomesUntapped", object: subject, detail: detail() };
    case "blocked":
      return { kind: "becomesBlocked", object: subject, by: null, detail: detail() };
    case "monstrous":
    case "renowned":
    case "saddled":
    case "prepared":
    case "plotted":
      return { kind: "becomes", object: subject, what: state, detail: detail() };
    default:
      return refuse("becomes", node);
  }
}
