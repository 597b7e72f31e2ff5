import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LocatedDiagnostic } from "../diagnostics/report.js";
import type { DataFault } from "../text/json-fault.js";
import { SourceFile } from "../text/source-text.js";
import { CardCollector } from "./collector.js";
import type { DataNode } from "./data-node.js";
import { detectGrammar, detectJsonFormat, type DataGrammar } from "./detect.js";
import { locateInFile, noSpan } from "./finding.js";
import { parseJsonDocument, type DataDocument } from "./json-document.js";
import { readKeyforge } from "./keyforge.js";
import { readMtgjson } from "./mtgjson.js";
import { joinResults, type CardFormat, type FormatReader, type ReadOptions, type ReadResult } from "./reader.js";
import { isRulewrightYaml, readRulewrightYaml } from "./rulewright-yaml.js";
import { readScryfall } from "./scryfall.js";
import { parseYamlDocument } from "./yaml-document.js";

const readers: Readonly<Record<CardFormat, FormatReader>> = {
  scryfall: readScryfall,
  mtgjson: readMtgjson,
  keyforge: readKeyforge,
  yaml: readRulewrightYaml,
};

/**
 * Reads the cards of a file's content. It never throws over what the content holds: whatever is wrong is reported at
 * its place, and every card that is whole comes through.
 */
export function readCards(content: string, fileName: string, options: ReadOptions = {}): ReadResult {
  const file = new SourceFile(fileName, content.replace(/^\ufeff/, ""));
  if (file.content.trim() === "") return failed(file, createDiagnostic("input/empty-file", {}, noSpan));
  const guess = options.format === undefined ? detectGrammar(file.content, fileName) : grammarOf(options.format);
  if ("reason" in guess) return failed(file, createDiagnostic("input/unknown-format", guess, noSpan));
  const document = guess.grammar === "json" ? parseJsonDocument(file.content) : parseYamlDocument(file.content);
  const format = options.format ?? detectFormat(guess.grammar, document);
  const broken = document.faults.map((fault) => locateFault(file, fault, guess.grammar));
  const result = format === undefined ? unread(file, document) : readDocument(file, document, format, options);
  return { ...result, reports: [...broken, ...result.reports] };
}

function grammarOf(format: CardFormat): { readonly grammar: DataGrammar } {
  return { grammar: format === "yaml" ? "yaml" : "json" };
}

function detectFormat(grammar: DataGrammar, document: DataDocument): CardFormat | undefined {
  if (grammar === "json") return detectJsonFormat(document.roots);
  return document.roots.some(isRulewrightYaml) ? "yaml" : undefined;
}

function locateFault(file: SourceFile, fault: DataFault, grammar: DataGrammar): LocatedDiagnostic {
  const code = grammar === "json" ? "input/broken-json" : "input/broken-yaml";
  const place = { start: fault.offset, end: fault.offset + 1 };
  return locateInFile(file, createDiagnostic(code, { problem: fault.problem }, noSpan), place, null);
}

function readDocument(file: SourceFile, document: DataDocument, format: CardFormat, options: ReadOptions): ReadResult {
  const collector = new CardCollector(file, format, options);
  readers[format](document.roots, collector);
  const result = collector.result();
  const found = result.cards.length + result.reports.length + result.skipped.length + document.faults.length;
  return found === 0 ? failed(file, createDiagnostic("input/no-cards", {}, noSpan)) : result;
}

/** What comes of a document in which no card is to be seen. */
function unread(file: SourceFile, document: DataDocument): ReadResult {
  if (document.faults.length > 0) return joinResults([]);
  if (document.roots.every(isEmptyList)) return failed(file, createDiagnostic("input/no-cards", {}, noSpan));
  return failed(file, createDiagnostic("input/unknown-format", { reason: "no field of a card is in it" }, noSpan));
}

function isEmptyList(root: DataNode): boolean {
  return (root.items() ?? root.member("data")?.items())?.length === 0;
}

function failed(file: SourceFile, diagnostic: Diagnostic): ReadResult {
  return { ...joinResults([]), reports: [locateInFile(file, diagnostic, noSpan, null)] };
}
