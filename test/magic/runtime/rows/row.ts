import type { CompiledFace, Zone } from "../../../../src/magic/effects/index.js";
import { Play } from "../../../../src/magic/runtime/act/play.js";
import type { GameObject, GameState, Request } from "../../../../src/magic/runtime/index.js";
import { freshScope, type Scope } from "../../../../src/magic/runtime/state/scope.js";
import { bear } from "../builders.js";
import { TestTable } from "../table.js";

/** One thing that the runtime does or reads, with the value that the rules give; `check` throws where it is otherwise. */
export interface Row {
  /** The kind, what is expected of it, and the rule. */
  readonly name: string;
  readonly check: () => void;
}

/** How something is put on the table. */
export interface Put {
  readonly card?: Partial<CompiledFace>;
  readonly zone?: Exclude<Zone, "stack">;
  readonly owner?: "you" | "opponent";
  readonly parts?: Partial<GameObject>;
}

/** Puts a card of that name on the table, a 2/2 creature where nothing else is said. */
export function put(table: TestTable, name: string, { card = {}, zone, owner, parts }: Put = {}): number {
  return table.put(bear(name, card), zone, owner, parts);
}

/** The number of the source: the first object of a table of these rows. */
export const sourceId = 1;

/** A table with a source of yours on it. */
export function tableWithSource(source: Put = {}): TestTable {
  const table = new TestTable();
  put(table, "Source", source);
  return table;
}

/** Passes, nobody attacking, until a part of a turn has begun or something else is asked. */
export function advancePeacefully(table: TestTable, part: GameState["turn"]["part"]): Request | null {
  let request = table.advance(part);
  while (request?.purpose === "attackers") {
    request = table.answer();
    if (table.state.turn.part !== part) request = table.advance(part);
  }
  return request;
}

/** What reads a table, and the scope in which it does. */
export function reading(table: TestTable, more: Partial<Scope> = {}, answers: readonly (readonly number[])[] = []) {
  return [new Play(table.state, answers), { ...freshScope(sourceId, "you"), ...more }] as const;
}
