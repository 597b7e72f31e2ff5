import type { Ability, Act, CompiledCard, StaticEffect } from "../../effects/index.js";
import { NotExecutable } from "../../../state/failures.js";
import { stableText } from "../../../state/hash.js";
import { holds } from "../read/condition.js";
import { sightOf } from "../read/looks.js";
import { playersOf } from "../read/player.js";
import type { Sight } from "../read/sight.js";
import { affects, scopeOf } from "../read/statics.js";
import { amountOf } from "../read/quantity.js";
import { everyCard } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { begin } from "./begin.js";
import { policies } from "./policy.js";
import type { Verdict } from "./verdict.js";

/** What the runtime keeps cards from, and what it keeps players from. */
const cardActs: readonly Act[] = [
  "reap", "fight", "beUsed", "ready", "beAttacked", "attack", "bePlayed", "beDealtDamage", "beDestroyed", "beStunned",
  "beReturned", "captureAmber", "haveAmberRemoved", "useAction", "leavePlay", "beTargeted", "healDamage", "beArchived",
  "beDiscardedByHand", "beExhausted",
]; // prettier-ignore
const playerActs: readonly Act[] = [
  "forgeKeys", "stealAmber", "drawCards", "discard", "playCards", "useCards", "gainAmber", "haveAmberStolen", "takeArchives", "resolveIcons",
]; // prettier-ignore

/** What the runtime does not honour of an effect; null where it honours it. */
function unhonoured(effect: StaticEffect): string | null {
  switch (effect.kind) {
    case "cannot":
    case "onlyIf":
      return cardActs.includes(effect.act) ? null : `cards that cannot ${effect.act}`;
    case "playerCannot":
      return playerActs.includes(effect.act) ? null : `players who cannot ${effect.act}`;
    default:
      return null;
  }
}

/** Whether an effect applies to some card or player. */
function applies(sight: Sight, scope: Scope, effect: StaticEffect): boolean {
  if ("amount" in effect) amountOf(sight, scope, effect.amount);
  if ("condition" in effect) holds(sight, scope, effect.condition);
  if ("player" in effect) return playersOf(sight, scope, effect.player).length > 0;
  return everyCard(sight.state).some(({ id }) => affects(sight, scope, effect.affected, id));
}

/** The state with another card in the place of the one under trial: without its abilities. */
function silenced(state: GameState, card: CompiledCard): GameState {
  return { ...state, cards: { ...state.cards, [card.id]: { ...card, abilities: [] } } };
}

const visible: readonly StaticEffect["kind"][] = [
  "power", "armor", "setPower", "setArmor", "gainKeyword", "gainAbilities", "house", "trait", "type", "copyOf", "loseTraits",
]; // prettier-ignore

/** Whether cards look otherwise for the effect: those that change what a card is. */
function changesLooks(state: GameState, card: CompiledCard, id: CardId): boolean {
  const looks = (one: GameState): string =>
    stableText(everyCard(one).flatMap((each) => (each.id === id ? [] : [sightOf(one).look(each.id)])));
  const own = (one: GameState): string => stableText({ ...sightOf(one).look(id), abilities: [], keywords: [] });
  const quiet = silenced(state, card);
  return looks(state) !== looks(quiet) || own(state) !== own(quiet);
}

type Static = Extract<Ability, { readonly kind: "static" }>;

/** What one world shows of a static ability: the effects that did not apply in it. */
function idle(card: CompiledCard, ability: Static, state: GameState, id: CardId): readonly StaticEffect[] {
  const sight = sightOf(state);
  const scope = scopeOf(sight, id, { ability, maker: null });
  if (!holds(sight, scope, ability.condition)) return ability.effects;
  const isChanged = changesLooks(state, card, id);
  return ability.effects.filter((effect) => {
    const isSeen = !visible.includes(effect.kind) || isChanged || isOnlyOwnWords(effect);
    return !applies(sight, scope, effect) || !isSeen;
  });
}

/** Whether the effect gives the card itself only abilities and keywords, which are no others' looks. */
function isOnlyOwnWords({ kind }: StaticEffect): boolean {
  return kind === "gainKeyword" || kind === "gainAbilities";
}

/** Tries a static ability: what it says must be honoured, and each of its effects apply in some world. */
export function tryStatic(card: CompiledCard, ability: Static): Verdict {
  const fault = ability.effects.map(unhonoured).find((one) => one !== null) ?? null;
  if (fault !== null) return fault;
  let left: readonly StaticEffect[] = ability.effects;
  try {
    for (const policy of policies) {
      const zone = card.type === "action" ? "hand" : "play";
      const { drive, id } = begin(card, ability, zone, policy);
      const still = idle(card, ability, drive.state, id);
      left = left.filter((effect) => still.includes(effect));
      if (left.length === 0) return null;
    }
  } catch (error) {
    if (error instanceof NotExecutable) return error.what;
    throw error;
  }
  return `${left[0]?.kind ?? "it"} applied to nothing`;
}
