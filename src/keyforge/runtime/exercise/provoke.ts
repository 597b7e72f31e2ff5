import type { EventPattern, Filter, Instruction, ObjectReference, PlayerReference } from "../../effects/index.js";
import { isFilter } from "../read/pattern.js";
import { place } from "../place.js";
import { cardOf, cardsInPlay, opponentOf, playerOf } from "../state/cards.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Drive } from "./drive.js";
import { type Model, pieceFor, plainCard, sides } from "./satisfy.js";

const you: PlayerReference = { kind: "you" };
const opponent: PlayerReference = { kind: "opponent" };
const source: ObjectReference = { kind: "source" };
const one = { kind: "number", value: 1 } as const;
const flank = { kind: "flank", side: "chosen" } as const;
const any: Filter = { types: ["creature"], zones: ["play"], constraints: [] };
const enemies: Filter = { ...any, constraints: [{ kind: "controlledBy", player: opponent }] };

/** The ids of an instruction that a trial adds. */
function named(name: string): { readonly id: string; readonly result: string } {
  return { id: `trial:${name}`, result: `trial:${name}` };
}

/** Moves the card. */
function move(
  to: "hand" | "archives" | "purged" | "discard",
  manner: "return" | "archive" | "purge" | "discard",
): Instruction {
  return { kind: "move", ...named("move"), player: you, objects: source, to: { kind: to }, manner };
}

/** What is done to a card so that its state changes; null for events of other kinds. */
function toState(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const ready = { kind: "ready", ...named("ready"), objects: source } as const;
  switch (kind) {
    case "readied":
      return [{ kind: "exhaust", ...named("exhaust"), objects: source }, ready];
    case "exhausted":
      return [ready, { kind: "exhaust", ...named("exhaust"), objects: source }];
    case "stunned":
    case "warded":
    case "enraged": {
      const status = kind === "stunned" ? "stun" : kind === "warded" ? "ward" : "enrage";
      return [{ kind: "giveStatus", ...named("give"), status, objects: source }];
    }
    case "wardRemoved":
      return [
        ...(toState("warded") ?? []),
        { kind: "removeStatus", ...named("take"), status: "ward", objects: source },
      ];
    case "flipped":
      return [{ kind: "flip", ...named("flip"), objects: source, facing: "down" }];
    case "controlTaken":
      return [{ kind: "takeControl", ...named("control"), player: opponent, objects: source, duration: null }];
    case "bonusIconResolved":
      return [{ kind: "resolveBonusIcons", ...named("icons"), objects: source, times: one }];
    default:
      return null;
  }
}

/** What is done to or by a card so that an event of it comes about; null for events of players alone. */
function onCard(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const other = { kind: "choose", chooser: you, filter: enemies, least: one, most: one, manner: "chosen" } as const;
  const used = { player: you, objects: source, ignoring: [] } as const;
  const ready = { kind: "ready", ...named("ready"), objects: source } as const;
  switch (kind) {
    case "played":
      return [{ kind: "play", ...named("play"), player: you, objects: source, as: "itself", on: null }];
    case "entersPlay":
      return [{ kind: "putIntoPlay", ...named("put"), player: you, objects: source, enters: [], placement: flank }];
    case "leavesPlay":
    case "returned":
      return [move("hand", "return")];
    case "destroyed":
      return [{ kind: "destroy", ...named("destroy"), objects: source }];
    case "reaped":
    case "used":
      return [ready, { kind: "use", ...named("use"), ...used, how: "reap", against: null }];
    case "fought":
    case "attacked":
      return [ready, { kind: "use", ...named("use"), ...used, how: "fight", against: other }];
    case "damaged":
      return [
        {
          kind: "dealDamage",
          ...named("hurt"),
          amount: one,
          to: source,
          splash: null,
          by: null,
          armor: "ignored",
          division: "each",
        },
      ];
    case "healed":
      return [...(onCard("damaged") ?? []), { kind: "heal", ...named("heal"), amount: one, objects: source }];
    case "amberCaptured":
      return [{ kind: "captureAmber", ...named("capture"), onto: source, from: "opponentOfController", amount: one }];
    case "exalted":
      return [{ kind: "exalt", ...named("exalt"), objects: source, times: one }];
    case "discarded":
      return [move("discard", "discard")];
    case "archived":
      return [move("archives", "archive")];
    case "purged":
      return [move("purged", "purge")];
    case "revealed":
      return [{ kind: "reveal", ...named("reveal"), player: you, objects: source }];
    default:
      return toState(kind);
  }
}

