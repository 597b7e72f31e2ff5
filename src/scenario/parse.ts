import { type Document, isMap, isSeq, parseDocument, visit } from "yaml";
import type { Game } from "../language.js";
import { yamlDepthFault } from "../readers/index.js";
import { SourceFile } from "../text/source-text.js";
import { faultAt, Faults, kindOf } from "./faults.js";
import { Fields, recordOf } from "./fields.js";
import type { ReadScenario } from "./game.js";
import { games, gameWords } from "./games.js";
import type { CardFile, ScenarioFault, ScenarioHead } from "./scenario.js";

/** What a scenario file holds. */
export interface ScenarioFile {
  readonly game: Game;
  readonly cardFiles: readonly CardFile[];
  readonly scenarios: readonly ReadScenario[];
  readonly faults: readonly ScenarioFault[];
}

/** Reads one scenario; one without a name or a rule is there all the same, to be counted as one that fails. */
function readScenario(fields: Fields, game: Game): ReadScenario {
  const name = fields.text("scenario");
  const rule = fields.text("rule");
  if (!fields.has("scenario")) fields.faults.add('a scenario has a name, in the field "scenario"', fields.node);
  if (!fields.has("rule"))
    fields.faults.add('a scenario names the rule that it rests on, in the field "rule"', fields.node);
  const head: ScenarioHead = {
    name: name ?? "a scenario without a name",
    rule: rule ?? "no rule",
    contrary: fields.word("contrary", ["yes", "no"]) ?? "no",
    position: fields.faults.positionOf(fields.node),
  };
  const scenario = games[game].read(fields, head);
  fields.refuseOthers();
  return scenario;
}

/** The card files that a file names; the cards that are written out in it are read apart. */
function readCardList(fields: Fields): readonly CardFile[] {
  return fields.items("cards").flatMap((node) => {
    const record = recordOf(node, fields.faults, 'a card, or a record with the field "file"');
    if (record === null || !record.has("file")) return [];
    const path = record.text("file");
    record.refuseOthers();
    return path === null ? [] : [{ path, position: fields.faults.positionOf(node) }];
  });
}

/** A fault of a file as YAML. */
function brokenAt(faults: Faults, problem: string, offset: number): ScenarioFault {
  return faultAt(faults.positionAt(offset), "scenario/broken-yaml", { problem });
}

/** The first thing that is wrong with a document as YAML: of what comes after it nothing certain can be said. */
function brokenness({ errors: [first] }: Document.Parsed, faults: Faults): ScenarioFault | null {
  if (first === undefined) return null;
  const { message, pos } = first;
  return brokenAt(faults, (message.split("\n")[0] ?? message).replace(/:$/, ""), pos[0]);
}

/** Notes every alias: what its anchor stands for is not read. */
function noteAliases(document: Document.Parsed, faults: Faults): void {
  visit(document, {
    Alias: (_, { source, range }) => {
      faults.all.push(brokenAt(faults, `write out what the alias *${source} means`, range?.[0] ?? 0));
    },
  });
}

/** A file of which nothing is read. */
function unread(fault: ScenarioFault): ScenarioFile {
  return { game: "magic", cardFiles: [], scenarios: [], faults: [fault] };
}

/** Reads a scenario file. It never throws over what the file holds: what is wrong is told with its place. */
export function parseScenarios(content: string): ScenarioFile {
  const faults = new Faults(new SourceFile("", content));
  const deep = yamlDepthFault(content);
  if (deep !== undefined) return unread(brokenAt(faults, deep.problem, deep.offset));
  const document = parseDocument(content, { prettyErrors: false });
  const broken = brokenness(document, faults);
  if (broken !== null) return unread(broken);
  noteAliases(document, faults);
  if (isMap(document.contents)) return readRoot(new Fields(document.contents, faults));
  faults.note("scenario/no-scenario-file", { reason: whatItIs(document) }, document.contents);
  return { game: "magic", cardFiles: [], scenarios: [], faults: faults.all };
}

/** Reads the record that a scenario file is; where it names no game, its scenarios are of Magic. */
function readRoot(root: Fields): ScenarioFile {
  const game = root.has("game") ? root.word("game", gameWords) : "magic";
  const cardFiles = readCardList(root);
  const scenarios = readScenarioList(root, game);
  root.refuseOthers();
  return { game: game ?? "magic", cardFiles, scenarios, faults: root.faults.all };
}

/** What a content is whose root is no record. */
function whatItIs({ contents }: Document.Parsed): string {
  return `it holds ${kindOf(contents)}, not a record with the fields "cards" and "scenarios"`;
}

/** Reads the list of scenarios; in a file of no game that there is, none of them says anything. */
function readScenarioList(root: Fields, game: Game | null): ReadScenario[] {
  const list = root.get("scenarios");
  if (!isSeq(list)) {
    root.faults.add('"scenarios" must be a list', list ?? root.node);
    return [];
  }
  if (list.items.length === 0) root.faults.add("there is no scenario here", list);
  if (game === null) return [];
  return list.items.flatMap((node) => {
    const fields = recordOf(node, root.faults, "a scenario");
    return fields === null ? [] : [readScenario(fields, game)];
  });
}
