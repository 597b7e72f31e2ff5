import type { EventPattern, Participant, VocabularyWord, Zone } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import { findObject, playerOf } from "../state/objects.js";
import { newObject } from "../state/new-object.js";
import { isObject, type PlayerId } from "../state/identity.js";
import type { Happening, HappeningKind } from "../state/happening.js";
import type { ByKind, Table } from "../state/kinds.js";
import type { Scope } from "../state/scope.js";
import { copiableFaces } from "./copiable.js";
import { objectsWith } from "./facets.js";
import { meetsDetail } from "./detail.js";
import { matches } from "./filter.js";
import { compares } from "./quantity.js";
import { plainLooks } from "./looks.js";
import { aboutSubject, asArrived, eventAmount, eventPlayers, recipientOf, roleObjects } from "./roles.js";
import { type Sight, type Subject, subjectOf } from "./sight.js";
import { fits, takers, type Takers } from "./takers.js";

/** The parties in an event's role of recipient. */
function recipients(happening: Happening): Takers {
  const to = recipientOf(happening);
  if (to === null) return takers({});
  return isObject(to) ? takers({ objects: [to] }) : takers({ players: [to] });
}

/** Whether a zone is the one that is named, where one is. */
function isZone(wanted: Zone | null, zone: Zone | null): boolean {
  return wanted === null || wanted === zone;
}

type Match<Kind extends EventPattern["kind"]> = (
  pattern: ByKind<EventPattern>[Kind],
  sight: Sight,
  scope: Scope,
  happening: Happening,
) => boolean;

/** An event of one kind in which an object takes part. */
function objectEvent(
  kind: HappeningKind,
): (pattern: { readonly object: Participant }, ...rest: [Sight, Scope, Happening]) => boolean {
  return ({ object }, sight, scope, happening) =>
    happening.kind === kind && fits(sight, scope, object, takers({ objects: roleObjects(happening, "object") }));
}

/** An event of one kind that a player does or undergoes, in an amount, with an object. */
function playerEvent(kind: HappeningKind): Match<"gainsLife" | "draws"> {
  return (pattern, sight, scope, happening) => {
    if (happening.kind !== kind || !("player" in happening) || happening.player === null) return false;
    if (!fits(sight, scope, pattern.player, takers({ players: [happening.player] }))) return false;
    if (pattern.amount !== null && !compares(sight, scope, eventAmount(happening), pattern.amount)) return false;
    return fits(sight, scope, pattern.object, takers({ objects: roleObjects(happening, "object") }));
  };
}

const zoneChange: Match<"zoneChange"> = (pattern, sight, scope, happening) => {
  if (happening.kind !== "moved" || !isZone(pattern.from, happening.from)) return false;
  if (!isZone(pattern.to, happening.to) || happening.from === happening.to) return false;
  const player = pattern.to === "battlefield" ? happening.controller : happening.player;
  if (!fits(sight, scope, pattern.player, takers({ players: [player] }))) return false;
  return fits(sight, scope, pattern.object, takers({ objects: roleObjects(asArrived(pattern, happening), "object") }));
};

const dies: Match<"dies"> = (pattern, sight, scope, happening) =>
  happening.kind === "moved" &&
  happening.from === "battlefield" &&
  happening.to === "graveyard" &&
  fits(sight, scope, pattern.object, takers({ objects: roleObjects(happening, "object") }));

/** Whether one of the players that are meant declares attackers (508.1). */
function playerAttacks(sight: Sight, scope: Scope, player: Participant, happening: Happening): boolean {
  if (happening.kind !== "attackersDeclared" || happening.objects.length === 0) return false;
  return fits(sight, scope, player, takers({ players: [happening.player] }));
}

/** Whether it is the first of the creatures that were declared together to attack the same player or permanent. */
function isFirstOf(sight: Sight, { object, whom }: Extract<Happening, { readonly kind: "attacked" }>): boolean {
  const together = objectsWith(sight.state, "fighting").filter(({ attacking }) => attacking === whom);
  return Math.min(object, ...together.map(({ id }) => id)) === object;
}

const attacks: Match<"attacks"> = (pattern, sight, scope, happening) => {
  // A player attacks when they declare attackers, once however many there are (508.3c).
  if (pattern.object.kind === "player" && pattern.whom === null)
    return playerAttacks(sight, scope, pattern.object, happening);
  if (happening.kind !== "attacked") return false;
  const { whom } = happening;
  const attacked = isObject(whom) ? takers({ objects: [whom] }) : takers({ players: [whom] });
  // A player attacks another once, however many creatures are declared to attack that player (508.3e).
  if (pattern.object.kind === "player") {
    const first = isFirstOf(sight, happening) && fits(sight, scope, pattern.whom, attacked);
    return first && fits(sight, scope, pattern.object, takers({ players: [happening.player] }));
  }
  return (
    fits(sight, scope, pattern.object, takers({ objects: [happening.object] })) &&
    fits(sight, scope, pattern.whom, attacked)
  );
};

