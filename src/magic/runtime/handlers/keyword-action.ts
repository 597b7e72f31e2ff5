import { askMay, askSome, entityOption } from "../act/ask.js";
import type { Frame, Handler } from "../act/carry-out.js";
import { addCounters, countersOf } from "../act/counters.js";
import { discardAll } from "../act/destroy.js";
import { drawCards } from "../act/draw.js";
import { topCards } from "../act/library.js";
import { startEffect } from "../act/effects.js";
import { doables } from "../act/evidence.js";
import { moveAll } from "../act/move.js";
import { pair } from "../act/pairs.js";
import type { Play } from "../act/play.js";
import { tempt } from "../act/ring.js";
import { isAtTop, raiseSpeed } from "../act/speed.js";
import { playersOf } from "../read/player.js";
import { countOf } from "../read/quantity.js";
import { creaturesOf } from "../read/permanents.js";
import { askObjects, presentOf } from "../read/reference.js";
import { subjectOf } from "../read/sight.js";
import type { Instruction } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import { attackSlot, scopeOf } from "../state/scope.js";
import type { Entity, ObjectId, PlayerId } from "../state/identity.js";
import type { ByKind } from "../state/kinds.js";
import { findObject, permanentIds, playerOf, playersInOrder } from "../state/objects.js";
import { clash } from "./clash.js";
import { airbend, earthbend, suspect } from "./bending.js";
import { castFound } from "./found-below.js";
import { manifestDread, putFaceDownEach } from "./manifest.js";
import { didObjects } from "./did.js";
import type { Doing } from "./doing.js";
import { leastOf } from "../state/many.js";

type KeywordAction = ByKind<Instruction>["keywordAction"];

/** +1/+1 counters put on a creature. */
function grow({ play, player }: Doing, on: ObjectId, amount: number): void {
  const events = addCounters(play, { on, counter: "+1/+1", amount, player });
  if (events.length > 0) play.happen(events);
}

/** Explore (701.44a): a land goes to the hand; else a +1/+1 counter, and the card may go to the graveyard. */
function explore(doing: Doing): void {
  const { play, objects } = doing;
  for (const id of objects) {
    const player = subjectOf(play, id)?.looks.controller ?? doing.player;
    const [card] = topCards(play, player, 1);
    const shown = card === undefined ? [] : [card];
    play.happen([
      { kind: "revealed", player, objects: shown, amount: shown.length, rule: "701.44a", cause: play.cause },
    ]);
    const object = card === undefined ? null : findObject(play.state, card);
    if (object !== null && play.look(object).types.includes("land"))
      moveAll(play, [{ object: object.id, to: "hand" }], "701.44a");
    else {
      if (findObject(play.state, id)?.zone === "battlefield") grow(doing, id, 1);
      const asking = { player, purpose: "may", rule: "701.44a", about: id } as const;
      if (object !== null && askMay(play, asking)) moveAll(play, [{ object: object.id, to: "graveyard" }], "701.44a");
    }
  }
}

/** Proliferate (701.34a): one more of each kind on any number of permanents and players. */
function proliferate({ play, player }: Doing): void {
  const all: Entity[] = [...permanentIds(play.state), ...playersInOrder(play.state)];
  const having = all.filter((entity) => Object.keys(countersOf(play, entity)).length > 0);
  const asking = { player, purpose: "object", rule: "701.34a", about: null } as const;
  const chosen = askSome(play, asking, having, entityOption, [0, having.length]);
  const events = chosen.flatMap((on) =>
    Object.keys(countersOf(play, on)).flatMap((counter) => addCounters(play, { on, counter, amount: 1, player })),
  );
  if (events.length > 0) play.happen(events);
}

/** Connive (701.50a): draw and discard; for each nonland card discarded, a +1/+1 counter. */
function connive(doing: Doing): void {
  const { play, objects, amount } = doing;
  for (const id of objects) {
    const player = subjectOf(play, id)?.looks.controller ?? doing.player;
    drawCards(play, player, amount);
    const question = {
      player,
      candidates: playerOf(play.state, player).hand,
      least: amount,
      most: amount,
      rule: "701.50a",
      purpose: "discard",
    } as const;
    const discarded = discardAll(play, player, askObjects(play, doing.frame.scope, question));
    const nonlands = discarded.filter((card) => !subjectOf(play, card)?.looks.types.includes("land"));
    if (findObject(play.state, id)?.zone === "battlefield") grow(doing, id, nonlands.length);
  }
}

