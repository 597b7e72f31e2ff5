import type {
  EventPattern,
  Filter,
  Instruction,
  ObjectReference,
  Participant,
  PlayerReference,
  Zone,
} from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import { firstStep } from "../read/turn-parts.js";
import { findObject } from "../state/objects.js";
import type { ByKind, Table } from "../state/kinds.js";
import { arrange, n, named, opponents, type Stage, you } from "./arranging.js";
import { creatureToken } from "./creature-token.js";
import { combat, theirCombat } from "./fights.js";
import { permanentsOf, seen, tapForMana } from "./permanents.js";
import { populate } from "./raise.js";
import { pieceFor } from "./satisfy.js";
import { underOpponents } from "./entering-side.js";
import { cycle, exploit, turnUp, unlock } from "./keyword-events.js";
import { castAt, castAtAll, castDear } from "./spells.js";
import { transforming } from "./transforming.js";
import { sides } from "./world.js";

/** The objects that a participant means: the one under trial, or those that its filter finds. */
function objects({ self }: Stage, participant: Participant | null): ObjectReference {
  if (participant === null) return { kind: "matching", filter: self };
  if (participant.kind !== "filter")
    return participant.kind === "object" ? selfOr(self, participant.reference) : { kind: "matching", filter: self };
  return { kind: "matching", filter: participant.filter };
}

/** The same, but for the object under trial, which is to outlast what happens to others. */
function others(stage: Stage, participant: Participant | null): ObjectReference {
  const found = objects(stage, participant);
  if (participant?.kind !== "filter" || found.kind !== "matching") return found;
  const spared = stage.self.constraints.map((constraint) => ({ kind: "not", constraint }) as const);
  return { kind: "matching", filter: { ...found.filter, constraints: [...found.filter.constraints, ...spared] } };
}

/** References that mean something only while an ability resolves; a trial takes creatures for them. */
const bound: readonly ObjectReference["kind"][] = ["result", "target", "iteration", "triggering", "linked", "rest"];

/** The object under trial, where the reference is to it; what it is attached to, or any creatures, otherwise. */
function selfOr(self: Filter, reference: ObjectReference): ObjectReference {
  if (reference.kind === "source") return { kind: "matching", filter: self };
  if (reference.kind === "attachedTo") return creaturesOf("you");
  return bound.includes(reference.kind)
    ? { kind: "all", of: [creaturesOf("you"), creaturesOf("opponent")] }
    : reference;
}

/** Every creature of a side. */
function creaturesOf(side: "you" | "opponent"): ObjectReference {
  const player = side === "you" ? you : opponents;
  return {
    kind: "matching",
    filter: {
      what: "permanent",
      constraints: [
        { kind: "cardType", cardType: "creature" },
        { kind: "controlledBy", player },
      ],
    },
  };
}

/** The players that a participant may mean, as seen by the player of the ability. */
function playersOf(participant: Participant | null): readonly PlayerReference[] {
  if (participant?.kind === "player") return [participant.reference.kind === "you" ? you : opponents];
  return participant?.kind === "filter" && participant.filter.constraints.length > 0
    ? [opponents, you]
    : [you, opponents];
}

/** A move of objects. */
function move(objectsMoved: ObjectReference, to: Zone, id = "move"): Instruction {
  return { ...plainMove, ...named(id), objects: objectsMoved, to };
}

/** Cards like those that a filter for permanents means, in a zone. */
function cardsLike({ self }: Stage, participant: Participant, zone: Zone): ObjectReference {
  if (participant.kind !== "filter")
    return {
      kind: "matching",
      filter: {
        what: "card",
        constraints: [...self.constraints.filter(({ kind }) => kind === "named"), { kind: "inZone", zone, of: null }],
      },
    };
  const kept = participant.filter.constraints.filter(
    ({ kind }) => kind !== "inZone" && kind !== "controlledBy" && kind !== "otherThan",
  );
  const owner =
    participant.filter.constraints
      .flatMap((part) => (part.kind === "controlledBy" && part.player.kind !== "you" ? [opponents] : []))
      .at(0) ?? you;
  return { kind: "matching", filter: { what: "card", constraints: [...kept, { kind: "inZone", zone, of: owner }] } };
}

