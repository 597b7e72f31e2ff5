/** The plan of the house as data: which rooms there are, which lies below which, and which files stand in which. */

const games = ["magic", "keyforge"];
const formats = ["readers", "writers", "config", "scenario"];
const programs = ["lsp", "cli", "playground", "vscode", "tools"];

/**
 * The rooms of one game, each with the rooms right below it; nothing here names another game, and what the
 * syntax of both is made of stands in `frames`, below the games. The room that has the
 * game's own name is its provider: `src/magic/index.ts` and what stands beside it.
 */
function gameRooms(game: string): [string, readonly string[]][] {
  return [
    [`${game}/vocabulary`, []],
    [`${game}/grammar`, ["diagnostics", `${game}/vocabulary`]],
    [`${game}/syntax`, [`${game}/grammar`, "frames"]],
    [`${game}/effects`, ["text", "state"]],
    [`${game}/tokens`, [`${game}/effects`]],
    [`${game}/compile`, [`${game}/syntax`, `${game}/tokens`]],
    [`${game}/runtime`, [`${game}/tokens`, "state"]],
    [`${game}/describe`, [`${game}/tokens`, `${game}/vocabulary`]],
    [game, [`${game}/compile`, `${game}/runtime`, `${game}/describe`]],
  ];
}

/** Every room with the rooms right below it. */
const below: ReadonlyMap<string, readonly string[]> = new Map([
  ["text", []],
  ["state", []],
  ["diagnostics", ["text"]],
  ["frames", ["diagnostics"]],
  ...games.flatMap(gameRooms),
  ["language", games],
  ...formats.map((room): [string, readonly string[]] => [room, ["language"]]),
  ["check", formats],
  ["plugin", ["check"]],
  ...programs.map((room): [string, readonly string[]] => [room, ["plugin"]]),
  ["index", ["plugin"]],
]);

/** Rooms of one level may import one another as long as no cycle comes of it; the public entry takes no command line. */
const beside: ReadonlyMap<string, readonly string[]> = new Map([
  ...formats.map((room): [string, readonly string[]] => [room, formats]),
  ...programs.map((room): [string, readonly string[]] => [room, programs]),
  ["index", ["lsp", "playground", "vscode"]],
]);

/** The room, the rooms below it, and those below them. */
function withAllBelow(room: string): string[] {
  return [room, ...(below.get(room) ?? []).flatMap(withAllBelow)];
}

/** Whether a file in the first room may import one in the second. */
export function mayImport(importer: string, imported: string): boolean {
  return withAllBelow(importer).includes(imported) || (beside.get(importer) ?? []).includes(imported);
}

/**
 * Whether an import of types is a provider's look at the contract that it fulfils. `language.ts` states the contract and
 * joins the providers, so this one step up is allowed, for types alone.
 */
export function isContract(importer: string, imported: string): boolean {
  return games.includes(importer) && imported === "language";
}

/** Whether the room belongs to the core, which runs in a browser and so imports none of Node's modules. */
export function isCore(room: string): boolean {
  return withAllBelow("language").includes(room);
}

/** The name of the room in which a file of `grammar/` or `src/` would stand, be there such a room or not. */
function roomName(path: string): string {
  const [top = "", first = "", second = "", ...deeper] = path.replace(/\.ts$/, "").split("/");
  const insideFolder = second !== "";
  if (top === "grammar") return `${first}/${second === "vocabulary" && deeper.length > 0 ? second : "grammar"}`;
  if (!games.includes(first)) return insideFolder || first === "index" || first === "language" ? first : "";
  return deeper.length > 0 ? `${first}/${second}` : first;
}

/** The room of a file, by its path from the root of the repository; `undefined` where the plan has no room for it. */
export function roomOf(path: string): string | undefined {
  const name = roomName(path);
  return (path.startsWith("grammar/") || path.startsWith("src/")) && below.has(name) ? name : undefined;
}
