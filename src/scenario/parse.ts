import { type Document, isMap, isSeq, LineCounter, parseDocument, stringify, visit } from "yaml";
import { Faults, Fields, recordOf } from "./fields.js";
import { readExpectations } from "./parse-expectation.js";
import { readSide } from "./parse-setup.js";
import { readSteps } from "./parse-step.js";
import { partOf, partWords } from "./parts.js";
import type { Scenario, ScenarioFault, ScenarioFile } from "./scenario.js";
import { sideNames } from "./sides.js";

/** Reads one scenario; one without a name or a rule is there all the same, to be counted as one that fails. */
function readScenario(fields: Fields): Scenario {
  const name = fields.text("scenario");
  const rule = fields.text("rule");
  if (name === null) fields.faults.add('a scenario has a name, in the field "scenario"', fields.node);
  if (rule === null) fields.faults.add('a scenario names the rule that it rests on, in the field "rule"', fields.node);
  const scenario = {
    contrary: fields.word("contrary", ["yes", "no"]) ?? "no",
    position: fields.faults.positionOf(fields.node),
    sides: {
      you: readSide(fields.record("you")),
      ...(fields.has("teammate") ? { teammate: readSide(fields.record("teammate")) } : {}),
      opponent: readSide(fields.record("opponent")),
      ...(fields.has("second opponent") ? { "second opponent": readSide(fields.record("second opponent")) } : {}),
    },
    active: fields.word("turn", sideNames) ?? "you",
    part: partOf(fields.word("part", partWords)) ?? "firstMainPhase",
    steps: readSteps(fields),
    expectations: readExpectations(fields, "expect"),
  };
  fields.refuseOthers();
  return { name: name ?? "a scenario without a name", rule: rule ?? "no rule", ...scenario };
}

/** The cards of a file: paths of card files, and cards that are written out. */
function readCardList(fields: Fields): Pick<ScenarioFile, "cardFiles" | "cards"> {
  const cardFiles: { path: string; position: { line: number; column: number } }[] = [];
  const cards: unknown[] = [];
  for (const node of fields.items("cards")) {
    const record = recordOf(node, fields.faults, 'a card, or a record with the field "file"');
    if (record === null) continue;
    if (!record.has("file")) cards.push(record.node.toJSON());
    else {
      const path = record.text("file");
      if (path !== null) cardFiles.push({ path, position: fields.faults.positionOf(node) });
      record.refuseOthers();
    }
  }
  return { cardFiles, cards: cards.length === 0 ? null : stringify({ game: "magic", cards }) };
}

/** What is wrong with a document as YAML; an alias, for which its anchor would stand, is not read. */
function syntaxFaults(document: Document.Parsed, lines: LineCounter): ScenarioFault[] {
  const found: { readonly message: string; readonly at: number }[] = document.errors.map(({ message, pos: [at] }) => ({
    message: message.split("\n")[0] ?? message,
    at,
  }));
  visit(document, {
    Alias: (_, { source, range }) => {
      found.push({ message: `write out what the alias *${source} means`, at: range?.[0] ?? 0 });
    },
  });
  return found.map(({ message, at }) => {
    const { line, col } = lines.linePos(at);
    return { message, position: { line, column: col } };
  });
}

/** Reads a scenario file. It never throws over what the file holds: what is wrong is told with its place. */
export function parseScenarios(content: string): ScenarioFile {
  const lines = new LineCounter();
  const document = parseDocument(content, { lineCounter: lines });
  const faults = new Faults(lines);
  faults.all.push(...syntaxFaults(document, lines));
  const root = isMap(document.contents) ? new Fields(document.contents, faults) : null;
  if (root === null)
    faults.add('a scenario file is a record with the fields "cards" and "scenarios"', document.contents);
  const scenarios = root === null ? [] : readScenarioList(root);
  const cards = root === null ? { cardFiles: [], cards: null } : readCardList(root);
  root?.refuseOthers();
  return { ...cards, scenarios, faults: faults.all };
}

/** Reads the list of scenarios. */
function readScenarioList(root: Fields): Scenario[] {
  const list = root.get("scenarios");
  if (!isSeq(list)) {
    root.faults.add('"scenarios" must be a list', list ?? root.node);
    return [];
  }
  if (list.items.length === 0) root.faults.add("there is no scenario here", list);
  return list.items.flatMap((node) => {
    const fields = recordOf(node, root.faults, "a scenario");
    return fields === null ? [] : [readScenario(fields)];
  });
}
