import type { Entry, Zone } from "../../effects/index.js";
import { sightOf } from "../read/characteristics.js";
import { copiableFaces } from "../read/copiable.js";
import { objectsWith } from "../read/facets.js";
import { blankFace, faceDownFace, hasPermanentBack, ownFaces } from "../read/faces.js";
import { keptStickers } from "../read/stickers.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { newObject } from "../state/new-object.js";
import type { Face, GameObject } from "../state/object.js";
import { findObject, hasLeft, lastKnownOf, withLastKnown, withNewObject, withoutObject } from "../state/objects.js";
import { freshScope, type Scope } from "../state/scope.js";
import { withItem } from "../state/paged.js";
import type { GameState } from "../state/state.js";
import { askOrder } from "./ask.js";
import { cannotEnter } from "./barred.js";
import { type Entrant, enterBattlefield } from "./enter.js";
import { withoutHome } from "./homes.js";
import type { Play } from "./play.js";
import { replaced } from "./replacement.js";
import { componentZones } from "./component-zones.js";
import { goingInstead } from "./going-instead.js";

/** A move of one object. */
export interface Move {
  readonly object: ObjectId;
  readonly to: Zone;
  readonly position?: "top" | "bottom" | undefined;
  readonly controller?: PlayerId | undefined;
  readonly entries?: readonly Entry[] | undefined;
  /** What the words of the entries mean. */
  readonly scope?: Scope | undefined;
  /** The rule by which it moves, where that is not the one of all that move together. */
  readonly rule?: string | undefined;
  /** The object keeps how it was cast: a spell that becomes a permanent (400.7d). */
  readonly keeps?: Partial<GameObject> | undefined;
  /** Where each component of a merged permanent goes, where they part (730.3e). */
  readonly apart?: readonly Zone[] | undefined;
}

/** Whether it is turned face down before it enters (708.3). */
function entersFaceDown({ entries, keeps }: Move): boolean {
  return entries?.some((entry) => entry.kind === "faceDown") === true || keeps?.position === "faceDown";
}

/**
 * Whether the object cannot change zones: a token that has left, an ability, a card that is no permanent (111.8, 400.4a).
 * What enters face down is a creature, whatever the card is (701.40a, 708.3).
 */
function stays(play: Play, object: GameObject, move: Move): boolean {
  const { to } = move;
  if (object.kind === "ability" || object.kind === "emblem") return true;
  if (object.kind === "token") return object.zone !== "battlefield" || to === "battlefield";
  if (to !== "battlefield" || entersFaceDown(move)) return false;
  const types = play.look(object).types;
  return types.includes("instant") || types.includes("sorcery");
}

/** The move after replacement effects (614.6), or null where it does not happen. */
function settled(play: Play, move: Move): Move | null {
  const object = findObject(play.state, move.object);
  if (object === null || stays(play, object, move)) return null;
  // What would be put onto the battlefield under the control of a player who has left stays where it is (800.4b).
  if (move.to === "battlefield" && hasLeft(play.state, move.controller ?? object.owner)) return null;
  // What can't happen is not replaced (614.17c).
  const admissible = move.to === "battlefield" ? admitted(play, move, object) : move;
  if (admissible?.to !== move.to) return admissible === null ? null : settled(play, admissible);
  const { controller } = play.look(object);
  const proposal = {
    kind: "move",
    object: object.id,
    from: object.zone,
    to: move.to,
    player: object.owner,
    controller,
  } as const;
  if (replaced(play, proposal) === null) return null;
  if (move.to === "battlefield") return move;
  return { ...move, to: goalOf(object, move.to), apart: componentZones(play, object, proposal) ?? undefined };
}

/** Where an object goes: a spell to where a keyword has it go instead as it leaves the stack (702.34a, 702.180a). */
function goalOf({ zone, casting }: GameObject, to: Zone): Zone {
  if (zone !== "stack" || to === "battlefield") return to;
  const [instead = to] = (casting?.paid ?? []).flatMap((by) => goingInstead[by] ?? []);
  return instead;
}

/** The move to the battlefield; where it can't enter or has nothing to enchant, it stays, or goes off the stack (303.4g, 303.4i, 608.3e). */
function admitted(play: Play, move: Move, object: GameObject): Move | null {
  const entrant = entrantOf(move, object, play.state);
  if (!hasFaceAsked(move, ownFaces(play.state, object))) return null;
  if (!withoutHome(play, entrant) && !cannotEnter(play, entrant.parts, { object, looks: play.look(object) }))
    return move;
  return object.zone === "stack" ? { object: object.id, to: "graveyard" } : null;
}

/** Remembers an object as it was in a state, for what asks of it once it is gone (608.2h). */
export function remember(play: Play, object: GameObject, before: GameState): void {
  const looks = sightOf(before).look(object);
  const faces = copiableFaces(before, object);
  const last = { object, looks, faces, ...attachedIn(before, object), became: null, turn: play.state.turn.number };
  play.state = withLastKnown(play.state, object.id, last);
}

