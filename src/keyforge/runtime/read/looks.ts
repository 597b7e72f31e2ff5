import type { Affected, Keyworded, StaticEffect, Timing } from "../../effects/index.js";
import { once } from "../../../state/memo.js";
import { cardOf, cardsInPlay } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import type { HeldAbility, Looks } from "../state/looks.js";
import type { GameState } from "../state/state.js";
import { housesOf } from "./house.js";
import { looksLike, printedLooks } from "./printed.js";
import { amountOf } from "./quantity.js";
import { cardMeant } from "./reference.js";
import { type Sight, StillSight } from "./sight.js";
import { type ActiveStatic, activeStatics, affectedCards } from "./statics.js";

/** In what order effects change what a card is (R29, R30): what it copies, its words, what it gains and loses, its numbers. */
const stages = ["copy", "words", "gains", "losses", "set", "sum"] as const;
type Stage = (typeof stages)[number];

/** When each kind of effect applies; a rule changes no card and is asked for where it matters. */
const stageOf: { readonly [Kind in StaticEffect["kind"]]: Stage | "rule" } = {
  copyOf: "copy",
  house: "words",
  trait: "words",
  type: "words",
  blank: "words",
  considered: "words",
  extraBonusIcons: "words",
  gainKeyword: "gains",
  gainAbilities: "gains",
  loseKeyword: "losses",
  loseAbilities: "losses",
  loseTraits: "losses",
  setPower: "set",
  setArmor: "set",
  power: "sum",
  armor: "sum",
  cannot: "rule",
  playerCannot: "rule",
  turnLimit: "rule",
  keyBarred: "rule",
  attachOnly: "rule",
  onlyIf: "rule",
  entersPlay: "rule",
  doesNotReady: "rule",
  keyCost: "rule",
  handSize: "rule",
  skipStep: "rule",
  mayPlay: "rule",
  mayUse: "rule",
  playAsUpgrade: "rule",
  spendAmberOn: "rule",
  spendAsAmber: "rule",
  fightDamage: "rule",
  fightBonus: "rule",
  ignores: "rule",
  toll: "rule",
  damagePrevention: "rule",
};

/** What a card copies of another; nothing of itself. */
function copiedNow(sight: Sight, id: CardId, of: CardId | null): string | null {
  return of === null || of === id ? null : sight.look(of).copied;
}

/** The looks as copies of what the effect copies: still a token creature where it was one (R27). */
function copied(sight: Sight, looks: Looks, id: CardId, { effect, scope, copied: frozen }: ActiveStatic): Looks {
  const { state } = sight;
  if (effect.kind !== "copyOf") return looks;
  const card = frozen ?? copiedNow(sight, id, cardMeant(sight, scope, effect.of));
  return card === null ? looks : looksLike(state, cardOf(state, id), card);
}

/** A change up or down. */
function signed(change: "more" | "less", amount: number): number {
  return change === "more" ? amount : -amount;
}

/** What is left of keywords without one of them, or without any. */
function without(keywords: readonly Keyworded[], keyword: string | null): Keyworded[] {
  return keyword === null ? [] : keywords.filter((one) => one.keyword !== keyword);
}

/** What is left of an ability without one of its headers: nothing where it has no other. */
function withoutTiming(held: HeldAbility, timing: Timing): HeldAbility[] {
  const { ability } = held;
  if (ability.kind !== "timed" || !ability.timings.includes(timing)) return [held];
  const timings = ability.timings.filter((one) => one !== timing);
  return timings.length === 0 ? [] : [{ ...held, ability: { ...ability, timings } }];
}

/** Blanked: without text and keywords, with name, house, traits and numbers (R29). */
const blank = { keywords: [], abilities: [] } as const;

