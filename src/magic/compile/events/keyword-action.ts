import type { EventPattern } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { EventTable, Happening } from "../happening.js";
import { collecting, isEvidence } from "../evidence.js";
import { articleOf, bareNoun } from "../noun.js";
import { lowerParticipant } from "../participant.js";
import { refuse } from "../refusal.js";

type ActedOn = "exert" | "cycle" | "unlock" | "crew" | "saddle" | "exploit";
type ActedAlone = "investigate" | "proliferate" | "explore" | "connive" | "mutate" | "evolve" | "train" | "forage";

/** Keyword actions that are waited for (701). */
export const keywordActionEvents: EventTable<
  | Exclude<ActedAlone, "investigate">
  | "collectWhat"
  | "manifestDread"
  | "exploit"
  | "exert"
  | "commit"
  | "expend"
  | "scryBare"
  | "surveilBare"
> = {
  exert: actedOn,
  commit: (node, { subject, detail }) =>
    isCrime(node.object) ? { kind: "commitsCrime", player: subject, detail: detail() } : refuse("commit", node),
  expend: (node, { subject, detail }) =>
    node.number.kind === "number"
      ? { kind: "expends", player: subject, amount: node.number.value, detail: detail() }
      : refuse("expend", node),
  exploit: actedOn,
  collectWhat: (node, { subject, detail }) =>
    isEvidence(node.object)
      ? { kind: "keywordAction", action: collecting, player: subject, object: null, detail: detail() }
      : refuse("collect", node),
  manifestDread: (_node, { subject, detail }) => ({
    kind: "keywordAction",
    action: "manifest dread",
    player: subject,
    object: null,
    detail: detail(),
  }),
  scryBare: (_node, happening) => looked("scry", happening),
  surveilBare: (_node, happening) => looked("surveil", happening),
  proliferate: actedAlone,
  explore: actedAlone,
  connive: actedAlone,
  mutate: actedAlone,
  evolve: actedAlone,
  train: actedAlone,
  forage: actedAlone,
};

/** "you scry", "you surveil": however many cards it is (701.22d, 701.25d). */
function looked(action: "scry" | "surveil", { subject, detail }: Happening): EventPattern {
  return { kind: "keywordAction", action, player: subject, object: null, detail: detail() };
}

/** "a crime" (700.13). */
function isCrime(what: NounPhrase): boolean {
  const group = bareNoun(what, "crime");
  return group !== null && group.possessor === null && articleOf(group) === "a";
}

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
