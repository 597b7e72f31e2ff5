import type { Ability, CompiledCard, Identifier, Timing, Zone } from "../../effects/index.js";
import type { CardObject } from "../state/card-object.js";
import { cardOf } from "../state/cards.js";
import { withCard } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import { zonesOf } from "../read/elsewhere.js";
import type { Drive } from "./drive.js";
import { type Policy, policies } from "./policy.js";
import { provoke } from "./provoke.js";
import { plainCard, sides } from "./satisfy.js";
import { tryStatic } from "./statics.js";
import { Evidence, type Verdict } from "./verdict.js";
import type { Tried } from "./tried.js";
import { begin } from "./begin.js";
import { awaited, grantedAbilities, instructionsOf, speaksOfMaker } from "./walk.js";

/** What exercising a card showed: which abilities did all that they declare, and why the others did not. */
export interface Exercise {
  readonly executable: ReadonlySet<Identifier>;
  readonly reasons: ReadonlyMap<Identifier, string>;
}

/** One trial: sets the stage, puts the ability to use, and lets happen what it waits for. */
type Trial = (policy: Policy) => Drive;

const keywords: readonly string[] = [
  "alpha", "assault", "deploy", "elusive", "entrench", "hazardous", "omega", "poison", "skirmish", "splash-attack", "taunt",
  "treachery", "versatile",
]; // prettier-ignore
const valued: readonly string[] = ["assault", "hazardous", "splash-attack"];

/** Tries an ability under one policy after the other, until all its instructions have done what they declare. */
function judge(ability: Ability, trial: Trial): Verdict {
  const evidence = new Evidence(instructionsOf(ability));
  let verdict: Verdict = "it was not tried";
  for (const policy of policies) {
    evidence.take(trial(policy));
    verdict = evidence.judge();
    if (verdict === null || evidence.fault() !== null) return verdict;
  }
  return verdict;
}

/** Lets happen what delayed abilities wait for, now and as turns pass. */
function passTime(drive: Drive, tried: Tried): void {
  const events = awaited(tried.ability);
  for (const event of events) provoke(drive, event, tried);
  if (events.length > 0) {
    for (let turn = 0; turn < 2; turn += 1) drive.act({ kind: "endTurn" });
    for (const event of events) provoke(drive, event, tried);
  }
}

/** Where a card is before an ability behind a header resolves. */
function zoneFor(timing: Timing): Zone {
  return timing === "play" || timing === "scrap" || timing === "fate" ? "hand" : "play";
}

/** Readies the card, and makes it strong enough for a fight. */
function prepare(drive: Drive, id: CardId, parts: Partial<CardObject>): void {
  drive.state = withCard(drive.state, id, { exhausted: false, ...parts });
}

/** Has the event come about after which an ability behind a header resolves. */
function reach(drive: Drive, id: CardId, timing: Timing): void {
  const name = { id: "trial:reach", result: "trial:reach" } as const;
  const objects = { kind: "source" } as const;
  switch (timing) {
    case "play":
      drive.act({ kind: "play", card: id });
      return;
    case "afterReap":
    case "beforeReap":
      prepare(drive, id, {});
      drive.act({ kind: "use", card: id, use: "reap" });
      return;
    case "afterFight":
    case "beforeFight":
      prepare(drive, id, { counters: { ...cardOf(drive.state, id).counters, power: 12 } });
      drive.act({ kind: "use", card: id, use: "fight" });
      return;
    case "action":
    case "omni":
      prepare(drive, id, {});
      drive.act({ kind: "use", card: id, use: timing });
      return;
    case "destroyed":
      drive.arrange(sides.opponent, id, { kind: "destroy", ...name, objects });
      return;
    case "leavesPlay":
      drive.arrange(sides.you, id, {
        kind: "move",
        ...name,
        player: { kind: "you" },
        objects,
        to: { kind: "hand" },
        manner: "return",
      });
      return;
    case "scrap":
      drive.act({ kind: "discard", card: id });
      return;
    case "fate":
      drive.arrange(sides.you, id, { kind: "resolveAbilities", ...name, objects, timing });
  }
}

type OfKind<Kind extends Ability["kind"]> = Extract<Ability, { readonly kind: Kind }>;

