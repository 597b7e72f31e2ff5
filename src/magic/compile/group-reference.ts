import type { NounGroup, NounItem } from "../../../grammar/magic/phrases.js";
import { pluralOf } from "../../../grammar/magic/vocabulary/subtypes.js";
import type { ObjectReference, PlayerReference, Quantity, Target } from "../effects/index.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { eitherOf } from "./antecedent.js";
import { playerAntecedent, type Context } from "./context.js";
import { type Determined, readDeterminers } from "./determiner.js";
import { lowerFilter, lowerModifier, whatOf } from "./filter.js";
import { asExiledCard, exiledBefore, narrowed, revealedBefore } from "./exiled-card.js";
import { formOf, headsOf } from "./head.js";
import { bareNoun, isPronoun, onlyPost, stateOf } from "./noun.js";
import { checkJoined, checkWhole } from "./joined.js";
import { one } from "./plain.js";
import { amongDone, doingOf } from "./this-way.js";
import { refuse, Refusal, refuseUnbound } from "./refusal.js";
import { playerBehind } from "./some-player.js";
import { sharedHead } from "./shared-head.js";
import { callsResult, chosenAs } from "./spoken-as.js";
import { attachedReference, isAttached, thisObject } from "./self.js";

/** A noun group with its determiners read. */
export interface DeterminedGroup {
  readonly group: NounGroup;
  readonly post: readonly PostModifier[];
  readonly determined: Determined;
}

/** Who picks where the text does not say which, or that chance does. */
export interface Chooser {
  readonly chooser: PlayerReference;
  readonly manner: "chosen" | "random";
}

/** The objects that a group stands for, by what its determiners say: "target", "this", "that", "a", "each" (608.2). */
export function byDeterminers(of: DeterminedGroup, chooser: Chooser, context: Context): ObjectReference {
  const { group, post, determined } = of;
  if (group.possessor !== null) return refuse("a possessor", group);
  if (determined.targeting === "target") return target(of, context);
  switch (determined.article) {
    case "this":
    case "these":
      return thisObject(group, post, determined, context);
    case "that":
    case "those":
      return demonstrative(of, context);
    case "both":
      return bothOf(of, context);
    case "the":
      return determined.other === "other" ? theOther(group, post, context) : definite(group, post, context);
    case "a":
    case "an":
    case "any":
      return choice(of, one, one, chooser, context);
    case "each":
    case "all":
    case "every":
      return allMatching(of, context);
    case null:
      return determined.most === null
        ? bare(of, context)
        : choice(of, determined.least ?? determined.most, determined.most, chooser, context);
    default:
      return refuse(determined.article, group);
  }
}

function allMatching({ group, post, determined }: DeterminedGroup, context: Context): ObjectReference {
  if (determined.article !== "each") checkWhole(group);
  const filter = lowerFilter(group, post, determined, context);
  return amongDone(filter, post) ?? { kind: "matching", filter };
}

/** Whether the last noun is in the plural, or may be ("Auras, Equipment"). */
function isPlural({ items }: NounGroup): boolean {
  const last = items.at(-1);
  if (last?.form === "plural") return true;
  return items.length > 1 && last?.noun.kind === "subtype" && pluralOf(last.noun.subtype) === last.noun.subtype;
}

/** "Masticore" on a card of that name, which is a creature type, too: the object itself (201.5). */
function isOwnName({ group, post }: DeterminedGroup, { bearer }: Context): boolean {
  const [item, ...others] = group.items;
  if (item?.noun.kind !== "subtype" || others.length > 0 || item.modifiers.length > 0 || post.length > 0) return false;
  return group.determiners.length === 0 && bearer.inQuote === "onCard" && bearer.names.has(item.noun.subtype);
}

/** "creatures you control": all that match; a bare singular is "enchanted creature" or nothing (303.4, 301.5). */
function bare(of: DeterminedGroup, context: Context): ObjectReference {
  if (of.determined.counted === "behind") return refuse("a number of", of.group);
  if (isPlural(of.group)) return allMatching(of, context);
  if (isOwnName(of, context)) return { kind: "source" };
  return isAttached(of.group) && of.post.length === 0
    ? attachedReference(of.group, context)
    : refuse("a noun without an article", of.group);
}

