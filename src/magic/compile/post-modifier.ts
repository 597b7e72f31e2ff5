import { singleTarget } from "./targeting.js";
import type { Constraint, Filter, ObjectReference, Participant, PlayerReference } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { Context } from "./context.js";
import { controlled } from "./controlled.js";
import { dispatch, type HandlerTable } from "./dispatch.js";
import { plainDetail } from "../effects/plain-detail.js";
import { figureQuantity } from "./figure.js";
import { lowerKeyword } from "./keyword.js";
import { eitherOf, withWhat } from "./measure.js";
import { namedOneOf } from "./joined-names.js";
import { articleOf, bareNoun, commonHead, groupHasArticle, headedBy, hasArticle, stateOf } from "./noun.js";
import { you } from "./plain.js";
import { comparedInDescription } from "./own-comparison.js";
import { lowerPlayers } from "./player.js";
import { playerWith } from "./player-with.js";
import { putThere } from "./put-there.js";
import { notConstraints, type PostModifierKind, type PostModifierOf } from "./post-modifier-table.js";
import { lowerQuotedAbilities } from "./quote.js";
import { lowerObjects } from "./reference.js";
import { playerOrController } from "./player-or-controller.js";
import { refuse } from "./refusal.js";
import { relativeConstraints } from "./relative.js";
import { doneThisWay } from "./this-way.js";
import { valueOfChoice } from "./value-of-choice.js";
import { zoneOf } from "./zone.js";

/** Whose an object is; where players were spoken of, "each player" leaves open whether each one's own are meant or those of all. */
function whoseOne(node: NounPhrase, context: Context): PlayerReference {
  return hasArticle(node, "each") && context.speaksOfPlayer() ? refuse("of each", node) : lowerPlayers(node, context);
}

type What = Filter["what"];
type Kind = Exclude<PostModifierKind, (typeof notConstraints)[number]>;
type Lowered = PostModifierOf<Kind>;

const lowerings: HandlerTable<Lowered, [Context, What], readonly Constraint[]> = {
  controlled: (node, context, what) => controlled(node, whoseOne(node.player, context), what),
  controlledByEither: ({ who }, context) => [{ kind: "controlledBy", player: playerOrController(who, context) }],
  withKeywords: (node, context) => withKeywords(node, context),
  withQuotes: (node, context) =>
    lowerQuotedAbilities(node.abilities, context, null).map((ability) => ({ kind: "ability", ability })),
  without: (node, context) => without(node, context),
  withComparison: comparedInDescription,
  withSize: (node, context) => withSize(node, context),
  withNoAbilities: () => [{ kind: "noAbilities" }],
  withX: () => [{ kind: "hasXInCost" }],
  withWhat: (node, context, what) => [
    what === "player"
      ? playerWith(node.what, context)
      : (singleTarget(node.what, what) ?? withWhat(node.what, context)),
  ],
  beingDone: (node, _context, what) =>
    what === "player" && node.verb === "attack"
      ? [{ kind: "playerStatus", status: "attacked" }]
      : refuse("being done", node),
  withoutWhat: (node, context) => negated([withWhat(node.what, context)]),
  originallyPrinted: ({ set }) => [{ kind: "originallyPrinted", set }],
  named: ({ name }, context) => [namedOneOf(name, context)],
  notNamed: ({ name }) => negated([{ kind: "named", name }]),
  in: (node, context) => inZone(node.where, context),
  from: (node, context) => inZone(node.where, context),
  on: (node, context) => inZone(node.where, context),
  otherThan: (node, context, what) =>
    what === "player"
      ? [{ kind: "otherPlayerThan", player: lowerPlayers(node.what, context) }]
      : [otherThan(node, context)],
  attachedTo: (node, context) => [{ kind: "attachedTo", whom: anyOf(node.what, context) }],
  combat: (node, context) => [combat(node, context)],
  exiledWith: (node, context) => {
    lowerObjects(node.object, context, you);
    return [{ kind: "isOneOf", objects: { kind: "linked", how: "exiled" } }];
  },
  participle: (node, context) => [dealtDamage(node, context) ?? createdWith(node, context)],
  of: (node, context) => [ofYourChoice(node, context) ?? ofChosen(node)],
  relative: (node, context) => relativeConstraints(node, context),
  chosenFor: (node) => (node.what === "ofTheirChoice" || node.what === "ofHisChoice" ? [] : refuse("of choice", node)),
  fromAmong: (node, context) => [{ kind: "isOneOf", objects: lowerObjects(node.what, context, you) }],
  thisWay: (node, context) => [{ kind: "isOneOf", objects: doneThisWay(node, context) }],
  past: (node, _context, what) => [pastOf(node, what)],
  plain: (node) => [plainWord(node)],
};

