import type { EventPattern, Filter, Participant, PlayerReference, Quantity } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { isThisTurn, spentOn } from "./amount.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { plainDetail } from "../effects/plain-detail.js";
import { withManner } from "./happening.js";
import { lowerFilter } from "./filter.js";
import { articleOf, bareNoun, commonHead, counterKindOf, isPronoun, isWord, ofWhat, onlyPost } from "./noun.js";
import { lowerParticipant } from "./participant.js";
import { pastSpanOf } from "./past-span.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { ownerOf } from "./events/zone.js";
import { attackedThisTurn, created, descended, each, happened } from "./turn-tally.js";
import { onlyZoneOf, type Places, splitOrigin, zoneOf } from "./zone.js";
import { isSame } from "../effects/structure.js";

type Contact = Extract<PostModifier, { readonly kind: "contact" }>;
type Relative = Extract<PostModifier, { readonly kind: "relative" }>;

type Reduced = Extract<PostModifier, { readonly kind: "participle" }>;

/** How many there are of what no filter over the objects of now finds: deaths, spells cast, counters had; null of the rest. */
export function tallyOf(what: Described, context: Context): Quantity | null {
  const post = what.post.at(-1);
  switch (post?.kind) {
    case "contact":
      return post.verb.verb === "have"
        ? had(what, post, context)
        : (mutated(what, post, context) ?? didThisTurn(what, post, context));
    case "relative":
      return post.verb.predicate.kind === "die" ? died(what, post, context) : wasPutThisTurn(what, post.verb, context);
    case "timeClause":
      return timesThat(what, post.clause, context);
    case "plain":
      return post.what === "youveCast" ? castThisTurn(what, you, context) : null;
    case "of":
      return colorsSpent(what, context);
    case "in":
      return symbolsInCosts(what, context) ?? inParty(what);
    case "participle":
      return putThisTurn(what, post, context);
    default:
      return null;
  }
}

/** "opponent you have" (102.2), "experience counter you have", "counters it had on it" (122.1). */
function had(what: Described, { subject, verb, tails }: Contact, context: Context): Quantity | null {
  const head = commonHead(what);
  if (head === null || head.group.determiners.length > 0 || head.post.length > 1 || verb.helper !== null) return null;
  const [place, ...more] = tails;
  if (head.noun === "opponent" && head.modifiers.length === 0 && place === undefined && isPronoun(subject, "you"))
    return { kind: "playerCount", of: { kind: "eachOpponent" } };
  if (head.noun !== "counter") return null;
  const counter = counterKindOf(head.modifiers, what);
  if (place === undefined)
    return isPlayerPhrase(subject) || isPronoun(subject, "they")
      ? { kind: "counters", counter, on: lowerPlayers(subject, context) }
      : null;
  if (place.kind !== "on" || more.length > 0 || !isPronoun(subject, "it") || !isPronoun(place.what, "it")) return null;
  return { kind: "counters", counter, on: lowerObjects(subject, context, you) };
}

/** "times this creature has mutated" (702.140d); null of the rest. */
function mutated(what: Described, { subject, verb, tails }: Contact, context: Context): Quantity | null {
  const head = commonHead(what);
  const times = head?.noun === "time" && head.item.form === "plural" && head.modifiers.length === 0;
  if (verb.verb !== "mutate" || verb.helper !== "has" || !times || tails.length > 0) return null;
  if (head.group.determiners.length > 0 || head.post.length > 1) return null;
  const of = lowerObjects(subject, context, you);
  return of.kind === "source" ? { kind: "timesMutated", of } : null;
}

/** The noun without its last phrase, as what it describes. */
function described(what: Described, context: Context): Filter {
  return objectsOf({ ...what, post: what.post.slice(0, -1) }, context);
}

/** "creature that died this turn": each is counted as it last was on the battlefield (700.4, 603.10a). */
function died(what: Described, { pronoun, verb }: Relative, context: Context): Quantity {
  const [first, second, ...more] = verb.adverbials;
  const span = second ?? first;
  const within = span === undefined ? null : pastSpanOf(span);
  if (within === null || more.length > 0 || pronoun !== "that" || !isPlain(verb)) return refuse("died", what);
  const detail = second === undefined ? plainDetail : withManner(plainDetail, underYours(verb, what));
  return happened("times", { kind: "dies", object: each(described(what, context)), detail }, within);
}

/** "creature put into your graveyard from the battlefield this turn": each as it last was there (603.10a); null of the rest. */
function putThisTurn(what: Described, { verb, object, tails }: Reduced, context: Context): Quantity | null {
  const [into, ...rest] = tails;
  if (verb !== "put" || object !== null || into?.kind !== "into" || !isThisTurn(rest)) return null;
  return putInto(what, into.what, context);
}

