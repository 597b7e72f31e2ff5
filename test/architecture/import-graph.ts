import { builtinModules } from "node:module";
import { posix } from "node:path";
import { Node, type Project, type SourceFile, SyntaxKind } from "ts-morph";
import { isContract, isCore, mayImport, roomOf } from "./rooms.js";

/** One import: the file that asks, the words in quotation marks, the file or package meant, and whether types suffice. */
export interface ImportEdge {
  readonly from: string;
  readonly specifier: string;
  readonly to: string;
  readonly typesOnly: boolean;
}

/** What is imported, before it is known by whom. */
type Import = Pick<ImportEdge, "specifier" | "typesOnly">;

/** The text of a string literal; for anything else a path that has no room, so that it is reported. */
function literalText(node: Node | undefined): string {
  const literal = Node.isLiteralTypeNode(node) ? node.getLiteral() : node;
  return Node.isStringLiteral(literal) ? literal.getLiteralValue() : "./?";
}

/** The imports made by `import("…")`, as a value or in a type. */
function dynamicImports(file: SourceFile): Import[] {
  if (!/\bimport\s*\(/.test(file.getFullText())) return [];
  const calls = file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword)
    .map((call) => ({ specifier: literalText(call.getArguments()[0]), typesOnly: false }));
  const types = file
    .getDescendantsOfKind(SyntaxKind.ImportType)
    .map((type) => ({ specifier: literalText(type.getArgument()), typesOnly: true }));
  return [...calls, ...types];
}

/** Everything that a file imports or passes on. */
function importsOf(file: SourceFile): Import[] {
  const statements = [...file.getImportDeclarations(), ...file.getExportDeclarations()].flatMap((declaration) => {
    const specifier = declaration.getModuleSpecifierValue();
    return specifier === undefined ? [] : [{ specifier, typesOnly: declaration.isTypeOnly() }];
  });
  return [...statements, ...dynamicImports(file)];
}

/** The path from the root of the repository of what a specifier means, or the specifier of a package. */
function target(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/, ".ts");
}

/** The files of `grammar/` and `src/` with their imports; `root` is the folder that holds both. */
export function importGraph(project: Project, root: string): ReadonlyMap<string, readonly ImportEdge[]> {
  const graph = new Map<string, readonly ImportEdge[]>();
  for (const file of project.getSourceFiles()) {
    const from = posix.relative(root, file.getFilePath());
    const edges = importsOf(file).map((found) => ({ ...found, from, to: target(from, found.specifier) }));
    graph.set(from, edges);
  }
  return graph;
}

/** Whether an import is of one of Node's own modules, with or without `node:`. */
function isNodeModule(edge: ImportEdge): boolean {
  return edge.specifier.startsWith("node:") || builtinModules.includes(edge.specifier);
}

/** What is wrong with one import, if anything is. */
function violation(edge: ImportEdge): string | undefined {
  const importer = roomOf(edge.from);
  if (importer === undefined) return undefined;
  if (!edge.specifier.startsWith(".")) {
    return isCore(importer) && isNodeModule(edge) ? "the core imports no module of Node" : undefined;
  }
  if (edge.to === "package.json") return isCore(importer) ? "the core imports nothing of the package" : undefined;
  const imported = roomOf(edge.to);
  if (imported === undefined) return "what is imported stands in no room";
  const allowed = mayImport(importer, imported) || (edge.typesOnly && isContract(importer, imported));
  return allowed ? undefined : `${importer} may not import ${imported}`;
}

/** Every file without a room and every import that goes the wrong way, as a line for people. */
export function violations(graph: ReadonlyMap<string, readonly ImportEdge[]>): string[] {
  const homeless = [...graph.keys()].filter((file) => roomOf(file) === undefined);
  const wrong = [...graph.values()].flat().flatMap((edge) => {
    const reason = violation(edge);
    return reason === undefined ? [] : [`${edge.from} imports "${edge.specifier}": ${reason}`];
  });
  return [...homeless.map((file) => `${file} stands in no room of the plan`), ...wrong];
}

/** Each room with the other rooms that it imports. */
function roomGraph(graph: ReadonlyMap<string, readonly ImportEdge[]>): ReadonlyMap<string, ReadonlySet<string>> {
  const lower = new Map<string, Set<string>>();
  for (const { from, to, typesOnly } of [...graph.values()].flat()) {
    const [importer, imported] = [roomOf(from), roomOf(to)];
    if (importer === undefined || imported === undefined || importer === imported) continue;
    if (typesOnly && isContract(importer, imported)) continue;
    lower.set(importer, (lower.get(importer) ?? new Set()).add(imported));
  }
  return lower;
}

/** The rooms that import one another in a circle: each such circle once, from the room where the walk met it. */
export function roomCycles(graph: ReadonlyMap<string, readonly ImportEdge[]>): string[] {
  const lower = roomGraph(graph);
  const cycles: string[] = [];
  const finished = new Set<string>();
  const walk = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) cycles.push([...path.slice(path.indexOf(room)), room].join(" → "));
    if (path.includes(room) || finished.has(room)) return;
    for (const next of lower.get(room) ?? []) walk(next, [...path, room]);
    finished.add(room);
  };
  for (const room of lower.keys()) walk(room, []);
  return cycles;
}