/** Something changes zones. */
function changeZone(stage: Stage, pattern: ByKind<EventPattern>["zoneChange"]): void {
  const { object, from, to } = underOpponents(pattern);
  if (to === "battlefield") {
    if (object.kind === "filter") createLike(stage, object.filter);
    const zones = from === null ? (["hand", "graveyard"] as const) : [from];
    for (const zone of zones) arrange(stage, [move(cardsLike(stage, object, zone), "battlefield")]);
    if (object.kind === "filter" && from === null) castDear(stage.drive, { ...object.filter, what: "card" });
  } else {
    const leaves = from === null || from === "battlefield";
    const moved = leaves ? others(stage, object) : cardsLike(stage, object, from);
    arrange(stage, [move(moved, to ?? "exile")]);
  }
}

/** Creates a token that a filter would match, on the side that it names. */
function createLike(stage: Stage, filter: Filter): void {
  const piece = pieceFor(filter);
  const [face] = piece?.card.faces ?? [];
  if (piece === null || face === undefined) return;
  const base = creatureToken(face.subtypes, face.colors, [2, 2]);
  const size = face.types.includes("creature") ? {} : { power: null, toughness: null };
  const characteristics = {
    ...base,
    types: face.types,
    supertypes: face.supertypes,
    abilities: face.abilities,
    ...size,
  };
  const creator = piece.side === "opponent" ? opponents : you;
  arrange(stage, [
    {
      kind: "createTokens",
      ...named("create"),
      creator,
      controller: creator,
      groups: [{ count: n(2), token: { kind: "specified", characteristics }, enters: [] }],
    },
  ]);
}

/** An amount of something for the players that are meant. */
function amount(stage: Stage, kind: "gainLife" | "loseLife" | "drawCards" | "mill", participant: Participant): void {
  for (const player of playersOf(participant)) arrange(stage, [{ kind, ...named(kind), player, amount: n(2) }]);
}

/** The zone from which a spell is to be cast: the hand, where the filter says nothing. */
function castingZone({ constraints }: Filter): Zone {
  const [from] = constraints.flatMap((one) => (one.kind === "castFrom" ? [one.zone] : []));
  return from ?? "hand";
}

/** What a spell is to target, where the filter says so. */
function wantedTargets({ constraints }: Filter): readonly Filter[] {
  return constraints.flatMap((one) => (one.kind === "targets" ? [one.what] : []));
}

const whereAndWhose: readonly string[] = ["controlledBy", "castBy", "inZone", "castFrom", "targets"];

/** A player casts cards that match, for nothing, from where they are to be cast, and at what they are to target. */
function cast(stage: Stage, { player, spell }: ByKind<EventPattern>["castsSpell"]): void {
  const filter: Filter = spell.kind === "filter" ? spell.filter : { what: "card", constraints: [] };
  const constraints = filter.constraints.filter(({ kind }) => !whereAndWhose.includes(kind));
  const zone = castingZone(filter);
  if (zone !== "hand")
    populate(stage, { what: "card", constraints: [...constraints, { kind: "inZone", zone, of: you }] }, 1);
  for (const who of playersOf(player)) {
    const all: Filter = {
      what: "card",
      constraints: [
        ...constraints,
        { kind: "inZone", zone, of: who },
        { kind: "not", constraint: { kind: "cardType", cardType: "land" } },
      ],
    };
    const what = { kind: "choice", chooser: you, filter: all, least: n(1), most: n(1), manner: "chosen" } as const;
    arrange(stage, [
      { kind: "castSpell", ...named("cast"), player: who, what, payment: "free", action: "cast", cost: [] },
    ]);
  }
  for (const wanted of wantedTargets(filter)) {
    const who = { kind: "filter", filter: wanted, grouping: "each" } as const;
    castAtAll(stage.drive, seen(stage.drive, stage.id, who, stage.self));
  }
  castDear(stage.drive, { what: "card", constraints });
}

/** The object under trial, where it is a permanent, or else one of its player's. */
function anySource({ drive, id, self }: Stage): ObjectReference {
  if (findObject(drive.state, id)?.zone === "battlefield") return { kind: "matching", filter: self };
  const constraints = [
    { kind: "named", name: "Some artifact" },
    { kind: "controlledBy", player: you },
  ] as const;
  return { kind: "matching", filter: { what: "permanent", constraints } };
}

/** A source deals damage outside combat. */
function damage(stage: Stage, source: Participant | null, to: Participant | null): void {
  const from = source === null ? anySource(stage) : objects(stage, source);
  const targets = to === null || to.kind === "player" ? [opponents, you] : [objects(stage, to)];
  const recipients = to?.kind === "filter" && to.filter.what === "player" ? [opponents] : targets;
  arrange(stage, [
    { kind: "dealDamage", ...named("damage"), source: from, amount: n(1), to: recipients, division: "each" },
  ]);
}

