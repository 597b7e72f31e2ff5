import { partsAdjectives } from "./group-scan.js";
import type { Conjunction, Determiner, Modifier, NounGroup, NounItem } from "./phrases.js";
import type { Token } from "./token.js";
import { UNCHANGED_PLURALS } from "./vocabulary/subtype-plurals.js";

export type GroupPart = Token;

/** Builds the typed noun group out of its tokens, which {@link scanGroup} has bounded. */
export function groupOf(parts: readonly GroupPart[]): NounGroup {
  const opening = countOpening(parts);
  const segments = cutSegments(parts.slice(opening));
  const determiners = parts.slice(0, opening).flatMap(determinerOf);
  const conjunction = segments.conjunction;
  if (conjunction !== null && listsModifiers(segments.members))
    return {
      kind: "nounGroup",
      possessor: null,
      determiners,
      items: [joinedItem(segments.members, conjunction)],
      conjunction: null,
    };
  return {
    kind: "nounGroup",
    possessor: null,
    determiners,
    items: numbered(segments.members.map(itemOf), determiners),
    conjunction,
  };
}

const unchanged: ReadonlySet<string> = new Set(UNCHANGED_PLURALS);

/**
 * "other Merfolk", "two Merfolk", "Merfolk you control": of a word that is the same in the plural, the group says which it
 * is. "Enchanted Merfolk" is the one that the Aura is attached to (303.4m, 301.5f).
 */
function numbered(items: readonly NounItem[], determiners: readonly Determiner[]): readonly NounItem[] {
  const others = items.filter((item) => !isUnchanged(item));
  if (others.length === items.length || others.some(({ form }) => form === "singular")) return items;
  if (determiners.length === 0 && items.some(isAttachedTo)) return items;
  return determiners.every(saysSeveral) ? items.map((item) => ({ ...item, form: "plural" })) : items;
}

function isUnchanged({ noun }: NounItem): boolean {
  return noun.kind === "subtype" && unchanged.has(noun.subtype);
}

/** What an Aura, an Equipment or a Fortification is attached to (303.4, 301.5, 301.6). */
const attachedStates: ReadonlySet<string> = new Set(["enchanted", "equipped", "fortified"]);

function isAttachedTo({ modifiers: [first] }: NounItem): boolean {
  return first?.kind === "state" && attachedStates.has(first.state);
}

const severally: ReadonlySet<string> = new Set(["all", "other", "those", "these", "both"]);

function saysSeveral(determiner: Determiner): boolean {
  if (determiner.kind === "number") return determiner.value !== 1;
  return determiner.kind === "article" && severally.has(determiner.word);
}

/** How many parts open the group: determiners, numbers, and the "or" of "one or two". */
function countOpening(parts: readonly GroupPart[]): number {
  let at = 0;
  while (at < parts.length - 1 && opens(parts, at)) at++;
  return at;
}

function opens(parts: readonly GroupPart[], at: number): boolean {
  const part = parts[at];
  if (part === undefined) return false;
  if (part.word === "other" || part.word === "target") return part.readings.determiner !== undefined;
  if (part.readings.determiner !== undefined || part.payload.kind === "number") return true;
  return (
    part.word === "or" &&
    parts[at - 1]?.readings.determiner?.kind === "number" &&
    parts[at + 1]?.readings.determiner?.kind === "number"
  );
}

function determinerOf(part: GroupPart): readonly Determiner[] {
  if (part.word === "or") return [rangeMark];
  const read = part.readings.determiner;
  if (read !== undefined) return [read];
  return part.payload.kind === "number" ? [{ kind: "number", value: part.payload.value, style: "digits" }] : [];
}

const rangeMark: Determiner = { kind: "article", word: "either" };

interface Segments {
  readonly members: readonly (readonly GroupPart[])[];
  readonly conjunction: Conjunction | null;
}

function cutSegments(parts: readonly GroupPart[]): Segments {
  const members: GroupPart[][] = [[]];
  let conjunction: Conjunction | null = null;
  parts.forEach((part, index) => {
    const link = conjunctionOf(part);
    if (link !== null) conjunction = link;
    const ends = part.word === "," && !partsAdjectives(parts[index - 1], parts[index + 1]);
    if (link !== null || ends) members.push([]);
    else members.at(-1)?.push(part);
  });
  return { members: members.filter((member) => member.length > 0), conjunction };
}

function conjunctionOf(part: GroupPart): Conjunction | null {
  return part.word === "and" || part.word === "or" || part.word === "and/or" ? part.word : null;
}

const generic = new Set([
  "card",
  "spell",
  "permanent",
  "token",
  "source",
  "ability",
  "counter",
  "object",
  "creature",
  "land",
  "player",
  "artifact",
  "enchantment",
]);

/** Whether the members before the last only modify the last's noun: "instant or sorcery card", "red and white token". */
function listsModifiers(members: readonly (readonly GroupPart[])[]): boolean {
  const last = members.at(-1);
  const head = last?.at(-1);
  if (last === undefined || head === undefined) return false;
  const earlier = members.slice(0, -1).map((member) => member.at(-1));
  if (earlier.some((part) => part?.readings.noun === undefined)) return true;
  if (head.word === "counter" || head.word === "counters") return last.length > 1;
  const noun = head.readings.noun;
  const name = noun?.noun.kind === "common" ? noun.noun.noun : noun?.noun.kind === "type" ? noun.noun.type : "";
  if (last.length < 2 || !generic.has(name)) return false;
  const beforeHead = last.at(-2)?.readings;
  const specific = beforeHead?.noun !== undefined && beforeHead.noun.noun.kind !== "common";
  return (
    specific && earlier.every((part) => part?.readings.noun?.form !== "plural" && kindOf(part) === kindOf(last.at(-2)))
  );
}

