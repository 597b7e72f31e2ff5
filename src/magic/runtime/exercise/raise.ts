import type { Comparison, Filter, ObjectReference, PlayerReference, Quantity } from "../../effects/index.js";
import type { ByKind, Table } from "../state/kinds.js";
import { withPlayer } from "../state/objects.js";
import { arrange, n, named, type Stage, you } from "./arranging.js";
import { provoke } from "./provoke.js";
import { sides, withPieces } from "./world.js";

/** No more than so many things are made to reach a number. */
const mostPieces = 20;

/** The least whole number that passes a comparison with a stated one; null where what is compared with is not stated. */
export function leastPassing({ operator, than }: Comparison): number | null {
  if (than.kind !== "number") return null;
  if (operator === "even") return 2;
  if (operator === "odd") return 1;
  if (operator === "greater" || operator === "notEqual") return than.value + 1;
  return operator === "less" ? than.value - 1 : than.value;
}

/** Puts so many things that match where the filter has them. */
export function populate({ drive }: Stage, filter: Filter, count: number): void {
  drive.state = withPieces(drive.state, filter, Math.min(count, mostPieces));
}

/** The object that is spoken of, where it is the one under trial or one that a filter finds. */
function findable({ self }: Stage, reference: ObjectReference): ObjectReference {
  return reference.kind === "source" ? { kind: "matching", filter: self } : reference;
}

/** Whether a reference is to players, as far as a counter or a life total may be theirs. */
function isPlayer(reference: ObjectReference | PlayerReference): reference is PlayerReference {
  return reference.kind === "you" || reference.kind === "eachOpponent" || reference.kind === "anyOpponent";
}

/** Puts counters on an object, or gives them to a player. */
function addCounters(stage: Stage, on: ObjectReference | PlayerReference, counter: string, count: number): void {
  const where = isPlayer(on) ? on : findable(stage, on);
  const rest = { actor: you, counter, count: n(count), on: where, division: "each" } as const;
  arrange(stage, [{ kind: "putCounters", ...named("counters"), ...rest }]);
}

/** Sets a player's life total; of any opponent, each one's. */
export function setLife(stage: Stage, player: PlayerReference, amount: number): void {
  const whose: PlayerReference = player.kind === "anyOpponent" ? { kind: "eachOpponent" } : player;
  arrange(stage, [{ kind: "setLife", ...named("life"), player: whose, amount: n(amount) }]);
}

/** How quantities are brought to a number; those that are not here cannot be, or need not. */
const raising: Partial<Table<Quantity, [Stage, number], void>> = {
  count: ({ of }, stage, amount) => populate(stage, of, amount),
  size: ({ of }, stage, amount) => {
    if (of.kind === "matching") populate(stage, of.filter, amount);
  },
  lifeTotal: ({ of }, stage, amount) => setLife(stage, of, amount),
  counters: ({ counter, on }, stage, amount) => addCounters(stage, on, counter ?? "+1/+1", amount),
  characteristic: ({ characteristic, of }, stage, amount) => {
    if (characteristic === "power" || characteristic === "toughness") addCounters(stage, of, "+1/+1", amount);
  },
  extreme: ({ which, characteristic, among }, stage, amount) =>
    raiseExtreme(stage, { which, characteristic, among }, amount),
  events: ({ event }, stage, amount) => {
    for (let time = 0; time < Math.min(amount, 4); time += 1) provoke(event, stage);
  },
  sum: ({ terms }, stage, amount) => {
    for (const term of terms) raise(stage, term, amount);
  },
  half: ({ of }, stage, amount) => raise(stage, of, 2 * amount),
  level: ({ of }, stage, amount) =>
    arrange(stage, [{ kind: "setLevel", ...named("level"), object: findable(stage, of), level: amount }]),
  speed: (_, { drive }, amount) => void (drive.state = withPlayer(drive.state, sides.you, { speed: amount })),
};

type Extreme = Pick<ByKind<Quantity>["extreme"], "which" | "characteristic" | "among">;

/** Makes something with so great a characteristic, or so many different ones. */
function raiseExtreme(stage: Stage, { which, characteristic, among }: Extreme, amount: number): void {
  if (which === "different") {
    populate(stage, among, amount);
    return;
  }
  if (characteristic !== "power" && characteristic !== "toughness" && characteristic !== "manaValue") return;
  const is = { operator: "atLeast", than: n(amount) } as const;
  const constraint = { kind: "characteristic", characteristic, base: false, is } as const;
  populate(stage, { ...among, constraints: [...among.constraints, constraint] }, 1);
}

function evaluate<Kind extends Quantity["kind"]>(
  kind: Kind,
  quantity: ByKind<Quantity>[Kind],
  stage: Stage,
  amount: number,
): void {
  const run: Partial<Table<Quantity, [Stage, number], void>>[Kind] = raising[kind];
  run?.(quantity, stage, amount);
}

/** Brings a quantity to at least a number, where that can be done in a generated game. */
export function raise(stage: Stage, quantity: Quantity, amount: number): void {
  evaluate(quantity.kind, quantity, stage, amount);
}
