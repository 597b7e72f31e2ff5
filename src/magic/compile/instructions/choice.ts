import { articleOf, bareNoun, commonHead } from "../noun.js";
import type { Instruction } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { objectAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { formOf, headsOf } from "../head.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import type { Saying } from "../saying.js";

type Kinds =
  | "chooseModes"
  | "chooseModesRepeat"
  | "choose"
  | "chooseAtRandom"
  | "chooseWord"
  | "flip"
  | "roll"
  | "vote"
  | "voteFor"
  | "nameCard"
  | "guess"
  | "exchange"
  | "repeatProcess";

/** Choices (608.2d), chance and votes. Modal headers are lowered with their modes. */
export const choiceInstructions: InstructionTable<Kinds> = {
  chooseModes: (node) => refuse("modes", node),
  chooseModesRepeat: (node) => refuse("modes", node),
  choose: (node, saying, context) => chooseNoun(node.object, "chosen", saying, context),
  chooseAtRandom: (node, saying, context) => chooseNoun(node.object, "random", saying, context),
  chooseWord: (node, saying, context) => [
    {
      kind: "chooseValue",
      ...context.nextId(),
      player: saying.subject.player(),
      of: "word",
      options: node.words.names,
      manner: "chosen",
    },
  ],
  flip: (node, saying, context) => flip(node.object, saying, context),
  roll: (node) => refuse("roll", node),
  vote: (node) => refuse("vote", node),
  voteFor: (node) => refuse("vote", node),
  nameCard: (node) => refuse("name", node),
  guess: (node) => refuse("guess", node),
  exchange: (node) => refuse("exchange", node),
  repeatProcess: (node) => refuse("repeat", node),
};

/** "choose a color", "choose a creature type", "choose target creature", "choose a creature you control". */
function chooseNoun(
  object: NounPhrase,
  manner: "chosen" | "random",
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  const value = valueOf(object);
  if (value !== null) return [{ kind: "chooseValue", ...context.nextId(), player, of: value, options: [], manner }];
  const objects = lowerObjects(object, context, player);
  if (manner === "random") return refuse("at random", object);
  const instruction: Instruction = { kind: "chooseObjects", ...context.nextId(), player, objects, secretly: "openly" };
  context.lastResult = instruction.result;
  if (object.kind === "described" && objects.kind !== "target")
    context.mention(
      objectAntecedent({ kind: "result", slot: instruction.result }, formOf(object.group), headsOf(object.group)),
    );
  return [instruction];
}

const values = {
  color: "color",
  "creature type": "creatureType",
  "card type": "cardType",
  "land type": "landType",
  "basic land type": "landType",
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

function flip(object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const coin = bareNoun(object, "coin");
  if (coin === null || articleOf(coin) !== "a") return refuse("flip", object);
  return [
    {
      kind: "flipCoin",
      ...context.nextId(),
      player: saying.subject.player(),
      count: { kind: "number", value: 1 },
      sides: 2,
      until: null,
    },
  ];
}
