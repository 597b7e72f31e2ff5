import type {
  Ability,
  CompiledCard,
  Instruction,
  ObjectReference,
  Permission,
  Prohibition,
  Replacement,
  Requirement,
  StaticEffect,
} from "../../effects/index.js";
import { expand } from "../keywords/expand.js";
import { sightOf, unreadableEffects, playerRules } from "../read/characteristics.js";
import { everyObject, playerOf } from "../state/objects.js";
import { stableText } from "../state/hash.js";
import type { GameState } from "../state/state.js";
import type { Characteristics } from "../state/characteristics.js";
import { Drive } from "./drive.js";
import { named, you } from "./arranging.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { begin, selfOf, type Staged } from "./setting.js";
import { Evidence, idsOf, type Verdict } from "./verdict.js";
import { everyFilter, speaksOfHost } from "./walk.js";
import { bareWorld, withCard, world } from "./world.js";

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
  "beEnchanted",
  "beEquipped",
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
    return keptRequirements.includes(requirement.kind) ? null : `requirement ${requirement.kind}`;
  }
  if (change.kind !== "permit") return null;
  const { permission } = change;
  if (keptPermissions.includes(permission.kind)) return null;
  const isPlain =
    (permission.kind === "cast" || permission.kind === "play") &&
    permission.payment !== "anyMana" &&
    permission.limit === "none";
  return isPlain ? null : `permission ${permission.kind}`;
}

/** Requirements that the runtime enforces (508.1d, 509.1c, 401.5). */
const keptRequirements: readonly Requirement["kind"][] = ["attack", "block", "beBlocked", "playRevealed"];

/** Permissions that the runtime gives, whatever else they say (601.3b, 508.1a, 509.1a, 502.3). */
const keptPermissions: readonly Permission["kind"][] = [
  "castAsThoughFlash",
  "lookAt",
  "crewAsThoughMorePower",
  "saddleAsThoughMorePower",
  "playAdditionalLands",
  "noMaximumHandSize",
  "stayTapped",
  "attackAsThoughNoDefender",
  "blockAdditional",
];

/** Why a prohibition would not be enforced. */
function unkeptProhibition(prohibition: Prohibition): Verdict {
  if (!enforced.includes(prohibition.kind)) return `prohibition ${prohibition.kind}`;
  if (prohibition.kind === "cast" && prohibition.most !== null) return "prohibition of more spells";
  if (prohibition.kind === "activateAbilities" && (prohibition.what !== null || prohibition.except === "loyalty"))
    return "prohibition of some abilities";
  return null;
}

/** Whether an ability is the one under trial, or the keyword that stands for it. */
function isOrMeans(own: Ability, ability: Ability): boolean {
  return own === ability || (own.kind === "keyword" && expand(own).some(({ id }) => id === ability.id));
}

/** The card without one of its abilities. */
function without(card: CompiledCard, ability: Ability): CompiledCard {
  const faces = card.faces.map((face) => ({
    ...face,
    abilities: face.abilities.filter((own) => !isOrMeans(own, ability)),
  }));
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
function inPlay(card: CompiledCard, ability: Ability, zone: "battlefield" | "hand", policy: Policy): Staged {
  const state = policy.pieces === "none" ? bareWorld() : world(everyFilter(ability));
  const isAttachment = card.faces[0]?.subtypes.some(
    (subtype) => subtype === "Aura" || subtype === "Equipment" || subtype === "Fortification",
  );
  const attaches = isAttachment === true || speaksOfHost(ability);
  const host = everyObject(state).find(
    (object) => object.zone === "battlefield" && sightOf(state).look(object).types.includes("creature"),
  );
  const isAttached = attaches && host !== undefined && zone === "battlefield";
  return withCard(state, card, zone, isAttached ? { attachedTo: host.id } : {});
}

/** A trial with the card in a zone, with its conditions met where the policy has it so. */
function drivenWith(card: CompiledCard, ability: Ability, zone: "battlefield" | "hand", policy: Policy): Drive {
  return begin(card, ability, inPlay(card, ability, zone, policy), policy);
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
  const own = drivenWith(card, ability, "battlefield", policy);
  const [unreadable] = unreadableEffects(own.state);
  if (unreadable !== undefined) return unreadable.what;
  if (differ(own, drivenWith(other, ability, "battlefield", policy), ability)) return null;
  if (differ(inCombat(card, ability, policy), inCombat(other, ability, policy), ability)) return null;
  return differ(onStack(card, ability, policy), onStack(other, ability, policy), ability)
    ? null
    : "nothing looks different";
}

/** The card in the hand under trial, as a filter finds it. */
function inHand(card: CompiledCard): ObjectReference {
  const named = { kind: "named", name: card.faces[0]?.name ?? "" } as const;
  return {
    kind: "matching",
    filter: { what: "card", constraints: [named, { kind: "inZone", zone: "hand", of: null }] },
  };
}

/** A trial in which the card enters: it is cast where its cost has an X, for what asks for the X (107.3m). */
function entering(card: CompiledCard, ability: Static, policy: Policy): Drive {
  const staged = inPlay(card, ability, "hand", policy);
  const drive = begin(card, ability, staged, policy);
  if (card.faces[0]?.manaCost?.includes("{X}") === true) {
    drive.input({ kind: "act", action: { kind: "cast", object: staged.id, face: 0 } });
    drive.settle();
    return drive;
  }
  const rest = { from: null, position: null, order: null, controller: null, enters: [], until: null } as const;
  const common = { kind: "moveObjects", ...named("enter"), actor: you, to: "battlefield" } as const;
  drive.arrange({ ...common, objects: inHand(card), ...rest });
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
    const staged = inPlay(each, ability, "hand", policy);
    return castingOf(begin(each, ability, staged, policy).state, staged.id, policy);
  });
  return tookOther(own, other) ? null : "it costs the same";
}

/** Whether casting any card of the hand takes something else while the ability is in play. */
function changesOtherCosts(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = drivenWith(card, ability, "battlefield", policy).state;
  const other = drivenWith(without(card, ability), ability, "battlefield", policy).state;
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