/** "card that was put into your graveyard from your hand or library this turn"; null of the rest. */
function wasPutThisTurn(what: Described, verb: VerbPhrase, context: Context): Quantity | null {
  const { predicate, adverbials } = verb;
  const [span, ...more] = adverbials;
  if (predicate.kind !== "passive" || predicate.verb !== "put" || !isPlain(verb) || more.length > 0) return null;
  const [into, ...tails] = predicate.tails;
  const past = predicate.form === "was" || predicate.form === "were";
  if (span === undefined || pastSpanOf(span) !== "thisTurn" || !past || predicate.object !== null) return null;
  return into?.kind === "into" && tails.length === 0 ? putInto(what, into.what, context) : null;
}

/** What was put into a graveyard this turn from zones that the text names; a hand and a library are the same player's. */
function putInto(what: Described, into: NounPhrase, context: Context): Quantity | null {
  const { place, from } = splitOrigin(into);
  const where = zoneOf(place, context);
  const origin = from === null || from === "anywhere" ? null : zoneOf(from, context);
  if (origin === null || onlyZoneOf(where) !== "graveyard" || !isOrigin(origin, where)) return null;
  const ends = { to: "graveyard", player: ownerOf(where), detail: plainDetail } as const;
  const object = each(described(what, context));
  const events = origin.zones.map((zone): EventPattern => ({ kind: "zoneChange", object, from: zone, ...ends }));
  const [event, ...others] = events;
  if (event === undefined) return null;
  return happened("times", others.length === 0 ? event : { kind: "anyOf", events }, "thisTurn");
}

/** Whether what went to a player's graveyard came from where it says: the battlefield, or that player's own zones. */
function isOrigin(origin: Places, where: Places | null): boolean {
  if (onlyZoneOf(origin) === "battlefield") return true;
  const own = origin.player !== null && isSame(origin.player, where?.player);
  return own && origin.zones.every((zone) => zone === "hand" || zone === "library");
}

/** "+1/+1 counter you've put on creatures under your control this turn" (122.6). */
function countersPut(what: Described, { subject, tails }: Contact, context: Context): Quantity | null {
  const [place, ...rest] = tails;
  const head = commonHead(what);
  if (head?.noun !== "counter" || head.group.determiners.length > 0 || head.post.length > 1) return null;
  if (place?.kind !== "on" || place.what.kind !== "described" || !isThisTurn(rest)) return null;
  const counter = counterKindOf(head.modifiers, what);
  const player: Participant = { kind: "player", reference: lowerPlayers(subject, context) };
  const object = lowerParticipant(underControl(place.what), "object", context);
  const event = { kind: "countersPut", counter, object, player, amount: null, detail: plainDetail } as const;
  return { kind: "events", measure: "amount", event, within: "thisTurn" };
}

/** "creatures under your control": those that you control. */
function underControl(what: Described): Described {
  const last = what.post.at(-1);
  const control = last?.kind === "under" ? bareNoun(last.where, "control") : null;
  if (control === null || articleOf(control) !== "your") return what;
  const player = { kind: "pronoun", word: "you" } as const;
  return { ...what, post: [...what.post.slice(0, -1), { kind: "controlled", player, verb: "control" }] };
}

/** "creature in your party" (700.8a). */
function inParty(what: Described): Quantity | null {
  const place = onlyPost(what.post);
  const party = place?.kind === "in" ? bareNoun(place.where, "party") : null;
  const [item, ...items] = what.group.items;
  if (party === null || articleOf(party) !== "your" || item === undefined || items.length > 0) return null;
  const creatures = item.noun.kind === "type" && item.noun.type === "creature" && item.modifiers.length === 0;
  return creatures && what.group.determiners.length === 0 ? { kind: "partySize", of: you } : null;
}

function isPlain({ adverb, auxiliary, innerAdverb }: VerbPhrase): boolean {
  return adverb === null && auxiliary === null && innerAdverb === null;
}

function underYours({ adverbials }: VerbPhrase, node: object): "underYourControl" {
  const [under] = adverbials;
  if (under?.kind !== "under" || under.whose.kind !== "described") return refuse("died", node);
  const control = bareNoun(under.whose, "control");
  return control !== null && articleOf(control) === "your" ? "underYourControl" : refuse("under", node);
}