const attacksWith: Match<"attacksWith"> = (pattern, sight, scope, happening) =>
  happening.kind === "attackersDeclared" &&
  happening.objects.length > 0 &&
  fits(sight, scope, pattern.player, takers({ players: [happening.player] })) &&
  fits(sight, scope, pattern.with, takers({ objects: happening.objects }));

const blocks: Match<"blocks" | "becomesBlocked"> = (pattern, sight, scope, happening) => {
  if (pattern.kind === "blocks") {
    return (
      happening.kind === "blocks" &&
      fits(sight, scope, pattern.object, takers({ objects: [happening.object] })) &&
      fits(sight, scope, pattern.by, takers({ objects: [happening.other] }))
    );
  }
  return (
    happening.kind === "becameBlocked" &&
    fits(sight, scope, pattern.object, takers({ objects: [happening.object] })) &&
    fits(sight, scope, pattern.by, takers({ objects: happening.others }))
  );
};

const castsSpell: Match<"castsSpell" | "copiesSpell"> = (pattern, sight, scope, happening) => {
  if (happening.kind !== "cast" && happening.kind !== "spellCopied") return false;
  if ((happening.kind === "cast") !== (pattern.kind === "castsSpell")) return false;
  return (
    fits(sight, scope, pattern.player, takers({ players: [happening.player] })) &&
    fits(sight, scope, pattern.spell, takers({ objects: [happening.object] }))
  );
};

const activates: Match<"activates"> = (pattern, sight, scope, happening) =>
  happening.kind === "activated" &&
  fits(sight, scope, pattern.player, takers({ players: [happening.player] })) &&
  fits(sight, scope, pattern.ability, takers({ objects: [happening.ability, happening.object] }));

const becomesTarget: Match<"becomesTarget"> = (pattern, sight, scope, happening) =>
  happening.kind === "targeted" &&
  fits(sight, scope, pattern.object, recipients(happening)) &&
  fits(sight, scope, pattern.of, takers({ objects: [happening.source], players: [happening.player] }));

const becomesAttached: Match<"becomesAttached"> = (pattern, sight, scope, happening) =>
  happening.kind === "attached" &&
  fits(sight, scope, pattern.object, takers({ objects: [happening.object] })) &&
  fits(sight, scope, pattern.to, recipients(happening));

const dealsDamage: Match<"dealsDamage"> = (pattern, sight, scope, happening) =>
  happening.kind === "damaged" &&
  (pattern.combat === "any" || pattern.combat === happening.combat) &&
  (pattern.amount === null || compares(sight, scope, happening.amount, pattern.amount)) &&
  fits(sight, scope, pattern.source, takers({ objects: [happening.source] })) &&
  fits(sight, scope, pattern.to, recipients(happening));

const isDealtDamage: Match<"isDealtDamage"> = (pattern, sight, scope, happening) =>
  happening.kind === "damaged" &&
  (pattern.combat === "any" || pattern.combat === happening.combat) &&
  fits(sight, scope, pattern.to, recipients(happening)) &&
  fits(sight, scope, pattern.source, takers({ objects: [happening.source] }));

const tappedForMana: Match<"tappedForMana"> = (pattern, sight, scope, happening) =>
  happening.kind === "tappedForMana" &&
  fits(sight, scope, pattern.object, takers({ objects: [happening.object] })) &&
  fits(sight, scope, pattern.player, takers({ players: [happening.player] }));

/** 122.7: there were fewer than so many before these were put there, and are as many or more since. */
function reaches(sight: Sight, happening: CounterHappening, nth: number): boolean {
  const { on, counter, amount } = happening;
  const bearer = isObject(on) ? findObject(sight.state, on) : playerOf(sight.state, on);
  const count = bearer?.counters[counter] ?? 0;
  return count >= nth && count - amount < nth;
}

type CounterHappening = Extract<Happening, { readonly kind: "countersPut" | "countersRemoved" }>;

