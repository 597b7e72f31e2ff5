import { headedBy, isBareSingular, isIndefinite, ofWhat } from "./noun.js";
import type { Change, Color, ObjectReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { hasAllCreatureTypes } from "./creature-types.js";
import { figureQuantity } from "./figure.js";
import { refuse } from "./refusal.js";
import { emptyDraft, readModifier, type TokenDraft } from "./token.js";
import { checkStill } from "./still-amendment.js";
import { stillPart } from "./still-part.js";
import { readTokenPost } from "./token-post.js";
import { knownSubtype } from "./filter.js";
import { lowerObjects } from "./reference.js";
import { valueOfChoice } from "./value-of-choice.js";

type Addition =
  | "types" | "theirTypes" | "creatureTypes" | "theirCreatureTypes" | "colors" | "colorsAndTypes" | "theirColorsAndTypes" | "landTypes" | null; // prettier-ignore

/** As {@link becomeChanges}; what became that may be called so in what follows. */
export function becoming(
  object: NounPhrase,
  addition: Addition,
  subject: ObjectReference,
  context: Context,
): readonly Change[] {
  const still = stillPart(object);
  if (still !== null) checkStill(still.still, subject, context);
  const changes =
    still === null
      ? becomeChanges(object, addition, context)
      : becomeChanges(still.object, addition ?? "types", context);
  for (const change of changes)
    if (change.kind === "setTypes" || change.kind === "addTypes") context.alsoCalled(subject, change.types);
  return changes;
}

/** What "becomes a 4/4 red Dragon creature with flying" changes; "in addition" adds instead of setting (205.1b). */
export function becomeChanges(object: NounPhrase, addition: Addition, context: Context): readonly Change[] {
  if (object.kind !== "described" || object.group.possessor !== null || object.group.items.length > 1)
    return refuse("become", object);
  const [item] = object.group.items;
  const value = addition === null ? valueOfChoice(object, context) : null;
  if (value !== null) return [{ kind: value === "color" ? "setChosenColor" : "setChosenType" }];
  const chosen = chosenChange(object, addition);
  if (chosen !== null) return chosen;
  if (item === undefined || !isIndefinite(object.group)) return refuse("become", object);
  if (isBareSingular(object.group)) return refuse("a noun without an article", object);
  const copy = copyChange(object, context);
  if (copy !== null) return copy;
  const draft = emptyDraft();
  for (const modifier of item.modifiers) readModifier(modifier, draft);
  if (item.noun.kind === "type") draft.types.push(item.noun.type);
  else if (item.noun.kind === "subtype") draft.subtypes.push(knownSubtype(item.noun));
  else return refuse("become", object);
  const every = object.post.filter(hasAllCreatureTypes);
  readPosts({ ...object, post: object.post.filter((post) => !every.includes(post)) }, draft, context);
  const changes = draftChanges(draft, addition, context, object);
  return every.length === 0 ? changes : [...changes, { kind: "allCreatureTypes" }];
}

/** "the chosen type", "the chosen color". */
function chosenChange(
  object: Extract<NounPhrase, { readonly kind: "described" }>,
  addition: Addition,
): readonly Change[] | null {
  const [item] = object.group.items;
  const [modifier, ...more] = item?.modifiers ?? [];
  const [the, ...others] = object.group.determiners;
  if (
    modifier?.kind !== "state" ||
    modifier.state !== "chosen" ||
    more.length > 0 ||
    the?.kind !== "article" ||
    the.word !== "the" ||
    others.length > 0 ||
    object.post.length > 0 ||
    item?.noun.kind !== "common"
  )
    return null;
  if (item.noun.noun === "type" || item.noun.noun === "creature type")
    return [{ kind: addition === null ? "setChosenType" : "addChosenType" }];
  return item.noun.noun === "color" && addition === null ? [{ kind: "setChosenColor" }] : refuse("become", object);
}

function copyChange(
  object: Extract<NounPhrase, { readonly kind: "described" }>,
  context: Context,
): readonly Change[] | null {
  const head = headedBy(object, "copy");
  if (head === null) return null;
  const of = ofWhat(head.post) ?? refuse("a copy", object);
  return [{ kind: "copyOf", of: lowerObjects(of, context, { kind: "you" }), exceptions: [] }];
}

/** Phrases that give abilities or a name, as they do behind "token" (612.8). */
const tokenPosts: ReadonlySet<PostModifier["kind"]> = new Set<PostModifier["kind"]>(["withKeywords", "withQuotes", "withMixed", "withKeywordsAndQuotes", "withKeywordsThenQuotes", "withQuotesAndKeywords", "named"]); // prettier-ignore

function readPosts(
  object: Extract<NounPhrase, { readonly kind: "described" }>,
  draft: TokenDraft,
  context: Context,
): void {
  for (const post of object.post) {
    if (post.kind === "withSize" || post.kind === "withSizeAndAbilities") {
      draft.power = post.size.power;
      draft.toughness = post.size.toughness;
      if (post.kind === "withSizeAndAbilities")
        readTokenPost({ kind: "withMixed", abilities: post.abilities }, draft, context);
    } else if (tokenPosts.has(post.kind)) readTokenPost(post, draft, context);
    else refuse(post.kind, post);
  }
}

function draftChanges(draft: TokenDraft, addition: Addition, context: Context, node: object): readonly Change[] {
  const unknown = draft.words.find((word) => !draft.subtypes.includes(word));
  if (unknown !== undefined || draft.enters.length > 0) return refuse("become", node);
  const colorsToo = addition === "colors" || addition === "colorsAndTypes" || addition === "theirColorsAndTypes";
  const typesToo = addition !== null && addition !== "colors";
  const changes: Change[] = draft.name === null ? [] : [{ kind: "setName", name: draft.name }];
  changes.push(...typeChanges(draft, typesToo ? "addTypes" : "setTypes"));
  if (draft.colors.length > 0 || draft.colorless === "stated")
    changes.push({ kind: colorsToo ? "addColors" : "setColors", colors: unique(draft.colors) });
  if (draft.abilities.length > 0) changes.push({ kind: "gainAbilities", abilities: draft.abilities });
  if (draft.power !== null && draft.toughness !== null)
    changes.push({
      kind: "setBasePowerToughness",
      power: figureQuantity(draft.power, context),
      toughness: figureQuantity(draft.toughness, context),
    });
  return changes;
}

/**
 * Types set or added. What becomes an "artifact creature" keeps its card types and subtypes, but for its creature types
 * where the text names others (205.1b).
 */
function typeChanges({ supertypes, types, subtypes }: TokenDraft, kind: "addTypes" | "setTypes"): readonly Change[] {
  if (kind === "addTypes" || [...types].sort().join() !== "artifact,creature")
    return [{ kind, supertypes, types, subtypes }];
  const added: Change = { kind: "addTypes", supertypes, types, subtypes: [] };
  return subtypes.length === 0 ? [added] : [added, { kind: "setTypes", supertypes: [], types: [], subtypes }];
}

function unique(colors: readonly Color[]): readonly Color[] {
  return [...new Set(colors)];
}