/** An object, or a player, gets a designation. */
function becoming(stage: Stage, who: Participant, designation: string): Instruction[] {
  const common = { kind: "becomeDesignation", ...named("becomes"), designation } as const;
  if (!isOfPlayers(who)) return [{ ...common, player: null, object: objects(stage, who) }];
  return playersOf(who).map((player) => ({ ...common, player, object: null }));
}

/** Whether players take part. */
function isOfPlayers(who: Participant): boolean {
  return who.kind === "player" || (who.kind === "filter" && who.filter.what === "player");
}

/** It becomes the one, and then the other (731.1a). */
function daytimes(stage: Stage, ...words: readonly ("day" | "night")[]): void {
  const common = { kind: "becomeDesignation", ...named("daytime"), player: null, object: null } as const;
  for (const designation of words) arrange(stage, [{ ...common, designation }]);
}

const fighting: readonly string[] = ["attacking", "blocking", "blocked", "unblocked"];

/** Goes to combat where the event is to happen to what attacks or blocks. */
function reachFight({ drive }: Stage, who: Participant): void {
  const constraints = who.kind === "filter" ? who.filter.constraints : [];
  if (constraints.some((one) => one.kind === "status" && fighting.includes(one.status)))
    drive.advance("declareBlockersStep", sides.you);
}