function kindOf(part: GroupPart | undefined): string {
  return part?.readings.noun?.noun.kind ?? "none";
}

/** One item whose first modifiers are a list: the last member gives the list its last entry and then the rest. */
function joinedItem(members: readonly (readonly GroupPart[])[], conjunction: Conjunction): NounItem {
  const last = members.at(-1) ?? [];
  const [first = [], ...middle] = members.slice(0, -1);
  const width = lastWidth(last, first.at(-1));
  const item = itemOf(last.slice(width));
  const shared = first.slice(0, first.length - memberWidth(first, last[0]));
  const own = first.slice(shared.length);
  const list: Modifier = {
    kind: "list",
    conjunction,
    members: [own, ...middle, last.slice(0, width)].map((member) => modifiersOf(member)),
  };
  return { ...item, modifiers: [...modifiersOf(shared), list, ...item.modifiers] };
}

/** How many of the first member's last parts belong to the list; what stands before them is shared by all members. */
function memberWidth(first: readonly GroupPart[], other: GroupPart | undefined): number {
  const sort = modifierSort(other);
  let width = 1;
  while (width < first.length && modifierSort(first.at(-1 - width)) === sort && sort !== "color") width++;
  return width;
}

function modifierSort(part: GroupPart | undefined): string {
  return part?.readings.modifier?.kind ?? "none";
}

/** How many of the last member's parts belong to the list: up to the last of the kind that the list is of. */
function lastWidth(last: readonly GroupPart[], example: GroupPart | undefined): number {
  const sort = modifierSort(example);
  const parts = last.slice(0, -1).map(modifierSort);
  return sort === "type" ? Math.max(1, parts.lastIndexOf(sort) + 1) : 1;
}

function itemOf(member: readonly GroupPart[]): NounItem {
  const head = member.at(-1);
  const reading = head?.readings.noun;
  const modifiers = kindOfCounter(member, modifiersOf(member.slice(0, -1)));
  if (reading !== undefined) return { modifiers, noun: reading.noun, form: reading.form };
  return { modifiers, noun: { kind: "subtype", subtype: head?.image ?? "", known: "unknown" }, form: "singular" };
}

/** Before "counter" a word that is a kind of counter is that, whatever else it may be ("loyalty counter"). */
function kindOfCounter(member: readonly GroupPart[], modifiers: readonly Modifier[]): readonly Modifier[] {
  const counter = member.at(-2)?.readings.counter;
  if (counter === undefined || !["counter", "counters"].includes(member.at(-1)?.word ?? "")) return modifiers;
  return [...modifiers.slice(0, -1), { kind: "counterKind", counter, known: "known" }];
}

/** The modifiers of a noun; those parted by commas become one series. */
function modifiersOf(parts: readonly GroupPart[]): readonly Modifier[] {
  const found: Modifier[] = [];
  parts.forEach((part, index) => {
    if (part.word === ",") return;
    const made = modifierOf(part, index, parts);
    const before = found.at(-1);
    if (parts[index - 1]?.word !== "," || before === undefined) found.push(made);
    else
      found.splice(-1, 1, {
        kind: "series",
        members: before.kind === "series" ? [...before.members, made] : [before, made],
      });
  });
  return found;
}

function modifierOf(part: GroupPart, index: number, members: readonly GroupPart[]): Modifier {
  const { payload, readings } = part;
  if (payload.kind === "powerToughness")
    return { kind: "powerToughness", power: payload.power, toughness: payload.toughness };
  if (payload.kind === "symbols") return { kind: "symbols", symbols: payload.symbols };
  if (payload.kind === "change") return { kind: "counterKind", counter: part.image, known: "known" };
  if (payload.kind === "number")
    return { kind: "determiner", determiner: { kind: "number", value: payload.value, style: "digits" } };
  if (payload.kind === "unknown" || isWithinName(part, members[index + 1])) return unknownModifier(part);
  if (index === members.length - 1 && readings.counter !== undefined && readings.modifier === undefined)
    return { kind: "counterKind", counter: readings.counter, known: "known" };
  return readModifier(part);
}

/** "a Black Lotus token": a color that is a word of a card's name stands before the name's other words (111.11). */
function isWithinName(part: GroupPart, next: GroupPart | undefined): boolean {
  if (part.readings.modifier?.kind !== "color" || part.capital !== "capital") return false;
  return next?.payload.kind === "unknown" && next.capital === "capital";
}

/** A word in no list: in lower case it stands before "counter" alone, and is a kind of counter (122.1). */
function unknownModifier(part: GroupPart): Modifier {
  if (part.capital === "lower") return { kind: "counterKind", counter: part.image, known: "unknown" };
  return { kind: "subtype", subtype: part.image, form: "singular", known: "unknown" };
}

function readModifier({ readings, image }: GroupPart): Modifier {
  if (readings.modifier !== undefined) return readings.modifier;
  if (readings.keyword !== undefined) return { kind: "keyword", keyword: readings.keyword };
  if (readings.determiner !== undefined) return { kind: "determiner", determiner: readings.determiner };
  if (readings.counter !== undefined) return { kind: "counterKind", counter: readings.counter, known: "known" };
  return { kind: "subtype", subtype: image, form: "singular", known: "unknown" };
}
