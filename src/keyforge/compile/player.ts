import type { PlayerReference } from "../effects/index.js";
import type { Determiner } from "../syntax/determiner.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Possessor } from "../syntax/possessor.js";
import type { Context } from "./context.js";
import { groupOf } from "./noun.js";
import { opponent, you } from "./plain.js";
import { lowerReference } from "./reference.js";
import { refuse, refuseUnbound } from "./refusal.js";

/** The player of whom was last spoken: "that player", "they". */
function thatPlayer(context: Context, node: object): PlayerReference {
  return context.findPlayer() ?? refuseUnbound("that player", node);
}

/** Whether a group is about a player: "your opponent", "each player", "its owner". */
export function isPlayerPhrase(node: NounPhrase): boolean {
  if (node.kind === "pronoun") return node.word === "you";
  return node.kind === "described" && isPlayerNoun(node);
}

function isPlayerNoun({ noun }: Pick<Described, "noun">): boolean {
  return noun.kind === "common" && playerNouns.has(noun.noun.noun);
}

const playerNouns: ReadonlySet<string> = new Set(["player", "opponent", "controller", "owner"]);

/** The player that a noun phrase means. */
export function lowerPlayer(node: NounPhrase, context: Context): PlayerReference {
  if (node.kind === "pronoun") {
    if (node.word === "you") return you;
    return node.word === "they" || node.word === "them" ? thatPlayer(context, node) : refuse("a player", node);
  }
  if (node.kind !== "described" || node.post.length > 0) return refuse("a player", node);
  const found = named(node, context);
  if (found.kind !== "you") context.mentionPlayer(found);
  return found;
}

function named(node: Described, context: Context): PlayerReference {
  const { noun, determiner } = node;
  if (noun.kind !== "common") return refuse("a player", node);
  switch (noun.noun.noun) {
    case "opponent":
      return node.modifiers.length === 0 ? opponentOf(determiner, node, context) : refuse("such an opponent", node);
    case "player":
      return anyPlayer(determiner, node, context, hauntedIn(node));
    case "owner":
      return { kind: "ownerOf", of: holderOf(node, context) };
    case "controller":
      return { kind: "controllerOf", of: holderOf(node, context) };
    default:
      return refuse("a player", node);
  }
}

function opponentOf(determiner: Described["determiner"], node: object, context: Context): PlayerReference {
  if (determiner?.kind === "determiner" && determiner.word === "your") return opponent;
  if (determiner?.kind === "possessor") return refuse("the opponent of somebody", node);
  return determiner?.kind === "determiner" && determiner.word === "that" ? thatPlayer(context, node) : opponent;
}

const isPlural = ({ noun }: Pick<Described, "noun">): boolean => noun.kind === "common" && noun.noun.form === "plural";

/** "haunted player": which players are meant. */
function hauntedIn({ modifiers }: Pick<Described, "modifiers">): { readonly which?: "haunted" } {
  const [modifier, ...others] = modifiers;
  if (modifier === undefined) return {};
  const isHaunted = others.length === 0 && modifier.kind === "adjective" && modifier.adjective === "haunted";
  return isHaunted ? { which: "haunted" } : refuse("such a player", modifier);
}

function anyPlayer(
  determiner: Described["determiner"],
  node: Described,
  context: Context,
  which: { readonly which?: "haunted" },
): PlayerReference {
  if (determiner === null) return isPlural(node) ? { kind: "eachPlayer", ...which } : refuse("which player", node);
  if (determiner.kind !== "determiner") return refuse("a player", node);
  switch (determiner.word) {
    case "each":
      return context.eachPlayer ?? { kind: "eachPlayer", ...which };
    case "a":
    case "any":
      return { kind: "choosePlayer", ...which };
    case "that":
      return thatPlayer(context, node);
    default:
      return refuse("a player", node);
  }
}

/** Whose owner or controller is meant: "its owner", "that creature's controller". */
function holderOf(node: Described | Possessor, context: Context): ReturnType<typeof lowerReference> {
  const { determiner } = node;
  if (determiner?.kind === "possessor") return objectOf(determiner, context);
  if (determiner?.kind === "determiner" && (determiner.word === "its" || determiner.word === "their"))
    return lowerReference({ kind: "pronoun", word: determiner.word === "its" ? "it" : "them" }, context);
  return refuse("whose owner or controller it is", node);
}

/** The object that a possessor names: "that creature's", "Blorb Hive's". */
export function objectOf(possessor: Possessor, context: Context): ReturnType<typeof lowerReference> {
  if (possessor.by !== null) return refuse("a chain of possessors", possessor);
  const { determiner, modifiers, noun } = possessor;
  return lowerReference(groupOf({ determiner, modifiers, noun, post: [] }), context);
}

/** The player whose something is: "your", "its owner's"; null for "a" and "any", which is anybody's. */
export function ownerOf(
  determiner: Determiner | Possessor | null,
  node: object,
  context: Context,
): PlayerReference | null {
  if (determiner === null) return refuse("whose it is", node);
  if (determiner.kind === "possessor") return possessing(determiner, context);
  if (determiner.kind !== "determiner") return refuse("whose it is", node);
  switch (determiner.word) {
    case "your":
      return you;
    case "their":
    case "that":
    case "the":
      return context.findPlayer() ?? refuseUnbound(determiner.word, node);
    case "a":
    case "any":
    case "each":
      return null;
    default:
      return refuse("whose it is", node);
  }
}

function possessing(possessor: Possessor, context: Context): PlayerReference {
  const { by, determiner, modifiers, noun } = possessor;
  if (!isPlayerNoun({ noun })) return { kind: "controllerOf", of: objectOf(possessor, context) };
  return lowerPlayer(groupOf({ determiner: by ?? determiner, modifiers, noun, post: [] }), context);
}