function choice(
  { group, post, determined }: DeterminedGroup,
  least: Quantity,
  most: Quantity,
  { chooser, manner }: Chooser,
  context: Context,
): ObjectReference {
  return { kind: "choice", chooser, filter: lowerFilter(group, post, determined, context), least, most, manner };
}

/** "target creature": a slot that is announced (115.1, 601.2c). */
function target({ group, post, determined }: DeterminedGroup, context: Context): ObjectReference {
  const [item] = group.items;
  if (item?.noun.kind === "common" && item.noun.noun === "target") return refuse("any target", group);
  if (determined.most === null && formOf(group) === "plural" && group.items.length === 1)
    return refuse("how many targets", group);
  const earlier = determined.other === "other" ? likeTargets(group, context) : [];
  const own: Determined = earlier.length > 0 ? { ...determined, other: "any" } : determined;
  const what = targetWhat({ group, post, determined: own }, context);
  const most = determined.most ?? one;
  const otherThan = earlier.length > 0 ? { otherThan: earlier } : {};
  const id = context.addTarget({ what, least: determined.least ?? most, most, ...otherThan });
  const reference: ObjectReference = { kind: "target", target: id };
  const whose = "constraints" in what ? playerBehind(what.constraints, reference) : null;
  if (whose !== null) context.mention(playerAntecedent(whose, "singular"));
  return reference;
}

/** What is no creature by what it is called. */
const noCreatures: ReadonlySet<string> = new Set(["artifact", "aura", "enchantment", "equipment", "land"]);

function isNoCreature(head: string): boolean {
  return noCreatures.has(head.toLowerCase());
}

/**
 * The targets before, which "another target creature" must differ from. Beside a target Equipment alone it is another than the
 * object that the ability is on, as behind no target at all (109.3, 115.3).
 */
function likeTargets(group: NounGroup, context: Context): readonly string[] {
  const ids = context.targets.map(({ id }) => id);
  const own = [...headsOf(group)];
  if (!own.includes("creature") || own.some(isNoCreature)) return ids;
  const { antecedents } = context.snapshot();
  const isLike = (target: string): boolean => {
    const said = antecedents.filter(({ reference: of }) => of?.kind === "target" && of.target === target);
    return said.length === 0 || said.some(({ heads }) => ![...heads].every(isNoCreature));
  };
  return ids.some(isLike) ? ids : [];
}

/** "target creature or spell": each noun with its own kind (115.1). */
function targetWhat({ group, post, determined }: DeterminedGroup, context: Context): Target["what"] {
  checkJoined(group, post, determined);
  const kinds = new Set(group.items.map((item) => whatOf({ ...group, items: [item] })));
  if (kinds.size < 2 || sharedHead(group) !== null) return lowerFilter(group, post, determined, context);
  const of = group.items.map((item) =>
    lowerFilter({ ...group, items: [item], conjunction: null }, post, determined, context),
  );
  return { kind: "union", of };
}

/** "that creature", "those tokens": what was spoken of under that word. */
function demonstrative({ group, post, determined }: DeterminedGroup, context: Context): ObjectReference {
  const [item, ...others] = group.items;
  if (item !== undefined && others.length > 0 && post.length === 0 && determined.most === null)
    return whichever(group, context);
  if (item === undefined || others.length > 0 || determined.most !== null) return refuse("that", group);
  checkOrdinal(item);
  const heads = [...deniedHeads(item), ...headsOf(group)];
  const called = item.form === "plural" ? `those ${heads.join(" ")}s` : `that ${heads.join(" ")}`;
  const found = context.findObject(item.form, heads, called, group);
  checkKind(found, item, context);
  const apart = found.kind === "result" && post.length === 0 ? justChosenApart(found.slot, item, context) : null;
  if (apart !== null) return apart;
  if (post.length === 0) return exceptThose(asExiledCard(found, item, context), item, context);
  const filter = lowerFilter({ ...group, determiners: [] }, post, { ...determined, article: null }, context);
  return { kind: "among", of: found, filter };
}

/** "both creatures": the two that were spoken of together, and no others. */
function bothOf({ group, post, determined }: DeterminedGroup, context: Context): ObjectReference {
  const [item, ...others] = group.items;
  if (item === undefined || others.length > 0 || post.length > 0 || determined.most !== null)
    return refuse("both", group);
  const heads = [...headsOf(group)];
  const found = context.findObject("plural", heads, `both ${heads.join(" ")}s`, group);
  return found.kind === "all" && found.of.length === 2 ? found : refuse("both", group);
}

