import type { Ability, Instruction, PlayerReference } from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import { enters, named, number, triggered } from "./build.js";

/**
 * Partner with [name] (702.124j): as it enters, a target player may search their library for the card of that name. That
 * two such cards may be commanders counts before the game begins (702.124a).
 */
export function partnerWith(keyword: KeywordOf): readonly Ability[] {
  const [name] = keyword.parameters.flatMap((one) => (one.kind === "word" ? [one.word] : []));
  if (name === undefined) return [];
  const one = number(1);
  const target = {
    id: `${keyword.id}:partner`,
    what: { what: "player", constraints: [] },
    least: one,
    most: one,
  } as const;
  const player: PlayerReference = { kind: "targetPlayer", target: target.id };
  const search = named(keyword, "search");
  const found = { kind: "result", slot: search.result } as const;
  const filter = { what: "card", constraints: [{ kind: "named", name }] } as const;
  const rest = { player, whose: player, zones: ["library"], filter, least: number(0), most: one } as const;
  const instructions: readonly Instruction[] = [
    { kind: "searchLibrary", ...search, ...rest },
    { kind: "reveal", ...named(keyword, "reveal"), player, what: found },
    { ...plainMove, ...named(keyword, "take"), actor: player, objects: found, to: "hand" },
    { kind: "shuffle", ...named(keyword, "shuffle"), player, into: null },
  ];
  const may: Instruction = { kind: "optional", ...named(keyword, "may"), player, instructions };
  return [triggered(keyword, enters, [], { resolution: { targets: [target], instructions: [may] } })];
}
