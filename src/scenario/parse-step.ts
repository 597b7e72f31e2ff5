import { isMap, isScalar, isSeq, type Node } from "yaml";
import { scalarText } from "./faults.js";
import { Fields, fromOne, recordOf } from "./fields.js";
import { manaField } from "./mana.js";
import { readExpectations } from "./parse-expectation.js";
import { partOf, partWords } from "./parts.js";
import type { Choice, Pairing, Step } from "./scenario.js";

/** The fields of which a step has exactly one: what is done. */
const deeds = ["cast", "play", "activate", "special", "attack", "block", "advance", "pass", "mana", "expect"] as const;

/** The fields of a step beside its deed. */
const stepFields = ["by", "targets", "choose", "then", "possible", "face down", "ability", "whose"] as const;

/** A scalar as it is meant: a whole number, or a text. */
function scalar(node: unknown): string | number | null {
  if (!isScalar(node)) return null;
  return Number.isSafeInteger(node.value) ? Number(node.value) : scalarText(node);
}

/** One choice as it is written. */
function readChoice(node: Node, key: string, step: Fields): Choice | null {
  const single = scalar(node);
  if (single !== null) return single;
  if (isMap(node)) return new Fields(node, step.faults).amounts(null);
  if (isSeq(node)) return node.items.flatMap((item) => scalar(item) ?? noChoice(item, key, step) ?? []);
  return noChoice(node, key, step);
}

/** Notes something by which nothing can be chosen. */
function noChoice(node: unknown, key: string, step: Fields): null {
  return step.wrong(key, "names, whole numbers, lists of them, or a record of amounts", node);
}

/** The choices of a field, one for each request. */
function readChoices(fields: Fields, key: string): Choice[] {
  return fields.items(key).flatMap((node) => {
    const choice = readChoice(node, key, fields);
    return choice === null ? [] : [choice];
  });
}

/** What the step does. */
function readDeed(fields: Fields, deed: (typeof deeds)[number]) {
  switch (deed) {
    case "cast":
      return {
        kind: deed,
        card: fields.text(deed) ?? "",
        faceDown: fields.word("face down", ["yes", "no"]) ?? "no",
      };
    case "play":
      return { kind: deed, card: fields.text(deed) ?? "" };
    case "activate":
      return { kind: deed, object: fields.text(deed) ?? "", ability: fields.number("ability", fromOne) };
    case "special":
      return { kind: deed, object: fields.text(deed) ?? "" };
    case "attack":
      return { kind: deed, pairings: readAttackers(fields) };
    case "block":
      return { kind: deed, pairings: readPairs(fields, deed) };
    case "advance":
      return {
        kind: deed,
        part: partOf(fields.word(deed, partWords)) ?? "endStep",
        whose: fields.side("whose"),
      };
    case "pass":
      return { kind: deed, times: fields.number(deed, fromOne) ?? 1 };
    case "mana":
      return { kind: deed, mana: manaField(fields, deed) ?? [] };
    case "expect":
      return { kind: deed, expectations: readExpectations(fields, deed) };
  }
}

/** Attackers, with whom they attack where that is said. */
function readAttackers(fields: Fields): readonly Pairing[] {
  if (isMap(fields.get("attack"))) return readPairs(fields, "attack");
  return fields.texts("attack").map((name) => ({ name, with: null }));
}

/** Blockers with what they block, or attackers with whom they attack. */
function readPairs(fields: Fields, deed: "attack" | "block"): readonly Pairing[] {
  const record = fields.record(deed);
  if (record === null) return [];
  return record.keys().map((name) => ({ name, with: record.text(name) ?? "" }));
}

/** Reads one step. */
function readStep(fields: Fields): Step | null {
  const found = deeds.filter((deed) => fields.has(deed));
  const [deed] = found;
  if (deed === undefined || found.length > 1) {
    fields.faults.add(`a step has exactly one of the fields ${deeds.join(", ")}`, fields.node);
    fields.refuseUnknown([...deeds, ...stepFields]);
    return null;
  }
  const step: Step = {
    ...readDeed(fields, deed),
    position: fields.faults.positionOf(fields.node),
    by: fields.side("by"),
    targets: readChoices(fields, "targets"),
    choices: readChoices(fields, "choose"),
    then: fields.word("then", ["resolve", "hold"]) ?? "resolve",
    possible: fields.word("possible", ["yes", "no"]) ?? "yes",
  };
  fields.refuseOthers();
  return step;
}

/** Reads the steps of a scenario. */
export function readSteps(scenario: Fields): Step[] {
  return scenario.items("steps").flatMap((node) => {
    const fields = recordOf(node, scenario.faults, "a step");
    return fields === null ? [] : (readStep(fields) ?? []);
  });
}
