import type { Ability, Instruction, PlayerReference } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { tributePaid } from "../read/tribute.js";
import { amountOf, fixed, named, number, source, you } from "./build.js";

/** "As this permanent enters": what is done while it does (614.12a). */
function asEnters(keyword: KeywordOf, instructions: readonly Instruction[]): Ability {
  return fixed(keyword, "enters", [{ kind: "asEnters", object: source, instructions }]);
}

/** Someone puts +1/+1 counters on it. */
function counters(keyword: KeywordOf, count = number(1), actor: PlayerReference = you): Instruction {
  const rest = { actor, counter: "+1/+1", count, on: source, division: "each" } as const;
  return { kind: "putCounters", ...named(keyword, "grow"), ...rest };
}

/** Riot (702.136a): it enters with a +1/+1 counter where its controller likes that, else it gains haste. */
function riot(keyword: KeywordOf): readonly Ability[] {
  const may = named(keyword, "may");
  const haste: Ability = { kind: "keyword", id: `${keyword.id}:riot:haste`, keyword: "haste", parameters: [] };
  const changes = [{ kind: "gainAbilities", abilities: [haste] } as const];
  const lasting = { duration: { kind: "indefinite" }, membership: "lockedIn" } as const;
  const gain: Instruction = { kind: "modify", ...named(keyword, "haste"), objects: source, changes, ...lasting };
  const condition = { kind: "done", slot: may.result } as const;
  return [
    asEnters(keyword, [
      { kind: "optional", ...may, player: you, instructions: [counters(keyword)] },
      { kind: "conditional", ...named(keyword, "else"), condition, then: [], otherwise: [gain] },
    ]),
  ];
}

/** Tribute N (702.104a): an opponent whom its controller chooses may have it enter with N more +1/+1 counters. */
function tribute(keyword: KeywordOf): readonly Ability[] {
  const opponents = { what: "player", constraints: [{ kind: "opponentOf", player: you }] } as const;
  const player = { kind: "choosePlayer", chooser: you, filter: opponents } as const;
  const rest = { player: null, object: source, designation: tributePaid } as const;
  const note: Instruction = { kind: "becomeDesignation", ...named(keyword, "paid"), ...rest };
  const may = named(keyword, "may");
  const payer = { kind: "resultPlayer", slot: may.result } as const;
  const instructions = [counters(keyword, amountOf(keyword), payer), note];
  return [asEnters(keyword, [{ kind: "optional", ...may, player, instructions }])];
}

/** Keywords by which a permanent enters in another way. */
export const enteringKeywords = { riot, tribute };
