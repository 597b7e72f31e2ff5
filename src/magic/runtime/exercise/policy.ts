import { findObject } from "../state/objects.js";
import type { Option, Request } from "../state/request.js";
import type { GameState } from "../state/state.js";

/** How choices are made in a trial. */
export interface Policy {
  /** Whether what may be done is done, and what may be paid is paid. */
  readonly may: "yes" | "no";
  /** From which option on choices begin, so that other trials try others; -1 is the last one. */
  readonly offset: number;
  /** Whether as many as possible are chosen, or as few. */
  readonly many: "most" | "least";
  readonly attack: "all" | "source" | "others" | "none";
  readonly block: "one" | "none";
  /** Whether much has happened in the turn before, for what looks back at it. */
  readonly past: "quiet" | "eventful";
  /** Whether there is something for each filter of the ability; its conditions may want that there is not. */
  readonly pieces: "placed" | "none";
  /** Whether the conditions of the ability are made to hold beforehand. */
  readonly conditions: "asTheyAre" | "met";
  /** When a spell is cast or an ability activated: at once, or in combat with attackers and blockers declared. */
  readonly moment: "main" | "combat";
  /** The object under trial. */
  readonly source: number | null;
  /** What attacks where only one creature does: the object under trial, or what that is attached to. */
  readonly attacker: number | null;
  /** What coins and dice fall by, so that they fall otherwise in each trial. */
  readonly seed: number;
  /** The object that is to be the target of what is cast now. */
  readonly aim: number | null;
}

/** So many options, from the offset on. */
function some({ options }: Request, count: number, offset: number): number[] {
  const start = options.length === 0 ? 0 : (offset + options.length) % options.length;
  return Array.from({ length: count }, (_, index) => (index + start) % options.length);
}

/** One pair for each creature, as the policy has it. */
function pairs({ options }: Request, isWanted: (option: Option) => boolean): number[] {
  const used = new Set<number>();
  return options.flatMap((option, index) => {
    if (option.kind !== "pair" || used.has(option.object) || !isWanted(option)) return [];
    used.add(option.object);
    return [index];
  });
}

/** As many as the policy wants, between the least and the most. */
function count({ least, most, options, purpose }: Request, { many }: Policy): number {
  const highest = Math.min(most, options.length);
  if (many === "least") return least;
  if (purpose === "cost") return highest;
  return Math.min(highest, Math.max(least, Math.min(highest, 3)));
}

/** An amount divided as evenly as can be. */
function divided({ options, most }: Request): number[] {
  const each = Math.floor(most / options.length);
  return options.map((_, index) => (index === 0 ? most - each * (options.length - 1) : each));
}

/** The attackers: all, or the one under trial. */
function attackers(request: Request, policy: Policy): number[] {
  if (policy.attack === "none") return [];
  return pairs(
    request,
    (option) =>
      option.kind === "pair" &&
      (policy.attack === "all" || (policy.attack === "source") === (option.object === policy.attacker)),
  );
}

/** The blockers: one for the object under trial, or else for the first that can be blocked. */
function blockers(request: Request, { block, source }: Policy): number[] {
  if (block === "none") return [];
  const own = pairs(
    request,
    (option) => option.kind === "pair" && (option.with === source || option.object === source),
  );
  return (own.length > 0 ? own : pairs(request, () => true)).slice(0, 1);
}

/** Options with objects other than the one under trial first: a target of its own effect is seldom what is meant. */
function preferred(request: Request, { source, offset, aim }: Policy, state: GameState): number[] {
  const aimed = request.options.findIndex((option) => option.kind === "object" && option.object === aim);
  if (aimed >= 0) return [aimed];
  const indices = request.options.map((_, index) => index);
  const isOwn = (index: number): boolean => {
    const option = request.options[index];
    return (
      option?.kind === "object" && (option.object === source || findObject(state, option.object)?.kind === "ability")
    );
  };
  const others = indices.filter((index) => !isOwn(index));
  const start = others.length === 0 ? 0 : (offset + others.length) % others.length;
  return [...others.slice(start), ...others.slice(0, start), ...indices.filter(isOwn)];
}

/** The answer that a policy gives to a request. */
export function answerFor(request: Request, policy: Policy, state: GameState): number[] {
  if (request.options[0]?.kind === "yes") return [policy.may === "yes" ? 0 : 1];
  if (request.purpose === "attackers") return attackers(request, policy);
  if (request.purpose === "blockers") return blockers(request, policy);
  switch (request.kind) {
    case "order":
      return request.options.map((_, index) => index);
    case "divide":
      return divided(request);
    case "assign":
      return request.options.map((_, index) => (index === 0 ? request.most : 0));
    case "number":
      return [Math.min(request.most, Math.max(request.least, 2 + 2 * Math.max(0, policy.offset)))];
    case "choose":
      if (request.purpose === "target" || request.purpose === "object") {
        return preferred(request, policy, state).slice(0, count(request, policy));
      }
      return some(request, count(request, policy), policy.offset);
  }
}
