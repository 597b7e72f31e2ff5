import type { Change, Constraint, Filter, ObjectReference, Permission, StaticEffect } from "../effects/index.js";
import type { Clause, VerbPhrase } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Part } from "../syntax/sentence.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter } from "./filter.js";
import { formOf } from "./head.js";
import { checkWhole } from "./joined.js";
import { topOfLibrary } from "./library.js";
import { isIndefinite, isPronoun, isWord, onlyItem, stateOf } from "./noun.js";
import { one, you } from "./plain.js";
import { lowerPlayers } from "./player.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";
import { onlyZoneOf, zoneOf } from "./zone.js";

/**
 * What a static ability lets its controller do with cards that are not in their hand: "you may look at the top card of
 * your library any time" (401.5), "you may play lands and cast creature spells from the top of your library" (601.3b).
 * Null of a clause about something else.
 */
export function playingChanges(clause: Clause, context: Context): readonly Change[] | null {
  const [first] = clause.verbs;
  if (clause.subject === null || !isPronoun(clause.subject, "you") || first?.auxiliary !== "may") return null;
  const spending = spendingAnyColor(clause.verbs);
  if (spending !== null) return [spending];
  if (!clause.verbs.every(isPermitted)) return null;
  if (clause.links.some((link) => link !== "and") || clause.verbs.slice(1).some(({ auxiliary }) => auxiliary !== null))
    return refuse("may", clause);
  const from = originOf(clause.verbs.at(-1));
  return clause.verbs.map((verb) => ({ kind: "permit", permission: permissionOf(verb, from, context) }));
}

/**
 * "Once each turn, you may cast a creature spell from your graveyard." (601.3b): one such spell in each turn in which the
 * permission holds.
 */
export function castingOnce(parts: readonly Part[], context: Context): readonly StaticEffect[] {
  const [part, ...others] = parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || others.length + verbs.length + part.openings.length > 0)
    return refuse("once", parts);
  const { subject } = part.clause;
  const offered = subject !== null && isPronoun(subject, "you") && verb.auxiliary === "may" && isPermitted(verb);
  if (!offered || verb.predicate.kind === "lookAt") return refuse("once", verb);
  const permission = permissionOf(inPlural(verb), originOf(verb), context);
  const limited = permission.kind === "cast" || permission.kind === "play" ? permission : refuse("once", verb);
  const changes = [{ kind: "permit", permission: { ...limited, limit: "onceEachTurn" } }] as const;
  return [{ kind: "playerContinuous", affected: you, changes }];
}

/** "a creature spell" as what it is one of: "creature spells"; "an instant or sorcery spell" is one of both kinds. */
function inPlural(verb: VerbPhrase): VerbPhrase {
  const { predicate } = verb;
  if (predicate.kind !== "cast" && predicate.kind !== "play") return refuse("once", verb);
  const { object } = predicate;
  if (object.kind !== "described" || formOf(object.group) !== "singular" || !isIndefinite(object.group))
    return refuse("once", object);
  const items = object.group.items.map((item) => ({
    ...item,
    modifiers: item.modifiers.map((one) => (one.kind === "list" ? { ...one, conjunction: "and" as const } : one)),
    form: "plural" as const,
  }));
  const group = { ...object.group, determiners: [], items };
  return { ...verb, predicate: { ...predicate, object: { ...object, group } } };
}

/** "You may spend mana as though it were mana of any color." (609.4b); null of other verbs. */
function spendingAnyColor([verb, ...more]: Clause["verbs"]): Change | null {
  if (verb?.predicate.kind !== "spend" || !isWord(verb.predicate.object, "mana")) return null;
  const [as, ...others] = verb.adverbials;
  const plain = more.length === 0 && others.length === 0 && verb.adverb === null && verb.innerAdverb === null;
  if (!plain || as?.kind !== "manner" || as.manner !== "asThoughAnyColor") return refuse("spend", verb);
  return { kind: "permit", permission: { kind: "spendManaAsThoughAnyColor" } };
}

/** "Play with the top card of your library revealed." (401.5), "Your opponents play with their hands revealed."; null of another clause. */
export function revealedPlay({ subject, verbs }: Clause, context: Context): StaticEffect | null {
  const [verb, ...more] = verbs;
  if (verb?.predicate.kind !== "playWith") return null;
  if (more.length > 0 || verb.adverbials.length > 0 || verb.auxiliary !== null || verb.adverb !== null)
    return refuse("play with", verb);
  const affected = subject === null ? you : lowerPlayers(subject, context);
  const what = lowerObjects(verb.predicate.object, context, affected);
  const shown = what.kind === "wholeZone" ? what.zone === "hand" : what.kind === "libraryCards" && what.end === "top";
  if (!shown) return refuse("play with", verb);
  return {
    kind: "playerContinuous",
    affected,
    changes: [{ kind: "require", requirement: { kind: "playRevealed", what } }],
  };
}