const counters: Match<"countersPut" | "countersRemoved"> = (pattern, sight, scope, happening) => {
  if (happening.kind !== pattern.kind) return false;
  if (pattern.counter !== null && pattern.counter !== happening.counter) return false;
  if (pattern.amount !== null && !compares(sight, scope, happening.amount, pattern.amount)) return false;
  if (pattern.by !== undefined && happening.kind === "countersPut" && happening.by === "rule") return false;
  if (pattern.nth !== undefined && !reaches(sight, happening, pattern.nth)) return false;
  const player = happening.kind === "countersPut" ? takers({ players: [happening.player] }) : takers({});
  return fits(sight, scope, pattern.object, recipients(happening)) && fits(sight, scope, pattern.player, player);
};

/** Tokens that would be made, as they would be before continuous effects (701.7b). */
function plannedSubjects(sight: Sight, happening: Extract<Happening, { readonly kind: "tokensCreated" }>): Subject[] {
  const { planned, player, controller } = happening;
  return planned.map((face) => plannedSubject(sight, face, player, controller));
}

const createsTokens: Match<"createsTokens"> = (pattern, sight, scope, happening) => {
  if (happening.kind !== "tokensCreated") return false;
  const made = takers({ objects: happening.objects, planned: plannedSubjects(sight, happening) });
  return (
    fits(sight, scope, pattern.player, takers({ players: [happening.player] })) &&
    fits(sight, scope, pattern.tokens, made)
  );
};

/** Who does a keyword action: a player, and the object that does it where one does (702.110b). */
function doers({ player, by }: Extract<Happening, { readonly kind: "keywordAction" }>): Takers {
  return takers({ players: [player], objects: by === undefined ? [] : [by] });
}

const keywordAction: Match<"keywordAction"> = (pattern, sight, scope, happening) =>
  happening.kind === "keywordAction" &&
  happening.action === pattern.action &&
  fits(sight, scope, pattern.player, doers(happening)) &&
  fits(sight, scope, pattern.object, takers({ objects: happening.object === null ? [] : [happening.object] }));

const mainPhases: readonly string[] = ["firstMainPhase", "secondMainPhase"];

const turnPart: Match<"turnPart"> = (pattern, sight, scope, happening) => {
  if (happening.kind !== "turnPart" || happening.edge !== pattern.edge) return false;
  const isPart =
    happening.part === pattern.part || (pattern.part === "mainPhase" && mainPhases.includes(happening.part));
  return isPart && fits(sight, scope, pattern.whose, takers({ players: [happening.player] }));
};

const becomes: Match<"becomes"> = (pattern, sight, scope, happening) => {
  const word: VocabularyWord | null = happening.kind === "designated" ? happening.word : null;
  if (word !== pattern.what) return false;
  const parties = { objects: roleObjects(happening, "object"), players: eventPlayers(happening) };
  return fits(sight, scope, pattern.object, takers(parties));
};

/** The half that the ability is printed on was unlocked (709.5h), or the last locked one was (709.5i). */
const unlocks: Match<"unlocks"> = ({ player, what, room }, sight, scope, happening) => {
  if (happening.kind !== "unlocked" || !fits(sight, scope, player, takers({ players: [happening.player] })))
    return false;
  if (!fits(sight, scope, room, takers({ objects: [happening.object] }))) return false;
  if (what === "wholeRoom") return happening.whole === "yes";
  const object = findObject(sight.state, happening.object);
  const faces = object === null ? [] : copiableFaces(sight.state, object);
  return happening.halves.some((half) => faces[half]?.abilities.some(({ id }) => id === scope.ability) === true);
};

/** It transformed or converted, and is then what the event asks for (701.27e). */
const transforms: Match<"transforms"> = (pattern, sight, scope, happening) => {
  if (!objectEvent("transformed")(pattern, sight, scope, happening)) return false;
  const [id] = roleObjects(happening, "object");
  const subject = id === undefined ? null : subjectOf(sight, id);
  return pattern.into === undefined || (subject !== null && matches(sight, scope, pattern.into, subject));
};

/** One die, or all that one instruction rolled; an ignored roll never happened (706.6). */
const rollsDice: Match<"rollsDice"> = ({ player, grouping, is }, sight, scope, happening) =>
  happening.kind === (grouping === "each" ? "dieRolled" : "diceRolled") &&
  (is === null || compares(sight, scope, happening.amount, is)) &&
  fits(sight, scope, player, takers({ players: [happening.player] }));

/** The game was the one and is now the other (731.1a): it never was either before its first designation. */
const daytime: Match<"dayBecomesNight" | "nightBecomesDay"> = ({ kind }, _, __, happening) =>
  happening.kind === "daytime" && happening.from === (kind === "dayBecomesNight" ? "day" : "night");

