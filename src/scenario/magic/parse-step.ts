import { isMap } from "yaml";
import { readChoices } from "../choice.js";
import { type Fields, fromOne } from "../fields.js";
import { manaField } from "./mana.js";
import { readExpectations } from "./parse-expectation.js";
import { partOf, partWords } from "./parts.js";
import type { Pairing, Step } from "./scenario.js";
import { sideField } from "./sides.js";

/** The fields of which a step has exactly one: what is done. */
const deeds = ["cast", "play", "activate", "special", "attack", "block", "advance", "pass", "mana", "expect"] as const;

/** The fields of a step beside its deed. */
const stepFields = ["by", "targets", "choose", "then", "possible", "face down", "ability", "whose"] as const;

/** What the step does. */
function readDeed(fields: Fields, deed: Exclude<(typeof deeds)[number], "expect">) {
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
        whose: sideField(fields, "whose"),
      };
    case "pass":
      return { kind: deed, times: fields.number(deed, fromOne) ?? 1 };
    case "mana":
      return { kind: deed, mana: manaField(fields, deed) ?? [] };
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

/** What a step says beside its deed. */
function readRest(fields: Fields) {
  return {
    by: sideField(fields, "by"),
    targets: readChoices(fields, "targets"),
    choices: readChoices(fields, "choose"),
    then: fields.word("then", ["resolve", "hold"]) ?? "resolve",
    possible: fields.word("possible", ["yes", "no"]) ?? "yes",
  };
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
  const position = fields.faults.positionOf(fields.node);
  const step: Step =
    deed === "expect"
      ? { kind: deed, position, expectations: readExpectations(fields, deed) }
      : { ...readDeed(fields, deed), ...readRest(fields), position };
  fields.refuseOthers();
  return step;
}

/** Reads the steps of a scenario. */
export function readSteps(scenario: Fields): Step[] {
  return scenario.records("steps", "a step").flatMap((fields) => readStep(fields) ?? []);
}
