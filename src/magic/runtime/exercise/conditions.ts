import type { Ability, Condition } from "../../effects/index.js";
import type { ByKind, Table } from "../state/kinds.js";

/** The kinds of condition, each with a field by which it is told from other things of the same kind. */
const marks: { readonly [Kind in keyof Table<Condition, [], void>]: string } = {
  not: "condition",
  allOf: "conditions",
  anyOf: "conditions",
  exists: "what",
  matches: "filter",
  playerMatches: "filter",
  compare: "quantity",
  happened: "event",
  done: "slot",
  searched: "slot",
  turn: "of",
  paid: "cost",
  cast: "how",
  designation: "designation",
  newSinceUpkeep: "object",
  timesResolved: "times",
  wouldHappen: "event",
  able: "kind",
  coin: "result",
  wonClash: "slot",
};

function isKind(kind: unknown): kind is Condition["kind"] {
  return typeof kind === "string" && kind in marks;
}

/** Whether a record is a condition. */
function isCondition(value: object): value is Condition {
  return "kind" in value && isKind(value.kind) && marks[value.kind] in value;
}

/** Every condition in an ability that is to hold: not those which a "not" stands before. */
export function conditionsOf(ability: Ability): readonly Condition[] {
  const found: Condition[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if (isCondition(value)) found.push(value);
      if (!("kind" in value && value.kind === "not")) Object.values(value).forEach(visit);
    }
  };
  visit(ability);
  return found;
}

/** The turns in which an ability wants not to be: "if it's not your turn". */
export function avoidedTurns(ability: Ability): readonly ByKind<Condition>["turn"][] {
  const found: ByKind<Condition>["turn"][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === "object" && value !== null) {
      if (isCondition(value) && value.kind === "not" && value.condition.kind === "turn") found.push(value.condition);
      Object.values(value).forEach(visit);
    }
  };
  visit(ability);
  return found;
}
