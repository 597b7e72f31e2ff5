import type { Ability, Constraint, Instruction } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import { choice, enters, named, number, qualityOf, self, source, triggered, you } from "./build.js";

/** Champion an [object] (702.72a): another of the player's is exiled until it leaves, or it is sacrificed. */
export function champion(keyword: KeywordOf): readonly Ability[] {
  const constraints: readonly Constraint[] = [
    ...(qualityOf(keyword)?.constraints ?? []),
    { kind: "otherThan", object: source },
    { kind: "controlledBy", player: you },
  ];
  const what = choice({ what: "permanent", constraints }, number(1));
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects: source } as const;
  const costs = [{ kind: "exile", what, from: null } as const];
  const unless = {
    kind: "unless",
    ...named(keyword, "champion"),
    player: you,
    costs,
    instructions: [sacrifice],
  } as const;
  const leaves = { kind: "leavesBattlefield", object: self, detail: plainDetail } as const;
  return [
    triggered(keyword, enters, [unless], { id: `${keyword.id}:champion:enters` }),
    triggered(keyword, leaves, [comesBack(keyword)], { id: `${keyword.id}:champion:leaves` }),
  ];
}

/** The card that was exiled comes back under its owner's control. */
function comesBack(keyword: KeywordOf): Instruction {
  const objects = { kind: "linked", how: "exiled" } as const;
  const controller = { kind: "ownerOf", of: objects } as const;
  return { ...plainMove, ...named(keyword, "return"), objects, to: "battlefield", controller };
}
