import { downward } from "../../../../src/magic/runtime/act/actions.js";
import { atEndStep } from "../../../../src/magic/runtime/act/after-resolving.js";
import { payables } from "../../../../src/magic/runtime/act/costs.js";
import { crewPermissions } from "../../../../src/magic/runtime/act/crewing.js";
import { entries } from "../../../../src/magic/runtime/act/entries.js";
import { doables } from "../../../../src/magic/runtime/act/evidence.js";
import { exceptions } from "../../../../src/magic/runtime/act/exceptions.js";
import { goingInstead } from "../../../../src/magic/runtime/act/going-instead.js";
import { helps } from "../../../../src/magic/runtime/act/help-paying.js";
import { specifications } from "../../../../src/magic/runtime/act/plan-tokens.js";
import { tokenReplacements } from "../../../../src/magic/runtime/act/replace-tokens.js";
import { amountChanges } from "../../../../src/magic/runtime/act/replacement.js";
import { restrictions } from "../../../../src/magic/runtime/act/restrictions.js";
import { specialRules } from "../../../../src/magic/runtime/act/special.js";
import { turnBased } from "../../../../src/magic/runtime/act/turn.js";
import { wayRules } from "../../../../src/magic/runtime/act/ways.js";
import { exchanges } from "../../../../src/magic/runtime/handlers/exchange.js";
import { keywordActions } from "../../../../src/magic/runtime/handlers/keyword-action.js";
import { productions } from "../../../../src/magic/runtime/handlers/mana.js";
import { handlers } from "../../../../src/magic/runtime/handlers/table.js";
import { activatedKeywords } from "../../../../src/magic/runtime/keywords/activated.js";
import { asEntersKeywords } from "../../../../src/magic/runtime/keywords/as-enters.js";
import { castingKeywords, spellMeanings } from "../../../../src/magic/runtime/keywords/casting.js";
import { zoneKeywords } from "../../../../src/magic/runtime/keywords/from-zones.js";
import { limits } from "../../../../src/magic/runtime/keywords/limits.js";
import { libraryKeywords } from "../../../../src/magic/runtime/keywords/library.js";
import { permanentKeywords } from "../../../../src/magic/runtime/keywords/permanent.js";
import { waitingKeywords } from "../../../../src/magic/runtime/keywords/waiting.js";
import { changes } from "../../../../src/magic/runtime/read/change.js";
import { conditions } from "../../../../src/magic/runtime/read/condition.js";
import { playerTests, tests } from "../../../../src/magic/runtime/read/constraint.js";
import { patterns } from "../../../../src/magic/runtime/read/pattern.js";
import { players } from "../../../../src/magic/runtime/read/player.js";
import { quantities } from "../../../../src/magic/runtime/read/quantity.js";
import { references } from "../../../../src/magic/runtime/read/reference.js";
import { statuses } from "../../../../src/magic/runtime/read/status.js";
import { undone } from "../../../../src/magic/runtime/state/scope.js";

/** A table of the runtime, with what an entry of it that does nothing would be. */
export interface HandlerTable {
  readonly name: string;
  readonly table: object;
  readonly nothing: unknown;
}

const never = (): boolean => false;
const none = (): readonly never[] => [];
const second = (_: unknown, unchanged: unknown): unknown => unchanged;
const idle = (): void => undefined;

const silent = (): object => ({ kind: "spell", id: "nothing", resolution: { targets: [], instructions: [] } });

/** Every table of handlers that the runtime has. */
export const handlerTables: readonly HandlerTable[] = [
  { name: "instruction", table: handlers, nothing: () => undone },
  { name: "exchange", table: exchanges, nothing: () => "not" },
  { name: "keyword action", table: keywordActions, nothing: { rule: "701", act: idle } },
  { name: "keyword", table: activatedKeywords, nothing: none },
  { name: "keyword of a spell", table: castingKeywords, nothing: none },
  { name: "keyword of a permanent", table: permanentKeywords, nothing: none },
  { name: "keyword of what enters", table: asEntersKeywords, nothing: none },
  { name: "keyword of a card elsewhere", table: zoneKeywords, nothing: none },
  { name: "keyword of the library", table: libraryKeywords, nothing: none },
  { name: "keyword of a card that waits", table: waitingKeywords, nothing: none },
  { name: "keyword as the spell resolves", table: spellMeanings, nothing: silent },
  { name: "limit on a keyword's ability", table: limits, nothing: [] },
  { name: "way to cast", table: wayRules, nothing: { from: null, if: never } },
  { name: "way to cast face down", table: downward, nothing: undefined },
  { name: "zone instead of another", table: goingInstead, nothing: undefined },
  { name: "permission to crew", table: crewPermissions, nothing: undefined },
  { name: "at the next end step", table: atEndStep, nothing: [] },
  { name: "special action", table: specialRules, nothing: { by: [], price: idle, act: idle } },
  { name: "help in paying", table: helps, nothing: { rule: "601.2h", candidates: none, mana: "generic", use: idle } },
  { name: "action that may be impossible", table: doables, nothing: { rule: "118.3", can: () => true, act: none } },
  { name: "cost", table: payables, nothing: { can: () => true, pay: idle } },
  { name: "entry", table: entries, nothing: none },
  { name: "copy exception", table: exceptions, nothing: second },
  { name: "token specification", table: specifications, nothing: none },
  { name: "mana production", table: productions, nothing: none },
  {
    name: "replacement of tokens",
    table: tokenReplacements,
    nothing: (_: unknown, { creation }: { creation: unknown }) => creation,
  },
  { name: "replacement of an amount", table: amountChanges, nothing: second },
  { name: "turn-based action", table: turnBased, nothing: idle },
  { name: "change", table: changes, nothing: second },
  { name: "restriction", table: restrictions, nothing: () => true },
  { name: "condition", table: conditions, nothing: never },
  { name: "constraint", table: tests, nothing: never },
  { name: "player constraint", table: playerTests, nothing: never },
  { name: "status", table: statuses, nothing: never },
  { name: "event", table: patterns, nothing: never },
  { name: "player reference", table: players, nothing: none },
  { name: "object reference", table: references, nothing: none },
  { name: "quantity", table: quantities, nothing: () => 0 },
];
