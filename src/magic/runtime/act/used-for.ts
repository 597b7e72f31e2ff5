import type { Cost, ManaSymbol } from "../../effects/index.js";
import { ofEach } from "../../effects/set-bound.js";
import { characteristicOf, countOf } from "../read/quantity.js";
import { askObjects, objectsOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import type { Scope } from "../state/scope.js";
import { isUsable } from "./object-costs.js";
import type { Play } from "./play.js";
import type { Way } from "./ways.js";

/** Who casts, and what the words of the spell mean. */
interface Caster {
  readonly scope: Scope;
  readonly player: PlayerId;
}

/** What is paid beside the mana, by how much mana the total cost is less, and the scope with what was chosen. */
interface Used {
  readonly others: readonly Cost[];
  readonly less: readonly ManaSymbol[];
  readonly scope: Scope;
}

/**
 * The creature that is used for the cost is chosen as the player chooses to pay so, and used as the total cost is paid
 * (702.119c, 702.180b); where the way asks for none, the costs stay as they are.
 */
export function usedFor(play: Play, { lessBy }: Way, others: readonly Cost[], { scope, player }: Caster): Used {
  const start: Used = { others: [], less: [], scope };
  if (lessBy === undefined) return { ...start, others };
  return others.reduce<Used>((used, cost) => {
    if (cost.kind !== "tap" && cost.kind !== "sacrifice") return { ...used, others: [...used.others, cost] };
    return chosenFor(play, cost, player, scope).reduce<Used>((result, id) => {
      const slot = `used:${id}`;
      const only: Cost = { ...cost, what: { kind: "iteration", slot } };
      const subject = subjectOf(play, id);
      const amount = subject === null ? 0 : Math.max(0, characteristicOf(subject, lessBy));
      const iterations = { ...result.scope.iterations, [slot]: id };
      return {
        others: [...result.others, only],
        less: [...result.less, `{${amount}}`],
        scope: { ...result.scope, iterations },
      };
    }, used);
  }, start);
}

/** What the player chooses to use for the cost. */
function chosenFor(
  play: Play,
  cost: ByKind<Cost>["tap" | "sacrifice"],
  player: PlayerId,
  scope: Scope,
): readonly ObjectId[] {
  const { what } = cost;
  if (what.kind !== "choice") return [];
  const all = objectsOf(play, scope, { kind: "matching", filter: ofEach(what.filter) });
  const candidates = all.filter((id) => isUsable(play, player, cost, id));
  const [least, most] = [countOf(play, scope, what.least), countOf(play, scope, what.most)];
  return askObjects(play, scope, { player, candidates, least, most, rule: "601.2b", purpose: "cost" });
}
