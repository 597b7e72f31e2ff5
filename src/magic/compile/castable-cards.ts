import type { Constraint, Filter, ObjectReference, PlayerReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { formOf } from "./head.js";
import { isPronoun } from "./noun.js";
import { refuse } from "./refusal.js";

type Action = "cast" | "play";

/** What the text says is cast or played, and by whom. */
interface Said {
  readonly node: NounPhrase;
  readonly action: Action;
  readonly player: PlayerReference;
}

const land: Constraint = { kind: "cardType", cardType: "land" };

/**
 * What may be cast or played now or for a time: "a spell" is a card that is where it can be cast from, and no object on the
 * stack; one with these characteristics as a card (601.3, 608.2g). "Spells" without a number, and "those cards", are as many
 * as the player likes, one after another (608.2d). Where no place limits them, it is refused.
 */
export function castableCards(what: ObjectReference, { node, action, player }: Said): ObjectReference {
  const cards = asCards(what, action, node);
  const isSome = cards.kind === "matching" && cards !== what && isBarePlural(node);
  if (!isSome && !isThose(cards, node)) return cards;
  const range = { least: { kind: "number", value: 0 }, most: { kind: "anyNumber" } } as const;
  return { kind: "oneOf", of: cards, ...range, chooser: player };
}

/**
 * The same set for a permission that lasts, of which each card is cast on its own (611.2, 601.3); refused where it is a number
 * of spells that are chosen, since none is before it is cast.
 */
export function permittedCards(what: ObjectReference, { action, node }: Said): ObjectReference {
  const cards = asCards(what, action, node);
  const isChosen = cards !== what && (cards.kind === "choice" || cards.kind === "oneOf");
  return isChosen ? refuse("some of them for a time", node) : cards;
}

/** The reference with every set of spells, or of lands to play, read as cards. */
function asCards(what: ObjectReference, action: Action, node: NounPhrase): ObjectReference {
  switch (what.kind) {
    case "matching":
    case "choice":
      return isOfCards(what.filter, action) ? { ...what, filter: cardFilter(what.filter, action, node) } : what;
    case "oneOf":
      return withinOf(what, asCards(what.of, action, node));
    case "among":
      return isOfCards(what.filter, action) ? { ...what, filter: lying(what.filter, action) } : what;
    default:
      return what;
  }
}

function withinOf(what: Extract<ObjectReference, { readonly kind: "oneOf" }>, of: ObjectReference): ObjectReference {
  return of === what.of ? what : { ...what, of };
}

/** Whether it speaks of spells, or of lands that are played. */
function isOfCards({ what, constraints }: Filter, action: Action): boolean {
  const isLand = constraints.some((one) => one.kind === "cardType" && one.cardType === "land");
  return what === "spell" || (action === "play" && what === "permanent" && isLand);
}

function cardFilter(filter: Filter, action: Action, node: NounPhrase): Filter {
  const cards = lying(filter, action);
  const isPlaced = cards.constraints.some(({ kind }) => kind === "inZone" || kind === "isOneOf");
  return isPlaced ? cards : refuse("cast from where", node);
}

/** The cards where they lie: what they would be cast from is where they are. Lands are no spells (305.9). */
function lying({ constraints }: Filter, action: Action): Filter {
  const there = constraints.map((one): Constraint => (one.kind === "castFrom" ? { ...one, kind: "inZone" } : one));
  const spells: readonly Constraint[] = action === "cast" ? [{ kind: "not", constraint: land }] : [];
  return { what: "card", constraints: [...there, ...spells] };
}

/** "those cards", "them": several that were spoken of, of which each may be cast or not. */
function isThose({ kind }: ObjectReference, node: NounPhrase): boolean {
  const isSpokenOf = kind === "result" || kind === "linked" || kind === "rest" || kind === "all" || kind === "target";
  const isPlural = node.kind === "described" && formOf(node.group) === "plural";
  return isSpokenOf && (isPlural || isPronoun(node, "them"));
}

/** "spells", "creature spells": without a number or "all". */
function isBarePlural(node: NounPhrase): boolean {
  return node.kind === "described" && formOf(node.group) === "plural" && node.group.determiners.length === 0;
}
