import type { Ability, Identifier } from "../../effects/index.js";
import { abilityIndex, type HeldOf } from "../keywords/expand.js";
import { holds } from "../read/condition.js";
import { countOf } from "../read/quantity.js";
import { IllegalAction } from "../state/failures.js";
import type { PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject, lastKnownOf } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { askNumber } from "./ask.js";
import { changedCosts } from "./cost-change.js";
import { carryOutAll } from "./carry-out.js";
import { afterCosts } from "./after-costs.js";
import { payCosts } from "./costs.js";
import { announceModes } from "./modes.js";
import { barsElsewhere } from "./barred-sources.js";
import type { Play } from "./play.js";
import { limitsOf } from "../keywords/limits.js";
import { areMet, isLoyalty, usesThisTurn, withUse } from "./restrictions.js";
import { isForbidden, playerProhibitions, prohibitions } from "./rules.js";
import { isSecondSplit } from "./split-second.js";
import { putAbility } from "./stack.js";
import { announceTargets, sayTargets, targetsOf } from "./targets.js";

type Activated = Extract<Ability, { readonly kind: "activated" }>;

/** The activated abilities that work where the object is (113.6). */
export function activatedAbilities(play: Play, object: GameObject): HeldOf<"activated">[] {
  return abilityIndex(play.look(object)).activated.filter(({ ability }) => ability.functionsFrom === object.zone);
}

/** Whether a player is one who may activate it: its controller, or its owner off the battlefield (602.2, 108.4a). */
function isTheirs(play: Play, object: GameObject, { restrictions }: Activated, player: PlayerId): boolean {
  if (restrictions.some(({ kind }) => kind === "anyPlayerMay" || kind === "onlyOpponents")) return true;
  const { controller } = play.look(object);
  return player === (object.zone === "battlefield" || object.zone === "command" ? controller : object.owner);
}

/** Whether something forbids activating it (602.5). */
function isForbiddenNow(play: Play, object: GameObject, { isManaAbility }: Activated, player: PlayerId): boolean {
  if (isForbidden(play, object.id, "attackOrBlockOrActivate") || (!isManaAbility && isSecondSplit(play))) return true;
  const held = [
    ...prohibitions(play, object.id, "activateAbilities"),
    ...playerProhibitions(play, player, "activateAbilities"),
  ].map(({ prohibition }) => prohibition);
  return [...held, ...barsElsewhere(play, object)].some(({ except }) => !(except === "mana" && isManaAbility));
}

/** Whether a player may activate the ability now, costs and targets aside (602.5, 606.3). */
export function mayActivate(play: Play, object: GameObject, ability: Activated, player: PlayerId): boolean {
  const { controller } = play.look(object);
  if (!isTheirs(play, object, ability, player) || isForbiddenNow(play, object, ability, player)) return false;
  if (isLoyalty(ability)) {
    if (usesThisTurn(play.state, object, "loyalty") > 0) return false;
    if (!areMet([{ kind: "sorcerySpeed" }], { sight: play, object, ability: ability.id, player, controller }))
      return false;
  }
  const restrictions = [...ability.restrictions, ...limitsOf(ability.keyword)];
  return areMet(restrictions, { sight: play, object, ability: ability.id, player, controller });
}

/** Whether an X must be announced for the costs (107.3, 601.2b). */
export function costsX(costs: Activated["costs"]): boolean {
  return JSON.stringify(costs).includes("{X}") || JSON.stringify(costs).includes('{"kind":"x"}');
}

/** What X stands for in the costs: what the text says that it is, or else what the player announces (107.3a, 107.3c). */
function xOf(play: Play, scope: Scope, { costs, restrictions, x }: Activated, player: PlayerId): number | null {
  if (x !== undefined) return countOf(play, scope, x);
  if (!costsX(costs)) return null;
  const fewest = restrictions.some(({ kind }) => kind === "xNotZero") ? 1 : 0;
  return askNumber(play, { player, purpose: "x", rule: "601.2b", about: scope.source }, fewest, 1000);
}