function isPermitted({ predicate, adverb, innerAdverb }: VerbPhrase): boolean {
  const { kind } = predicate;
  return (kind === "play" || kind === "cast" || kind === "lookAt") && adverb === null && innerAdverb === null;
}

/** Where from the last verb says; what stands before it and names no place of its own is said of the same place. */
function originOf(verb: VerbPhrase | undefined): NounPhrase | null {
  if (verb?.predicate.kind !== "play" && verb?.predicate.kind !== "cast") return null;
  return splitLast(verb.predicate.object).from;
}

/** The phrase and where from, which stands last behind it. */
function splitLast(object: NounPhrase): { readonly object: NounPhrase; readonly from: NounPhrase | null } {
  const last: PostModifier | undefined = object.kind === "described" ? object.post.at(-1) : undefined;
  if (object.kind !== "described" || last?.kind !== "from") return { object, from: null };
  return { object: { ...object, post: object.post.slice(0, -1) }, from: last.where };
}

function permissionOf(verb: VerbPhrase, from: NounPhrase | null, context: Context): Permission {
  const { predicate, adverbials } = verb;
  if (predicate.kind === "lookAt") return looking(predicate.object, verb, context);
  if ((predicate.kind !== "play" && predicate.kind !== "cast") || predicate.payment !== null || adverbials.length > 0)
    return refuse("may", verb);
  const { object, from: own } = splitLast(predicate.object);
  const place = own ?? from;
  const what = place === null ? topCard(object, context) : cardsAt(object, place, predicate.kind, context);
  return { kind: predicate.kind, what, from: zoneFrom(place, context), payment: "normal", cost: [], limit: "none" };
}

/** "you may look at the top card of your library any time" (401.5). */
function looking(object: NounPhrase, { adverbials }: VerbPhrase, context: Context): Permission {
  const [time, ...more] = adverbials;
  if (time?.kind !== "duration" || time.span !== "atAnyTime" || more.length > 0) return refuse("look at", object);
  return { kind: "lookAt", what: faceDownOnes(object, context) ?? topCard(object, context) };
}

/** "face-down creatures you don't control" (708.5); null of other phrases. */
function faceDownOnes(object: NounPhrase, context: Context): ObjectReference | null {
  const down = onlyItem(object)?.modifiers.some((one) => stateOf(one) === "face-down") === true;
  if (!down) return null;
  const what = lowerObjects(object, context, you);
  return what.kind === "matching" ? what : refuse("look at", object);
}

/** "the top card of your library". */
function topCard(object: NounPhrase, context: Context): ObjectReference {
  const what = lowerObjects(object, context, you);
  const top = what.kind === "libraryCards" && what.end === "top" && what.player.kind === "you";
  return top ? what : refuse("the top card of your library", object);
}

function zoneFrom(from: NounPhrase | null, context: Context): "library" | "graveyard" {
  return from === null || topOfLibrary(from, context) !== null ? "library" : "graveyard";
}

/** Those cards of a place that are lands, or that would be such spells (601.3b). */
function cardsAt(object: NounPhrase, from: NounPhrase, kind: "play" | "cast", context: Context): ObjectReference {
  if (object.kind !== "described") return refuse(kind, object);
  const filter = cardFilter(object, kind, context);
  if (topOfLibrary(from, context)?.kind === "you") {
    const top = { kind: "libraryCards", player: you, end: "top", count: one } as const;
    return filter.constraints.length === 0 ? top : { kind: "among", of: top, filter };
  }
  const places = zoneOf(from, context);
  if (onlyZoneOf(places) !== "graveyard" || places?.player?.kind !== "you") return refuse("from", from);
  const there: Constraint = { kind: "inZone", zone: "graveyard", of: you };
  return { kind: "matching", filter: { ...filter, constraints: [...filter.constraints, there] } };
}

/** "lands", "cards" to play; "spells", "creature spells" to cast: as cards, which they are where they lie. */
function cardFilter({ group, post }: Described, kind: "play" | "cast", context: Context): Filter {
  checkWhole(group);
  if (formOf(group) !== "plural" || group.determiners.length > 0 || group.possessor !== null)
    return refuse(kind, group);
  const { what, constraints } = lowerFilter(group, post, readDeterminers([], context), context);
  const lands = constraints.some((each) => each.kind === "cardType" && each.cardType === "land");
  const fits = kind === "cast" ? what === "spell" : what === "card" || (what === "permanent" && lands);
  return fits ? { what: "card", constraints } : refuse(kind, group);
}
