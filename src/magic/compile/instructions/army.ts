import type {
  Condition,
  Filter,
  Instruction,
  ObjectReference,
  PlayerReference,
  TokenSpecification,
} from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { objectAntecedent, type Context } from "../context.js";
import { knownSubtype } from "../filter.js";
import { onlyItem } from "../noun.js";
import { atLeastOne, one, zero } from "../plain.js";
import { lowerNumber } from "../quantity.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";
import { plainCharacteristics } from "../token.js";

/** "Amass Orcs 2" (701.47a); without a subtype, as older cards have it, Zombies (701.47d). */
export function amass(node: PredicateOf<"amass">, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const subtype = node.object === null ? "Zombie" : subtypeOf(node.object);
  const count = lowerNumber(node.number, context);
  const create = armyIfNone(subtype, player, context);
  const objects: ObjectReference = { kind: "choice", chooser: player, filter: armies(player), least: one, most: one, manner: "chosen" };
  const choose: Instruction = { kind: "chooseObjects", ...context.nextId(), player, objects, secretly: "openly" };
  const army: ObjectReference = { kind: "result", slot: choose.result };
  const put = { kind: "putCounters", ...context.nextId(), actor: player, counter: "+1/+1", count, on: army, division: "each" } as const;
  const become = becomesToo(army, subtype, context);
  context.mention(objectAntecedent(army, "singular", ["Army", "creature", "permanent", "amassed"]));
  context.lastResult = put.result;
  return [create, choose, put, become];
} // prettier-ignore

/** The subtype is written in the plural: "Orcs", "Elves". */
function subtypeOf(node: NounPhrase): string {
  const item = onlyItem(node);
  const bare = node.kind === "described" && node.post.length === 0 && node.group.determiners.length === 0;
  if (!bare || item === null || item.modifiers.length > 0 || item.noun.kind !== "subtype") return refuse("amass", node);
  return item.form === "plural" ? knownSubtype(item.noun) : refuse("amass", node);
}

function armies(player: PlayerReference): Filter {
  return {
    what: "permanent",
    constraints: [
      { kind: "subtype", subtype: "Army" },
      { kind: "cardType", cardType: "creature" },
      { kind: "controlledBy", player },
    ],
  };
}

/** "If you don't control an Army creature, create a 0/0 black [subtype] Army creature token." */
function armyIfNone(subtype: string, player: PlayerReference, context: Context): Instruction {
  const base = context.nextId();
  const some: Condition = { kind: "exists", what: armies(player), is: atLeastOne };
  const characteristics = plainCharacteristics({ size: [zero, zero], colors: ["black"], subtypes: [subtype, "Army"] });
  const token: TokenSpecification = { kind: "specified", characteristics };
  const create = { kind: "createTokens", ...context.nextId(), creator: player, controller: player, groups: [{ count: one, token, enters: [] }] } as const;
  return { kind: "conditional", ...base, condition: { kind: "not", condition: some }, then: [create], otherwise: [] };
} // prettier-ignore

/** "If it isn't a [subtype], it becomes a [subtype] in addition to its other types." */
function becomesToo(army: ObjectReference, subtype: string, context: Context): Instruction {
  const base = context.nextId();
  const is: Condition = {
    kind: "matches",
    object: army,
    filter: { what: "object", constraints: [{ kind: "subtype", subtype }] },
  };
  const change = { kind: "addTypes", supertypes: [], types: [], subtypes: [subtype] } as const;
  const become: Instruction = {
    kind: "modify",
    ...context.nextId(),
    objects: army,
    changes: [change],
    duration: { kind: "indefinite" },
    membership: "lockedIn",
  };
  return { kind: "conditional", ...base, condition: { kind: "not", condition: is }, then: [become], otherwise: [] };
}
