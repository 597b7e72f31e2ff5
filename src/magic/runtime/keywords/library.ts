import type { Ability, Instruction } from "../../effects/index.js";
import { plainMove } from "../../effects/plain-move.js";
import type { KeywordOf } from "../read/abilities.js";
import { amountOf, castsThis, enters, fixed, named, number, source, triggered, you } from "./build.js";

const one = number(1);

/** The top N cards of the player's library are looked at or revealed. */
function topCards(keyword: KeywordOf, kind: "lookAt" | "reveal"): Instruction {
  const what = { kind: "libraryCards", player: you, end: "top", count: amountOf(keyword) } as const;
  return { kind, ...named(keyword, "top"), player: you, what };
}

/** Those of the top cards that are left go to the bottom of the library. */
function restBelow(keyword: KeywordOf, order: "any" | "random"): Instruction {
  const objects = { kind: "rest", of: named(keyword, "top").result } as const;
  return { ...plainMove, ...named(keyword, "rest"), objects, to: "library", position: "bottom", order };
}

/** Hideaway N (702.75a): one of the top N cards is exiled face down, for its permanent's controller to look at. */
function hideaway(keyword: KeywordOf): readonly Ability[] {
  const of = { kind: "result", slot: named(keyword, "top").result } as const;
  const objects = { kind: "oneOf", of, least: one, most: one, chooser: you } as const;
  const faceDown = [{ kind: "faceDown" }] as const;
  const hide: Instruction = { ...plainMove, ...named(keyword, "hide"), objects, to: "exile", enters: faceDown };
  const permission = { kind: "lookAt", what: { kind: "linked", how: "exiled" } } as const;
  const changes = [{ kind: "permit", permission } as const];
  return [
    triggered(keyword, enters, [topCards(keyword, "lookAt"), hide, restBelow(keyword, "random")]),
    fixed(keyword, "look", [{ kind: "playerContinuous", affected: you, changes }]),
  ];
}

/** Ripple N (702.60a): of the top N cards, those with the spell's name may be cast for nothing. */
function ripple(keyword: KeywordOf): readonly Ability[] {
  const top = { kind: "result", slot: named(keyword, "top").result } as const;
  const filter = { what: "card", constraints: [{ kind: "sharesName", with: source }] } as const;
  const alike = { kind: "among", of: top, filter } as const;
  const slot = `${keyword.id}:ripple:each`;
  const what = { kind: "iteration", slot } as const;
  const cast = { kind: "castSpell", ...named(keyword, "cast"), player: you, what, payment: "free" } as const;
  const mayCast = { kind: "optional", ...named(keyword, "may"), player: you } as const;
  const each: Instruction = {
    kind: "forEach",
    ...named(keyword, "each"),
    slot,
    over: alike,
    instructions: [{ ...mayCast, instructions: [{ ...cast, action: "cast", cost: [] }] }],
  };
  const instructions = [topCards(keyword, "reveal"), each, restBelow(keyword, "any")];
  const reveal: Instruction = { kind: "optional", ...named(keyword, "ripple"), player: you, instructions };
  return [triggered(keyword, castsThis, [reveal], { functionsFrom: "stack" })];
}

/** Keywords that look at the top of the library. */
export const libraryKeywords = { hideaway, ripple };
