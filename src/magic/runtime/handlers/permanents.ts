import type { Filter, InstructionOf, ObjectReference, Quantity } from "../../effects/index.js";
import type { Handler } from "../act/carry-out.js";
import { destroyAll, type OfPlayer, regenerationShield, sacrificeEach } from "../act/destroy.js";
import { phaseOut } from "../act/phasing.js";
import type { Play } from "../act/play.js";
import { tapAll, untapAll } from "../act/tap.js";
import { turnDown, turnUp } from "../act/face-down.js";
import { flipOver } from "../act/flip.js";
import { transform } from "../act/transform.js";
import { attach, unattach } from "../act/attach.js";
import { entitiesOf, playersOf } from "../read/player.js";
import { expand } from "../keywords/expand.js";
import { keywordsNamed } from "../read/abilities.js";
import { countOf } from "../read/quantity.js";
import { presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import { findObject } from "../state/objects.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { type Scope, scopeOf, undone } from "../state/scope.js";
import type { GameState } from "../state/state.js";
import { didAt, didObjects } from "./did.js";
import { alone, joint } from "./joint.js";

/** Destroys (701.8). */
export const destroy: Handler<"destroy"> = ({ objects, regeneration }, play, { scope }) =>
  didObjects(destroyAll(play, presentOf(play, scope, objects), "701.8a", regeneration ?? "allowed"));

/** Taps (701.26a). */
export const tap: Handler<"tap"> = ({ objects, actor }, play, { scope }) => {
  const [player = scope.controller] = playersOf(play, scope, actor);
  return didObjects(tapAll(play, presentOf(play, scope, objects), player));
};

/** Untaps (701.26b). */
export const untap: Handler<"untap"> = ({ objects }, play, { scope }) =>
  didObjects(untapAll(play, presentOf(play, scope, objects)));

/** Transforms (701.27), and converts, which is the same with another name (701.28). */
export const turnOver: Handler<"transform" | "convert"> = ({ objects }, play, { scope }) =>
  didObjects(presentOf(play, scope, objects).filter((id) => transform(play, id)));

/** Flips (710.4). */
export const flip: Handler<"flip"> = ({ objects }, play, { scope }) =>
  didObjects(presentOf(play, scope, objects).filter((id) => flipOver(play, id)));

/** What each player sacrifices of the objects, all at the same time (701.21, 101.4). */
export const sacrificeTogether = joint<"sacrifice", OfPlayer>({
  plan: (instruction, play, { scope }) => offered(instruction, play, scope),
  act: (givers, play, { scope }) => {
    const before = play.state;
    const given = sacrificeEach(play, givers);
    sayExploited(play, scope, given.flat(), before);
    return given.map((ids, at) => didAt(givers, at, ids));
  },
});

/** Each player sacrifices those of the objects that are theirs (701.21). */
export const sacrifice = alone(sacrificeTogether);

function offered({ player, objects }: InstructionOf<"sacrifice">, play: Play, scope: Scope): OfPlayer[] {
  const players = playersOf(play, scope, player);
  if ((objects.kind !== "choice" && objects.kind !== "oneOf") || isChosenByAnother(play, scope, players, objects)) {
    const ids = presentOf(play, scope, objects);
    return players.map((id) => ({ player: id, ids }));
  }
  const counted = { ...objects, least: fixed(play, scope, objects.least), most: fixed(play, scope, objects.most) };
  const owned = counted.kind === "choice" ? own(counted) : ownOf(counted);
  return players.map((id) => {
    const mine = { ...scopeOf(scope, player, id), controller: id };
    return { player: id, ids: presentOf(play, mine, owned) };
  });
}

/** How many there are for all of them: "you" in it is whoever controls the effect (109.5). */
function fixed(play: Play, scope: Scope, count: Quantity): Quantity {
  return count.kind === "anyNumber" ? count : { kind: "number", value: countOf(play, scope, count) };
}

/** A creature exploits what its controller sacrifices as its exploit ability resolves (702.110b). */
function sayExploited(
  play: Play,
  { source, ability, controller }: Scope,
  given: readonly ObjectId[],
  before: GameState,
): void {
  const looks = subjectOf(play, source)?.looks;
  const exploits = looks === undefined ? [] : keywordsNamed(looks, "exploit").flatMap((keyword) => expand(keyword));
  if (!exploits.some(({ id }) => id === ability)) return;
  const parts = { action: "exploit", player: controller, amount: 1, by: source, rule: "702.110b", cause: play.cause };
  if (given.length > 0)
    play.happen(
      given.map((object) => ({ kind: "keywordAction", object, ...parts }) as const),
      before,
    );
}

type Chosen = Extract<ObjectReference, { readonly kind: "choice" | "oneOf" }>;

/** Whether somebody else chooses what the one player sacrifices. */
function isChosenByAnother(
  play: Play,
  scope: Scope,
  [player, ...more]: readonly PlayerId[],
  { chooser }: Chosen,
): boolean {
  if (more.length > 0 || chooser.kind === "you") return false;
  return !playersOf(play, scope, chooser).some((id) => id === player);
}

const mine = { kind: "controlledBy", player: { kind: "you" } } as const;

/** Some of a set, chosen by the player whose scope it is read in among those of it that are theirs (701.21a). */
function ownOf<Choice extends { readonly of: ObjectReference }>(choice: Choice) {
  const of = { kind: "among", of: choice.of, filter: { what: "permanent", constraints: [mine] } } as const;
  return { ...choice, chooser: { kind: "you" } as const, of };
}

/** The same choice, made by the player whose scope it is read in and among their own. */
function own<Choice extends { readonly filter: Filter }>(choice: Choice) {
  const constraints = choice.filter.constraints.filter(({ kind }) => kind !== "controlledBy");
  return {
    ...choice,
    chooser: { kind: "you" } as const,
    filter: { ...choice.filter, constraints: [...constraints, mine] },
  };
}

/** Attaches (701.3). */
export const attachTo: Handler<"attach"> = ({ object, to }, play, { scope }) => {
  const [target] = entitiesOf(play, scope, to);
  if (target === undefined) return undone;
  return didObjects(presentOf(play, scope, object).filter((id) => attach(play, id, target)));
};

/** Takes off (701.3d). */
export const takeOff: Handler<"unattach"> = ({ object }, play, { scope }) =>
  didObjects(presentOf(play, scope, object).filter((id) => unattach(play, id)));

/** Takes creatures out of combat (506.4). */
export const removeFromCombat: Handler<"removeFromCombat"> = ({ objects }, play, { scope }) => {
  const ids = presentOf(play, scope, objects).filter((id) => findObject(play.state, id)?.zone === "battlefield");
  for (const id of ids) play.change(id, { attacking: null, blocking: [], blocked: false });
  for (const object of ids)
    play.happen([
      { kind: "designated", object, player: null, word: "removed from combat", rule: "506.4", cause: play.cause },
    ]);
  return didObjects(ids);
};

/** Phases out (702.26b). */
export const phasesOut: Handler<"phaseOut"> = ({ objects }, play, { scope }) =>
  didObjects(phaseOut(play, presentOf(play, scope, objects)));

/** Regenerates: the next time that it would be destroyed this turn, it is not (701.19b). */
export const regenerate: Handler<"regenerate"> = ({ objects }, play, { scope }) => {
  const ids = presentOf(play, scope, objects).filter((id) => findObject(play.state, id)?.zone === "battlefield");
  for (const id of ids) {
    const designations = findObject(play.state, id)?.designations ?? [];
    play.change(id, { designations: [...designations, regenerationShield] });
    play.happen([{ kind: "prepared", source: id, rule: "701.19b", cause: play.cause }]);
  }
  return didObjects(ids);
};

/** Turns face-down permanents face up (708.7, 708.8). */
export const faceUp: Handler<"turnFaceUp"> = ({ objects }, play, { scope }) =>
  didObjects(presentOf(play, scope, objects).filter((id) => turnUp(play, id, "708.8")));

/** Turns permanents face down (708.2a). */
export const faceDown: Handler<"turnFaceDown"> = ({ objects }, play, { scope }) =>
  didObjects(presentOf(play, scope, objects).filter((id) => turnDown(play, id)));
