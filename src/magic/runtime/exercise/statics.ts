import type {
  Ability,
  CompiledCard,
  Instruction,
  Prohibition,
  Replacement,
  StaticEffect,
} from "../../effects/index.js";
import { sightOf, unreadableEffects, playerRules } from "../read/characteristics.js";
import { everyObject, playerOf } from "../state/objects.js";
import { stableText } from "../state/hash.js";
import type { GameState } from "../state/state.js";
import type { Characteristics } from "../state/characteristics.js";
import { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { Evidence, idsOf, type Verdict } from "./verdict.js";
import { everyFilter, speaksOfHost } from "./walk.js";
import { withCard, withMana, world } from "./world.js";

type Static = Extract<Ability, { readonly kind: "static" }>;

/** Prohibitions that the runtime enforces (101.2). */
const enforced: readonly Prohibition["kind"][] = [
  "attack",
  "block",
  "attackOrBlock",
  "beBlocked",
  "beCountered",
  "transform",
  "beSacrificed",
  "becomeTapped",
  "attackOrBlockOrActivate",
  "enter",
  "beAttached",
  "beTargeted",
  "activateAbilities",
  "cast",
  "playLands",
  "gainLife",
  "draw",
  "search",
  "winTheGame",
  "loseTheGame",
  "loseLife",
  "createTokens",
  "untapDuringUntapStep",
  "haveCounters",
];

/** Why a rule that an effect lays on something would not be kept; null where it is. */
function unkept(change: Extract<StaticEffect, { kind: "continuous" }>["changes"][number]): Verdict {
  if (change.kind === "prohibit") return unkeptProhibition(change.prohibition);
  if (change.kind === "require") {
    const { requirement } = change;
    if (requirement.kind === "playRevealed") return null;
    return requirement.kind === "attack" && requirement.whom === null ? null : `requirement ${requirement.kind}`;
  }
  if (change.kind !== "permit") return null;
  const { permission } = change;
  if (
    permission.kind === "lookAt" ||
    permission.kind === "playAdditionalLands" ||
    permission.kind === "noMaximumHandSize"
  )
    return null;
  const isPlain =
    (permission.kind === "cast" || permission.kind === "play") &&
    permission.payment === "normal" &&
    permission.limit === "none";
  return isPlain ? null : `permission ${permission.kind}`;
}

/** Why a prohibition would not be enforced. */
function unkeptProhibition(prohibition: Prohibition): Verdict {
  if (!enforced.includes(prohibition.kind)) return `prohibition ${prohibition.kind}`;
  if (prohibition.kind === "beBlocked" && prohibition.moreThan !== null)
    return "prohibition beBlocked by more than some";
  if (
    (prohibition.kind === "attack" || prohibition.kind === "block") &&
    (prohibition.whom !== null || prohibition.manner !== "any")
  )
    return `prohibition ${prohibition.kind} in a manner`;
  if (prohibition.kind === "attackOrBlock" && prohibition.manner !== "any") return "prohibition attackOrBlock alone";
  if (prohibition.kind === "cast" && prohibition.most !== null) return "prohibition of more spells";
  if (prohibition.kind === "activateAbilities" && (prohibition.what !== null || prohibition.except === "loyalty"))
    return "prohibition of some abilities";
  return prohibition.kind === "untapDuringUntapStep" && prohibition.whose !== null
    ? "prohibition of untapping in some steps"
    : null;
}

/** The card without one of its abilities. */
function without(card: CompiledCard, ability: Ability): CompiledCard {
  const faces = card.faces.map((face) => ({ ...face, abilities: face.abilities.filter((own) => own !== ability) }));
  return { ...card, id: `${card.id}:without`, faces };
}

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

/** The card in play with what helps it: attached to a creature where it is an Aura or an Equipment. */
function inPlay(
  card: CompiledCard,
  ability: Ability,
  zone: "battlefield" | "hand" = "battlefield",
): { state: GameState; id: number } {
  const state = world(everyFilter(ability));
  const isAttachment = card.faces[0]?.subtypes.some(
    (subtype) => subtype === "Aura" || subtype === "Equipment" || subtype === "Fortification",
  );
  const attaches = isAttachment === true || speaksOfHost(ability);
  const host = everyObject(state).find(
    (object) => object.zone === "battlefield" && sightOf(state).look(object).types.includes("creature"),
  );
  return withCard(
    state,
    card,
    zone,
    attaches && host !== undefined && zone === "battlefield" ? { attachedTo: host.id } : {},
  );
}

/** A trial with everything attacking, for what works in combat. */
function inCombat(card: CompiledCard, ability: Ability): Drive {
  const { state, id } = inPlay(card, ability);
  const drive = new Drive(state, {
    may: "yes",
    offset: 0,
    many: "most",
    attack: "all",
    block: "none",
    past: "quiet",
    pieces: "placed",
    source: id,
  });
  drive.advance("declareAttackersStep", null);
  return drive;
}

/** A trial with the card on the stack, for what works there. */
function onStack(card: CompiledCard, ability: Ability, policy: Policy): Drive {
  const { state, id } = inPlay(card, ability, "hand");
  const drive = new Drive(state, policy);
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  return drive;
}

/** Whether two trials end with different looks; what one of them could not do counts for nothing. */
function differ(own: Drive, other: Drive, ability: Ability): boolean {
  if (faultOf(own) !== null || faultOf(other) !== null) return false;
  return appearance(own.state, ability) !== appearance(other.state, ability);
}

/** What went wrong in a trial. */
function faultOf(drive: Drive): Verdict {
  const evidence = new Evidence();
  evidence.take(drive, new Set());
  const [unreadable] = unreadableEffects(drive.state);
  return evidence.fault() ?? unreadable?.what ?? null;
}

/** Whether the presence of the ability changes what can be seen: on the battlefield, in combat or on the stack. */
function changesAppearance(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const other = without(card, ability);
  const own = inPlay(card, ability).state;
  const [unreadable] = unreadableEffects(own);
  if (unreadable !== undefined) return unreadable.what;
  if (appearance(own, ability) !== appearance(inPlay(other, ability).state, ability)) return null;
  if (differ(inCombat(card, ability), inCombat(other, ability), ability)) return null;
  return differ(onStack(card, ability, policy), onStack(other, ability, policy), ability)
    ? null
    : "nothing looks different";
}

/** A trial in which the card enters. */
function entering(card: CompiledCard, ability: Static, policy: Policy): Drive {
  const { state } = inPlay(card, ability, "hand");
  const drive = new Drive(state, policy);
  const filter = {
    what: "card",
    constraints: [
      { kind: "named", name: card.faces[0]?.name ?? "" },
      { kind: "inZone", zone: "hand", of: null },
    ],
  } as const;
  const rest = { from: null, position: null, order: null, controller: null, enters: [], until: null } as const;
  const id = "trial:enter";
  drive.input({
    kind: "arrange",
    player: "you",
    instructions: [
      {
        kind: "moveObjects",
        id,
        result: id,
        actor: { kind: "you" },
        objects: { kind: "matching", filter },
        to: "battlefield",
        ...rest,
      },
    ],
  });
  return drive;
}

/** The permanent as it came in, without what is computed. */
function arrived({ state }: Drive, name: string): string {
  const object = everyObject(state).find(
    (each) => each.zone === "battlefield" && sightOf(state).look(each).name === name,
  );
  return object === undefined
    ? "none"
    : stableText([object.tapped, object.counters, object.choices, object.face, object.position]);
}

/** Whether entering is different with the ability. */
function changesEntering(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const name = card.faces[0]?.name ?? "";
  const own = entering(card, ability, policy);
  const evidence = new Evidence();
  evidence.take(own, new Set());
  const fault = evidence.fault();
  if (fault !== null) return fault;
  const other = entering(without(card, ability), ability, policy);
  return arrived(own, name) === arrived(other, name) ? "it enters as it would without" : null;
}

/** "As this enters": its instructions are reached. */
function asEnters(
  card: CompiledCard,
  ability: Static,
  effect: Extract<StaticEffect, { kind: "asEnters" }>,
  policy: Policy,
): Verdict {
  const evidence = new Evidence();
  evidence.take(entering(card, ability, policy), idsOf(effect.instructions));
  return evidence.judge(effect.instructions);
}

/** Whether the event is replaced by it. */
function replaces(
  card: CompiledCard,
  ability: Static,
  effect: Extract<StaticEffect, { kind: "replacement" }>,
  policy: Policy,
): Verdict {
  const { state, id } = inPlay(card, ability);
  const drive = new Drive(withMana(state), { ...policy, source: id });
  const self = { what: "permanent", constraints: [{ kind: "named", name: card.faces[0]?.name ?? "" }] } as const;
  provoke(effect.event, { drive, self });
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

/** What casting a card took: mana and the costs that were paid; null where it could not be cast. */
function castingOf(state: GameState, id: number, policy: Policy): string | null {
  const drive = new Drive(state, policy);
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  const spell = everyObject(drive.state).find(({ casting }) => casting !== null);
  if (faultOf(drive) !== null || spell === undefined || spell.casting === null) return null;
  return `${spell.casting.manaSpent.length} ${spell.casting.paid.join()}`;
}

/** Whether two castings were both possible and took different things. */
function tookOther(own: string | null, other: string | null): boolean {
  return own !== null && other !== null && own !== other;
}

/** Whether casting the card takes something else with the ability. */
function changesOwnCost(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const [own = null, other = null] = [card, without(card, ability)].map((each) => {
    const { state, id } = withCard(world(everyFilter(ability)), each, "hand");
    return castingOf(state, id, policy);
  });
  return tookOther(own, other) ? null : "it costs the same";
}

/** Whether casting any card of the hand takes something else while the ability is in play. */
function changesOtherCosts(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = inPlay(card, ability).state;
  const other = inPlay(without(card, ability), ability).state;
  const hand = playerOf(own, "you").hand;
  const differs = hand.some((id) => tookOther(castingOf(own, id, policy), castingOf(other, id, policy)));
  return differs ? null : changesOwnCost(card, ability, policy);
}

/** One effect of a static ability. */
function tryEffect(card: CompiledCard, ability: Static, effect: StaticEffect, policy: Policy): Verdict {
  switch (effect.kind) {
    case "continuous":
    case "playerContinuous":
      return effect.changes.map(unkept).find((verdict) => verdict !== null) ?? changesAppearance(card, ability, policy);
    case "define":
      return changesAppearance(card, ability, policy);
    case "entersWith":
      return changesEntering(card, ability, policy);
    case "asEnters":
      return asEnters(card, ability, effect, policy);
    case "entersAsCopy":
      return changesEntering(card, ability, policy);
    case "replacement":
      return replaces(card, ability, effect, policy);
    case "additionalCost":
      return changesOwnCost(card, ability, policy);
    case "costChange":
      return effect.of === "spells" ? changesOtherCosts(card, ability, policy) : "cost of activations";
    case "alternativeCost":
    case "attackCost":
    case "triggerAdditional":
    case "applyPrevention":
    case "deckConstruction":
    case "openingHand":
    case "timing":
      return `static ${effect.kind}`;
  }
}

/** Whether each effect of a static ability shows in a generated game. */
export function tryStatic(card: CompiledCard, ability: Static, policies: readonly Policy[]): Verdict {
  for (const effect of ability.effects) {
    const verdicts = policies.map((policy) => tryEffect(card, ability, effect, policy));
    if (!verdicts.includes(null)) return verdicts[0] ?? "it was not tried";
  }
  return null;
}
