import type { EventPattern } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { EventTable, Happening } from "../happening.js";
import { lowerParticipant } from "../participant.js";

type ActedOn = "cycle" | "unlock" | "crew" | "saddle" | "exploit";
type ActedAlone = "investigate" | "proliferate" | "explore" | "connive" | "mutate" | "evolve" | "train" | "forage";

/** Keyword actions that are waited for (701). */
export const keywordActionEvents: EventTable<Exclude<ActedAlone, "investigate"> | "exploit"> = {
  exploit: actedOn,
  proliferate: actedAlone,
  explore: actedAlone,
  connive: actedAlone,
  mutate: actedAlone,
  evolve: actedAlone,
  train: actedAlone,
  forage: actedAlone,
};

/** A keyword action done to something: "cycle a card", "exploits a creature" (701, 702). */
export function actedOn(node: PredicateOf<ActedOn>, { subject, detail, context }: Happening): EventPattern {
  const object = lowerParticipant(node.object, "other", context);
  return { kind: "keywordAction", action: node.kind, player: subject, object, detail: detail() };
}

/** A keyword action that a player takes, or an object does, without more: "you proliferate", "it explores" (701). */
export function actedAlone(node: PredicateOf<ActedAlone>, { subject, detail }: Happening): EventPattern {
  const who =
    subject.kind === "player"
      ? ({ player: subject, object: null } as const)
      : ({ player: null, object: subject } as const);
  return { kind: "keywordAction", action: node.kind, ...who, detail: detail() };
}
