import type { Participant, PlayerReference, TurnPart } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { NounItem, Possessor } from "../../../grammar/magic/phrases.js";
import { playerAntecedent, type Context } from "./context.js";
import { articleOf, hasArticle, headedBy, isNounWord, phraseOf, stateOf } from "./noun.js";
import { isPlayerPhrase, lowerPlayers, possessorPlayer } from "./player.js";
import { refuse } from "./refusal.js";

/** A part of a turn, whose, and which one. */
export interface TurnPartReading {
  readonly part: TurnPart;
  readonly whose: Participant | null;
  readonly next: "each" | "next" | "this" | "ofNextTurn";
}

/** Whether one part alone is meant, which is still to come: what waits for it is a delayed triggered ability (603.7a). */
export function isComing(next: TurnPartReading["next"]): boolean {
  return next === "next" || next === "ofNextTurn";
}

const parts: Readonly<Partial<Record<string, TurnPart>>> = {
  upkeep: "upkeep",
  "end step": "endStep",
  "draw step": "drawStep",
  "untap step": "untapStep",
  "main phase": "mainPhase",
  combat: "combat",
  turn: "turn",
  "cleanup step": "cleanupStep",
  "combat phase": "combat",
  "declare attackers step": "declareAttackersStep",
  "declare blockers step": "declareBlockersStep",
  "combat damage step": "combatDamageStep",
  "end of combat step": "endOfCombat",
};

/** "your upkeep", "the next end step", "combat on your turn", "each player's upkeep", "your first main phase". */
export function turnPartOf(when: NounPhrase, context: Context): TurnPartReading {
  const [item] = when.kind === "described" ? when.group.items : [];
  if (when.kind !== "described" || item?.noun.kind !== "common" || when.group.items.length > 1)
    return refuse("a part of the turn", when);
  const { part, next } = isUpkeepStep(item)
    ? ({ part: "upkeep", next: "each" } as const)
    : modified(parts[item.noun.noun] ?? refuse(item.noun.noun, when), item.modifiers, when);
  const own = whoseOf(when, context);
  return {
    part: part === "combat" && when.post.length > 0 ? "combat" : part,
    whose: own.whose,
    next: next === "next" ? "next" : own.next,
  };
}

/** "upkeep step", of which texts mostly say "upkeep" alone (503.1). */
export function isUpkeepStep({ noun, modifiers }: NounItem): boolean {
  const [first, ...others] = modifiers;
  return noun.kind === "common" && noun.noun === "step" && others.length === 0 && isNounWord(first, "upkeep");
}

type Modifiers = Extract<NounPhrase, { readonly kind: "described" }>["group"]["items"][number]["modifiers"];

function modified(
  named: TurnPart,
  modifiers: Modifiers,
  node: object,
): { readonly part: TurnPart; readonly next: "next" | "each" } {
  const [first, ...more] = modifiers;
  if (first === undefined) return { part: named, next: "each" };
  if (more.length > 0) return refuse("a part of the turn", node);
  if (first.kind === "state" && first.state === "next") return { part: named, next: "next" };
  if (first.kind === "ordinal" && named === "mainPhase" && first.value <= 2)
    return { part: first.value === 1 ? "firstMainPhase" : "secondMainPhase", next: "each" };
  if (first.kind === "state" && named === "mainPhase" && (first.state === "precombat" || first.state === "postcombat"))
    return { part: first.state === "precombat" ? "firstMainPhase" : "secondMainPhase", next: "each" };
  return refuse("a part of the turn", node);
}

function whoseOf(
  when: Extract<NounPhrase, { readonly kind: "described" }>,
  context: Context,
): { readonly whose: Participant | null; readonly next: TurnPartReading["next"] } {
  const [post, ...posts] = when.post;
  const you: Participant = { kind: "player", reference: { kind: "you" } };
  if (post?.kind === "of" && posts.length === 0 && hasArticle(when, "the") && isPlayerPhrase(post.what))
    return { whose: { kind: "player", reference: lowerPlayers(post.what, context) }, next: "each" };
  if (post !== undefined) {
    if (posts.length > 0 || post.kind !== "on" || when.group.determiners.length > 0)
      return refuse("a part of the turn", when);
    return { whose: turnPartOf(post.where, context).whose, next: "each" };
  }
  if (when.group.possessor !== null && isNextTurn(when.group.possessor)) return { whose: null, next: "ofNextTurn" };
  if (when.group.possessor !== null)
    return { whose: { kind: "player", reference: turnPlayer(when.group.possessor, context) }, next: "each" };
  const [first, ...rest] = when.group.determiners;
  if (first === undefined || first.kind !== "article" || rest.length > 0) return refuse("a part of the turn", when);
  if (first.word === "your") return { whose: you, next: "each" };
  if (first.word === "each") {
    context.mention(playerAntecedent({ kind: "triggeringPlayer" }, "singular"));
    return { whose: { kind: "player", reference: { kind: "eachPlayer" } }, next: "each" };
  }
  if (first.word === "the" || first.word === "any") return { whose: null, next: "each" };
  if (first.word === "this" || first.word === "that") return { whose: null, next: "this" };
  if (first.word === "their" || first.word === "his or her")
    return { whose: { kind: "player", reference: context.findPlayer("their", when) }, next: "each" };
  return refuse(first.word, when);
}

/** "the next turn's upkeep": of whichever turn comes after this one. */
function isNextTurn({ group }: Possessor): boolean {
  const head = group.kind === "self" ? null : headedBy(phraseOf(group), "turn");
  const [next, ...others] = head?.modifiers ?? [];
  return head !== null && others.length === 0 && stateOf(next) === "next" && articleOf(head.group) === "the";
}

/** "each player's upkeep": "that player" is then the one whose turn part it is. */
function turnPlayer(possessor: Possessor, context: Context): PlayerReference {
  const player = possessorPlayer(possessor, context);
  if (
    ["eachPlayer", "eachOpponent", "eachOtherPlayer", "anyOpponent", "anyPlayer", "matchingPlayers"].includes(
      player.kind,
    )
  )
    context.mention(playerAntecedent({ kind: "triggeringPlayer" }, "singular"));
  return player;
}
