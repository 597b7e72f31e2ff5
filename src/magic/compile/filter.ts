import type { Modifier, Noun, NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { Constraint, Filter, ObjectReference, PlayerReference } from "../effects/index.js";
import { isSame } from "../effects/structure.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import type { Determined } from "./determiner.js";
import { isContradiction } from "./fit-objects.js";
import { formOf, headsOf } from "./head.js";
import { hoisted } from "./hoisted.js";
import { checkJoined } from "./joined.js";
import { behindZone } from "./behind-zone.js";
import { castElsewhere } from "./cast-elsewhere.js";
import { lowerPostModifier } from "./post-modifier.js";
import { nounModifier } from "./noun-modifier.js";
import { figureQuantity } from "./figure.js";
import { you } from "./plain.js";
import { latestTarget } from "./spoken-as.js";
import { refuse, Refusal } from "./refusal.js";
import { sharedHead, sharedType } from "./shared-head.js";
import { stateConstraints } from "./state-constraint.js";

type What = Filter["what"];

/** The objects or players that a noun group with its post-modifiers describes. */
export function lowerFilter(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): Filter {
  const [first] = group.items;
  if (first === undefined) return refuse("no noun", group);
  const what = whatOf(group);
  checkJoined(group, post, determined);
  if (what === "permanent" && group.determiners.length > 0 && group.items.some(isLoneSpellType))
    return refuse("a spell or a card", group);
  const shared = first.modifiers.filter(isShared).map((modifier) => lowerModifier(modifier, context));
  const items = group.items.map((item) => itemConstraints(item, context, item === first && group.items.length > 1));
  const other = determined.other === "other" ? otherThan(what, context, group) : null;
  const elsewhere = what === "spell" ? castElsewhere(post) : null;
  const lowered = hoisted(behindZone(elsewhere?.others ?? post)).map((one) => {
    context.describing = formOf(group);
    return { last: ofLastOnly(one, group), constraints: fromWhere(one, what, lowerPostModifier(one, context, what)) };
  });
  const posts = lowered.filter(({ last }) => !last).flatMap(({ constraints }) => constraints);
  const ofLast = lowered.filter(({ last }) => last).flatMap(({ constraints }) => constraints);
  if (elsewhere !== null) posts.push(elsewhere.constraint);
  const others = other === null ? [] : [otherThanShared(posts) ?? otherThanExiled(posts, context, group) ?? other];
  if (items.length === 1) {
    const constraints = [...(items[0] ?? []), ...others, ...posts];
    return isContradiction(constraints) ? refuse("a contradiction", group) : { what, constraints };
  }
  const alternatives = items.map((item, index) => [
    ...kindOf(group, index),
    ...item,
    ...(index === items.length - 1 ? ofLast : []),
  ]);
  return { what, constraints: [...shared.flat(), { kind: "either", alternatives }, ...others, ...posts] };
}

/** "Other creatures that share a color with it" are others than that one (109.3); null where nothing is shared. */
function otherThanShared(posts: readonly Constraint[]): Constraint | null {
  const shared = posts.find((one) => one.kind === "shares");
  return shared?.kind === "shares" ? { kind: "otherThan", object: shared.with } : null;
}

/**
 * "Each other card exiled with this": than the one that was just spoken of, which was exiled with it or left exile (607.2a);
 * null of what is not so exiled. The source itself is none of the cards in exile.
 */
function otherThanExiled(posts: readonly Constraint[], context: Context, node: NounGroup): Constraint | null {
  const linked = posts.some((one) => one.kind === "isOneOf" && isSame(one.objects, { kind: "linked", how: "exiled" }));
  if (!linked) return null;
  const moved = context.latestDoing((one) => one.kind === "moveObjects");
  if (moved === null) return refuse("other than which", node);
  return { kind: "otherThan", object: { kind: "result", slot: moved.result } };
}

/** "target instant": instants and sorceries are no permanents; the text must say "spell" or "card" (109.2a, 304.4, 307.4). */
function isLoneSpellType({ noun, form }: NounItem): boolean {
  return form === "singular" && noun.kind === "type" && (noun.type === "instant" || noun.type === "sorcery");
}

/** A spell "from your graveyard" is on the stack now: the zone is the one it was cast from (601.2a). */
function fromWhere(post: PostModifier, what: What, constraints: readonly Constraint[]): readonly Constraint[] {
  if (post.kind !== "from" || what !== "spell") return constraints;
  return constraints.map((one) => (one.kind === "inZone" ? { ...one, kind: "castFrom" } : refuse("from", post)));
}

/** Where the nouns are of several kinds, each alternative says its own: "player or planeswalker" (115.1, 109.2). */
function kindOf(group: NounGroup, index: number): readonly Constraint[] {
  const type =
    index < group.items.length - 1 ? group.items.at(-1)?.modifiers.find(({ kind }) => kind === "type") : null;
  if (sharedHead(group) !== null)
    return type?.kind === "type" && sharedType(group) !== null ? [{ kind: "cardType", cardType: type.type }] : [];
  const kinds = group.items.map((item) => whatOfNoun(item.noun));
  const own = kinds[index];
  return own === undefined || kinds.every((kind) => kind === own) ? [] : [{ kind: "isA", what: own }];
}

/** "artifact, enchantment, or creature with flying": only what can have it is meant by a trailing "with". */
function ofLastOnly(post: PostModifier, group: NounGroup): boolean {
  if (group.items.length < 2) return false;
  const last = group.items.at(-1)?.noun;
  const creature = last?.kind === "type" && last.type === "creature";
  const others = group.items.slice(0, -1).every(({ noun }) => noun.kind === "type" && noun.type !== "creature");
  return (
    creature &&
    others &&
    (post.kind === "withKeywords" ||
      post.kind === "without" ||
      (post.kind === "withComparison" && measuresCreature(post.measure)))
  );
}

function measuresCreature(measure: Extract<PostModifier, { readonly kind: "withComparison" }>["measure"]): boolean {
  const [item] = measure.kind === "described" ? measure.group.items : [];
  return item?.noun.kind === "common" && (item.noun.noun === "power" || item.noun.noun === "toughness");
}

/**
 * Than which player: than the one spoken of last. "Another target permanent or opponent" is another permanent, so that of
 * opponents only another target counts.
 */
function otherPlayer(context: Context, node: NounGroup): PlayerReference {
  if (!context.speaksOfPlayer()) return you;
  const spoken = context.findPlayer("other", node);
  const opponent = node.items.some(({ noun }) => noun.kind === "common" && noun.noun === "opponent");
  return opponent && spoken.kind !== "targetPlayer" ? you : spoken;
}

/**
 * "other": than the player spoken of last, of players, else than you; than the tokens just created, of tokens; than the
 * source on a permanent that is one of them, where no target is measured; else than what was spoken of last: "Enchanted
 * creature gets +1/+1 for each other creature" (109.3, 115.3).
 */
function otherThan(what: What, context: Context, node: NounGroup): Constraint {
  if (what === "player") return { kind: "otherPlayerThan", player: otherPlayer(context, node) };
  const created = isOfTokens(node) ? context.latestDoing(({ kind }) => kind === "createTokens") : null;
  if (created !== null) return { kind: "otherThan", object: { kind: "result", slot: created.result } };
  if (context.bearer.spell !== "permanent") return thanNoChoice(context.findObject("any", [], "other", node), node);
  return thanNoChoice(isNoneOf(node, context) ? spokenOf(node, context) : ownOrMeasured(node, context), node);
}

/** Others than that; what the same verb has a player choose would be chosen anew (608.2c). */
function thanNoChoice(object: ObjectReference, node: NounGroup): Constraint {
  return object.kind === "choice" ? refuse("other than which", node) : { kind: "otherThan", object };
}

/** Whether the card itself is no such thing: an Aura is none of "other creatures". */
function isNoneOf({ items }: NounGroup, { bearer: { types } }: Context): boolean {
  return types !== null && items.every(({ noun }) => noun.kind === "type" && !types.has(noun.type));
}

function spokenOf(node: NounGroup, context: Context): ObjectReference {
  const found = context.findOwner("any", [], "other", node);
  const heads = context.headsFor(found) ?? new Set();
  const called = node.items.some(({ noun }) => noun.kind === "type" && heads.has(noun.type));
  if (found.kind === "matching" || found.kind === "choice") return refuse("other than each", node);
  return called || heads.has("any") || heads.has("self") ? found : refuse("other than which", node);
}

/** What "target creature gets +1/+1 for each other creature" counts the others of; the card itself elsewhere. */
function ownOrMeasured(node: NounGroup, context: Context): ObjectReference {
  return context.measuredTarget() ?? latestTarget([...headsOf(node)], context) ?? { kind: "source" };
}

function isOfTokens({ items }: NounGroup): boolean {
  return items.every(({ noun }) => noun.kind === "common" && noun.noun === "token");
}

/** Which kind of thing the heads stand for. */
export function whatOf(group: NounGroup): What {
  const head = sharedHead(group);
  if (head !== null) return head;
  const kinds = new Set(group.items.map((item) => whatOfNoun(item.noun)));
  if (kinds.size === 1) return [...kinds][0] ?? "permanent";
  return kinds.has("player") ? "object" : kinds.has("card") ? "card" : "object";
}

function whatOfNoun(noun: Noun): What {
  if (noun.kind !== "common") return "permanent";
  switch (noun.noun) {
    case "card":
      return "card";
    case "spell":
      return "spell";
    case "ability":
      return "ability";
    case "source":
      return "source";
    case "player":
    case "opponent":
    case "teammate":
    case "monarch":
    case "controller":
    case "owner":
      return "player";
    default:
      return "permanent";
  }
}

/** Modifiers that go with every noun of a list: "untapped artifact or creature" (a state); types go with their own. */
function isShared(modifier: Modifier): boolean {
  return modifier.kind === "state" || (modifier.kind === "non" && modifier.of.kind === "noun");
}

function itemConstraints(item: NounItem, context: Context, listed: boolean): readonly Constraint[] {
  const own = listed ? item.modifiers.filter((modifier) => !isShared(modifier)) : item.modifiers;
  return [...apart(own).flatMap((modifier) => lowerModifier(modifier, context)), ...nounConstraints(item.noun)];
}

/**
 * "Goblin creature or artifact creature spell": where one member of the list says all that another says and more, what
 * stands before the list goes with its first member alone; with both, the other member would say nothing (109.2).
 */
function apart(modifiers: readonly Modifier[]): readonly Modifier[] {
  const at = modifiers.findIndex((one) => one.kind === "list" && one.conjunction !== "and" && isNested(one.members));
  const list = modifiers[at];
  if (list?.kind !== "list") return modifiers;
  const [first = [], ...others] = list.members;
  if (at === 0 || at < modifiers.length - 1) return refuse("one kind within another", list);
  return [{ ...list, members: [[...modifiers.slice(0, at), ...first], ...others] }];
}

/** Whether a member of the list names all that another names. */
function isNested(members: readonly (readonly Modifier[])[]): boolean {
  const named = members.map((member) => new Set(member.map((one) => JSON.stringify(wordOf(one)))));
  return named.some((one, at) => named.some((two, other) => at !== other && [...one].every((word) => two.has(word))));
}

/** The modifier without its place in the text. */
function wordOf(modifier: Modifier): readonly unknown[] {
  return modifier.kind === "type" ? [modifier.kind, modifier.type] : [modifier];
}

/** What the noun itself asks of the object. */
function nounConstraints(noun: Noun): readonly Constraint[] {
  switch (noun.kind) {
    case "type":
      return [{ kind: "cardType", cardType: noun.type }];
    case "subtype":
      return [{ kind: "subtype", subtype: knownSubtype(noun) }];
    case "color":
      return [{ kind: "color", color: noun.color }];
    case "supertype":
      return [{ kind: "supertype", supertype: noun.supertype }];
    case "common":
      return commonNounConstraints(noun.noun, noun);
  }
}

function commonNounConstraints(
  noun: Extract<Noun, { readonly kind: "common" }>["noun"],
  node: object,
): readonly Constraint[] {
  switch (noun) {
    case "card":
    case "permanent":
    case "spell":
    case "ability":
    case "source":
    case "player":
    case "object":
      return [];
    case "token":
      return [{ kind: "token" }];
    case "commander":
      return [{ kind: "commander" }];
    case "outlaw":
      return [{ kind: "outlaw" }];
    case "Ring-bearer":
      return [{ kind: "status", status: "ringBearer" }];
    case "opponent":
      return [{ kind: "opponentOf", player: { kind: "you" } }];
    case "teammate":
      return [{ kind: "teammateOf", player: { kind: "you" } }];
    case "basic land":
      return [
        { kind: "supertype", supertype: "basic" },
        { kind: "cardType", cardType: "land" },
      ];
    case "attacker":
      return [
        { kind: "cardType", cardType: "creature" },
        { kind: "status", status: "attacking" },
      ];
    case "blocker":
      return [
        { kind: "cardType", cardType: "creature" },
        { kind: "status", status: "blocking" },
      ];
    case "one":
      return [];
    default:
      return refuse(noun, node);
  }
}

/** A subtype that the lists know; any other is reported with its nearest (205.3). */
export function knownSubtype(node: { readonly subtype: string; readonly known: "known" | "unknown" }): string {
  if (node.known === "known" || subtypeOf(node.subtype) !== undefined) return node.subtype;
  throw new Refusal("unknownSubtype", node.subtype, node);
}

const lowerings: HandlerTable<Modifier, [Context], readonly Constraint[]> = {
  color: ({ color }) => [{ kind: "color", color }],
  type: ({ type }) => [{ kind: "cardType", cardType: type }],
  supertype: ({ supertype }) => [{ kind: "supertype", supertype }],
  subtype: (modifier) => [{ kind: "subtype", subtype: knownSubtype(modifier) }],
  noun: (modifier) => nounModifier(modifier.noun, modifier),
  state: (modifier) => stateConstraints(modifier.state, modifier),
  ordinal: (modifier) => refuse("an ordinal", modifier),
  label: (modifier) => refuse(modifier.label, modifier),
  keyword: ({ keyword }) => [{ kind: "keyword", keyword: { keyword, parameters: [] } }],
  counterKind: (modifier) => refuse("a kind of counter", modifier),
  powerToughness: ({ power, toughness }, context) => [
    ...figure("power", power, context),
    ...figure("toughness", toughness, context),
  ],
  determiner: (modifier) => refuse("a determiner", modifier),
  symbols: (modifier) => refuse("symbols", modifier),
  non: ({ of }, context) => {
    const denied = lowerModifier(of, context);
    return denied.map((constraint) => ({ kind: "not", constraint }));
  },
  series: ({ members }, context) => members.flatMap((one) => lowerModifier(one, context)),
  list: ({ members, conjunction }, context) => {
    const alternatives = members.map((member) => member.flatMap((one) => lowerModifier(one, context)));
    return conjunction === "and" && members.every((member) => member[0]?.kind === "color")
      ? alternatives.flat()
      : [{ kind: "either", alternatives }];
  },
};

/** What one modifier asks of the object. */
export function lowerModifier(modifier: Modifier, context: Context): readonly Constraint[] {
  return dispatch<Modifier, Modifier["kind"], [Context], readonly Constraint[]>(
    lowerings,
    modifier.kind,
    modifier,
    context,
  );
}

function figure(characteristic: "power" | "toughness", value: string, context: Context): readonly Constraint[] {
  const than = figureQuantity(value, context);
  return [{ kind: "characteristic", characteristic, base: false, is: { operator: "equal", than } }];
}
