import type { Modifier, NounGroup } from "../../../grammar/magic/phrases.js";
import type { CommonNoun } from "../../../grammar/magic/vocabulary/nouns.js";
import type { PostModifier } from "./post-modifier.js";

type Descriptions = readonly PostModifier[];

/** Whether a noun group is English and has what each of its descriptions needs. */
export function isWellDescribed(group: NounGroup, post: Descriptions): boolean {
  return countsRightly(group) && post.every((one) => suits(one, group, post));
}

const comparatives: ReadonlySet<string> = new Set(["more", "fewer", "less", "greater", "lesser", "other", "different"]);
const same: ReadonlySet<string> = new Set(["same"]);
const places: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>(["in", "on", "from", "controlled", "plain", "contact"]); // prettier-ignore

/** Whether the group has the word that a description needs: "more … than", "the same … as", "the time that …". */
function suits(post: PostModifier, group: NounGroup, all: Descriptions): boolean {
  switch (post.kind) {
    case "timeClause":
      return hasNoun(group, "time");
    case "devotionTo":
    case "devotionToWhat":
      return hasNoun(group, "devotion");
    case "andPlace":
      return all.some(({ kind }) => places.has(kind));
    case "than":
      return saysOneOf(group, comparatives);
    case "as":
      return saysOneOf(group, same);
    default:
      return true;
  }
}

function hasNoun(group: NounGroup, wanted: CommonNoun): boolean {
  return group.items.some(({ noun }) => noun.kind === "common" && noun.noun === wanted);
}

function saysOneOf(group: NounGroup, words: ReadonlySet<string>): boolean {
  if (group.determiners.some((one) => one.kind !== "number" && words.has(one.word))) return true;
  return group.items.some(({ modifiers }) => modifiers.some((one) => says(one, words)));
}

function says(modifier: Modifier, words: ReadonlySet<string>): boolean {
  if (modifier.kind === "list") return modifier.members.flat().some((one) => says(one, words));
  return modifier.kind === "state" && words.has(modifier.state);
}

/** "two Warriors", not "two Warrior"; "a card", not "a cards"; "up to three lands", not "three up to lands". */
function countsRightly({ determiners, items }: NounGroup): boolean {
  const last = determiners.at(-1);
  const [first] = items;
  if (last === undefined || first === undefined) return true;
  if (last.kind === "amount") return last.word !== "up to";
  if (last.kind === "article") return !singular.has(last.word) || first.form === "singular";
  if (last.value === 1 || first.form === "plural") return last.value !== 1 || first.form === "singular";
  return (
    last.style === "digits" ||
    first.noun.kind === "subtype" ||
    (first.noun.kind === "common" && masses.has(first.noun.noun))
  );
}

const singular: ReadonlySet<string> = new Set(["a", "an", "this", "another"]);
const masses: ReadonlySet<CommonNoun> = new Set<CommonNoun>(["life", "damage", "mana", "energy"]);
