import { ACTIVATED_KEYWORDS } from "../../../grammar/magic/vocabulary/index.js";
import type { Restriction, TurnPart } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause } from "../syntax/clause.js";
import type { Sentence } from "../syntax/sentence.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { lowerCondition } from "./condition.js";
import { conditionOf } from "./joined-condition.js";
import { playerAntecedent, type Context } from "./context.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { articleOf, bareNoun, commonHead, headedBy, isThis } from "./noun.js";
import { turnPartOf } from "./turn-part.js";
import { you } from "./plain.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/** The restrictions that a sentence states ("Activate only as a sorcery."), or null where it is an effect (602.5, 603.2h). */
export function restrictionOf(sentence: Sentence, context: Context): readonly Restriction[] | null {
  const [part, ...parts] = sentence.parts;
  const [verb, ...verbs] = part?.clause.verbs ?? [];
  if (part === undefined || verb === undefined || parts.length > 0 || verbs.length > 0 || part.openings.length > 0)
    return null;
  const node = verb.predicate;
  const anyone = anyPlayer(part.clause.subject, verb, context);
  if (anyone !== null) return anyone;
  if (node.kind === "trigger" && !speaksOfAbility(part.clause.subject)) return refuse("trigger", part.clause);
  if (node.kind === "doThisOnly") return refuse("only once each turn", verb);
  if (node.kind === "activateNamed") checkActivated(node, part.clause);
  if (node.kind === "activateBare" && !saysOnly(verb.adverbials[0])) return refuse("activate", verb);
  if (verb.adverbials.slice(1).some(({ kind }) => kind === "onlyIf" || kind === "onlyDuring"))
    return refuse("and", verb);
  if (node.kind === "activateBare" || node.kind === "activateNamed" || node.kind === "trigger")
    return verb.adverbials.flatMap((one) => restriction(one, context));
  return null;
}

const activated: ReadonlySet<string> = new Set(ACTIVATED_KEYWORDS);

/** "Equip only as a sorcery" says of a keyword that is an activated ability when it may be activated (602.5d, 702.6a). */
function checkActivated({ keyword }: PredicateOf<"activateNamed">, { subject, verbs }: Clause): void {
  const plain = subject === null && verbs.every(isUnaided);
  if (!plain || !activated.has(keyword) || verbs.some(({ adverbials }) => adverbials.length === 0))
    refuse("activate", subject ?? verbs);
}

/** "Any player may activate this ability", "but only during their turn": "you" is then whoever does (602.2, 109.5). */
function anyPlayer(subject: NounPhrase | null, verb: VerbPhrase, context: Context): readonly Restriction[] | null {
  const node = verb.predicate;
  if (node.kind !== "activate" || !speaksOfAbility(node.object)) return null;
  const any = subject === null ? null : bareNoun(subject, "player");
  if (any === null || articleOf(any) !== "any" || verb.auxiliary !== "may") return refuse("activate", verb);
  if (verb.adverb !== null || verb.innerAdverb !== null) return refuse("activate", verb);
  return [{ kind: "anyPlayerMay" }, ...verb.adverbials.map((one) => limitOfAny(one, context))];
}

function limitOfAny(node: Adverbial, context: Context): Restriction {
  if (node.kind !== "butOnlyDuring") return refuse(node.kind, node);
  const each = playerAntecedent(you, "singular");
  context.mention(each);
  const { part, whose, next } = turnPartOf(node.when, context);
  context.forget(each);
  if (next !== "each" || (whose !== null && whose.kind !== "player")) return refuse("whose", node);
  return { kind: "during", part, whose: whose?.reference ?? null };
}

/** "This ability triggers only once each turn." */
function speaksOfAbility(subject: NounPhrase | null): boolean {
  return subject?.kind === "described" && headedBy(subject, "ability") !== null && isThis(subject);
}