/** What a player does so that an event of players comes about; null for events of cards and of turns. */
function ofPlayer(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const parts = { player: you, amount: one } as const;
  switch (kind) {
    case "amberGained":
    case "amberLost":
      return [{ kind: kind === "amberGained" ? "gainAmber" : "loseAmber", ...named("amber"), ...parts }];
    case "amberStolen":
      return [{ kind: "stealAmber", ...named("steal"), ...parts, from: opponent }];
    case "drew":
      return [{ kind: "draw", ...named("draw"), ...parts, amount: { kind: "number", value: 3 } }];
    case "keyForged":
      return [{ kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } }];
    case "tideRaised":
      return [
        { kind: "lowerTide", ...named("low"), player: you },
        { kind: "raiseTide", ...named("high"), player: you },
      ];
    case "shuffled":
      return [{ kind: "shuffle", ...named("shuffle"), player: you, pile: "deck" }];
    case "chainsGained":
      return [{ kind: "gainChains", ...named("chains"), ...parts }];
    case "tokenMade":
      return [
        { kind: "makeTokens", ...named("make"), maker: you, count: one, named: null, from: null, placement: flank },
      ];
    default:
      return null;
  }
}

/** Who does it: those that a pattern means, or both. */
function doers({ player }: EventPattern): readonly PlayerId[] {
  if (player?.kind === "you") return [sides.you];
  return player?.kind === "opponent" ? [sides.opponent] : [sides.you, sides.opponent];
}

/** Puts a fresh card in the game that fits what a pattern asks for, where the event needs it. */
function fresh(drive: Drive, { kind, object }: EventPattern, model: Model, doer: PlayerId): CardId {
  const filter = object !== null && isFilter(object) ? object : any;
  const piece = pieceFor(filter, model, 90);
  const startsInHand =
    kind === "played" || kind === "entersPlay" || (kind === "discarded" && filter.zones[0] !== "play");
  const zone = startsInHand ? "hand" : piece.zone === "play" ? "play" : piece.zone;
  const owner = piece.side ?? doer;
  const [house = "logos"] = piece.card.houses;
  const card = piece.card.type === "creature" ? { ...piece.card, power: piece.card.power ?? 4 } : piece.card;
  const { reference } = playerOf(drive.state, owner);
  const parts =
    piece.token && zone === "play" && reference !== null ? { ...piece.parts, token: reference } : piece.parts;
  const placed = place(drive.state, {
    card: { ...card, houses: [house] },
    zone: zone === "under" ? "hand" : zone,
    owner,
    parts,
  });
  drive.state = placed.state;
  return placed.id;
}

/** The cards with which an event is brought about: the card under trial itself, its bearer, or fresh ones. */
function subjects(drive: Drive, pattern: EventPattern, model: Model, id: CardId, doer: PlayerId): readonly CardId[] {
  const { object } = pattern;
  if (object !== null && !isFilter(object)) {
    if (object.kind === "host") return [cardOf(drive.state, id).attachedTo ?? id];
    if (object.kind === "source") return [id];
    return cardsInPlay(drive.state).filter((card) => card !== id);
  }
  return [fresh(drive, pattern, model, doer), fresh(drive, pattern, model, doer)];
}

/** Has a card fight that is what the event is done with: the other of a fight or of a destruction. */
function fightWith(drive: Drive, pattern: EventPattern, model: Model, id: CardId): void {
  const { other } = pattern;
  const isOwn = other !== null && !isFilter(other) && (other.kind === "source" || other.kind === "host");
  const attacker = isOwn ? (other.kind === "host" ? (cardOf(drive.state, id).attachedTo ?? id) : id) : fighter(drive);
  const [target] = subjects(
    drive,
    pattern,
    model,
    id,
    opponentOf(drive.state, cardOf(drive.state, attacker).controller),
  );
  if (target === undefined) return;
  drive.arrange(cardOf(drive.state, attacker).controller, attacker, ...(onCard("fought") ?? []));
}

/** A strong creature of yours. */
function fighter(drive: Drive): CardId {
  const card = { ...plainCard("Fighter", "creature", "untamed"), power: 15 };
  const placed = place(drive.state, { card, zone: "play", owner: sides.you, parts: {} });
  drive.state = placed.state;
  return placed.id;
}

/** Whether an event is one of turns and steps. */
function isOfTurn({ kind }: EventPattern): boolean {
  return ["turnBegins", "turnEnds", "stepBegins", "stepEnds", "houseChosen"].includes(kind);
}

/** Brings an event about, as often and by whomever it may be looked for. */
export function provoke(drive: Drive, pattern: EventPattern, model: Model, id: CardId): void {
  if (isOfTurn(pattern)) {
    for (let turn = 0; turn < 3; turn += 1) drive.act({ kind: "endTurn" });
    return;
  }
  const isFight = pattern.other !== null || pattern.details.some(({ kind }) => kind === "inFight");
  if (isFight && pattern.kind !== "attached") fightWith(drive, pattern, model, id);
  for (const doer of doers(pattern)) {
    const played = ofPlayer(pattern.kind);
    const done = onCard(pattern.kind);
    if (played !== null) for (let times = 0; times < 3; times += 1) drive.arrange(doer, null, ...played);
    if (done !== null)
      for (const subject of subjects(drive, pattern, model, id, doer)) drive.arrange(doer, subject, ...done);
  }
}