/** Bolster (701.39a): +1/+1 counters on a creature with the least toughness among those the player controls. */
function bolster(doing: Doing): void {
  const { play, player, amount } = doing;
  const own = creaturesOf(play, player);
  const least = leastOf(own.map(({ looks }) => looks.toughness ?? 0));
  const candidates = own.filter(({ looks }) => looks.toughness === least).map(({ object }) => object.id);
  const asking = { player, purpose: "object", rule: "701.39a", about: null } as const;
  const [chosen] = askSome(play, asking, candidates, entityOption, [Math.min(1, candidates.length), 1]);
  if (chosen !== undefined) grow(doing, chosen, amount);
}

/** Adapt and monstrosity: counters, unless it has them or is monstrous already (701.46a, 701.37a). */
function adapt(doing: Doing): void {
  for (const id of doing.objects) {
    if ((countersOf(doing.play, id)["+1/+1"] ?? 0) === 0) grow(doing, id, doing.amount);
  }
}

/** Monstrosity (701.37a). */
function monstrosity(doing: Doing): void {
  const { play, objects } = doing;
  for (const id of objects) {
    const object = findObject(play.state, id);
    if (object === null || object.designations.includes("monstrous")) continue;
    grow(doing, id, doing.amount);
    play.change(id, { designations: [...object.designations, "monstrous"] });
    play.happen([
      { kind: "designated", object: id, player: null, word: "monstrous", rule: "701.37b", cause: play.cause },
    ]);
  }
}

/** Learn (701.48a): a card is discarded for another; nobody owns a card outside the game here (400.11). */
function learn({ play, frame, player }: Doing): undefined | readonly ObjectId[] {
  const { hand } = playerOf(play.state, player);
  const asking = { player, purpose: "may", rule: "701.48a", about: frame.scope.source } as const;
  if (hand.length === 0 || !askMay(play, asking)) return [];
  const question = { player, candidates: hand, least: 1, most: 1, rule: "701.48a", purpose: "discard" } as const;
  if (discardAll(play, player, askObjects(play, frame.scope, question)).length > 0) drawCards(play, player, 1);
  return [];
}

/** Exert (701.43a): they won't untap during the player's next untap step. */
function exert({ play, frame, player, objects }: Doing): void {
  const whose = { kind: "you" } as const;
  const prohibition = { kind: "untapDuringUntapStep", whose } as const;
  const duration = { kind: "untilNext", whose, part: "untapStep", edge: "end" } as const;
  const affected = { kind: "objects", objects } as const;
  const scope = { ...frame.scope, controller: player };
  startEffect(play, { scope, affected, changes: [{ kind: "prohibit", prohibition }], copied: null, duration });
}

/** Soulbond pairs the creature that has it with another of its controller's (702.95a). */
function pairWithSource({ play, frame, player, objects }: Doing): readonly ObjectId[] | undefined {
  const paired = objects.filter((id) => pair(play, player, frame.scope.source, id));
  return paired.length > 0 ? paired : undefined;
}

/** What a keyword action is: its rule, and what is done; the objects that it was done with are given back. */
interface Action {
  readonly rule: string;
  readonly act: (doing: Doing) => readonly ObjectId[] | undefined;
  /** How several players do it at the same time (608.2f); in turn where nothing is said. */
  readonly together?: (doings: readonly Doing[]) => readonly (readonly ObjectId[] | undefined)[];
}

/** Manifesting and cloaking, which several players do at the same time. */
function facingDown(rule: string, how: "manifested" | "cloaked"): Action {
  const together = (doings: readonly Doing[]): readonly (readonly ObjectId[])[] => {
    const [play] = doings.map((doing) => doing.play);
    if (play === undefined) return [];
    return putFaceDownEach(play, doings.map(({ player, objects }) => ({ player, ids: objects })), how); // prettier-ignore
  };
  return { rule, act: (doing) => together([doing])[0], together };
}

/** One that is done by, or with, the objects that are named. */
function withObjects(rule: string, act: (doing: Doing) => void): Action {
  return {
    rule,
    act: (doing) => {
      act(doing);
      return doing.objects;
    },
  };
}