/** One way to bring each kind of event about. */
const provocations: Table<EventPattern, [Stage], void> = {
  zoneChange: (pattern, stage) => changeZone(stage, pattern),
  rollsDice: ({ player }, stage) => {
    const one = { kind: "rollDie", ...named("roll"), count: n(12), sides: 6, plus: null } as const;
    for (const who of playersOf(player)) arrange(stage, [{ ...one, player: who }]);
  },
  flipsCoin: ({ player }, stage) => {
    const one = { kind: "flipCoin", ...named("flip"), count: n(12), until: null } as const;
    for (const who of playersOf(player)) arrange(stage, [{ ...one, player: who }]);
  },
  dies: ({ object }, stage) => {
    reachFight(stage, object);
    arrange(stage, [{ kind: "destroy", ...named("destroy"), actor: you, objects: others(stage, object) }]);
  },
  attacks: ({ detail }, stage) => combat(stage, detail),
  attacksWith: ({ detail }, stage) => combat(stage, detail),
  blocks: (_, stage) => {
    theirCombat(stage);
    combat(stage);
  },
  becomesBlocked: (_, stage) => combat(stage),
  attacksUnblocked: (_, stage) => combat(stage),
  castsSpell: (pattern, stage) => cast(stage, pattern),
  copiesSpell: () => undefined,
  activates: () => undefined,
  becomesTarget: ({ object }, { drive, id, self }) => castAtAll(drive, seen(drive, id, object, self)),
  becomesAttached: ({ object, to }, stage) =>
    arrange(stage, [{ kind: "attach", ...named("attach"), object: objects(stage, object), to: objects(stage, to) }]),
  dealsDamage: ({ source, to, combat: when }, stage) => {
    if (when !== "combat") damage(stage, source, to);
    combat(stage);
  },
  isDealtDamage: ({ source, to, combat: when }, stage) => {
    if (when === "combat") combat(stage);
    else damage(stage, source, to);
  },
  gainsLife: ({ player }, stage) => amount(stage, "gainLife", player),
  losesLife: ({ player }, stage) => amount(stage, "loseLife", player),
  draws: ({ player }, stage) => amount(stage, "drawCards", player),
  mills: ({ player }, stage) => amount(stage, "mill", player),
  discards: ({ player }, stage) => {
    for (const who of playersOf(player)) {
      arrange(stage, [
        { kind: "discard", ...named("discard"), player: who, what: null, amount: n(2), manner: "chosen" },
      ]);
    }
  },
  playsLand: (_, { drive }) => {
    const request = drive.state.players[0]?.hand ?? [];
    for (const object of request) drive.input({ kind: "act", action: { kind: "playLand", object } });
    drive.settle();
  },
  sacrifices: ({ player, object }, stage) => {
    for (const who of playersOf(player))
      arrange(stage, [{ kind: "sacrifice", ...named("sacrifice"), player: who, objects: others(stage, object) }]);
  },
  becomesTapped: ({ object }, stage) =>
    arrange(stage, [{ kind: "tap", ...named("tap"), actor: you, objects: objects(stage, object) }]),
  becomesUntapped: ({ object }, stage) => {
    arrange(stage, [{ kind: "tap", ...named("tap"), actor: you, objects: objects(stage, object) }]);
    arrange(stage, [{ kind: "untap", ...named("untap"), actor: you, objects: objects(stage, object) }]);
  },
  transforms: ({ object, into }, stage) => transforming(stage, objects(stage, object), into),
  turnedFaceUp: ({ object }, stage) => turnUp(stage, object),
  leavesBattlefield: ({ object }, stage) => arrange(stage, [move(others(stage, object), "exile")]),
  phasesIn: () => undefined,
  phasesOut: ({ object }, stage) =>
    arrange(stage, [{ kind: "phaseOut", ...named("phase"), actor: you, objects: objects(stage, object) }]),
  tappedForMana: (_, { drive }) => tapForMana(drive),
  countersPut: ({ counter, object, nth }, stage) => {
    const on = objects(stage, object);
    arrange(stage, [
      {
        kind: "putCounters",
        ...named("counters"),
        actor: you,
        counter: counter ?? "+1/+1",
        count: n(nth ?? 1),
        on,
        division: "each",
      },
    ]);
  },
  countersRemoved: ({ counter, object }, stage) => {
    arrange(stage, [
      { kind: "removeCounters", ...named("counters"), actor: you, counter, count: "all", from: objects(stage, object) },
    ]);
  },
  createsTokens: ({ tokens }, stage) =>
    createLike(stage, tokens.kind === "filter" ? tokens.filter : { what: "permanent", constraints: [] }),
  keywordAction: ({ action, player, object }, stage) => {
    if (action === "cycle") {
      cycle(stage, object);
      return;
    }
    if (action === "exploit") {
      exploit(stage);
      return;
    }
    for (const who of playersOf(player)) {
      const common = { ...named("action"), player: who, amount: n(1) };
      if (action === "scry" || action === "surveil") arrange(stage, [{ kind: action, ...common }]);
      else
        arrange(stage, [
          { kind: "keywordAction", ...common, action, objects: { kind: "matching", filter: stage.self }, word: null },
        ]);
    }
  },
  turnPart: ({ part, whose }, { drive }) => {
    const isYours = whose?.kind === "player" && whose.reference.kind === "you";
    const isTheirs = whose?.kind === "player" && !isYours;
    drive.advance(
      firstStep(part === "mainPhase" ? "firstMainPhase" : part),
      isYours ? sides.you : isTheirs ? sides.opponent : null,
    );
  },
  playerWins: () => undefined,
  playerLoses: () => undefined,
  completesDungeon: () => undefined,
  unlocks: ({ what }, stage) => unlock(stage, what),
  becomesLevel: ({ object, level }, stage) =>
    arrange(stage, [{ kind: "setLevel", ...named("level"), object: objects(stage, object), level }]),
  commitsCrime: (_, { drive }) => {
    const [target] = permanentsOf(drive, sides.opponent);
    if (target !== undefined) castAt(drive, sides.you, target);
  },
  expends: (_, { drive }) => castDear(drive, { what: "card", constraints: [] }),
  dayBecomesNight: (_, stage) => daytimes(stage, "day", "night"),
  nightBecomesDay: (_, stage) => daytimes(stage, "night", "day"),
  becomes: ({ object, what }, stage) => arrange(stage, becoming(stage, object, what)),
  chosenName: () => undefined,
  state: (_, { drive }) => drive.advance("endStep", null),
  reflexive: () => undefined,
  anyOf: ({ events }, stage) => {
    for (const event of events) provoke(event, stage);
  },
};

function evaluate<Kind extends EventPattern["kind"]>(
  kind: Kind,
  pattern: ByKind<EventPattern>[Kind],
  stage: Stage,
): void {
  provocations[kind](pattern, stage);
}

/** Goes to the turn in which the event is to happen, where the pattern says in whose (603.2). */
function reachTurn(pattern: EventPattern, { drive }: Stage): void {
  if (!("detail" in pattern) || pattern.detail.duringWhose?.kind !== "player") return;
  const whose = pattern.detail.duringWhose.reference.kind === "you" ? sides.you : sides.opponent;
  const { during } = pattern.detail;
  const part = during === null || during === "turn" ? "upkeep" : firstStep(during);
  if (drive.state.turn.active !== whose) drive.advance(part, whose);
}

/** Brings about the event that a pattern speaks of, as well as can be done in a generated game. */
export function provoke(pattern: EventPattern, stage: Stage): void {
  reachTurn(pattern, stage);
  evaluate(pattern.kind, pattern, stage);
}