/** "other than this creature"; "a card other than a land" is one that is no land (109.2). */
function otherThan(node: PostModifierOf<"otherThan">, context: Context): Constraint {
  const before = context.snapshot();
  const object = lowerObjects(node.what, context, you);
  if (object.kind !== "choice") return { kind: "otherThan", object };
  context.restore(before);
  return { kind: "not", constraint: { kind: "either", alternatives: [object.filter.constraints] } };
}

/** "dealt damage by this creature this turn": looked back at, whether or not that is still there (608.2i); null of another participle. */
function dealtDamage(node: PostModifierOf<"participle">, context: Context): Constraint | null {
  if (node.verb !== "deal" || node.object === null) return null;
  const [by, time, ...more] = node.tails;
  const known = by?.kind === "by" && time?.kind === "time" && time.span === "thisTurn" && more.length === 0;
  if (!known || bareNoun(node.object, "damage")?.determiners.length !== 0) return refuse("dealt", node);
  const reference = lowerObjects(by.what, context, you);
  if (reference.kind === "choice" || reference.kind === "matching") return refuse("dealt by", by);
  const to: Participant = { kind: "object", reference: { kind: "iteration", slot: "it" } };
  const source: Participant = { kind: "object", reference };
  const event = { kind: "dealsDamage", source, to, combat: "any", amount: null, detail: plainDetail } as const;
  return { kind: "happened", event, within: "thisTurn" };
}

/** "tokens created with this creature": by its linked abilities (607.2c). */
function createdWith(node: PostModifierOf<"participle">, context: Context): Constraint {
  const [tail, ...tails] = node.tails;
  if (node.verb !== "create" || node.object !== null || tail?.kind !== "with" || tails.length > 0)
    return refuse("behind the noun", node);
  if (lowerObjects(tail.what, context, you).kind !== "source") return refuse("created with", node);
  return { kind: "isOneOf", objects: { kind: "linked", how: "created" } };
}

/** "that entered this turn", "that attacked this turn": of permanents, which are then the same objects still (400.7). */
function pastOf(node: PostModifierOf<"past">, what: What): Constraint {
  if (what !== "permanent") return refuse("the past", node);
  const object: Participant = { kind: "object", reference: { kind: "iteration", slot: "it" } };
  if (node.what === "attacked")
    return {
      kind: "happened",
      event: { kind: "attacks", object, whom: null, detail: plainDetail },
      within: "thisTurn",
    };
  if (node.what !== "enteredThisTurn") return refuse(node.what, node);
  const entered = { from: null, to: "battlefield", player: null, detail: plainDetail } as const;
  return { kind: "happened", event: { kind: "zoneChange", object, ...entered }, within: "thisTurn" };
}

const others: ReadonlySet<string> = new Set(notConstraints);

function isLowered(node: PostModifier): node is Lowered {
  return !others.has(node.kind);
}

/** What a phrase behind the noun asks of the object. */
export function lowerPostModifier(node: PostModifier, context: Context, what: What): readonly Constraint[] {
  if (!isLowered(node)) return refuse("behind the noun", node);
  return dispatch<Lowered, Kind, [Context, What], readonly Constraint[]>(lowerings, node.kind, node, context, what);
}

function negated(constraints: readonly Constraint[]): readonly Constraint[] {
  return constraints.map((constraint) => ({ kind: "not", constraint }));
}

/** "without flying or reach": with neither; "without flying and reach" leaves open whether one of them is enough. */
function without(node: PostModifierOf<"without">, context: Context): readonly Constraint[] {
  if (node.keywords.conjunction === "and") return refuse("without", node);
  return negated(keywordConstraints(node.keywords, context));
}

function keywordConstraints(list: PostModifierOf<"without">["keywords"], context: Context): readonly Constraint[] {
  return list.keywords.map((one) => ({ kind: "keyword", keyword: lowerKeyword(one, context) }));
}