/** What was attached to an object in a state; nothing where nothing was. */
function attachedIn(before: GameState, { id }: GameObject): { readonly attached?: readonly ObjectId[] } {
  const attached = objectsWith(before, "attached").filter((other) => other.attachedTo === id);
  return attached.length === 0 ? {} : { attached: attached.map((other) => other.id) };
}

/** Takes an object out of its zone and remembers it as it was. */
export function takeOut(play: Play, object: GameObject, before: GameState): void {
  remember(play, object, before);
  play.state = withoutObject(play.state, object);
}

/** Notes what the object became. */
export function noteSuccessor(play: Play, old: ObjectId, became: ObjectId): void {
  const last = lastKnownOf(play.state, old);
  if (last !== null) play.state = withLastKnown(play.state, old, { ...last, became });
}

/** The new object that the old one becomes in a zone other than the battlefield. */
function putElsewhere(play: Play, object: GameObject, move: Move): ObjectId {
  const id = play.fresh();
  const { kind, card, owner } = object;
  const faces = card === null ? ownFaces(play.state, object) : [];
  const home = { id, kind, card, faces, owner, controller: owner, zone: move.to, timestamp: id };
  const parts = { ...home, ...keptStickers(object, move.to), ...move.keeps };
  const end = move.position === "bottom" ? "first" : "last";
  play.state = withNewObject(play.state, newObject(parts, play.state), end);
  noteSuccessor(play, object.id, id);
  return id;
}

/** What the object becomes: one object, or as many as a merged or melded permanent has components (730.3, 712.21). */
function putApart(play: Play, object: GameObject, move: Move): readonly ObjectId[] {
  const { components, melded, ...alone } = object;
  if (components === undefined) return [putElsewhere(play, object, move)];
  const pieces = components.map((each) => ({ ...alone, ...each, face: 0 }));
  const rule = orderingRule(move, melded === undefined ? "merged" : "melded");
  const ordered = rule === null ? pieces : askPieces(play, object, pieces, arranging(object, move), rule);
  const made = ordered.map((piece, at) => {
    const to = move.apart?.[pieces.indexOf(piece)] ?? move.to;
    return { piece, id: putElsewhere(play, at === 0 ? piece : bare(piece), { ...move, to }) };
  });
  const ids = pieces.flatMap((piece) => made.flatMap((one) => (one.piece === piece ? [one.id] : [])));
  const [first, ...others] = ids;
  const last = lastKnownOf(play.state, object.id);
  if (first !== undefined && last !== null)
    play.state = withLastKnown(play.state, object.id, { ...last, became: first, alsoBecame: others });
  return ids;
}

/** Its stickers go with one of its components. */
function bare(piece: GameObject): GameObject {
  const { stickers, ...others } = piece;
  return stickers === undefined ? piece : others;
}

/** The rule by which the components get an order where they go: in a pile, or by their timestamps (730.3a, b; 712.21a, b). */
function orderingRule({ to }: Move, what: "merged" | "melded"): string | null {
  if (to === "graveyard" || to === "library") return what === "merged" ? "730.3a" : "712.21a";
  if (to === "exile") return what === "merged" ? "730.3b" : "712.21b";
  return null;
}

/** Who arranges them: their owner, and the timestamps of what is exiled the player who exiles it (730.3b, 712.21b). */
function arranging({ owner }: GameObject, { to, scope }: Move): PlayerId {
  return to === "exile" ? (scope?.controller ?? owner) : owner;
}

/** The components in the order that a player gives them, the first of them first. */
function askPieces(
  play: Play,
  { id }: GameObject,
  pieces: readonly GameObject[],
  player: PlayerId,
  rule: string,
): readonly GameObject[] {
  const asking = { player, purpose: "order", rule, about: id } as const;
  const named = (piece: GameObject): string => (ownFaces(play.state, piece)[0] ?? blankFace).name;
  return askOrder(play, asking, pieces, (piece) => ({ kind: "word", word: named(piece) }));
}

/** Whether it has the back face with which it is to enter: what is no double-faced card stays where it is (712.14a). */
function hasFaceAsked({ entries }: Move, faces: readonly Face[]): boolean {
  return entries?.some(({ kind }) => kind === "transformed") !== true || hasPermanentBack(faces);
}

/** Which face it enters with: the back where it enters transformed, or has daybound by night (712.14a, 702.145b). */
function faceWithWhich({ entries, keeps }: Move, faces: readonly Face[], { daytime }: GameState): number {
  const own = keeps?.face ?? 0;
  if (entries?.some(({ kind }) => kind === "transformed") === true && faces.length > 1) return 1;
  const isDaybound = faces[own]?.abilities.some((one) => one.kind === "keyword" && one.keyword === "daybound") ?? false;
  return own === 0 && isDaybound && daytime === "night" && faces.length > 1 ? 1 : own;
}

