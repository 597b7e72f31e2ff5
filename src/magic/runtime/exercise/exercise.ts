import type {
  Ability,
  CardType,
  CompiledCard,
  CompiledFace,
  EventPattern,
  Identifier,
  Instruction,
  Resolution,
} from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import { expand } from "../keywords/expand.js";
import { findObject } from "../state/objects.js";
import { named } from "./arranging.js";
import { conditionsOf } from "./conditions.js";
import type { Drive } from "./drive.js";
import { nativeKeywords, parameterised } from "./keywords.js";
import { policies } from "./policies.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { cardOf, plainFace } from "./satisfy.js";
import { permanentsOf } from "./permanents.js";
import { castAt, castDear } from "./spells.js";
import { act, begin, ownAbilities, ready, selfOf, stage } from "./setting.js";
import { tryStatic } from "./statics.js";
import { Evidence, idsOf, type Verdict } from "./verdict.js";
import { everyInstruction, nestedAbilities } from "./walk.js";
import { sides } from "./world.js";
import { greatestOf } from "../state/many.js";

/** What exercising a card showed: which abilities did all that they declare, and why the others did not. */
export interface Exercise {
  readonly executable: ReadonlySet<Identifier>;
  readonly reasons: ReadonlyMap<Identifier, string>;
}

/** One trial: sets the stage, puts the ability to use, and lets everything happen that comes of it. */
type Trial = (policy: Policy) => Drive;

/** Whether an instruction waits for later than the end of the resolution. */
function isLate(instructions: readonly Instruction[]): boolean {
  return everyInstruction(instructions).some(({ kind }) => kind === "delayedTrigger");
}

/** Lets happen what delayed triggers may wait for: a spell is cast, creatures die, turns end. */
function passTime(drive: Drive, { conditions }: Policy, card: CompiledCard): void {
  if (conditions === "met") {
    const itself = { kind: "matching", filter: selfOf(card) } as const;
    for (const cardType of ["instant", "creature"] as const)
      castDear(drive, { what: "card", constraints: [{ kind: "cardType", cardType }] });
    const [target] = permanentsOf(drive, sides.opponent);
    if (target !== undefined) castAt(drive, sides.you, target);
    drive.arrange({ ...plainMove, ...named("leave"), objects: itself, to: "exile" });
    drive.settle();
    const creatures = { what: "permanent", constraints: [{ kind: "cardType", cardType: "creature" }] } as const;
    const objects = { kind: "matching", filter: creatures } as const;
    const actor = { kind: "you" } as const;
    drive.arrange({ kind: "destroy", ...named("late"), actor, objects });
    drive.settle();
  }
  for (const whose of [sides.you, sides.opponent]) drive.advance("endStep", whose);
}

/** Tries an ability under one policy after the other, until all its instructions have done what they declare. */
function judge(card: CompiledCard, instructions: readonly Instruction[], trial: Trial): Verdict {
  const evidence = new Evidence();
  const ids = idsOf(instructions);
  let verdict: Verdict = "it was not tried";
  for (const policy of policies) {
    const drive = trial(policy);
    if (isLate(instructions)) passTime(drive, policy, card);
    evidence.take(drive, ids);
    verdict = evidence.judge(instructions);
    if (verdict === null || evidence.fault() !== null) return verdict;
  }
  return verdict;
}

/** From where the card is to be cast, for what asks that it was. */
function castFrom(ability: Ability): "hand" | "graveyard" | "exile" {
  const asked = conditionsOf(ability).flatMap((condition) => (condition.kind === "cast" ? [condition.how] : []));
  if (asked.includes("fromExile")) return "exile";
  return asked.some((how) => how === "fromGraveyard" || how === "fromElsewhere") ? "graveyard" : "hand";
}

/** Whether the half in front is cast from a graveyard alone (702.127a). */
function hasAftermath({ faces: [face] }: CompiledCard): boolean {
  return face?.abilities.some((one) => one.kind === "keyword" && one.keyword === "aftermath") ?? false;
}