/** "that spell or ability": what was spoken of as one or the other, whichever it was. */
function whichever(group: NounGroup, context: Context): ObjectReference {
  const bare = group.items.every(({ modifiers, form }) => modifiers.length === 0 && form === "singular");
  if (!bare || group.conjunction !== "or") return refuse("that", group);
  const heads = [...headsOf(group)];
  const found = context.findObject("singular", [eitherOf(heads)], `that ${heads.join(" or ")}`, group);
  return context.headsFor(found)?.has("any") === true ? refuse("which kind", group) : found;
}

/** "that nonland card" is one that was not spoken of as a land; "those nonland cards" are some of those spoken of. */
function deniedHeads({ form, modifiers }: NounItem): readonly string[] {
  if (form === "plural") return [];
  return modifiers.flatMap((one) => (one.kind === "non" && one.of.kind === "type" ? [`non${one.of.type}`] : []));
}

/** "those nonland cards": of what was spoken of, those that are not that. */
function exceptThose(of: ObjectReference, item: NounItem, context: Context): ObjectReference {
  const said = (one: NounItem["modifiers"][number]): boolean => item.form === "singular" && one.kind === "type";
  const denied = item.modifiers.filter((one) => one.kind === "non" && !said(one.of));
  const constraints = denied.flatMap((modifier) => lowerModifier(modifier, context));
  return constraints.length === 0 ? of : { kind: "among", of, filter: { what: "object", constraints } };
}

/** "the Army you amassed" (701.47b). */
function isAmassed(post: readonly PostModifier[]): boolean {
  const only = onlyPost(post);
  return only?.kind === "contact" && only.verb.verb === "amass" && isPronoun(only.subject, "you");
}

/** "the milled cards": those that an instruction before milled (701.17c). */
function milledBefore(group: NounGroup, context: Context): ObjectReference {
  const doing = doingOf("milled", context) ?? refuse("the milled cards", group);
  return { kind: "result", slot: doing.result };
}

/** "the sacrificed creature", "the discarded card": of a cost, or what an instruction before did it to (608.2h). */
function done(how: "sacrificed" | "discarded" | "returned", group: NounGroup, context: Context): ObjectReference {
  const heads = [...headsOf(group)];
  const paid = context.paidWith(how, heads);
  if (paid !== null) return paid;
  const doing = doingOf(how, context);
  if (doing === null || callsResult(doing.result, heads, context) === "otherwise")
    return refuseUnbound(`the ${how} ${heads.join(" ")}`, group);
  return { kind: "result", slot: doing.result };
}

/** "the tapped creature": what was tapped as a cost (602.1a, 702.184a). */
function tappedToPay(group: NounGroup, context: Context): ObjectReference {
  const heads = [...headsOf(group)];
  const paid = context.paidWith("tapped", heads);
  if (paid === null) return refuseUnbound(`the tapped ${heads.join(" ")}`, group);
  return paid;
}

/** "the token created this way" (608.2c). */
function isCreated(group: NounGroup, post: readonly PostModifier[]): boolean {
  const only = onlyPost(post);
  const way = only?.kind === "thisWay" && only.what === "created";
  return way && bareNoun({ kind: "described", group, post: [] }, "token") !== null;
}

/**
 * "The chosen cards": what this ability chose, all of it where it chose several times (608.2c), else what another of the card
 * chose (607.2d). They must have been chosen under that word.
 */
function chosenObjects({ form }: NounItem, group: NounGroup, context: Context): ObjectReference {
  const choices = context.doings.filter(({ kind }) => kind === "chooseObjects");
  const heads = [...headsOf(group)];
  const here = chosenAs(form, heads, context);
  const [, second] = choices;
  if (choices.length === 0 ? !context.choosesElsewhere(heads) : here === null && second === undefined)
    return refuseUnbound(`the chosen ${heads.join(" ")}`, group);
  const apart = chosenApart(form, context);
  if (apart !== null) return apart;
  return (second === undefined ? here : null) ?? { kind: "linked", how: "chosen" };
}

