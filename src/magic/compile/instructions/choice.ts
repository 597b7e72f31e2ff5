import { articleOf, commonHead, groupHasArticle } from "../noun.js";
import { isPlayerPhrase, lowerPlayers } from "../player.js";
import { chooseNewTargets } from "./new-targets.js";
import { choosePile } from "./pile.js";
import { isNumeric } from "../plain.js";
import { exchangeControl, exchangeWhat, exchangeWith } from "./exchange.js";
import { done } from "./result.js";
import type { Instruction, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { WordList } from "../../syntax/word-list.js";
import { objectAntecedent, playerAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { formOf, headsOf, kindsOf } from "../head.js";
import { countedTargets, lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";

type Kinds =
  | "chooseModes"
  | "chooseModesRepeat"
  | "choose"
  | "chooseAtRandom"
  | "chooseWord"
  | "chooseLabel"
  | "vote"
  | "voteFor"
  | "nameCard"
  | "guess"
  | "exchange"
  | "exchangeWhat"
  | "exchangeWith"
  | "repeatProcess";

/** Choices (608.2d), chance and votes. Modal headers are lowered with their modes. */
export const choiceInstructions: InstructionTable<Kinds> = {
  chooseModes: (node) => refuse("modes", node),
  chooseModesRepeat: (node) => refuse("modes", node),
  choose: (node, saying, context) => chooseNoun(node.object, "chosen", saying, context),
  chooseAtRandom: (node, saying, context) => chooseNoun(node.object, "random", saying, context),
  chooseWord: (node, saying, context) =>
    done(
      {
        kind: "chooseValue",
        ...context.nextId(),
        player: saying.subject.player(),
        of: "word",
        options: optionsOf(node.words),
        manner: "chosen",
      },
      context,
    ),
  chooseLabel: (node) => refuse("a word that is chosen", node),
  vote: (node, saying, context) =>
    done(
      {
        kind: "vote",
        ...context.nextId(),
        player: saying.subject.player(),
        startingWith: { kind: "activePlayer" },
        options: optionsOf(node.words),
      },
      context,
    ),
  voteFor: (node) => refuse("vote", node),
  nameCard: (node) => refuse("name", node),
  guess: (node) => refuse("guess", node),
  exchange: exchangeControl,
  exchangeWhat,
  exchangeWith,
  repeatProcess: (node) => refuse("repeat", node),
};

/** The words of a list from which one is taken (701.38b). */
function optionsOf(words: WordList): readonly string[] {
  return words.conjunction === "or" ? words.names : refuse("words", words);
}

/** "choose a color", "choose a creature type", "choose target creature", "choose a creature you control". */
function chooseNoun(
  object: NounPhrase,
  manner: "chosen" | "random",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  if (
    object.kind === "coordinated" &&
    object.conjunction === "and" &&
    object.members.every((one) => valueOf(one) !== null)
  )
    return object.members.flatMap((one) => chooseNoun(one, manner, saying, context));
  const targets = manner === "chosen" ? chooseNewTargets(object, saying, context) : null;
  if (targets !== null) return targets;
  const player = saying.subject.player();
  const value = valueOf(object);
  if (value !== null) return chooseValue(value, manner, player, context);
  const pile = manner === "chosen" ? choosePile(object, player, context) : null;
  if (pile !== null) return pile;
  if (isTargetPlayers(object, context)) return manner === "random" ? refuse("at random", object) : [];
  const objects = lowerObjects(object, context, player);
  if (manner === "random") return refuse("at random", object);
  const instruction: Instruction = { kind: "chooseObjects", ...context.nextId(), player, objects, secretly: "openly" };
  context.lastResult = instruction.result;
  context.doings.push(instruction);
  const chosen = { kind: "result", slot: instruction.result } as const;
  if (objects.kind === "target") context.alsoCalled(objects, ["chosen"]);
  else if (object.kind === "described")
    context.mention(
      objectAntecedent(chosen, formOf(object.group), [...headsOf(object.group), "chosen"], kindsOf(object.group)),
    );
  else if (objects.kind === "choice" && object.kind === "partitive" && object.of.kind === "described")
    context.mention(
      objectAntecedent(chosen, "plural", [...headsOf(object.of.group), "chosen"], kindsOf(object.of.group)),
    );
  if (objects.kind === "oneOf")
    context.mention(objectAntecedent(chosen, isNumeric(objects.most, 1) ? "singular" : "plural", ["any", "chosen"]));
  return [instruction];
}

/** "choose any number of target opponents": they are announced (601.2c), and nothing is done yet; "those players" are they. */
function isTargetPlayers(object: NounPhrase, context: Context): boolean {
  const announced = object.kind === "partitive" ? countedTargets(object) : object;
  if (announced?.kind !== "described" || !isPlayerPhrase(announced)) return false;
  if (!groupHasArticle(announced.group, "target")) return false;
  lowerPlayers(announced, context);
  return true;
}

/** "choose a color"; of a player who is chosen later words may speak: "that player" (608.2c). */
function chooseValue(
  of: ReturnType<typeof valueOf> & string,
  manner: "chosen" | "random",
  player: PlayerReference,
  context: Context,
): readonly Instruction[] {
  const base = context.nextId();
  if (of === "opponent" || of === "player")
    context.mention(playerAntecedent({ kind: "resultPlayer", slot: base.result }, "singular"));
  const made: Instruction = { kind: "chooseValue", ...base, player, of, options: [], manner };
  context.doings.push(made);
  return [made];
}

const values = {
  color: "color",
  "creature type": "creatureType",
  "card name": "cardName",
  "card type": "cardType",
  "land type": "landType",
  "basic land type": "basicLandType",
  number: "number",
  opponent: "opponent",
  player: "player",
} as const;

function valueOf(object: NounPhrase): (typeof values)[keyof typeof values] | null {
  const head = commonHead(object);
  if (head === null || head.modifiers.length > 0 || head.post.length > 0) return null;
  const article = articleOf(head.group);
  return (article === "a" || article === "an") && isValue(head.noun) ? values[head.noun] : null;
}

function isValue(noun: string): noun is keyof typeof values {
  return noun in values;
}