/** Casts the card from wherever it is, as though an effect said so. */
function castWherever(drive: Drive, card: CompiledCard, zone: "graveyard" | "exile"): void {
  const constraints = [...selfOf(card).constraints, { kind: "inZone", zone, of: null }] as const;
  const what = { kind: "matching", filter: { what: "card", constraints } } as const;
  const rest = { player: { kind: "you" }, payment: "free", action: "cast", cost: [] } as const;
  drive.arrange({ kind: "castSpell", ...named("cast"), what, ...rest });
  drive.settle();
}

/** Casts the card. */
function trySpell(card: CompiledCard, ability: Ability, { instructions }: Resolution): Verdict {
  return judge(card, instructions, (policy) => {
    const isAfter = hasAftermath(card);
    const zone = isAfter ? "graveyard" : policy.conditions === "met" ? castFrom(ability) : "hand";
    const staged = stage(card, ability, zone, policy);
    const drive = begin(card, ability, staged, policy);
    if (isAfter || zone === "hand")
      act(drive, ownAbilities(card), policy, { kind: "cast", object: staged.id, face: 0 });
    else castWherever(drive, card, zone);
    return drive;
  });
}

/** Activates the ability. */
function tryActivated(card: CompiledCard, ability: Extract<Ability, { kind: "activated" }>): Verdict {
  return judge(card, ability.resolution.instructions, (policy) => {
    const staged = stage(card, ability, ability.functionsFrom, policy);
    const drive = begin(card, ability, staged, policy);
    act(drive, [ability], policy, { kind: "activate", object: staged.id, ability: ability.id });
    return drive;
  });
}

/** Whether an event is, or may be, the entering of the object itself. */
function isOwnEntering(event: EventPattern): boolean {
  if (event.kind === "anyOf") return event.events.some(isOwnEntering);
  return event.kind === "zoneChange" && event.to === "battlefield" && event.object.kind === "object";
}

/** Whether an event is the cycling of the card itself, from its player's hand (702.29c). */
function isOwnCycling(event: EventPattern): boolean {
  return event.kind === "keywordAction" && event.action === "cycle" && event.object?.kind === "object";
}

/** Where an object with a triggered ability must be before its event. */
function startZone(
  ability: Extract<Ability, { kind: "triggered" }>,
): "battlefield" | "hand" | "graveyard" | "exile" | "command" {
  const { event, functionsFrom } = ability;
  if (isOwnCycling(event)) return "hand";
  const entersItself = isOwnEntering(event);
  if (entersItself || event.kind === "anyOf" || functionsFrom === "stack")
    return entersItself || functionsFrom === "stack" ? "hand" : "battlefield";
  return functionsFrom;
}

/** Brings the trigger event about, and once more for what counts events. */
function tryTriggered(card: CompiledCard, ability: Extract<Ability, { kind: "triggered" }>): Verdict {
  return judge(card, ability.resolution.instructions, (policy) => {
    const zone = startZone(ability);
    const staged = stage(card, ability, zone, policy);
    const { id } = staged;
    const drive = begin(card, ability, staged, policy);
    if (zone === "hand" && policy.may === "yes" && !isOwnCycling(ability.event))
      act(drive, ownAbilities(card), { ...policy, moment: "main" }, { kind: "cast", object: id, face: 0 });
    if (isOwnCycling(ability.event)) ready(drive, [ability], { ...policy, moment: "main" });
    for (let round = 0; round < 2; round += 1) provoke(ability.event, { drive, self: selfOf(card), id });
    return drive;
  });
}

/** Gives a Saga its lore counters. */
function tryChapter(card: CompiledCard, ability: Extract<Ability, { kind: "chapter" }>): Verdict {
  return judge(card, ability.resolution.instructions, (policy) => {
    const staged = stage(card, ability, "battlefield", policy);
    const { id } = staged;
    const drive = begin(card, ability, staged, policy);
    const filter = selfOf(card);
    for (let chapter = 0; chapter < greatestOf(ability.chapters); chapter += 1) {
      if (findObject(drive.state, id) === null) break;
      const put = {
        kind: "putCounters",
        id: "trial:lore",
        result: "trial:lore",
        actor: { kind: "you" },
        counter: "lore",
        count: { kind: "number", value: 1 },
        on: { kind: "matching", filter },
        division: "each",
      } as const;
      drive.arrange(put);
      drive.settle();
    }
    return drive;
  });
}