/** What this ability chose where it chose several times: all of it; null where it did not (608.2c). */
function chosenApart(form: NounItem["form"], { doings }: Context): ObjectReference | null {
  const choices = doings.filter(({ kind }) => kind === "chooseObjects");
  if (form !== "plural" || choices.length < 2) return null;
  return { kind: "all", of: choices.map(({ result }) => ({ kind: "result", slot: result })) };
}

/** "those cards" where the last thing done was to choose the latter of them: all that were chosen. */
function justChosenApart(slot: string, { form }: NounItem, context: Context): ObjectReference | null {
  return context.doings.at(-1)?.result === slot ? chosenApart(form, context) : null;
}

/** Refuses "that land card" of a card of which the words before do not say that it is a land card. */
function checkKind(of: ObjectReference, { modifiers }: NounItem, context: Context): void {
  const kind = modifiers.find((one) => one.kind === "type" || one.kind === "subtype");
  if (kind !== undefined && context.headsFor(of)?.has("any") === true) refuse("which kind", kind);
}

/** Refuses what would tell apart several of one name: which "the second creature" is, the words before do not number. */
function checkOrdinal({ modifiers }: NounItem): void {
  const ordinal = modifiers.find(({ kind }) => kind === "ordinal" || kind === "color" || kind === "supertype");
  if (ordinal !== undefined) refuse("which one", ordinal);
}

/** "the token": what was spoken of, or what a linked ability of the card created (607.1, 607.2c). */
function tokenOf(number: "singular" | "plural", group: NounGroup, context: Context): ObjectReference {
  const find = (): ObjectReference => context.findObject(number, ["token"], "the token", group);
  if (context.bearer.creates === "nothing") return find();
  try {
    return find();
  } catch (error) {
    if (error instanceof Refusal) return { kind: "linked", how: "created" };
    throw error;
  }
}

/** "the other creature": of two that an event speaks of, the one that something was done to. Of others it is not said which. */
function theOther(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference {
  const found = definite(group, post, context);
  return found.kind === "triggering" && found.role === "other" ? found : refuse("other", group);
}

/** "the token", "the exiled card", "the sacrificed creature" (607.1, 608.2k). */
function definite(group: NounGroup, post: readonly PostModifier[], context: Context): ObjectReference {
  const [item, ...others] = group.items;
  if (item !== undefined && others.length === 0 && isAmassed(post))
    return context.findObject(item.form, [...headsOf(group), "amassed"], "the Army you amassed", group);
  if (item?.form === "singular" && isCreated(group, post)) {
    const created = doingOf("created", context) ?? refuse("created this way", group);
    return { kind: "result", slot: created.result };
  }
  if (item?.form === "plural" && post.every(({ kind }) => kind === "thisWay")) {
    const plain = { ...group, determiners: [] };
    const filter = post.length === 0 ? null : lowerFilter(plain, post, readDeterminers([], context), context);
    const done = filter === null ? null : amongDone(filter, post);
    if (done !== null) return done;
  }
  if (item === undefined || others.length > 0 || post.length > 0) return refuse("the", group);
  if (item.modifiers.some(({ kind }) => kind === "ordinal")) return refuse("which of several", group);
  const state = stateOf(item.modifiers[0]);
  switch (state) {
    case "exiled":
      return exiledBefore(item, group, context);
    case "revealed":
      return revealedBefore(item, group, context);
    case "chosen":
      return narrowed(chosenObjects(item, group, context), item, context);
    case "sacrificed":
    case "discarded":
    case "returned":
      return narrowed(done(state, group, context), item, context);
    case "milled":
      return narrowed(milledBefore(group, context), item, context);
    case "tapped":
      return narrowed(tappedToPay(group, context), item, context);
    case "blocking":
      if (item.modifiers.length > 1) return refuse("the", group);
      return context.findObject(item.form, [...headsOf(group), state], "the blocking creature", group);
    case "amassed":
      return context.findObject(item.form, [...headsOf(group), state], "the amassed Army", group);
    case null: {
      checkOrdinal(item);
      const heads = [...headsOf(group)];
      return heads.join() === "token"
        ? tokenOf(item.form, group, context)
        : context.findObject(item.form, heads, `the ${heads.join(" ")}`, group);
    }
    default:
      return refuse(state, group);
  }
}
