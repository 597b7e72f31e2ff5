import type { Constraint } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { VerbPhrase } from "../syntax/verb-phrase.js";
import type { Context } from "./context.js";
import { lowerFilter } from "./filter.js";
import { groupOf, nounOf } from "./noun.js";
import { friendly } from "./plain.js";
import { lowerReference } from "./reference.js";
import { refuse } from "./refusal.js";

type Role = Extract<Constraint, { readonly kind: "fighting" }>["role"];

const fixedRoles: Readonly<Record<string, Role>> = {
  whileAttacking: "attacking",
  whenAttacking: "attacking",
  whileFighting: "either",
  whenFighting: "either",
  whenAttacked: "attacked",
};

/** Whether it says in short when something holds: of the subject, which it does not name. */
export function isElliptic(one: Adverbial): boolean {
  switch (one.kind) {
    case "ellipticState":
      return true;
    case "ellipticPlace":
    case "ellipticVerb":
      return one.word === "while";
    case "fixed":
      return fixedRoles[one.words] !== undefined;
    default:
      return false;
  }
}

/** What is so of the subject as long as it holds: "while on a flank", "while attacking an enemy flank creature". */
export function whileSo(node: Adverbial, context: Context): readonly Constraint[] {
  switch (node.kind) {
    case "ellipticPlace":
      return [standing(node, context)];
    case "ellipticState":
      return node.state === "equal" || node.state === "blank"
        ? refuse("while what", node)
        : described({ kind: "adjective", adjective: node.state }, context);
    case "ellipticVerb":
      return [fighting(node.verb, context)];
    case "fixed": {
      const role = fixedRoles[node.words] ?? refuse("while what", node);
      return [{ kind: "fighting", role, against: null }];
    }
    default:
      return refuse("while what", node);
  }
}

const cards = { kind: "common", noun: { noun: "card", form: "plural" } } as const;
type Modifiers = Parameters<typeof groupOf>[0]["modifiers"];

/** What an adjective demands of a card. */
function described(modifier: Modifiers[number], context: Context): readonly Constraint[] {
  return lowerFilter(groupOf({ determiner: null, modifiers: [modifier], noun: cards, post: [] }), context).constraints;
}

/** "on a flank", "not on a flank", "under your control" */
function standing(
  { preposition, place }: Extract<Adverbial, { readonly kind: "ellipticPlace" }>,
  context: Context,
): Constraint {
  if (preposition === "under") {
    const isYours =
      nounOf(place) === "control" &&
      place.kind === "described" &&
      place.determiner?.kind === "determiner" &&
      place.determiner.word === "your" &&
      place.modifiers.length + place.post.length === 0;
    return isYours ? friendly : refuse("under what", place);
  }
  const at = preposition === "notOn" ? "on" : preposition === "notIn" ? "in" : preposition;
  const post = { kind: "place", not: null, preposition: at, what: place } as const;
  const { constraints } = lowerFilter(groupOf({ determiner: null, modifiers: [], noun: cards, post: [post] }), context);
  const [one, ...others] = constraints;
  if (one === undefined || others.length > 0) return refuse("where it is", place);
  return at === preposition ? one : { kind: "not", constraint: one };
}

/** "fighting", "attacking an enemy flank creature" */
function fighting({ predicate, modal, adverb, tails }: VerbPhrase, context: Context): Constraint {
  if (modal !== null || adverb !== null || tails.length > 0) return refuse("while what", predicate);
  switch (predicate.kind) {
    case "fights":
      return { kind: "fighting", role: "either", against: null };
    case "fight":
      return { kind: "fighting", role: "either", against: opponentIn(predicate.object, context) };
    case "attack":
      return { kind: "fighting", role: "attacking", against: opponentIn(predicate.object, context) };
    default:
      return refuse("while what", predicate);
  }
}

/** Whom it fights: any that fits, or a certain one. */
function opponentIn(node: NounPhrase, context: Context): Extract<Constraint, { readonly kind: "fighting" }>["against"] {
  const isAny =
    node.kind === "described" &&
    (node.determiner === null
      ? node.noun.kind !== "name"
      : node.determiner.kind === "determiner" && (node.determiner.word === "a" || node.determiner.word === "an"));
  return isAny ? lowerFilter({ ...node, determiner: null }, context) : lowerReference(node, context);
}
