import type { Ability, Change, Condition, Target } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { activated, costsOf, fixed, named, number, ownCreature, sorcery, source } from "./build.js";

const constraints = [{ kind: "attachedTo", whom: { kind: "matching", filter: { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } } }] as const; // prettier-ignore

/** It is attached to a creature. */
const onCreature: Condition = { kind: "matches", object: source, filter: { what: "permanent", constraints } };

/** It is a creature no longer (702.151b). */
const noCreature: Change = { kind: "removeTypes", supertypes: [], types: ["creature"], subtypes: [] };

/** Reconfigure (702.151a, b): it is attached to another creature or unattached, and is no creature while it is attached. */
export function reconfigure(keyword: KeywordOf): readonly Ability[] {
  const id = `${keyword.id}:${keyword.keyword}`;
  const others = { ...ownCreature, constraints: [...ownCreature.constraints, { kind: "otherThan", object: source }] } as const; // prettier-ignore
  const target: Target = { id: `${id}:bearer`, what: others, least: number(1), most: number(1) };
  const to = { kind: "target", target: target.id } as const;
  const attach = { kind: "attach", ...named(keyword, "attach"), object: source, to } as const;
  const unattach = { kind: "unattach", ...named(keyword, "unattach"), object: source } as const;
  const costs = costsOf(keyword);
  return [
    activated(keyword, costs, { targets: [target], instructions: [attach] }, { id: `${id}:on`, ...sorcery }),
    activated(
      keyword,
      costs,
      { targets: [], instructions: [unattach] },
      { id: `${id}:off`, restrictions: [{ kind: "onlyIf", condition: onCreature }, ...sorcery.restrictions] },
    ),
    fixed(keyword, "types", [{ kind: "continuous", affected: source, changes: [noCreature] }], onCreature),
  ];
}