/** The keyword actions that are carried out, with their rules (701). */
export const keywordActions: Readonly<Record<string, Action>> = {
  explore: withObjects("701.44b", explore),
  proliferate: withObjects("701.34a", proliferate),
  connive: withObjects("701.50b", connive),
  exert: withObjects("701.43a", exert),
  learn: { rule: "701.48a", act: learn },
  support: withObjects("701.41a", (doing) => {
    for (const id of doing.objects) grow(doing, id, 1);
  }),
  bolster: withObjects("701.39a", bolster),
  adapt: withObjects("701.46a", adapt),
  monstrosity: withObjects("701.37a", monstrosity),
  suspect: withObjects("701.60a", suspect),
  airbend: { rule: "701.65b", act: airbend },
  earthbend: withObjects("701.66b", earthbend),
  manifest: facingDown("701.40a", "manifested"),
  cloak: facingDown("701.58a", "cloaked"),
  "manifest dread": { rule: "701.62b", act: ({ play, player }) => manifestDread(play, player) },
  "the Ring tempts you": { rule: "701.54d", act: ({ play, player }) => tempt(play, player) },
  discover: { rule: "701.57b", act: ({ play, player, amount }) => castFound(play, player, amount, "toHand") },
  cascade: { rule: "702.85a", act: ({ play, player, amount }) => castFound(play, player, amount - 1, "back") },
  "increase speed": { rule: "702.179c", act: increaseSpeed },
  pair: { rule: "702.95a", act: pairWithSource },
  "collect evidence": doable("collect evidence"),
  blight: doable("blight"),
  forage: doable("forage"),
};

/** An action that is not done where the player cannot do it (701.59b, 701.68b). */
function doable(action: string): Action {
  const known = doables[action];
  if (known === undefined) throw new Error(`no such keyword action: ${action}`);
  return {
    rule: known.rule,
    act: ({ play, frame, player, amount }) =>
      known.can(play, player, amount) ? known.act(play, player, amount, frame.scope.source) : undefined,
  };
}

/** Speed that a player has by its own ability goes no higher than its rule lets it (702.179d). */
function increaseSpeed({ play, frame, player, amount }: Doing): readonly ObjectId[] | undefined {
  if (isAtTop(play, player, frame.scope.ability)) return undefined;
  raiseSpeed(play, player, amount);
  return [];
}

/** The keyword actions that are carried out, for reports. */
export const executableKeywordActions: readonly string[] = [...Object.keys(keywordActions), "clash"];

/** What each of the players does it with, and how much: what "they" means is theirs alone (608.2f). */
function doingsOf(
  { player: of, objects, amount }: KeywordAction,
  play: Play,
  frame: Frame,
  players: readonly PlayerId[],
): Doing[] {
  return players.map((player) => {
    const scope = of === null ? frame.scope : scopeOf(frame.scope, of, player);
    const acting = objects === null ? [] : presentOf(play, scope, objects);
    return { play, frame, player, objects: acting, amount: amount === null ? 1 : countOf(play, scope, amount) };
  });
}

/** A keyword action; one that is not known yet says so (701). */
export const keywordAction: Handler<"keywordAction"> = (instruction, play, frame) => {
  const { action } = instruction;
  if (action === "clash") return clash(play, frame.scope.controller);
  const known = keywordActions[action];
  if (known === undefined) throw new NotExecutable(`keyword action ${action}`);
  const players =
    instruction.player === null ? [frame.scope.controller] : playersOf(play, frame.scope, instruction.player);
  const { act, together = (all) => all.map(act) } = known;
  const doings = doingsOf(instruction, play, frame, players);
  const amount = doings[0]?.amount ?? 0;
  const each = together(doings);
  const used = doings.flatMap(({ player }, at) => {
    const done = each[at];
    if (done === undefined) return [];
    const [object = null] = done;
    const common = { action, player, object, amount, rule: known.rule, cause: play.cause };
    const forAttack = frame.scope.slots[attackSlot] === undefined ? {} : ({ for: "attack" } as const);
    play.happen([{ kind: "keywordAction", ...common, ...forAttack }]);
    return [done];
  });
  return { ...didObjects(used.flat(), amount), done: used.length > 0 ? "yes" : "no" };
};