/** "with flying", "with first strike or vigilance" (702.1). */
function withKeywords(node: PostModifierOf<"withKeywords">, context: Context): readonly Constraint[] {
  if (node.quotes !== null) return refuse("keywords and quotes", node);
  const each = keywordConstraints(node.keywords, context);
  return node.keywords.conjunction === "or" ? [eitherOf(each)] : each;
}

/** "with base power and toughness 1/1" (208.4b). */
function withSize(node: PostModifierOf<"withSize">, context: Context): readonly Constraint[] {
  return (["power", "toughness"] as const).map((characteristic) => ({
    kind: "characteristic",
    characteristic,
    base: node.which === "base",
    is: { operator: "equal", than: figureQuantity(node.size[characteristic], context) },
  }));
}

function plainWord(node: PostModifierOf<"plain">): Constraint {
  switch (node.what) {
    case "inExile":
      return { kind: "inZone", zone: "exile", of: null };
    case "faceDown":
      return { kind: "faceDown" };
    case "inAllGraveyards":
      return { kind: "inZone", zone: "graveyard", of: { kind: "eachPlayer" } };
    case "onStack":
      return { kind: "inZone", zone: "stack", of: null };
    default:
      return refuse(node.what, node);
  }
}

function inZone(where: NounPhrase, context: Context): readonly Constraint[] {
  if (isSingleGraveyard(where)) {
    return [
      { kind: "inZone", zone: "graveyard", of: null },
      { kind: "alike", in: "owner" },
    ];
  }
  const { place, put } = putThere(where, context);
  const places = zoneOf(place, context);
  if (places === null) return refuse("a zone", where);
  const each = places.zones.map((zone): Constraint => ({ kind: "inZone", zone, of: places.player }));
  return each.length === 1 ? [...each, ...put] : [eitherOf(each), ...put];
}

/** "a single graveyard": that of one player, whichever that is (404.1). */
function isSingleGraveyard(where: NounPhrase): boolean {
  const head = headedBy(where, "graveyard");
  const [single, ...modifiers] = head?.modifiers ?? [];
  const plain = head?.post.length === 0 && head.group.possessor === null && articleOf(head.group) === "a";
  return plain && stateOf(single) === "single" && modifiers.length === 0;
}

/** "attached to a creature": to any there is; nobody chooses which (109.2). */
function anyOf(node: NounPhrase, context: Context): ObjectReference {
  const before = context.snapshot();
  const objects = lowerObjects(node, context, you);
  if (objects.kind !== "choice") return objects;
  context.restore(before);
  return { kind: "matching", filter: objects.filter };
}

/** "blocking this creature", "attacking you" (506.3). */
function combat({ relation, whom }: PostModifierOf<"combat">, context: Context): Constraint {
  switch (relation) {
    case "blockingOrBlockedBy":
      return refuse("blocking or blocked by", whom);
    case "attacking":
      return { kind: "attackingPlayer", whom: lowerPlayers(whom, context) };
    case "enchanting":
      return { kind: "attachedTo", whom: anyOf(whom, context) };
    default:
      return { kind: "combatWith", relation, whom: anyOf(whom, context) };
  }
}

/** "of the creature type of your choice": chosen as it is carried out (608.2d); null of another phrase. */
function ofYourChoice(node: PostModifierOf<"of">, context: Context): Constraint | null {
  const of = valueOfChoice(node.what, context);
  return of === "color" || of === "creatureType" ? { kind: "chosen", of } : of === null ? null : refuse("of", node);
}

/** "of the chosen type", "of that color" (607.2d). */
function ofChosen(node: PostModifierOf<"of">): Constraint {
  const head = commonHead(node.what);
  if (head === null || head.post.length > 0) return refuse("of", node);
  const chosen = head.modifiers.some((modifier) => stateOf(modifier) === "chosen");
  if (!chosen && !groupHasArticle(head.group, "that")) return refuse("of", node);
  return { kind: "chosen", of: chosenKind(head.noun) ?? refuse("of", node) };
}

/** What may be chosen of an object, by its noun. */
function chosenKind(noun: string): "color" | "type" | "creatureType" | null {
  if (noun === "color" || noun === "type") return noun;
  return noun === "creature type" ? "creatureType" : null;
}