/** What becomes of the looks of a card under one effect that applies to it. */
function changed(sight: Sight, looks: Looks, id: CardId, active: ActiveStatic): Looks {
  const { effect, scope } = active;
  switch (effect.kind) {
    case "copyOf":
      return copied(sight, looks, id, active);
    case "house": {
      const houses = housesOf(sight, scope, effect.house);
      return { ...looks, houses: effect.manner === "instead" ? houses : [...new Set([...looks.houses, ...houses])] };
    }
    case "trait":
      return { ...looks, traits: [...new Set([...looks.traits, effect.trait])] };
    case "type":
      return { ...looks, type: effect.type };
    case "blank":
      return { ...looks, ...blank };
    case "considered":
      return { ...looks, considered: [...looks.considered, effect.as] };
    case "extraBonusIcons":
      return { ...looks, bonusIcons: [...looks.bonusIcons, ...effect.icons] };
    case "gainKeyword":
      return { ...looks, keywords: [...looks.keywords, effect.keyword] };
    case "gainAbilities": {
      const gained = effect.abilities.map((ability) => ({ ability, maker: scope.source }));
      const words = effect.abilities.flatMap((one) =>
        one.kind === "keyword" ? [{ keyword: one.keyword, value: one.value }] : [],
      );
      const abilities = gained.filter(({ ability }) => ability.kind !== "keyword");
      return { ...looks, abilities: [...looks.abilities, ...abilities], keywords: [...looks.keywords, ...words] };
    }
    case "loseKeyword":
      return { ...looks, keywords: without(looks.keywords, effect.keyword) };
    case "loseAbilities":
      return { ...looks, abilities: looks.abilities.flatMap((held) => withoutTiming(held, effect.timing)) };
    case "loseTraits":
      return { ...looks, traits: [] };
    case "setPower":
      return { ...looks, power: amountOf(sight, scope, effect.amount) };
    case "setArmor":
      return { ...looks, armor: amountOf(sight, scope, effect.amount) };
    case "power":
      return { ...looks, power: looks.power + signed(effect.change, amountOf(sight, scope, effect.amount)) };
    case "armor":
      return { ...looks, armor: looks.armor + signed(effect.change, amountOf(sight, scope, effect.amount)) };
    default:
      return looks;
  }
}

/** What an effect applies to; null for one that applies to players. */
function affectedOf(effect: StaticEffect): Affected | null {
  return "affected" in effect ? effect.affected : null;
}

/** "This creature": for the source's own effect in the hands of what it changes. */
function scoped({ scope }: ActiveStatic, id: CardId): ActiveStatic["scope"] {
  return { ...scope, iterations: { ...scope.iterations, affected: id } };
}

/** The looks after one more stage. */
function afterStage(state: GameState, looks: ReadonlyMap<CardId, Looks>, stage: Stage): ReadonlyMap<CardId, Looks> {
  const sight = new StillSight(state, looks);
  const actives = activeStatics(sight, ({ kind }) => stageOf[kind] === stage);
  if (actives.length === 0) return looks;
  const next = new Map(looks);
  for (const active of actives) {
    const affected = affectedOf(active.effect);
    for (const id of affected === null ? [] : affectedCards(sight, active.scope, affected)) {
      const before = next.get(id);
      if (before !== undefined) next.set(id, changed(sight, before, id, { ...active, scope: scoped(active, id) }));
    }
  }
  return next;
}

/** With its power counters (R30). */
function counted(state: GameState, looks: ReadonlyMap<CardId, Looks>): ReadonlyMap<CardId, Looks> {
  return new Map(
    [...looks].map(([id, one]) => {
      const counters = cardOf(state, id).counters["power"] ?? 0;
      return [id, counters === 0 ? one : { ...one, power: one.power + counters }];
    }),
  );
}

/** What every card in play is. */
function allLooks(state: GameState): ReadonlyMap<CardId, Looks> {
  const printed = cardsInPlay(state).map((id): [CardId, Looks] => [id, printedLooks(state, cardOf(state, id))]);
  let looks: ReadonlyMap<CardId, Looks> = new Map(printed);
  for (const stage of stages) {
    if (stage === "sum") looks = counted(state, looks);
    looks = afterStage(state, looks, stage);
  }
  return looks;
}

/** A look at a state with everything that affects its cards. */
export const sightOf = once((state: GameState): Sight => new StillSight(state, allLooks(state)));