/** One matcher a kind of event pattern. */
export const patterns: Table<EventPattern, [Sight, Scope, Happening], boolean> = {
  zoneChange,
  dies,
  attacks,
  attacksWith,
  blocks,
  becomesBlocked: blocks,
  attacksUnblocked: objectEvent("unblocked"),
  castsSpell,
  copiesSpell: castsSpell,
  activates,
  becomesTarget,
  becomesAttached,
  dealsDamage,
  isDealtDamage,
  gainsLife: playerEvent("lifeGained"),
  losesLife: playerEvent("lifeLost"),
  draws: playerEvent("drawn"),
  discards: playerEvent("discarded"),
  mills: playerEvent("milled"),
  playsLand: playerEvent("landPlayed"),
  sacrifices: playerEvent("sacrificed"),
  becomesTapped: (pattern, sight, scope, happening) =>
    objectEvent("tapped")(pattern, sight, scope, happening) &&
    happening.kind === "tapped" &&
    (pattern.player === undefined || fits(sight, scope, pattern.player, takers({ players: [happening.player] }))),
  becomesUntapped: objectEvent("untapped"),
  transforms,
  turnedFaceUp: objectEvent("turnedFaceUp"),
  leavesBattlefield: (pattern, sight, scope, happening) =>
    (happening.kind === "moved" || happening.kind === "leftGame") &&
    happening.from === "battlefield" &&
    fits(sight, scope, pattern.object, takers({ objects: roleObjects(happening, "object") })),
  phasesIn: objectEvent("phasedIn"),
  phasesOut: objectEvent("phasedOut"),
  tappedForMana,
  countersPut: counters,
  countersRemoved: counters,
  createsTokens,
  keywordAction,
  turnPart,
  playerWins: (pattern, sight, scope, happening) =>
    happening.kind === "wonGame" && fits(sight, scope, pattern.player, takers({ players: [happening.player] })),
  playerLoses: (pattern, sight, scope, happening) =>
    happening.kind === "lostGame" && fits(sight, scope, pattern.player, takers({ players: [happening.player] })),
  completesDungeon: () => unreadable("completesDungeon"),
  unlocks,
  becomesLevel: ({ object, level }, sight, scope, happening) =>
    happening.kind === "levelSet" &&
    happening.level === level &&
    fits(sight, scope, object, takers({ objects: [happening.object] })),
  rollsDice,
  flipsCoin: ({ player, outcome }, sight, scope, happening) =>
    happening.kind === "coinFlipped" &&
    happening.outcome === outcome &&
    fits(sight, scope, player, takers({ players: [happening.player] })),
  commitsCrime: ({ player }, sight, scope, happening) =>
    happening.kind === "crimeCommitted" && fits(sight, scope, player, takers({ players: [happening.player] })),
  expends: ({ player, amount }, sight, scope, happening) =>
    happening.kind === "manaSpent" &&
    happening.before < amount &&
    happening.before + happening.amount >= amount &&
    fits(sight, scope, player, takers({ players: [happening.player] })),
  dayBecomesNight: daytime,
  nightBecomesDay: daytime,
  becomes,
  chosenName: () => unreadable("chosenName"),
  state: () => false,
  reflexive: ({ slot }, _, scope, happening) =>
    happening.kind === "reflexive" && happening.slot === slot && happening.object === scope.source,
  anyOf: ({ events }, sight, scope, happening) => events.some((event) => matchesEvent(sight, scope, event, happening)),
};

/** Says that an event cannot be watched for yet. */
function unreadable(what: string): never {
  throw new NotExecutable(`event ${what}`);
}

/** A token as it would be, for a filter to look at. */
export function plannedSubject(
  sight: Sight,
  face: Extract<Happening, { readonly kind: "tokensCreated" }>["planned"][number],
  owner: PlayerId,
  controller: PlayerId,
): Subject {
  const object = newObject(
    { id: -1, kind: "token", faces: [face], owner, controller, zone: "battlefield" },
    sight.state,
  );
  return { object, looks: plainLooks(face, controller) };
}

function evaluate<Kind extends EventPattern["kind"]>(
  kind: Kind,
  pattern: ByKind<EventPattern>[Kind],
  ...rest: [Sight, Scope, Happening]
): boolean {
  return patterns[kind](pattern, ...rest);
}

/** Whether an event is the one that a pattern speaks of. */
export function matchesEvent(sight: Sight, scope: Scope, pattern: EventPattern, happening: Happening): boolean {
  if (!evaluate(pattern.kind, pattern, sight, scope, happening)) return false;
  const event = aboutSubject(pattern, happening);
  return !("detail" in pattern) || meetsDetail(sight, { ...scope, event }, pattern, happening);
}
