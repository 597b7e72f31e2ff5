import type { Change, Filter, ObjectReference, PlayerReference, Prohibition } from "../effects/index.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Predicate } from "../syntax/predicate.js";
import { lowerAbilitySet, lowerBase } from "./ability-set.js";
import { attackUnless, combatAssignment, eachAttacked, combatPermission, combatRequirement } from "./combat-change.js";
import { whereOf, withX } from "./defined-x.js";
import { becoming } from "./become.js";
import type { Context } from "./context.js";
import { creatureTypesChange, isEveryCreatureType } from "./creature-types.js";
import { isDenied } from "./form.js";
import { isGoaded } from "./goaded.js";
import { handSizeChange } from "./hand-size.js";
import { sizeChange } from "./instructions/characteristic.js";
import { bareNoun, groupHasArticle, hasArticle, isIndefinite, onlyItem, phraseOf } from "./noun.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { moreSpells, playerProhibition } from "./player-prohibition.js";
import { isColor, isSupertype } from "./quality.js";
import { lowerObjects, objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";
import { spokenTypes } from "./spoken-types.js";
import { targetedBy } from "./targeted-by.js";
import { turnPartOf } from "./turn-part.js";
import { Saying, type Subject } from "./saying.js";

/** What one verb of a static ability changes: abilities, sizes, types, what can't or must be done. */
export function staticChanges(verb: VerbPhrase, subject: Subject, context: Context): readonly Change[] {
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("an adverb", verb);
  const where = whereOf(verb.adverbials);
  const others = verb.adverbials.filter((one) => one !== where);
  return withX(where, context, () => {
    const saying = new Saying(subject, others, context);
    const changes = verbChanges(verb, saying, context);
    saying.finish();
    return changes;
  });
}

function verbChanges({ auxiliary, predicate }: VerbPhrase, saying: Saying, context: Context): readonly Change[] {
  return auxiliary === null ? plain(predicate, saying, context) : helped(auxiliary, predicate, saying, context);
}

function plain(node: Predicate, saying: Saying, context: Context): readonly Change[] {
  switch (node.kind) {
    case "getChange":
    case "getAnAdditional":
      return [sizeChange(node.change, saying, context)];
    case "haveAbilities":
    case "gainAbilities":
      return [
        { kind: "gainAbilities", abilities: lowerAbilitySet(node.abilities, context, receiverTypes(saying, context)) },
      ];
    case "loseAbilities":
      return [
        { kind: "loseAbilities", abilities: lowerAbilitySet(node.abilities, context, receiverTypes(saying, context)) },
      ];
    case "loseAllAbilities":
      return node.extent === "all" ? [{ kind: "loseAllAbilities" }] : refuse("all other abilities", node);
    case "have":
      saying.subject.player();
      return [handSizeChange(node)];
    case "loseAllAndHave":
      return [{ kind: "loseAllAbilities" }, ...lowerBase(node.base, context)];
    case "haveBase":
      return lowerBase(node.base, context);
    case "beNoun":
      if (isDenied(node.form)) return [noLonger(node, saying)];
      return node.form === "is" || node.form === "are"
        ? node.still === null
          ? becoming(node.object, node.addition, saying.subject.object(), context)
          : refuse("still", node)
        : refuse("is", node);
    case "beAdjective":
      saying.subject.object();
      if (isEveryCreatureType(node)) return [{ kind: "allCreatureTypes" }];
      return [toBeOf(node) ?? (isGoaded(node) ? { kind: "goaded" } : refuse("be", node))];
    case "gain":
    case "lose":
      saying.subject.object();
      return [creatureTypesChange(node) ?? refuse(node.kind, node)];
    case "attack":
      return node.manner === null && saying.takeManner("ifAble") === "there" && takeEachCombat(saying)
        ? [{ kind: "require", requirement: { kind: "attack", whom: null, when: "eachCombat" } }]
        : refuse("attack", node);
    case "block":
      return saying.takeManner("ifAble") === "there" && takeEachCombat(saying)
        ? [{ kind: "require", requirement: { kind: "block", whom: blockedBy(node, context), when: "eachCombat" } }]
        : refuse("block", node);
    case "assign":
      saying.subject.object();
      return [combatAssignment(node, saying)];
    default:
      return refuse(node.kind, node);
  }
}

/** Which attackers "must be blocked" by it: any, where none is named (509.1c). */
function blockedBy(node: Extract<Predicate, { readonly kind: "block" }>, context: Context): ObjectReference | null {
  const whom = node.object === null ? null : lowerObjects(node.object, context, you);
  return whom?.kind === "choice" ? refuse("block", node) : whom;
}

/** "is legendary": the supertype besides its others (205.4b); "is black", "are colorless": that and no other color (105.3); null of another state. */
function toBeOf({ form, state, each }: Extract<Predicate, { readonly kind: "beAdjective" }>): Change | null {
  const [quality, ...more] = state.qualities;
  const stated = more.length === 0 && each === null && (form === "is" || form === "are");
  if (quality === undefined || !stated) return null;
  if (isSupertype(quality)) return { kind: "addTypes", supertypes: [quality], types: [], subtypes: [] };
  if (quality === "colorless") return { kind: "setColors", colors: [] };
  return isColor(quality) ? { kind: "setColors", colors: [quality] } : null;
}

/** "isn't a creature": without the card type, and so without its subtypes (205.1a, 613.1d). */
function noLonger(node: Extract<Predicate, { readonly kind: "beNoun" }>, saying: Saying): Change {
  saying.subject.object();
  const { object, addition, still, form } = node;
  const noun = onlyItem(object)?.noun;
  const plain = object.kind === "described" && object.post.length === 0 && onlyItem(object)?.modifiers.length === 0;
  const present = form !== "wasNot" && form !== "wereNot" && addition === null && still === null;
  if (!plain || !present || noun?.kind !== "type" || !isIndefinite(object.group)) return refuse("isn't", node);
  return { kind: "removeTypes", supertypes: [], types: [noun.type], subtypes: [] };
}

/** What the objects that gain the abilities are called; a player is called nothing. */
function receiverTypes(saying: Saying, context: Context): ReadonlySet<string> | null {
  return saying.subject.isPlayer() === "player" ? null : spokenTypes(saying.subject.object(), context);
}

function takeEachCombat(saying: Saying): boolean {
  const span = saying.take("duration");
  return span?.span === "eachCombat";
}

function helped(
  auxiliary: NonNullable<VerbPhrase["auxiliary"]>,
  node: Predicate,
  saying: Saying,
  context: Context,
): readonly Change[] {
  switch (auxiliary) {
    case "cant":
      if (saying.subject.isPlayer() === "player") return [playerCant(node, saying, context)];
      if (node.kind === "enter" && saying.subject.object().kind !== "matching") return refuse("enter", node);
      return (forbiddenTargeting(node, saying, context) ?? eachForbidden(node, saying, context)).map((prohibition) => ({
        kind: "prohibit",
        prohibition,
      }));
    case "can":
      return node.kind === "blockOnly"
        ? [
            {
              kind: "prohibit",
              prohibition: {
                kind: "block",
                whom: { kind: "matching", filter: others(objectsOf(node.object, context)) },
                manner: "any",
              },
            },
          ]
        : [combatPermission(node, saying)];
    case "must":
      return [combatRequirement(node, saying, context)];
    case "doesnt":
    case "dont":
      return node.kind === "untapBare" ? untap(saying, context) : refuse("doesn't", node);
    default:
      return refuse(auxiliary, node);
  }
}

function eachForbidden(node: Predicate, saying: Saying, context: Context): readonly Prohibition[] {
  return eachAttacked(node).map((one) => attackUnless(against(one, saying, context), saying, context));
}

/** "can't be the target of spells": each kind of them (115.1); null of another verb. */
function forbiddenTargeting(node: Predicate, saying: Saying, context: Context): readonly Prohibition[] | null {
  if (node.kind !== "beNoun") return null;
  saying.subject.object();
  return targetedBy(node, context);
}

/** What "can't" forbids; "creatures with greater power" are held against what they can't block. */
function against(node: Predicate, saying: Saying, context: Context): Prohibition {
  return context.comparing(saying.subject.object(), () => prohibition(node, context));
}

/** What a player "can't" do (101.2). */
function playerCant(node: Predicate, saying: Saying, context: Context): Change {
  saying.subject.player();
  const most = moreSpells(node, context);
  if (most !== null && saying.takeSpan("eachTurn") === "absent") return refuse("how often", node);
  return { kind: "prohibit", prohibition: most ?? playerProhibition(node, context) };
}

/** "doesn't untap during its controller's untap step" (502.3). */
function untap(saying: Saying, context: Context): readonly Change[] {
  const during = saying.take("during");
  if (during === null) return refuse("untap", during);
  if (saying.subject.object().kind === "matching" && isOwnUntapStep(during.when))
    return [{ kind: "prohibit", prohibition: { kind: "untapDuringUntapStep", whose: ownController } }];
  const { part, whose, next } = turnPartOf(during.when, context);
  if (part !== "untapStep" || next !== "each" || whose?.kind !== "player") return refuse("untap", during);
  return [{ kind: "prohibit", prohibition: { kind: "untapDuringUntapStep", whose: whose.reference } }];
}

/** The controller of each of all that are affected. */
const ownController: PlayerReference = { kind: "controllerOf", of: { kind: "iteration", slot: "it" } };

/** "their controllers' untap steps", "its controller's untap step". */
function isOwnUntapStep(when: NounPhrase): boolean {
  const group = bareNoun(when, "untap step");
  const whose = group?.possessor?.group;
  const controller = whose?.kind === "nounGroup" ? bareNoun(phraseOf(whose), "controller") : null;
  return group?.determiners.length === 0 && controller !== null && groupHasArticle(controller, "their", "its");
}

/** "can block only creatures with flying" forbids all others. */
function others(filter: Filter): Filter {
  return {
    what: filter.what,
    constraints: [{ kind: "not", constraint: { kind: "either", alternatives: [filter.constraints] } }],
  };
}

/** What "can't" forbids (101.2). */
export function prohibition(node: Predicate, context: Context): Prohibition {
  switch (node.kind) {
    case "attack":
      return node.manner === "orBlockAlone"
        ? { kind: "attackOrBlock", manner: "alone" }
        : { kind: "attack", whom: null, manner: node.manner === "alone" ? "alone" : "any" };
    case "attackWhom":
      return {
        kind: "attack",
        whom: isPlayerPhrase(node.object) ? lowerPlayers(node.object, context) : attackedObjects(node.object, context),
        manner: "any",
      };
    case "attackOrBlock":
      return { kind: "attackOrBlock", manner: "any" };
    case "block":
      return {
        kind: "block",
        whom: node.object === null ? null : blockedObjects(node.object, context),
        manner: "any",
      };
    case "passive":
      return passive(node, context);
    case "beAdjective":
      return state(node);
    case "becomeAdjective":
      return untapping(node);
    case "enter":
      return node.entries.length === 0 ? { kind: "enter" } : refuse("enter", node.entries);
    default:
      return refuse(node.kind, node);
  }
}

/** "can't become untapped" (701.26b). */
function untapping({ state: { qualities } }: Extract<Predicate, { readonly kind: "becomeAdjective" }>): Prohibition {
  const [quality, ...more] = qualities;
  return quality === "untapped" && more.length === 0 ? { kind: "becomeUntapped" } : refuse("become", qualities);
}

/** "can't block it", "can't block this creature": that one; else all that match, as they are then (509.1b). */
function blockedObjects(object: NounPhrase, context: Context): ObjectReference {
  return object.kind === "pronoun" || object.kind === "self" || hasArticle(object, "this", "that", "those")
    ? lowerObjects(object, context, { kind: "you" })
    : { kind: "matching", filter: objectsOf(object, context) };
}

/** "a planeswalker you control" is whichever would be attacked. */
function attackedObjects(object: NounPhrase, context: Context): ObjectReference {
  return object.kind === "described" && hasArticle(object, "a", "an")
    ? { kind: "matching", filter: objectsOf(object, context) }
    : lowerObjects(object, context, { kind: "you" });
}

/** "can't be blocked", "can't be enchanted": the participle alone. */
function state(node: Extract<Predicate, { readonly kind: "beAdjective" }>): Prohibition {
  const [quality, ...more] = node.state.qualities;
  if (node.form !== "be" || node.each !== null || more.length > 0) return refuse("be", node);
  if (quality === "blocked") return { kind: "beBlocked", by: null, except: null, moreThan: null };
  if (quality === "enchanted") return { kind: "beEnchanted" };
  return quality === "equipped" ? { kind: "beEquipped" } : refuse(quality ?? "be", node);
}

function passive(node: Extract<Predicate, { readonly kind: "passive" }>, context: Context): Prohibition {
  const [tail, ...tails] = node.tails;
  if (node.object !== null || tails.length > 0 || node.form !== "be") return refuse(node.verb, node);
  if (node.verb === "block") return blocked(tail, context);
  if (node.verb === "counter" && tail === undefined) return { kind: "beCountered" };
  if (node.verb === "regenerate" && tail === undefined) return { kind: "beRegenerated" };
  return refuse(node.verb, node);
}

type Tail = Extract<Predicate, { readonly kind: "passive" }>["tails"][number];

function blocked(tail: Tail | undefined, context: Context): Prohibition {
  if (tail === undefined) return { kind: "beBlocked", by: null, except: null, moreThan: null };
  if (tail.kind === "by") return by(tail.what, context);
  if (tail.kind === "exceptBy") return exceptBy(tail.what, context);
  if (tail.kind === "byMoreThan")
    return { kind: "beBlocked", by: null, except: null, moreThan: { kind: "number", value: 1 } };
  return refuse("be blocked", tail);
}

/** "by Walls", "by more than one creature" (509.1b). */
function by(what: NounPhrase, context: Context): Prohibition {
  const none = { kind: "beBlocked", by: null, except: null, moreThan: null } as const;
  const [more, number, ...others] = what.kind === "described" ? what.group.determiners : [];
  if (more?.kind !== "amount" || more.word !== "more than") return { ...none, by: blockers(what, context) };
  const [item] = what.kind === "described" && what.post.length === 0 ? what.group.items : [];
  const creature = item?.noun.kind === "type" && item.noun.type === "creature" && item.modifiers.length === 0;
  if (!creature || number?.kind !== "number" || others.length > 0) return refuse("a number of blockers", what);
  return { ...none, moreThan: { kind: "number", value: number.value } };
}

/** "except by Walls", "except by two or more creatures" (509.1b). */
function exceptBy(what: NounPhrase, context: Context): Prohibition {
  const none = { kind: "beBlocked", by: null, except: null, moreThan: null } as const;
  const [number, more, ...others] = what.kind === "described" ? what.group.determiners : [];
  if (number?.kind !== "number") return { ...none, except: blockers(what, context) };
  const any = what.kind === "described" && what.post.length === 0 && what.group.items.length === 1;
  const [item] = what.kind === "described" ? what.group.items : [];
  const creatures = item?.noun.kind === "type" && item.noun.type === "creature" && item.modifiers.length === 0;
  if (!any || !creatures || others.length > 0 || more?.kind !== "amount" || more.word !== "or more")
    return refuse("a number of blockers", what);
  return { ...none, fewerThan: { kind: "number", value: number.value } };
}

function blockers(what: NounPhrase, context: Context): Filter {
  const numbered =
    what.kind === "described" && what.group.determiners.some((one) => one.kind === "number" || one.kind === "amount");
  return numbered ? refuse("a number of blockers", what) : objectsOf(what, context);
}
