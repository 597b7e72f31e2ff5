import { plainDetail } from "../effects/plain-detail.js";
import type { Ability, Instruction, KeywordParameter, ObjectReference, Quantity } from "../effects/index.js";
import { one, you } from "./plain.js";

type Keyword = Extract<Ability, { readonly kind: "keyword" }>;

/** The abilities of a face, with what backup means by those that are printed below it (702.165a, c). */
export function withBackup(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.map((ability, at) =>
    isBackup(ability) ? { ...ability, means: [backup(ability, granted(abilities.slice(at + 1)))] } : ability,
  );
}

function isBackup(ability: Ability): ability is Keyword {
  return ability.kind === "keyword" && ability.keyword === "backup";
}

/** The non-backup abilities among them. */
function granted(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.filter((ability) => !isBackup(ability));
}

const creature = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
const source: ObjectReference = { kind: "source" };

/** "When this creature enters, put N +1/+1 counters on target creature. If that's another creature, it also gains …" (702.165a). */
function backup({ id, parameters }: Keyword, abilities: readonly Ability[]): Ability {
  const target: ObjectReference = { kind: "target", target: `${id}.target` };
  const rest = { from: null, to: "battlefield", player: null, detail: plainDetail } as const;
  const event = { kind: "zoneChange", object: { kind: "object", reference: source }, ...rest } as const;
  const targets = [{ id: target.target, what: creature, least: one, most: one }];
  const instructions = [counters(id, amountOf(parameters), target), gaining(id, abilities, target)];
  const common = { condition: null, restrictions: [], functionsFrom: "battlefield" } as const;
  return { kind: "triggered", id: `${id}.m1`, event, ...common, resolution: { targets, instructions } };
}

function counters(id: string, count: Quantity, on: ObjectReference): Instruction {
  const common = { kind: "putCounters", id: `${id}.m1.e1`, result: "r1", actor: you } as const;
  return { ...common, counter: "+1/+1", count, on, division: "each" };
}

/** Where the target is another creature than the one with backup. */
function gaining(id: string, abilities: readonly Ability[], objects: ObjectReference): Instruction {
  const filter = { what: "object", constraints: [{ kind: "otherThan", object: source }] } as const;
  const condition = { kind: "matches", object: objects, filter } as const;
  const lasting = { duration: { kind: "endOfTurn" }, membership: "lockedIn" } as const;
  const changes = [{ kind: "gainAbilities", abilities } as const];
  const gain: Instruction = { kind: "modify", id: `${id}.m1.e3`, result: "r3", objects, changes, ...lasting };
  return { kind: "conditional", id: `${id}.m1.e2`, result: "r2", condition, then: [gain], otherwise: [] };
}

function amountOf(parameters: readonly KeywordParameter[]): Quantity {
  return parameters.flatMap((each) => (each.kind === "amount" ? [each.amount] : []))[0] ?? one;
}
