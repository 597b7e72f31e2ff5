import type { Participant } from "../effects/index.js";
import { does, type Subject, withArticle } from "./english.js";
import { describeFilter } from "./filter.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { playerSubject } from "./player.js";
import { describeComparison } from "./quantity.js";

const countOf = ({ count }: ByKind<Participant>["filter"], names: Names): string =>
  count === undefined ? "" : ` (${describeComparison(count, names)} of them)`;

function filtered(participant: ByKind<Participant>["filter"], names: Names): Subject {
  const count = countOf(participant, names);
  if (participant.grouping === "oneOrMore") {
    return { text: `one or more ${describeFilter(participant.filter, names, "plural")}${count}`, person: "plural" };
  }
  return { text: `${withArticle(describeFilter(participant.filter, names, "singular"))}${count}`, person: "third" };
}

const participants: Describers<Participant, [Names], Subject> = {
  object: ({ reference }, names) => ({ text: describeObject(reference, names), person: "third" }),
  player: ({ reference }, names) => playerSubject(reference, names),
  filter: filtered,
};

function describe<Kind extends Participant["kind"]>(
  kind: Kind,
  participant: ByKind<Participant>[Kind],
  names: Names,
): Subject {
  return participants[kind](participant, names);
}

/** Who or what takes part in an event. */
export function describeParticipant(participant: Participant, names: Names): string {
  return describe(participant.kind, participant, names).text;
}

/** A participant with what it does, or the word for anyone and anything. */
export function participantDoes(
  participant: Participant | null,
  verbPhrase: string,
  names: Names,
  otherwise = "someone",
): string {
  if (participant === null) return does({ text: otherwise, person: "third" }, verbPhrase);
  return does(describe(participant.kind, participant, names), verbPhrase);
}

/** Words that end on a participant; where it may be any, on `otherwise` or nothing at all. */
export function withParticipant(before: string, participant: Participant | null, names: Names, otherwise = ""): string {
  const who = participant === null ? otherwise : describeParticipant(participant, names);
  return who === "" ? "" : ` ${before === "" ? "" : `${before} `}${who}`;
}