/** What one of the adverbials of "Activate only …" or "Cast this spell only …" restricts (601.3, 602.5). */
export function restriction(node: Adverbial, context: Context): readonly Restriction[] {
  switch (node.kind) {
    case "manner":
      return byManner(node.manner, node);
    case "onlyIf":
    case "andOnlyIf":
      return [{ kind: "onlyIf", condition: lowerCondition(node.clause, context) }];
    case "condition":
      if (node.word !== "onlyIf" && node.word !== "andOnlyIf") return refuse(node.word, node);
      return [{ kind: "onlyIf", condition: conditionOf(node.conditions, context) }];
    case "onlyDuring":
    case "andOnlyDuring": {
      const { part, whose, next } = turnPartOf(node.when, context);
      if (next !== "each" || (whose !== null && whose.kind !== "player")) return refuse("when", node);
      return [{ kind: "during", part, whose: whose?.reference ?? null }];
    }
    case "beforeClause":
      return [bySide(node, declared(node.clause) ?? refuse("declared", node))];
    case "before":
      return [bySide(node, stepOf(node.when, context))];
    default:
      return refuse(node.kind, node);
  }
}

type Side = Extract<Adverbial, { readonly kind: "before" | "beforeClause" }>;

/** "Activate before the combat damage step" would forbid nothing: the word "only" does (602.5). */
function saysOnly(first: Adverbial | undefined): boolean {
  const bare = first?.kind === "before" || first?.kind === "beforeClause";
  return !bare || first.word === "onlyBefore" || first.word === "onlyAfter";
}

/** Before or after a part of the turn begins. */
function bySide({ word }: Side, part: TurnPart): Restriction {
  return { kind: word === "before" || word === "onlyBefore" ? "before" : "after", part };
}

function stepOf(when: NounPhrase, context: Context): TurnPart {
  const { part, whose, next } = turnPartOf(when, context);
  return whose === null && next === "each" ? part : refuse("when", when);
}

/** "attackers are declared", "blockers are declared": it is done as the step begins (508.1, 509.1). */
function declared({ subject, verbs }: Clause): TurnPart | null {
  const [verb, ...others] = verbs;
  const head = subject === null ? null : commonHead(subject);
  const node = verb?.predicate;
  if (head === null || node?.kind !== "beAdjective" || node.form !== "are" || others.length > 0) return null;
  const bare = head.modifiers.length === 0 && head.post.length === 0 && head.group.determiners.length === 0;
  if (!bare || verb?.adverbials.length !== 0 || node.state.qualities.join() !== "declared") return null;
  if (head.noun === "attacker") return "declareAttackersStep";
  return head.noun === "blocker" ? "declareBlockersStep" : null;
}

function byManner(
  manner: Extract<Adverbial, { readonly kind: "manner" }>["manner"],
  node: object,
): readonly Restriction[] {
  if (manner === "onlyBeforeAttackers")
    return [
      { kind: "during", part: "turn", whose: you },
      { kind: "before", part: "declareAttackersStep" },
    ];
  return [plainManner(manner, node)];
}

function plainManner(manner: Extract<Adverbial, { readonly kind: "manner" }>["manner"], node: object): Restriction {
  switch (manner) {
    case "onlyAsSorcery":
    case "andOnlyAsSorcery":
      return { kind: "sorcerySpeed" };
    case "asInstant":
      return { kind: "instantSpeed" };
    case "onceEachTurn":
    case "onlyOnceEachTurnComma":
      return { kind: "onceEachTurn" };
    case "twiceEachTurn":
    case "noMoreThanTwiceEachTurn":
      return { kind: "twiceEachTurn" };
    case "onlyOnce":
    case "andOnlyOnce":
      return { kind: "onceOnly" };
    case "onlyDuringYourTurn":
      return { kind: "during", part: "turn", whose: you };
    case "onlyDuringYourUpkeep":
      return { kind: "during", part: "upkeep", whose: you };
    case "onlyDuringCombat":
      return { kind: "during", part: "combat", whose: null };
    default:
      return refuse(manner, node);
  }
}
