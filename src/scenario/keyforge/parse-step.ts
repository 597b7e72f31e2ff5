import { readChoices } from "../choice.js";
import { type Fields, fromOne } from "../fields.js";
import { wordOf } from "../reading.js";
import { readExpectations } from "./parse-expectation.js";
import type { Deed, Step, StepBase } from "./scenario.js";
import { sideField } from "./sides.js";
import { wordKinds } from "./words.js";

/** The fields of which a step has exactly one: what is done. */
const deeds = ["play", "reap", "fight", "action", "omni", "unstun", "discard", "end turn", "house", "forge", "archives", "undo", "expect"] as const; // prettier-ignore

/** The fields of a step beside its deed. With `choose` alone a step answers what was left open. */
const stepFields = ["choose", "flank", "against", "as", "then", "possible"] as const;

type DeedWord = (typeof deeds)[number];

/** What the step does. */
function readDeed(fields: Fields, word: Exclude<DeedWord, "expect"> | "choose", base: StepBase): Deed {
  switch (word) {
    case "play":
      return {
        ...base,
        kind: word,
        card: fields.text(word) ?? "",
        as: fields.word("as", ["itself", "upgrade"]) ?? "itself",
      };
    case "reap":
    case "fight":
    case "action":
    case "omni":
    case "unstun":
      return { ...base, kind: "use", card: fields.text(word) ?? "", use: word };
    case "discard":
      return { ...base, kind: word, card: fields.text(word) ?? "" };
    case "end turn":
      return { ...base, kind: word, of: sideField(fields, word) ?? "you" };
    case "house":
      return { ...base, kind: word, choice: wordOf(fields, word, wordKinds.house) };
    case "forge":
      return { ...base, kind: word, choice: wordOf(fields, word, wordKinds.key) };
    case "archives":
      return { ...base, kind: word, choice: fields.word(word, ["take", "leave"]) };
    case "undo":
      return { ...base, kind: word, times: fields.number(word, fromOne) ?? 1 };
    case "choose":
      return { ...base, kind: word, choice: null };
  }
}

/** What a step says beside its deed. */
function readBase(fields: Fields): StepBase {
  return {
    position: fields.faults.positionOf(fields.node),
    choices: readChoices(fields, "choose"),
    flank: fields.word("flank", ["left", "right"]),
    against: fields.text("against"),
    then: fields.word("then", ["resolve", "hold"]) ?? "resolve",
    possible: fields.word("possible", ["yes", "no"]) ?? "yes",
  };
}

/** Reads one step. */
function readStep(fields: Fields): Step | null {
  const found = deeds.filter((deed) => fields.has(deed));
  const [deed = fields.has("choose") ? ("choose" as const) : undefined] = found;
  if (deed === undefined || found.length > 1) {
    fields.faults.add(`a step has exactly one of the fields ${deeds.join(", ")}, or "choose" alone`, fields.node);
    fields.refuseUnknown([...deeds, ...stepFields]);
    return null;
  }
  const step: Step =
    deed === "expect"
      ? { kind: deed, position: fields.faults.positionOf(fields.node), expectations: readExpectations(fields, deed) }
      : readDeed(fields, deed, readBase(fields));
  fields.refuseOthers();
  return step;
}

/** Reads the steps of a scenario. */
export function readSteps(scenario: Fields): Step[] {
  return scenario.records("steps", "a step").flatMap((fields) => readStep(fields) ?? []);
}
