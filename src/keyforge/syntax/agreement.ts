import { NOUNS } from "../../../grammar/keyforge/vocabulary/index.js";
import { isWellDescribed } from "./description.js";
import type { Determiner, DeterminerWord } from "./determiner.js";
import type { Described, Noun } from "./noun-phrase.js";
import type { Possessor } from "./possessor.js";
import type { Amount } from "./terminals.js";

/** The number of a noun; of a name, an icon or "armor" nothing is known. */
function formOf(noun: Noun): "singular" | "plural" | undefined {
  if (noun.kind === "common") return uncounted.has(noun.noun.noun) ? undefined : noun.noun.form;
  return noun.kind === "trait" || (noun.kind === "name" && noun.sort !== "own") ? noun.form : undefined;
}

const uncounted: ReadonlySet<string> = new Set(["armor", "damage", "play", "archives", "power", "setup", "control"]);

const singular: ReadonlySet<DeterminerWord> = new Set<DeterminerWord>(["a", "an", "each", "another", "this", "that", "every", "either", "eachOther"]); // prettier-ignore
const plural: ReadonlySet<DeterminerWord> = new Set<DeterminerWord>(["those", "these", "both", "oneOrMore", "anyNumberOf", "aNumberOf", "thatMany", "allOther"]); // prettier-ignore

/** Whether determiner, modifiers and noun of a group go together. */
export function isWellFormed(node: Described): boolean {
  if (!isWellDescribed(node) || !sharesDeterminer(node) || !suitsNoun(node)) return false;
  const form = formOf(node.noun);
  if (node.determiner === null) return mayStandBare(node, form);
  return form === undefined || agrees(node.determiner, form, node);
}

/** A house and a keyword take no determiner; an icon is counted; "this turn" is a time and no thing. */
function suitsNoun({ determiner, modifiers, noun }: Described): boolean {
  switch (noun.kind) {
    case "house":
    case "keyword":
      return determiner === null;
    case "icon":
      return modifiers.every((one) => one.kind === "count" || (one.kind === "adjective" && amounts.has(one.adjective))) && suitsIcon(determiner, modifiers.some((one) => one.kind === "count")); // prettier-ignore
    case "common":
      return !(noun.noun.noun === "turn" && determiner?.kind === "determiner" && determiner.word === "this");
    default:
      return true;
  }
}

const amounts: ReadonlySet<string> = new Set(["additional", "extra", "remaining"]);

/** Two counts do not go together, but for "an additional 3{D}". */
function suitsIcon(determiner: Described["determiner"], counted: boolean): boolean {
  if (!counted || determiner === null) return true;
  return determiner.kind === "determiner" && (determiner.word === "an" || determiner.word === "a");
}

/** Nouns under one determiner are of one sort and number. */
function sharesDeterminer({ determiner, noun, more }: Described): boolean {
  if (more.length === 0) return true;
  if (determiner === null && formOf(noun) !== "plural") return false;
  return more.every((one) => sortOf(one.noun) === sortOf(noun) && formOf(one.noun) === formOf(noun));
}

function sortOf(noun: Noun): string | undefined {
  return noun.kind === "common" ? NOUNS.get(noun.noun.noun)?.sort : "card";
}

/** A lone singular noun needs a determiner, but for names, icons and such as "play" and "power". */
function mayStandBare({ noun, modifiers }: Described, form: "singular" | "plural" | undefined): boolean {
  if (form !== "singular" || noun.kind !== "common") return true;
  return bare.has(noun.noun.noun) || modifiers.some((one) => one.kind === "count");
}

const bare: ReadonlySet<string> = new Set(["play", "house", "cost", "power", "armor", "damage", "top", "bottom", "control", "left", "right", "discard pile", "deck", "hand", "discard"]); // prettier-ignore

function agrees(first: Determiner | Possessor, form: "singular" | "plural", { modifiers }: Described): boolean {
  switch (first.kind) {
    case "possessor":
      return true;
    case "determiner":
      if (first.word === "each" && modifiers.some((one) => one.kind === "count")) return true;
      return form === "singular" ? !plural.has(first.word) : !singular.has(first.word);
    case "count":
      return fits(first.amount, form);
    case "limited":
      return first.limit === "a" || first.limit === "another" || fits(first.amount, form);
    case "bounded":
    case "range":
      return form === "plural" || first.kind === "bounded";
  }
}

function fits(amount: Amount, form: "singular" | "plural"): boolean {
  return amount.kind === "x" || (amount.value === 1 ? form === "singular" : form === "plural");
}
