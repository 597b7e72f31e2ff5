import type { Ability, CompiledCard, Instruction, Replacement, StaticEffect } from "../../effects/index.js";
import { sightOf, unreadableEffects, playerRules } from "../read/characteristics.js";
import { everyObject, playerOf } from "../state/objects.js";
import { stableText } from "../../../state/hash.js";
import type { GameState } from "../state/state.js";
import type { Characteristics } from "../state/characteristics.js";
import { asEnters, becomesCopy, changesEntering } from "./entering-trials.js";
import { changesOtherCosts, changesOwnCost } from "./cost-trials.js";
import type { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { begin, selfOf } from "./setting.js";
import { drivenWith, faultOf, inPlay, type Static, without } from "./static-stage.js";
import { isDealtAnyway, isTimed, preventsDamage, triggersMore } from "./static-trials.js";
import { unkept } from "./unkept.js";
import { Evidence, idsOf, type Verdict } from "./verdict.js";
import { asksOfCasting } from "./walk.js";

/** Everything that can be seen of the objects and players of a state, but for the presence of the ability itself. */
function appearance(state: GameState, ability: Ability): string {
  const sight = sightOf(state);
  const looks = everyObject(state).map((object) => {
    const seen: Characteristics = sight.look(object);
    const abilities = seen.abilities.map((held) => held.ability.id).filter((id) => id !== ability.id);
    return { ...seen, abilities };
  });
  return stableText([looks, state.players.map(({ id }) => playerRules(state, id))]);
}

/** A trial with everything attacking, for what works in combat. */
function inCombat(card: CompiledCard, ability: Ability, policy: Policy): Drive {
  const drive = drivenWith(card, ability, "battlefield", { ...policy, attack: "all", block: "none" });
  drive.advance("declareAttackersStep", null);
  return drive;
}

/** A trial with the card on the stack, for what works there. */
function onStack(card: CompiledCard, ability: Ability, policy: Policy): Drive {
  const staged = inPlay(card, ability, "hand", policy);
  const drive = begin(card, ability, staged, policy);
  drive.input({ kind: "act", action: { kind: "cast", object: staged.id, face: 0 } });
  return drive;
}

/** A trial in which the card is cast and resolves, for what asks how it was cast. */
function cast(card: CompiledCard, ability: Ability, policy: Policy): Drive {
  const drive = onStack(card, ability, policy);
  drive.settle();
  return drive;
}

/** A trial with the card in play and another spell of its player's on the stack, for what works on spells. */
function withSpell(card: CompiledCard, ability: Ability, policy: Policy): Drive {
  const drive = drivenWith(card, ability, "battlefield", policy);
  for (const object of [...playerOf(drive.state, "you").hand].reverse()) {
    if (drive.state.stack.length > 0) break;
    drive.input({ kind: "act", action: { kind: "cast", object, face: 0 } });
  }
  return drive;
}

/** The stages on which two trials are compared. */
const stages: readonly ((card: CompiledCard, ability: Ability, policy: Policy) => Drive)[] = [
  (card, ability, policy) => drivenWith(card, ability, "battlefield", policy),
  inCombat,
  onStack,
  withSpell,
];

/** Whether two trials end with different looks; what one of them could not do counts for nothing. */
function differ(own: Drive, other: Drive, ability: Ability): boolean {
  if (faultOf(own) !== null || faultOf(other) !== null) return false;
  return appearance(own.state, ability) !== appearance(other.state, ability);
}

/** Whether the presence of the ability changes what can be seen: on the battlefield, in combat or on the stack. */
function changesAppearance(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const other = without(card, ability);
  const [unreadable] = unreadableEffects(drivenWith(card, ability, "battlefield", policy).state);
  if (unreadable !== undefined) return unreadable.what;
  const all = asksOfCasting(ability) ? [...stages, cast] : stages;
  const differs = all.some((on) => differ(on(card, ability, policy), on(other, ability, policy), ability));
  return differs ? null : "nothing looks different";
}

/** Whether the event is replaced by it. */
function replaces(
  card: CompiledCard,
  ability: Static,
  effect: Extract<StaticEffect, { kind: "replacement" }>,
  policy: Policy,
): Verdict {
  const staged = inPlay(card, ability, "battlefield", policy);
  const { id } = staged;
  const drive = begin(card, ability, staged, policy);
  drive.refill();
  provoke(effect.event, { drive, self: selfOf(card), id });
  const evidence = new Evidence();
  const instructions = insteadOf(effect.replacement);
  evidence.take(drive, idsOf(instructions));
  const isReplaced = drive.events.some((event) => event.kind === "replaced" && event.ability === ability.id);
  return evidence.fault() ?? (isReplaced ? null : "nothing was replaced");
}

function insteadOf(replacement: Replacement): readonly Instruction[] {
  if (replacement.kind === "may") return insteadOf(replacement.replacement);
  return replacement.kind === "instead" ? replacement.instructions : [];
}

/** One effect of a static ability. */
function tryEffect(
  card: CompiledCard,
  ability: Static,
  effect: StaticEffect,
  policy: Policy,
  evidence: Evidence,
): Verdict {
  switch (effect.kind) {
    case "continuous":
    case "playerContinuous":
      return effect.changes.map(unkept).find((verdict) => verdict !== null) ?? changesAppearance(card, ability, policy);
    case "define":
      return changesAppearance(card, ability, policy);
    case "entersWith":
      return changesEntering(card, ability, effect.object, policy);
    case "entersUnder":
      return changesEntering(card, ability, effect.object, policy);
    case "asEnters":
      return asEnters(card, ability, effect.instructions, policy, evidence);
    case "entersAsCopy":
      return becomesCopy(card, ability, effect, policy) ?? asEnters(card, ability, effect.following, policy, evidence);
    case "replacement":
      return replaces(card, ability, effect, policy);
    case "additionalCost":
      return changesOwnCost(card, ability, policy);
    case "costChange":
      return effect.of === "spells" ? changesOtherCosts(card, ability, policy) : "cost of activations";
    case "alternativeCost":
      return changesOwnCost(card, ability, policy);
    case "triggerAdditional":
      return triggersMore(card, ability, effect, policy);
    case "applyPrevention":
      return preventsDamage(card, ability, policy);
    case "unpreventable":
      return isDealtAnyway(card, ability, policy);
    case "timing":
      return isTimed(card, ability, policy);
    case "ownFlash":
    case "untapsDuring":
    case "attackCost":
    case "deckConstruction":
    case "openingHand":
      return `static ${effect.kind}`;
  }
}

/** Tries an effect under one policy after the other until it shows; what the first trial lacked is said where none does. */
function tryUnderAll(card: CompiledCard, ability: Static, effect: StaticEffect, policies: readonly Policy[]): Verdict {
  let first: Verdict = null;
  const evidence = new Evidence();
  for (const policy of policies) {
    const verdict = tryEffect(card, ability, effect, policy, evidence);
    if (verdict === null) return null;
    first ??= verdict;
  }
  return first ?? "it was not tried";
}

/** Whether each effect of a static ability shows in a generated game. */
export function tryStatic(card: CompiledCard, ability: Static, policies: readonly Policy[]): Verdict {
  for (const effect of ability.effects) {
    const verdict = tryUnderAll(card, ability, effect, policies);
    if (verdict !== null) return verdict;
  }
  return null;
}