/** "cards you've drawn this turn", "permanents you've sacrificed this turn". */
function didThisTurn(what: Described, { subject, verb, tails }: Contact, context: Context): Quantity | null {
  const helped = verb.helper === null || verb.helper === "contractedHave" || verb.helper === "have";
  if (!helped || !isPlayerPhrase(subject)) return null;
  if (verb.verb === "put") return countersPut(what, { kind: "contact", subject, verb, tails }, context);
  if (!isThisTurn(tails)) return null;
  const player = lowerPlayers(subject, context);
  if (verb.verb === "cast") return castThisTurn(what, player, context);
  if (verb.verb === "descend") return descended(what, player);
  if (verb.verb === "attack") return attackedThisTurn(what, player, context);
  if (verb.verb === "create") return created(what, player, context);
  const kind = verb.verb === "draw" ? "draws" : verb.verb === "sacrifice" ? "sacrifices" : null;
  if (kind === null) return null;
  const filter = described(what, context);
  if (kind === "draws" && (filter.what !== "card" || filter.constraints.length > 0)) return refuse("drawn", what);
  const object = kind === "draws" ? null : each(filter);
  return happened(
    "times",
    { kind, player: { kind: "player", reference: player }, object, amount: null, detail: plainDetail },
    "thisTurn",
  );
}

/** "spell you've cast this turn" (601.2i). */
export function castThisTurn(what: Described, player: PlayerReference, context: Context): Quantity {
  const spell = each(described(what, context));
  const caster: Participant = { kind: "player", reference: player };
  return happened("times", { kind: "castsSpell", player: caster, spell, detail: plainDetail }, "thisTurn");
}

/** "time it was kicked" (702.33d), "time you've cast your commander from the command zone this game" (903.8). */
function timesThat(
  what: Described,
  clause: Extract<PostModifier, { readonly kind: "timeClause" }>["clause"],
  context: Context,
): Quantity | null {
  const [verb, ...more] = clause.verbs;
  if (!isWord({ ...what, post: [] }, "time") || what.post.length > 1) return null;
  if (verb === undefined || more.length > 0 || clause.subject === null) return null;
  const { predicate, adverbials } = verb;
  if (predicate.kind === "beAdjective" && predicate.form === "was" && isPlain(verb) && adverbials.length === 0) {
    const [quality, ...others] = predicate.state.qualities;
    if (quality !== "kicked" || others.length > 0 || predicate.each !== null) return null;
    return { kind: "timesKicked", of: lowerObjects(clause.subject, context, you) };
  }
  const [span, ...later] = adverbials;
  const game = span?.kind === "duration" && span.span === "thisGame" && later.length === 0;
  if (predicate.kind !== "cast" || !isPronoun(clause.subject, "you") || !game) return null;
  return isCommander(predicate.object) ? commanderCasts() : null;
}

function isCommander(node: Extract<VerbPhrase["predicate"], { readonly kind: "cast" }>["object"]): boolean {
  const head = commonHead(node);
  const from = onlyPost(head?.post ?? []);
  const article = head === null ? null : articleOf(head.group);
  if (head?.noun !== "commander" || head.modifiers.length > 0 || from?.kind !== "from") return false;
  return (article === "your" || article === "a") && bareNoun(from.where, "command zone") !== null;
}

function commanderCasts(): Quantity {
  const constraints = [{ kind: "commander" }, { kind: "ownedBy", player: you }, { kind: "castFrom", zone: "command", of: null }] as const; // prettier-ignore
  const spell = each({ what: "spell", constraints });
  const player: Participant = { kind: "player", reference: you };
  return happened("times", { kind: "castsSpell", player, spell, detail: plainDetail }, "thisGame");
}

/** "color of mana spent to cast this spell" (105.1, 601.2h). */
function colorsSpent(what: Described, context: Context): Quantity | null {
  const mana = isWord({ ...what, post: [] }, "color") ? ofWhat(what.post) : null;
  const head = mana === null ? null : commonHead(mana);
  if (head?.noun !== "mana" || head.modifiers.length > 0 || head.group.determiners.length > 0) return null;
  const on = spentOn(onlyPost(head.post), context);
  return on === null ? null : { kind: "colorsSpent", on };
}

/** "white mana symbol in the mana costs of permanents you control": what devotion counts (700.5). */
function symbolsInCosts(what: Described, context: Context): Quantity | null {
  const head = commonHead(what);
  const place = onlyPost(what.post);
  const [color, ...more] = head?.modifiers ?? [];
  if (head?.noun !== "mana symbol" || place?.kind !== "in" || head.group.determiners.length > 0) return null;
  const costs = commonHead(place.where);
  const of = costs?.noun === "mana cost" && costs.modifiers.length === 0 ? ofWhat(costs.post) : null;
  if (color?.kind !== "color" || more.length > 0 || of?.kind !== "described") return null;
  const { what: kind, constraints } = lowerFilter(
    of.group,
    of.post,
    readDeterminers(of.group.determiners, context),
    context,
  );
  const [control, ...others] = constraints;
  if (kind !== "permanent" || control?.kind !== "controlledBy" || others.length > 0) return null;
  return { kind: "devotion", of: control.player, colors: [color.color] };
}