/** Tries an ability at each of its times; each of them must do all that it says, as one of them does. */
function tryTimed(card: CompiledCard, ability: OfKind<"timed">): Verdict {
  const verdicts = ability.timings.map((timing) =>
    judge(ability, (policy) => {
      const { drive, id } = begin(card, ability, zoneFor(timing), policy);
      reach(drive, id, timing);
      passTime(drive, { card, ability, id });
      return drive;
    }),
  );
  return verdicts.every((one) => one !== null) ? (verdicts[0] ?? null) : null;
}

/** Brings about the event that an ability waits for or replaces. */
function tryEventful(card: CompiledCard, ability: OfKind<"triggered" | "replacement">): Verdict {
  return judge(ability, (policy) => {
    const { object, kind } = ability.event;
    const isOwn = object !== null && "kind" in object && object.kind === "source";
    const zone = isOwn && (kind === "entersPlay" || kind === "played") ? "hand" : "play";
    const [elsewhere = zone] = zonesOf(ability);
    const { drive, id } = begin(card, ability, card.type === "action" ? "hand" : elsewhere, policy);
    const tried = { card, ability, id };
    provoke(drive, ability.event, tried);
    if (drive.state.objects[id]?.zone === "play") provoke(drive, ability.event, tried);
    passTime(drive, tried);
    return drive;
  });
}

/** A keyword that the game honours. */
function tryKeyword({ keyword, value }: OfKind<"keyword">): Verdict {
  if (!keywords.includes(keyword)) return `keyword ${keyword}`;
  return valued.includes(keyword) === (value !== null) ? null : `keyword ${keyword} with another value`;
}

/** One ability by itself, without those that it grants. */
function tryAlone(card: CompiledCard, ability: Ability): Verdict {
  switch (ability.kind) {
    case "keyword":
      return tryKeyword(ability);
    case "enhance":
      return null;
    case "timed":
      return tryTimed(card, ability);
    case "triggered":
    case "replacement":
      return tryEventful(card, ability);
    case "static":
      return tryStatic(card, ability);
  }
}

/** A creature that bears an ability which an effect grants; one that speaks of who did is granted by an upgrade. */
function bearer(card: CompiledCard, ability: Ability): CompiledCard {
  const [house = "logos"] = card.houses;
  const abilities = speaksOfMaker(ability) ? [] : [ability];
  return { ...plainCard("Bearer of it", "creature", house), amber: 0, power: 6, abilities };
}

/** An ability and those that it grants. */
function tryAbility(card: CompiledCard, ability: Ability): Verdict {
  const granted = grantedAbilities(ability).map((inner) => tryAbility(bearer(card, inner), inner));
  return granted.find((verdict) => verdict !== null) ?? tryAlone(card, ability);
}

/** Tries every ability of a card; what was tried before on such a card is not tried again. */
function exerciseWith(known: Map<string, Verdict>, card: CompiledCard): Exercise {
  const executable = new Set<Identifier>();
  const reasons = new Map<Identifier, string>();
  const { type, houses, traits, power, armor } = card;
  const isOutside = type === "prophecy" || type === "tide";
  for (const ability of isOutside ? [] : card.abilities) {
    const key = JSON.stringify([ability, type, houses, traits, power, armor]);
    const verdict = known.has(key) ? (known.get(key) ?? null) : tryAbility(card, ability);
    known.set(key, verdict);
    if (verdict === null) executable.add(ability.id);
    else reasons.set(ability.id, verdict);
  }
  for (const { id } of isOutside ? card.abilities : []) reasons.set(id, `cards of type ${type}`);
  return { executable, reasons };
}

/**
 * Decides by trial which abilities of a card are executable: in games made for each of them it is put to use, every
 * instruction of it must be reached and bring its declared event about, nothing may be reported as not executable, and
 * all invariants must hold throughout.
 */
export function exercise(card: CompiledCard): Exercise {
  return exerciseWith(new Map(), card);
}

/** The same for many cards: equal abilities on cards of the same kind are tried once. */
export function createExerciser(): (card: CompiledCard) => Exercise {
  const known = new Map<string, Verdict>();
  return (card) => exerciseWith(known, card);
}
