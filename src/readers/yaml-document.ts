import { Composer, isAlias, Parser, visit, type CST, type Document } from "yaml";
import type { DataFault } from "../text/json-fault.js";
import { YamlLocator } from "./yaml-locator.js";
import { DataNode } from "./data-node.js";
import type { DataDocument } from "./json-document.js";

/** How often the values behind aliases may be repeated, all in all, before the file is refused. */
const mostAliases = 100;

/** How deep collections may be nested; a card file needs five levels. */
const mostLevels = 50;
const tooDeep = "it is nested too deeply";
const deepChain = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${mostLevels}}`, "m");

/**
 * Reads YAML: one document or more, of which the broken ones are reported and the others read. Every scalar is a
 * string as it is written, so that `2`, `1e3` and `no` mean themselves.
 */
export function parseYamlDocument(content: string): DataDocument {
  const roots: DataNode[] = [];
  const faults: DataFault[] = [];
  for (const document of parseDocuments(content, faults)) {
    const fault = grammarFault(document);
    if (fault !== undefined) faults.push(fault);
    else addRoot(content, document, roots, faults);
  }
  return { roots, faults };
}

/** The tokens of a content that is not nested too deeply for the library, which composes by recursion; else where it is. */
type Tokens = { readonly tokens: readonly CST.Token[] } | { readonly fault: DataFault };

function tokensOf(content: string): Tokens {
  const chain = deepChain.exec(content);
  if (chain !== null) return { fault: { offset: chain.index, problem: tooDeep } };
  const tokens = [...new Parser().parse(content)];
  const deep = tokens.find((token) => isDeeperThan(token, mostLevels));
  return deep === undefined ? { tokens } : { fault: { offset: deepestOf(deep), problem: tooDeep } };
}

/** Where YAML is nested so deeply that it is not read; nothing where it is not. */
export function yamlDepthFault(content: string): DataFault | undefined {
  const read = tokensOf(content);
  return "fault" in read ? read.fault : undefined;
}

function parseDocuments(content: string, faults: DataFault[]): readonly Document.Parsed[] {
  const read = tokensOf(content);
  if ("fault" in read) {
    faults.push(read.fault);
    return [];
  }
  const composer = new Composer({ schema: "failsafe", prettyErrors: false, logLevel: "silent" });
  return [...composer.compose(read.tokens)].filter(isParsed);
}

/** Where the first collection begins that is as deep as can be. */
function deepestOf(token: CST.Token): number {
  let level: readonly CST.Token[] = [token];
  for (let depth = 0; depth < mostLevels; depth++) level = level.flatMap(childTokens);
  return level[0]?.offset ?? token.offset;
}

function isParsed(document: Document): document is Document.Parsed {
  return document.range !== undefined;
}

/** Whether the collections in a token are nested in more than `limit` levels; it goes level by level. */
function isDeeperThan(token: CST.Token, limit: number): boolean {
  let level: readonly CST.Token[] = [token];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap(childTokens);
  }
  return false;
}

function childTokens(token: CST.Token): readonly CST.Token[] {
  if (token.type === "document") return token.value === undefined ? [] : [token.value];
  if (!("items" in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((child) => child !== undefined && child !== null));
}

function grammarFault(document: Document.Parsed): DataFault | undefined {
  const error = document.errors[0];
  return error && { offset: error.pos[0], problem: (error.message.split("\n")[0] ?? "").replace(/:$/, "") };
}

function addRoot(content: string, document: Document.Parsed, roots: DataNode[], faults: DataFault[]): void {
  if (document.contents === null) return;
  try {
    const data: unknown = document.toJS({ maxAliasCount: mostAliases });
    roots.push(new DataNode(data, new YamlLocator(content, document)));
  } catch (error) {
    faults.push(aliasFault(document, error));
  }
}

function aliasFault(document: Document.Parsed, error: unknown): DataFault {
  let problem = error instanceof Error ? error.message : String(error);
  let offset = document.range[0];
  visit(document, {
    Alias(_key, alias) {
      const isUnbound = isAlias(alias) && alias.resolve(document) === undefined;
      if (!isUnbound && !problem.startsWith("Excessive")) return undefined;
      offset = alias.range?.[0] ?? offset;
      return visit.BREAK;
    },
  });
  if (problem.startsWith("Excessive")) problem = "its aliases repeat too much";
  return { offset, problem };
}
