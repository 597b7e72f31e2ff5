import type { Identifier, Instruction } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { isActive } from "../read/lasts.js";
import { matches } from "../read/pattern.js";
import { scopeOf } from "../read/statics.js";
import { activeCards } from "../state/cards.js";
import { type Happening, happening } from "../state/happening.js";
import type { CardId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import { askMay, askOne } from "./ask.js";
import { carryOutAll } from "./carry-out.js";
import type { Play } from "./play.js";

/** An effect that would have something else happen. */
interface Replacement {
  readonly key: string;
  readonly ability: Identifier;
  readonly scope: Scope;
  readonly optional: boolean;
  readonly instructions: readonly Instruction[];
  /** The delayed ability that it is, where it is one for a single event. */
  readonly once: number | null;
}

/** Those of a card. */
function ofCard(play: Play, id: CardId, event: Happening): Replacement[] {
  return play.look(id).abilities.flatMap((held) => {
    const { ability } = held;
    if (ability.kind !== "replacement") return [];
    const scope = { ...scopeOf(play, id, held), event };
    if (!matches(play, scope, ability.event, event) || !holds(play, scope, ability.condition)) return [];
    const { id: name, instructions, optional } = ability;
    return [{ key: `${id}:${name}`, ability: name, scope, optional: optional === "may", instructions, once: null }];
  });
}

/** Those that last for a while. */
function lasting(play: Play, event: Happening): Replacement[] {
  return play.state.delayed.flatMap((one) => {
    const scope = { ...one.scope, event };
    if (one.manner === "after" || !isActive(play.state, one, scope)) return [];
    if (!matches(play, scope, one.event, event) || !holds(play, scope, one.condition)) return [];
    const { id, instructions, manner, times } = one;
    const key = `delayed:${id}`;
    const once = times === "once" ? id : null;
    return [{ key, ability: key, scope, optional: manner === "mayReplace", instructions, once }];
  });
}

/** Every effect that would replace an event, but for those that brought it about. */
function replacements(play: Play, event: Happening): Replacement[] {
  const found = [...activeCards(play.state).flatMap((id) => ofCard(play, id, event)), ...lasting(play, event)];
  return found.filter(({ key }) => !play.replacing.includes(key));
}

/** Whether whoever may apply an effect does. */
function isWanted(play: Play, { optional, scope }: Replacement): boolean {
  const asking = { player: scope.player, purpose: "may", rule: "R36", about: scope.source } as const;
  return !optional || askMay(play, asking);
}

/** Does what an effect says instead. */
function apply(play: Play, event: Happening, { key, scope, instructions, once }: Replacement): void {
  if (once !== null) play.forget([once]);
  const outer = play.replacing;
  play.replacing = [...outer, key];
  play.happen(happening("replaced", { card: event.card, player: event.player, word: event.kind }));
  carryOutAll(play, { scope }, instructions);
  play.replacing = outer;
}

/**
 * Whether something else happened instead of an event that is about to happen: of several effects that would replace it
 * the active player chooses the one that does (R35).
 */
export function isReplaced(play: Play, event: Happening): boolean {
  let rest = replacements(play, event);
  while (rest.length > 0) {
    const asking = { player: play.state.turn.active, purpose: "replacement", rule: "R35", about: event.card } as const;
    const next = askOne(play, asking, rest, ({ scope, ability }) => ({
      kind: "ability",
      source: scope.source,
      ability,
    }));
    if (next === null) return false;
    if (isWanted(play, next)) {
      apply(play, event, next);
      return true;
    }
    rest = rest.filter((one) => one !== next);
  }
  return false;
}
