import { anyNounPhrase, frame } from "./frame.js";
import { construct, field, later, many, oneOf, optional, where, type Syntax } from "./kernel/index.js";
import { simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";

const simplePhrase: Syntax<NounPhrase> = later("a noun phrase", (): Syntax<NounPhrase> => simpleNounPhrase);

/** As many as there are, but one at least. */
function several<Value>(syntax: Syntax<Value>): Syntax<readonly Value[]> {
  return where(many(syntax), (found) => found.length > 0);
}

const by = optional(construct("by", ["by", field("source", anyNounPhrase)]));

/** "all abilities", which objects lose: no player's thing (613.1f). */
function isAllAbilities(node: NounPhrase): boolean {
  if (node.kind !== "described" || node.post.length > 0) return false;
  const [item, ...others] = node.group.items;
  const [all] = node.group.determiners;
  const abilities = item?.noun.kind === "common" && item.noun.noun === "ability" && item.modifiers.length === 0;
  return abilities && others.length === 0 && all?.kind === "article" && all.word === "all";
}

/** Frames about damage (120) and life (119). */
export const damageFrames = [
  /** "deals 2 damage to target creature and 1 damage to its controller" */
  frame("dealToEach", "deal", [field("object", anyNounPhrase), "to", field("to", simplePhrase), field("more", several(construct("andDeal", [field("joined", oneOf("and", { and: "and", comma: ",", commaAnd: ", and" })), field("object", anyNounPhrase), "to", field("to", simplePhrase)])))]),
  frame("dealTo", "deal", [field("object", anyNounPhrase), "to", field("to", anyNounPhrase)]),
  frame("dealDivided", "deal", [field("object", anyNounPhrase), field("how", oneOf("divided", { asYouChoose: "divided as you choose among", evenly: "divided evenly , rounded down , among" })), field("among", anyNounPhrase)]),
  frame("dealToEqual", "deal", [field("object", anyNounPhrase), "to", field("to", anyNounPhrase), "equal to", field("quantity", anyNounPhrase)]),
  frame("deal", "deal", [field("object", anyNounPhrase)]),
  frame("prevent", "prevent", [field("object", anyNounPhrase), "that would be dealt", field("to", optional(construct("to", ["to", field("recipient", anyNounPhrase)]))), field("by", by)]),
  frame("preventToAndBy", "prevent", [field("object", anyNounPhrase), "that would be dealt to and dealt by", field("what", anyNounPhrase)]),
  frame("preventWhat", "prevent", [field("object", anyNounPhrase)]),
  frame("gain", "gain", [field("object", anyNounPhrase)]),
  frame("loseControl", "lose", ["control of", field("object", anyNounPhrase)]),
  frame("lose", "lose", [field("object", where(anyNounPhrase, (node) => !isAllAbilities(node)))]),
  frame("winFlip", "win", [field("object", anyNounPhrase)]),
  frame("getNoun", "get", [field("object", anyNounPhrase)]),
] as const; // prettier-ignore
