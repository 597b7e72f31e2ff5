import type { Affected, Identifier, StaticEffect } from "../../effects/index.js";
import { activeCards, cardOf, isInPlay } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { HeldAbility } from "../state/looks.js";
import { freshScope, type Scope } from "../state/scope.js";
import { holds } from "./condition.js";
import { fits, fitting } from "./filter.js";
import { isActive } from "./lasts.js";
import { isFilter } from "./pattern.js";
import { cardsOf } from "./reference.js";
import type { Sight } from "./sight.js";

/** An effect that holds now, and what its words mean. */
export interface ActiveStatic {
  readonly effect: StaticEffect;
  readonly scope: Scope;
  /** What tells it from every other. */
  readonly key: string;
  /** What a copy effect that lasts copied as it began (R27). */
  readonly copied: Identifier | null;
}

/** What an ability of a card means by its words. */
export function scopeOf(sight: Sight, id: CardId, { maker }: HeldAbility): Scope {
  const { controller, attachedTo } = cardOf(sight.state, id);
  return freshScope(controller, { source: id, maker, host: attachedTo });
}

/** The effects of the static abilities of one card. */
export function staticsOf(sight: Sight, id: CardId, isWanted: (effect: StaticEffect) => boolean): ActiveStatic[] {
  return sight.look(id).abilities.flatMap((held) => {
    const { ability } = held;
    if (ability.kind !== "static" || !ability.effects.some(isWanted)) return [];
    const scope = scopeOf(sight, id, held);
    if (!holds(sight, scope, ability.condition)) return [];
    return ability.effects.flatMap((effect, index) =>
      isWanted(effect) ? [{ effect, scope, key: `${id}:${ability.id}:${index}`, copied: null }] : [],
    );
  });
}

/** The effects that last for a while. */
function lasting({ state }: Sight, isWanted: (effect: StaticEffect) => boolean): ActiveStatic[] {
  return state.lasting.flatMap((one) => {
    if (!isActive(state, one, one.scope)) return [];
    return one.effects.flatMap((effect, index) =>
      isWanted(effect)
        ? [{ effect, scope: one.scope, key: `lasting:${one.id}:${index}`, copied: one.copied[index] ?? null }]
        : [],
    );
  });
}

/** The effects that hold now, those of cards first. */
export function activeStatics(sight: Sight, isWanted: (effect: StaticEffect) => boolean): ActiveStatic[] {
  const cards = activeCards(sight.state);
  return [...cards.flatMap((id) => staticsOf(sight, id, isWanted)), ...lasting(sight, isWanted)];
}

/** The cards in play that an effect applies to. */
export function affectedCards(sight: Sight, scope: Scope, affected: Affected): readonly CardId[] {
  const cards = isFilter(affected) ? fitting(sight, scope, affected) : cardsOf(sight, scope, affected);
  return cards.filter((id) => isInPlay(sight.state, id));
}

/** Whether an effect applies to a card, wherever that is. */
export function affects(sight: Sight, scope: Scope, affected: Affected, id: CardId): boolean {
  return isFilter(affected) ? fits(sight, scope, affected, id) : cardsOf(sight, scope, affected).includes(id);
}