/** Announces everything about the ability: X, modes, targets (602.2b). */
function announced(play: Play, scope: Scope, ability: Activated, player: PlayerId): Scope {
  const { resolution } = ability;
  const withModes = announceModes(play, { ...scope, x: xOf(play, scope, ability, player) }, resolution);
  const result = withModes === null ? null : announceTargets(play, withModes, targetsOf(play, resolution, withModes));
  if (result === null) throw new IllegalAction("there are not enough legal targets or modes", "602.2b");
  return result;
}

/** Activates an ability (602.2); a mana ability resolves at once (605.3b). */
export function activate(play: Play, player: PlayerId, id: number, abilityId: Identifier): void {
  const object = findObject(play.state, id);
  const found =
    object === null ? undefined : activatedAbilities(play, object).find(({ ability }) => ability.id === abilityId);
  if (object === null || found === undefined) throw new IllegalAction("there is no such ability", "602.2");
  const { ability, held } = found;
  if (!mayActivate(play, object, ability, player))
    throw new IllegalAction("the ability cannot be activated now", "602.5");
  const from = play.state.happened;
  const scope = announced(play, { ...freshScope(id, player), ability: ability.id, maker: held.maker }, ability, player);
  const frame = { scope };
  play.change(id, withUse(play.state, object, isLoyalty(ability) ? "loyalty" : ability.id));
  if (isLoyalty(ability)) noteUse(play, id, ability.id);
  payCosts(play, frame, player, changedCosts(play, ability, scope), {
    on: "ability",
    subject: { object, looks: play.look(object) },
  });
  const settled = afterCosts(play, frame.scope, from);
  sayCycled(play, player, id, ability);
  if (ability.isManaAbility) resolveManaAbility(play, settled, ability, id, player);
  else toStack(play, settled, ability, id, player);
}

/** The card was discarded to pay for a cycling ability: it was cycled (702.29c, d). */
function sayCycled(play: Play, player: PlayerId, id: number, { keyword }: Activated): void {
  if (keyword?.endsWith("cycling") !== true) return;
  const object = lastKnownOf(play.state, id)?.became ?? null;
  const parts = { action: "cycle", player, object, amount: 1, rule: "702.29c", cause: null } as const;
  if (object !== null) play.happen([{ kind: "keywordAction", ...parts }]);
}

/** Notes one more use of an ability. */
function noteUse(play: Play, id: number, ability: Identifier): void {
  const object = findObject(play.state, id);
  if (object !== null) play.change(id, withUse(play.state, object, ability));
}

/** A mana ability resolves without the stack (605.3b). */
function resolveManaAbility(play: Play, scope: Scope, ability: Activated, id: number, player: PlayerId): void {
  if (ability.costs.some(({ kind }) => kind === "tapSelf")) {
    play.happen([{ kind: "tappedForMana", object: id, player, rule: "106.12a", cause: null }]);
  }
  carryOutAll(play, { scope: { ...scope, began: play.state.happened } }, ability.resolution.instructions);
  resolveTriggeredMana(play);
}

/** The mana abilities that it triggered resolve right after it (605.4a). */
function resolveTriggeredMana(play: Play): void {
  const { waiting } = play.state;
  play.state = { ...play.state, waiting: waiting.filter(({ resolves }) => resolves === undefined) };
  for (const { resolves, scope, condition, resolution } of waiting) {
    if (resolves === undefined || (condition !== null && !holds(play, scope, condition))) continue;
    carryOutAll(play, { scope: { ...scope, began: play.state.happened } }, resolution.instructions);
  }
}

/** Any other ability goes on the stack. */
function toStack(play: Play, scope: Scope, ability: Activated, id: number, player: PlayerId): void {
  const item = putAbility(play, scope, ability, ability.resolution);
  play.happen([{ kind: "activated", player, object: id, ability: item, rule: "602.2", cause: null }]);
  sayTargets(play, scope, item, targetsOf(play, ability.resolution, scope));
}
