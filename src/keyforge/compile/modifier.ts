import type { Constraint } from "../effects/index.js";
import type { AdjectiveWord } from "../syntax/adjective.js";
import type { Denied, Modifier, SimpleModifier } from "../syntax/modifier.js";
import type { Context } from "./context.js";
import { cardTypes, type Narrowing } from "./filter.js";
import { enemy, friendly, host, source } from "./plain.js";
import { refuse, refuseTrait, refuseUnbound } from "./refusal.js";

const not = (constraint: Constraint): Constraint => ({ kind: "not", constraint });
const damaged: Constraint = { kind: "state", state: "damaged" };

/** Qualities that need nothing but themselves. */
const plainWords: Readonly<Partial<Record<AdjectiveWord, Constraint>>> = {
  friendly,
  enemy,
  damaged,
  undamaged: not(damaged),
  exhausted: { kind: "state", state: "exhausted" },
  ready: { kind: "state", state: "ready" },
  facedown: { kind: "state", state: "facedown" },
  stunned: { kind: "status", status: "stun" },
  warded: { kind: "status", status: "ward" },
  enraged: { kind: "status", status: "enrage" },
  flank: { kind: "position", position: "flank" },
  topmost: { kind: "topmost" },
  center: { kind: "position", position: "center" },
  mostPowerful: { kind: "superlative", most: "most", measure: "power" },
  leastPowerful: { kind: "superlative", most: "least", measure: "power" },
};

/** Participles before a noun, by the verb of the instruction that did it: "the discarded cards". */
export const deeds: Readonly<Partial<Record<AdjectiveWord, string>>> = {
  discarded: "discard",
  revealed: "reveal",
  destroyed: "destroy",
  purged: "purge",
  archived: "archive",
  returned: "return",
  exalted: "exalt",
  chosen: "choose",
};

/** The bearer of the ability: on an upgrade, the creature that it is attached to. */
export const bearerOf = ({ bearer }: Context) =>
  bearer.type === "upgrade" && bearer.where === "onCard" ? host : source;

/** The deeds that may take a card out of play, or that are done to cards which are not there: those cards are wherever they are now. */
const elsewhere: ReadonlySet<string> = new Set([
  "discard", "reveal", "destroy", "purge", "archive", "return", "shuffle", "put", "sacrifice", "look", "search", "draw",
]); // prettier-ignore

/** Those that a deed was done to, as a demand: of those that it moves none must be in play. */
export function amongDone(verb: string, slot: string, negated: "not" | null): Narrowing {
  const among: Constraint = { kind: "among", of: { kind: "result", slot } };
  if (negated !== null) return { constraints: [not(among)] };
  return elsewhere.has(verb) ? { zones: [], constraints: [among] } : { constraints: [among] };
}

function adjective(word: AdjectiveWord, node: object, context: Context): Narrowing {
  const only = (constraint: Constraint): Narrowing => ({ constraints: [constraint] });
  const plain = plainWords[word];
  if (plain !== undefined) return only(plain);
  if (word === "neighboring") return only({ kind: "neighborOf", of: bearerOf(context), side: "either" });
  if (word === "other") return only({ kind: "otherThan", than: context.each ?? bearerOf(context) });
  const deed = deeds[word];
  if (deed === undefined) return refuse(`"${word}" before a noun`, node);
  const byDamage = deed === "destroy" && context.didWith("destroy") === undefined ? context.didWith("deal") : undefined;
  const slot = context.didWith(deed) ?? byDamage ?? refuseUnbound(word, node);
  return amongDone(deed, slot, null);
}

function denied({ of }: Denied): Constraint {
  switch (of.kind) {
    case "token":
      return not({ kind: "token" });
    case "house":
      return not({ kind: "house", house: of.name });
    case "trait":
      return not({ kind: "trait", trait: of.name });
    case "adjective":
      return not({ kind: "position", position: "flank" });
    case "noun": {
      const type = cardTypes.get(of.name);
      return type === undefined ? refuse("what it must not be", of) : not({ kind: "cardType", type });
    }
    case "unknown":
      return refuseTrait(of.name, of);
  }
}

function simple(node: SimpleModifier, context: Context): Narrowing {
  const only = (constraint: Constraint): Narrowing => ({ constraints: [constraint] });
  switch (node.kind) {
    case "adjective":
      // What is chosen at random, or is another one than before, is said with how it is chosen.
      // "each purged card" is one that lies purged, unless the ability purged it itself.
      if (node.adjective === "purged" && context.didWith("purge") === undefined) return { zones: ["purged"] };
      return node.adjective === "random" || node.adjective === "different"
        ? {}
        : node.adjective === "purged" && context.didWith("purge") === undefined
          ? { zones: ["purged"] }
          : adjective(node.adjective, node, context);
    case "token":
      return only({ kind: "token" });
    case "non":
      return only(denied(node));
    case "house":
      return only({ kind: "house", house: node.house });
    case "trait":
      return node.known === "known" ? only({ kind: "trait", trait: node.trait }) : refuseTrait(node.trait, node);
    case "keyword":
      return only({ kind: "keyword", keyword: node.keyword });
    case "noun": {
      const type = cardTypes.get(node.noun.noun);
      return type === undefined ? refuse("a noun before a noun", node) : { types: [type] };
    }
    case "step":
    case "counterKind":
    case "powerChange":
    case "count":
    case "icon":
      return refuse("what stands before the noun", node);
  }
}

/** What a word before the noun demands. */
export function lowerModifier(node: Modifier, context: Context): Narrowing {
  if (node.kind !== "either") return simple(node, context);
  const sides = [simple(node.one, context), simple(node.other, context)];
  if (node.conjunction === "and") return refuse("both at once", node);
  if (sides.every(({ types }) => types !== undefined)) return { types: sides.flatMap(({ types = [] }) => types) };
  const constraints = sides.flatMap((side) => (side.types === undefined ? (side.constraints ?? []) : []));
  return constraints.length === 2
    ? { constraints: [{ kind: "either", constraints }] }
    : refuse("one or the other", node);
}