/** A keyword: one that the game honours itself, or one whose meaning is tried. */
function tryKeyword(card: CompiledCard, ability: Extract<Ability, { kind: "keyword" }>): Verdict {
  const meaning = expand(ability);
  if (meaning.length > 0)
    return meaning.map((each) => tryAbility(card, each)).find((verdict) => verdict !== null) ?? null;
  const { keyword, parameters } = ability;
  if (nativeKeywords[keyword] === undefined) return `keyword ${keyword}`;
  return parameters.length === 0 || parameterised.includes(keyword) ? null : `keyword ${keyword} with a parameter`;
}

/** One ability by itself, without those inside it. */
function tryAlone(card: CompiledCard, ability: Ability): Verdict {
  switch (ability.kind) {
    case "keyword":
      return tryKeyword(card, ability);
    case "spell":
      return trySpell(card, ability, ability.resolution);
    case "activated":
      return tryActivated(card, ability);
    case "triggered":
      return tryTriggered(card, ability);
    case "static":
      return tryStatic(card, ability, policies);
    case "chapter":
      return tryChapter(card, ability);
  }
}

/** Something that bears an ability which an effect grants or a token has: an Equipment for what attaches it (301.5). */
function bearer(ability: Ability): CompiledCard {
  const isSpell = ability.kind === "spell";
  const equips = everyInstruction("resolution" in ability ? ability.resolution.instructions : []).some(
    ({ kind }) => kind === "attach",
  );
  const isEquipment = equips || (ability.kind === "keyword" && ability.keyword === "equip");
  const types: readonly CardType[] = isSpell ? ["sorcery"] : isEquipment ? ["artifact"] : ["artifact", "creature"];
  const face: CompiledFace = {
    ...plainFace("Bearer", types),
    subtypes: isEquipment ? ["Equipment"] : [],
    abilities: [ability],
  };
  // What an ability of the object turns over has another side (701.27a).
  const hasBack = turnsItselfOver(ability);
  return hasBack ? { ...cardOf(face), layout: "transform", faces: [face, plainFace("Back", types)] } : cardOf(face);
}

/** Whether the ability transforms or converts the object that it is on. */
function turnsItselfOver(ability: Ability): boolean {
  return everyInstruction("resolution" in ability ? ability.resolution.instructions : []).some(
    (one) => (one.kind === "transform" || one.kind === "convert") && one.objects.kind === "source",
  );
}

/** An ability and those inside it; what a keyword means is tried on the card, which has the keyword. */
function tryAbility(card: CompiledCard, ability: Ability): Verdict {
  const inside = ability.kind === "keyword" ? [] : nestedAbilities(ability);
  const nested = inside.map((inner) => tryAbility(bearer(inner), inner));
  return nested.find((verdict) => verdict !== null) ?? tryAlone(card, ability);
}

/** The card with one of its faces in front, on which an ability is tried. */
function faceCard(card: CompiledCard, face: CompiledFace): CompiledCard {
  if (card.faces[0] === face) return card;
  const others = card.faces.filter((other) => other !== face);
  return { ...card, id: `${card.id}:${face.name}`, faces: [face, ...others] };
}

/** What an ability's trial rests on beside its text: the kind of card that bears it. */
function trialKey(ability: Ability, { types, subtypes, manaCost, power, toughness, loyalty }: CompiledFace): string {
  return JSON.stringify([ability.id, types, subtypes, manaCost, power, toughness, loyalty]);
}

/** Tries every ability of a card; what was tried before on such a card is not tried again. */
function exerciseWith(known: Map<string, Verdict>, card: CompiledCard): Exercise {
  const executable = new Set<Identifier>();
  const reasons = new Map<Identifier, string>();
  for (const face of card.faces) {
    for (const ability of face.abilities) {
      const key = trialKey(ability, face);
      const verdict = known.has(key) ? (known.get(key) ?? null) : tryAbility(faceCard(card, face), ability);
      known.set(key, verdict);
      if (verdict === null) executable.add(ability.id);
      else reasons.set(ability.id, verdict);
    }
  }
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