/** What enters the battlefield by a move. */
function entrantOf(move: Move, object: GameObject, state: GameState): Entrant {
  const controller = move.controller ?? object.owner;
  const { kind, card, owner } = object;
  const faces = ownFaces(state, object);
  const isDown = entersFaceDown(move);
  const down = isDown ? ({ position: "faceDown" } as const) : {};
  const parts = {
    kind,
    card,
    faces: card === null ? faces : [],
    owner,
    controller,
    ...keptStickers(object, "battlefield"),
    ...move.keeps,
    ...down,
    face: faceWithWhich(move, faces, state),
  };
  const scope = move.scope ?? freshScope(object.id, controller);
  const up = faceWithWhich(move, faces, state);
  const face = isDown ? faceDownFace : (faces[up] ?? blankFace);
  return { parts, face, entries: move.entries ?? [], scope, old: object.id, from: object.zone };
}

/** Its owner reveals what was face down on the battlefield, or on the stack, as it leaves that zone (708.9). */
function unveiled(play: Play, { position, zone, owner }: GameObject, became: ObjectId): readonly Happening[] {
  if (position !== "faceDown" || (zone !== "battlefield" && zone !== "stack")) return [];
  return [{ kind: "revealed", player: owner, objects: [became], amount: 1, rule: "708.9", cause: play.cause }];
}

/** The zone in which something is now. */
function zoneOf({ state }: Play, id: ObjectId, { to }: Move): Zone {
  return findObject(state, id)?.zone ?? to;
}

/** Moves objects at the same time and gives back what each became; null where it did not move (400.7, 608.2f). */
export function moveAll(play: Play, moves: readonly Move[], rule: string): (ObjectId | null)[] {
  const kept = moves.map((move) => settled(play, move));
  const before = play.state;
  const results = new Map<Move, ObjectId>();
  const events: Happening[] = [];
  const entering: { move: Move; entrant: Entrant }[] = [];
  for (const move of kept) {
    const object = move === null ? null : findObject(play.state, move.object);
    if (move === null || object === null) continue;
    const entrant = move.to === "battlefield" ? entrantOf(move, object, before) : null;
    const { controller } = sightOf(before).look(object);
    takeOut(play, object, before);
    if (entrant !== null) entering.push({ move, entrant });
    else {
      const [became, ...others] = putApart(play, object, move);
      if (became === undefined) continue;
      results.set(move, became);
      const parts = { object: object.id, became, from: object.zone, to: move.to, player: object.owner, controller };
      const moved = { kind: "moved", ...parts, rule: move.rule ?? rule, cause: play.cause } as const;
      events.push(moved, ...others.map((each) => ({ ...moved, to: zoneOf(play, each, move), became: each, part: "component" }) as const)); // prettier-ignore
      events.push(...unveiled(play, object, became));
    }
  }
  finish(play, entering, events, { before, rule, results });
  return kept.map((move) => (move === null ? null : (results.get(move) ?? null)));
}

/** The same, with everything that each became: the components of a merged permanent are found one and all (730.3c). */
export function moveEach(play: Play, moves: readonly Move[], rule: string): ObjectId[][] {
  return moveAll(play, moves, rule).map((id, at) => {
    const old = moves[at]?.object;
    const last = old === undefined ? null : lastKnownOf(play.state, old);
    return id === null ? [] : [id, ...(last?.became === id ? (last.alsoBecame ?? []) : [])];
  });
}

/** What does not enter after all is where it was, or goes from the stack to its owner's graveyard (303.4g). */
function stayBack(play: Play, object: ObjectId, { from }: Entrant): void {
  play.state = { ...play.state, lastKnown: withItem(play.state.lastKnown, object, null) };
  if (from === "stack") moveAll(play, [{ object, to: "graveyard" }], "303.4g");
}

/** Lets the objects that move to the battlefield enter, and says what happened. */
function finish(
  play: Play,
  entering: readonly { readonly move: Move; readonly entrant: Entrant }[],
  events: readonly Happening[],
  { before, rule, results }: { before: GameState; rule: string; results: Map<Move, ObjectId> },
): void {
  if (entering.length === 0) {
    if (events.length > 0) play.happen(events, before);
    return;
  }
  const entrants = entering.map(({ entrant }) => entrant);
  const ids = enterBattlefield(play, entrants, rule, () => [], { before, events });
  entering.forEach(({ move, entrant }, index) => {
    const id = ids[index] ?? null;
    if (id === null) {
      stayBack(play, move.object, entrant);
      return;
    }
    results.set(move, id);
    noteSuccessor(play, move.object, id);
  });
}
