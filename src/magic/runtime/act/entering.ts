import type { Entry, Instruction } from "../../effects/index.js";
import { holds } from "../read/condition.js";
import { type HeldStatic, staticEffectsOf, storedStaticEffects } from "../read/statics.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId } from "../state/identity.js";
import { findObject } from "../state/objects.js";
import { askSome } from "./ask.js";
import { carryOutAll } from "./carry-out.js";
import { becomeCopies, followCopying } from "./enter-as-copy.js";
import { othersOnEntering, ownOnEntering, type Sources } from "./entering-sources.js";
import { applyEach, printedCounters } from "./entries.js";
import type { Play } from "./play.js";

/** A replacement effect on how a permanent enters, and what tells it from every other (614.1c, 614.1d, 614.5). */
interface Modifying {
  readonly held: HeldStatic<"entersWith" | "asEnters">;
  readonly key: string;
}

/** The effects of both kinds that mean the permanent: its own, and others' (614.12). */
function effectsOn(play: Play, id: ObjectId, sources: Sources): Modifying["held"][] {
  const entersWith = (source: ObjectId) => staticEffectsOf(play, source, "entersWith");
  const asEnters = (source: ObjectId) => staticEffectsOf(play, source, "asEnters");
  return [
    ...ownOnEntering(entersWith(id)),
    ...othersOnEntering(play, id, sources, entersWith, storedStaticEffects(play, "entersWith")),
    ...ownOnEntering(asEnters(id)),
    ...othersOnEntering(play, id, sources, asEnters, storedStaticEffects(play, "asEnters")),
  ];
}

/** Each with a key of its own: of several alike on one object, the first, the second … */
function keyed(all: readonly Modifying["held"][]): Modifying[] {
  const seen = new Map<string, number>();
  return all.map((held) => {
    const base = `${held.effect.kind}:${held.scope.source}:${held.scope.ability ?? ""}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { held, key: `${base}:${count}` };
  });
}

/** Those that apply to the permanent as it now is and were not applied to it yet (614.5, 616.1f). */
function applicable(play: Play, id: ObjectId, sources: Sources, spent: readonly string[]): Modifying[] {
  return keyed(effectsOn(play, id, sources)).filter(({ held: { effect, scope }, key }) => {
    if (spent.includes(key)) return false;
    return (
      effect.kind !== "entersWith" ||
      effect.unless === null ||
      !holds(play, { ...scope, entering: sources.entering }, effect.unless)
    );
  });
}

/** The ways of entering that an instruction may lead to. */
function waysIn(instruction: Instruction): readonly Entry[] {
  if (instruction.kind === "enterWith") return instruction.entry;
  if (instruction.kind === "conditional") return [...instruction.then, ...instruction.otherwise].flatMap(waysIn);
  return "instructions" in instruction ? instruction.instructions.flatMap(waysIn) : [];
}

/** Whether it is an effect that has the permanent enter so, or may. */
function hasEnter({ held: { effect } }: Modifying, kind: Entry["kind"]): boolean {
  const ways = effect.kind === "entersWith" ? effect.entry : effect.instructions.flatMap(waysIn);
  return ways.some((entry) => entry.kind === kind);
}

/** One of several, chosen by the permanent's controller (616.1). */
function chosen(play: Play, id: ObjectId, all: readonly Modifying[], rule: "616.1d" | "616.1e"): Modifying | null {
  const object = findObject(play.state, id);
  if (object === null || all.length < 2) return all[0] ?? null;
  const asking = { player: play.look(object).controller, purpose: "replacement", rule, about: id } as const;
  const show = ({ held: { scope } }: Modifying) =>
    ({ kind: "effect", source: scope.source, ability: scope.ability ?? "" }) as const;
  return askSome(play, asking, all, show, [1, 1])[0] ?? null;
}

/**
 * The one that is applied next: one that turns the back face up (616.1d), then any of the others. Their order is asked only
 * where it makes a difference: where some have it enter tapped and some untapped (616.1e).
 */
function next(play: Play, id: ObjectId, all: readonly Modifying[]): Modifying | null {
  const turning = all.filter((one) => hasEnter(one, "transformed"));
  if (turning.length > 0) return chosen(play, id, turning, "616.1d");
  const tapping = all.filter((one) => hasEnter(one, "tapped"));
  const untapping = all.filter((one) => hasEnter(one, "untapped"));
  const isContest = tapping.length > 0 && untapping.length > 0;
  return isContest ? chosen(play, id, [...new Set([...tapping, ...untapping])], "616.1e") : (all[0] ?? null);
}

/** Applies one: the permanent enters in that way, or something is done as it enters (614.1c, 614.12a). */
function apply(play: Play, id: ObjectId, { effect, scope: own }: Modifying["held"], sources: Sources): Happening[] {
  const scope = { ...own, entering: sources.entering };
  if (effect.kind === "entersWith") return applyEach(play, id, effect.entry, scope);
  carryOutAll(play, { scope }, effect.instructions);
  return [];
}

/** Under whose control it enters and what it is a copy of (616.1b, 616.1c), with the exceptions that are applied besides. */
function settle(
  play: Play,
  id: ObjectId,
  sources: Sources,
  spent: string[],
): { readonly copying: HeldStatic<"entersAsCopy"> | null; readonly events: readonly Happening[] } {
  const copying = becomeCopies(play, id, sources, spent).at(-1) ?? null;
  const besides = copying === null ? [] : [...copying.effect.entry, ...copying.effect.excepted];
  return { copying, events: copying === null ? [] : applyEach(play, id, besides, copying.scope) };
}

/**
 * What the permanent's own text, that of others and the rules make of its entering: first under whose control it enters,
 * then what it is a copy of, then which face is up, then the rest; after each of them it is looked at anew (616.1b–f).
 * "barred" where it has become what cannot enter: nothing more is done then, and it is to be taken back.
 */
export function enterOptions(play: Play, id: ObjectId, sources: Sources, isBarred: () => boolean): "enters" | "barred" {
  const spent: string[] = [];
  let { copying, events } = settle(play, id, sources, spent);
  for (;;) {
    if (isBarred()) return "barred";
    const modifying = next(play, id, applicable(play, id, sources, spent));
    if (modifying === null) break;
    spent.push(modifying.key);
    const made = apply(play, id, modifying.held, sources);
    const again = settle(play, id, sources, spent);
    events = [...events, ...made, ...again.events];
    copying = again.copying ?? copying;
  }
  printedCounters(play, id);
  if (events.length > 0) play.happen(events);
  if (copying !== null) followCopying(play, copying);
  return "enters";
}
