import { atMaxSpeed } from "./max-speed.js";
import { keywordAbilityOf } from "../../../grammar/magic/vocabulary/keyword-abilities.js";
import type { Ability, Cost, Quantity, Resolution, Restriction } from "../effects/index.js";
import type { AbilityNode, Head, SentenceInAbility } from "../syntax/ability.js";
import type { Clause } from "../syntax/clause.js";
import type { ClauseList } from "../syntax/clause-list.js";
import type { Opening, Sentence } from "../syntax/sentence.js";
import { objectAntecedent, type Bearer, Context } from "./context.js";
import { lowerCosts } from "./cost.js";
import { exertedAttack, exertedToAttack } from "./exert.js";
import { ownCostChange } from "./cost-change.js";
import { partDefinedX, withDefinedX } from "./cost-x.js";
import { speaksOfAlternative } from "./cost-to-cast.js";
import { withOrigin } from "./from-anywhere.js";
import { speaksOfFlash } from "./flash.js";
import { functionZone, triggerZone } from "./function-zone.js";
import { conditionOf, ifOf } from "./joined-condition.js";
import { isComplete, keywordAbility } from "./keyword.js";
import { toSolve, whileSolved } from "./case.js";
import { anyNumber, numeric } from "./plain.js";
import { refuse, Refusal } from "./refusal.js";
import { chooseModes, resolve } from "./ability-resolution.js";
import { saysWould } from "./replacement.js";
import { Paragraphs } from "./paragraphs.js";
import { restrictionOf } from "./restriction.js";
import { doneOnceEachTurn, partLimit } from "./once-each-turn.js";
import { type Body, castingOffer, onlyIfPaid } from "./casting-offer.js";
import { castingTimes } from "./casting-times.js";
import { severalAbilities } from "./several-abilities.js";
import { lowerStatic } from "./static.js";
import { isComing } from "./turn-part.js";
import { lowerTrigger, saysNext, type TriggerOpening } from "./trigger.js";
import { classLevel } from "./class-level.js";
import { staticOtherwise } from "./static-otherwise.js";
import { levelAbility, sizeAbility, stationed } from "./striation.js";

/**
 * Compiles one ability of the text to the abilities that it stands for: a keyword line is one for each keyword (113,
 * 702.1). `x` is what X stands for in it where the text itself does not say; `paragraphs` are those of the same spell.
 */
export function lowerAbility(
  node: AbilityNode,
  id: string,
  bearer: Bearer,
  x: Quantity = { kind: "x" },
  paragraphs: Paragraphs = new Paragraphs(),
): readonly Ability[] {
  const context = isOfSpell(node) ? paragraphs.begin(id, bearer) : new Context(id, bearer);
  context.x = x;
  const abilities = lowerNode(node, id, bearer, context);
  if (context.choosing.length > 0) return refuse("of your choice", node);
  if (context.hasUncast() === "uncast") return refuse("a copy that nobody casts", node);
  paragraphs.end(abilities, context);
  return abilities;
}

/** Whether a paragraph of an instant or sorcery may be what it does; keywords and activated abilities of it speak of nothing that it does (113.3). */
function isOfSpell(node: AbilityNode): boolean {
  return node.kind === "ability" && node.head === null;
}

function lowerNode(node: AbilityNode, id: string, bearer: Bearer, context: Context): readonly Ability[] {
  if (bearer.spell === "permanent" || (bearer.spell === "spell" && !isOfSpell(node)))
    context.mention(objectAntecedent({ kind: "source" }, "singular", ["self"]));
  switch (node.kind) {
    case "reminder":
      return [];
    case "keywords":
      return stationed(node, id, context, lowerNode) ?? keywordLine(node, id, context);
    case "ability":
      return (
        stationed(node, id, context, lowerNode) ??
        classLevel(node, id, context, lowerNode) ??
        (isTriggered(node) ? null : staticOtherwise(node, id, context, bodyAbility)) ??
        exertedAbilities(node, id, context) ??
        offeredAbilities(node, id, context) ??
        bodyAbilities(node, id, context)
      );
    case "level":
      return [levelAbility(node, id)];
    case "size":
      return [sizeAbility(node, id, context)];
  }
}

/** How many modes keywords let the player choose that bring their modes along, each with its cost (702.172a, 702.183a). */
const mostModes: ReadonlyMap<string, Quantity> = new Map([
  ["spree", anyNumber],
  ["tiered", numeric(1)],
]);

/** A line of keyword abilities; Spree and Tiered bring their modes along, each with the cost of choosing it (702.172a, 702.183a). */
function keywordLine(
  node: Extract<AbilityNode, { readonly kind: "keywords" }>,
  id: string,
  context: Context,
): readonly Ability[] {
  if (node.head !== null || node.sentences.length > 0 || (node.label !== null && isKeywordLabel(node.label)))
    return refuse("a keyword line", node);
  const keywords = node.keywords.map((one, index): Ability => {
    if (!isComplete(one)) return refuse(one.keyword, one);
    return keywordAbility(one, index === 0 ? id : `${id}.k${index}`, context);
  });
  if (node.modes.length === 0) return keywords;
  const most = node.keywords.length === 1 ? mostModes.get(node.keywords[0]?.keyword ?? "") : undefined;
  if (most === undefined || node.modes.some((mode) => mode.cost === null)) return refuse("modes", node);
  const chosen = chooseModes(numeric(1), most, { kind: "none" }, node.modes, context);
  return [
    ...keywords,
    { kind: "spell", id: `${id}.modes`, resolution: { targets: context.targets, instructions: [chosen] } },
  ];
}

/** The one ability of a paragraph, or those of a permanent's that are strung together (113.2c). */
function bodyAbilities(node: Body, id: string, context: Context): readonly Ability[] {
  const several = context.bearer.spell === "permanent" ? severalAbilities(node) : null;
  if (several === null) return [bodyAbility(node, id, context)];
  const next = (at: number): Context => (at === 0 ? context : context.continued(`${id}.a${at + 1}`));
  return several.map((one, at) => bodyAbility(one, at === 0 ? id : `${id}.a${at + 1}`, next(at)));
}

/** "You may pay an additional {2} as you cast this spell. If you do, …": a cost, and what is linked to it (601.2b, 607.2). */
function offeredAbilities(node: Body, id: string, context: Context): readonly Ability[] | null {
  const offer = castingOffer(node, context);
  if (offer === null) return null;
  const cost: Ability = { kind: "static", id, condition: null, effects: offer.costs };
  if (offer.linked === null) return [cost];
  return [cost, onlyIfPaid(bodyAbility(offer.linked, `${id}.p`, context), offer.paid, context)];
}

function bodyAbility(node: Body, id: string, context: Context): Ability {
  if (node.label === "To solve") return toSolve(node, id, context);
  if (node.label === "Solved") return whileSolved(bodyAbility({ ...node, label: null }, id, context));
  if (node.label === "Max speed") return atMaxSpeed(bodyAbility({ ...node, label: null }, `${id}.m`, context), id);
  const keyword = node.label !== null && isKeywordLabel(node.label) ? node.label.toLowerCase() : null;
  if (keyword !== null && !(node.head?.kind === "cost" && namesActivated.has(keyword)))
    return refuse(node.label ?? "", node);
  const [first] = node.sentences;
  if (node.head !== null) return headed(node, node.head, id, context);
  const trigger = first?.sentence.parts[0]?.openings[0];
  if (first !== undefined && trigger !== undefined && isTrigger(trigger) && !isDelayed(trigger, context))
    return triggered(node, trigger, id, context);
  if (context.bearer.spell === "spell") return spellOrStatic(node, id, context);
  return context.bearer.spell === "permanent" ? staticAbility(node, id, context) : bareAbility(node, id, context);
}

/** "You may exert this creature as it attacks. When you do, …": a cost to attack, and what triggers on it (701.43d). */
function exertedAbilities(node: Body, id: string, context: Context): readonly Ability[] | null {
  const exerted = context.bearer.spell === "permanent" ? exertedAttack(node, id, context) : null;
  if (exerted === null) return null;
  if (exerted.linked === null) return [exerted.cost];
  context.lastOptional = id;
  const ability = bodyAbility(exerted.linked, `${id}.t`, context);
  if (ability.kind !== "triggered" || ability.event.kind !== "reflexive" || ability.event.slot !== id)
    return refuse("exert", node);
  return [exerted.cost, { ...ability, event: exertedToAttack }];
}

/** A text with no card around it is static where it reads so ("Goblins you control get +1/+1."), else what a spell does. */
function bareAbility(node: Body, id: string, context: Context): Ability {
  try {
    return staticAbility(node, id, context.inner());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return spellOrStatic(node, id, context);
  }
}

/** A keyword that names an ability ("Boast —", "Max speed —") changes it; an ability word does not (207.2c). */
function isKeywordLabel(label: string): boolean {
  return keywordAbilityOf(label.toLowerCase()) !== undefined;
}

/** Keywords that only limit how often or when an activated ability may be activated: the engine knows them (702.142, 702.177). */
const namesActivated: ReadonlySet<string> = new Set(["boast", "exhaust", "forecast", "power-up"]);

function activatedKeyword(node: Body): string | null {
  return node.label !== null && isKeywordLabel(node.label) ? node.label.toLowerCase() : null;
}

/** How an opening that names a trigger event begins, but for the plain "when". */
const wordedTriggers: ReadonlySet<Opening["kind"]> = new Set<Opening["kind"]>(["triggerAt", "triggerAndAt", "triggerAtOr", "triggerEndOfCombat"]); // prettier-ignore

function isTrigger(opening: Opening): opening is TriggerOpening {
  if (opening.kind === "trigger") return !opening.events.clauses.some(saysWould);
  return wordedTriggers.has(opening.kind);
}

/** Whether the ability begins with a trigger event (603.1). */
function isTriggered({ sentences }: Body): boolean {
  return sentences[0]?.sentence.parts[0]?.openings.some(isTrigger) ?? false;
}

/**
 * What a resolving spell puts off ("At the beginning of the next end step, …") or waits for ("Whenever a creature dies this
 * turn, …") is a delayed triggered ability (603.7a).
 */
function isDelayed(opening: TriggerOpening, context: Context): boolean {
  if (context.bearer.spell !== "spell") return false;
  const { event, expires } = lowerTrigger(opening, context.inner());
  return expires !== null || (event.kind === "turnPart" && isComing(event.next));
}

function headed(node: Body, head: Head, id: string, context: Context): Ability {
  switch (head.kind) {
    case "cost":
      return { ...activated(node, lowerCosts(head.costs, context), id, context), keyword: activatedKeyword(node) };
    case "loyalty":
      return activated(
        node,
        [
          {
            kind: "loyalty",
            sign: head.sign === "−" ? "minus" : "plus",
            amount: head.amount === "X" ? { kind: "x" } : { kind: "number", value: Number(head.amount) },
          },
        ],
        id,
        context,
      );
    case "chapters":
      return {
        kind: "chapter",
        id,
        chapters: head.chapters.map(romanNumber),
        resolution: resolve(node.sentences, node, context),
      };
    default:
      return refuse(head.kind, head);
  }
}

const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function romanNumber(numeral: string): number {
  return romans.indexOf(numeral) + 1;
}

/** "[Cost]: [Effect.] [Activation instructions.]" (602.1). */
function activated(
  node: Body,
  costs: readonly Cost[],
  id: string,
  context: Context,
): Extract<Ability, { readonly kind: "activated" }> {
  const changes = node.sentences.map((one) => ({ one, change: ownCostChange(one.sentence, context) }));
  const costChanges = changes.flatMap(({ change }) => (change === null ? [] : [change]));
  const others = changes.flatMap(({ one, change }) => (change === null ? [one] : []));
  const { effects, restrictions } = partRestrictions(others, context);
  const defined = partDefinedX(effects);
  const lower = (): Resolution => resolve(defined.others, node, context);
  const { made: resolution, x } = withDefinedX(defined.x, costs, context, lower);
  return {
    kind: "activated",
    id,
    keyword: null,
    costs,
    ...(x === null ? {} : { x }),
    restrictions,
    ...(costChanges.length === 0 ? {} : { costChanges }),
    functionsFrom: functionZone(costs, resolution),
    resolution,
    isManaAbility: isMana(resolution, costs),
  };
}

/** Restrictions stand in sentences of their own, at the end (602.5, 603.2h). */
function partRestrictions(
  sentences: readonly SentenceInAbility[],
  context: Context,
): { readonly effects: readonly SentenceInAbility[]; readonly restrictions: readonly Restriction[] } {
  const restrictions: Restriction[] = [];
  const effects: SentenceInAbility[] = [];
  for (const one of sentences) {
    const restriction = restrictionOf(one.sentence, context);
    if (restriction === null) effects.push(one);
    else restrictions.push(...restriction);
  }
  return { effects, restrictions };
}

/** 605.1a. */
function isMana(resolution: Resolution, costs: readonly Cost[]): boolean {
  return (
    resolution.targets.length === 0 &&
    costs.every((cost) => cost.kind !== "loyalty") &&
    resolution.instructions.some((one) => one.kind === "addMana")
  );
}

/** "[When/Whenever/At] [event], [if condition,] [effect.]" (603.1, 603.4). */
function triggered(node: Body, opening: TriggerOpening, id: string, context: Context): Ability {
  const { others, limit } = partLimit(node.sentences);
  const { effects, restrictions } = partRestrictions(others, context);
  const [first, ...rest] = effects;
  const [part, ...parts] = first?.sentence.parts ?? [];
  if (first === undefined || part === undefined) return refuse("a trigger without an effect", node);
  const { event: named } = lowerTrigger(opening, context);
  // Targets are announced as the ability is put on the stack, when its event has happened (603.3d).
  if (context.targets.length > 0) return refuse("a target", opening);
  const isDelaying = saysNext(opening) || (named.kind === "turnPart" && isComing(named.next));
  if (isDelaying) return refuse("a delayed trigger", opening);
  const [, condition, ...openings] = part.openings;
  const asked = ifOf(condition);
  const tested = asked !== null && !isDone(asked) && !isInstead(openings[0]) ? conditionOf(asked, context) : null;
  const left = tested === null ? part.openings.slice(1) : openings;
  const { event, condition: intervening } = withOrigin(named, tested);
  const sentence: Sentence = { ...first.sentence, parts: [{ ...part, openings: left }, ...parts] };
  const resolution = resolve([{ ...first, sentence }, ...rest], node, context);
  const made = {
    kind: "triggered",
    id,
    event,
    condition: intervening,
    restrictions,
    functionsFrom: triggerZone(event, intervening, resolution.instructions),
    resolution,
  } as const;
  return limit === null ? made : doneOnceEachTurn(made, limit);
}

function isDone(asked: Clause | ClauseList): boolean {
  const kind = asked.kind === "clause" ? asked.verbs[0]?.predicate.kind : null;
  return kind === "do" || kind === "ellipsis";
}

function isInstead(opening: Opening | undefined): boolean {
  return opening?.kind === "instead" || (opening?.kind === "manner" && opening.manner === "instead");
}

/** On an instant or sorcery a sentence is what the spell does, but for costs and the like that are static (113.3a, 113.6). */
function spellOrStatic(node: Body, id: string, context: Context): Ability {
  const timing = castingTimes(node.sentences, context);
  if (timing !== null) return { kind: "static", id, condition: null, effects: timing };
  const first = node.sentences[0]?.sentence.parts[0];
  const opening = first?.openings[0]?.kind;
  const verb = first?.clause.verbs[0]?.predicate.kind;
  const thisSpell =
    first?.clause.subject?.kind === "described" &&
    first.clause.subject.group.determiners.some((one) => one.kind === "article" && one.word === "this");
  if (
    opening === "asAdditionalCost" ||
    (first !== undefined && (speaksOfAlternative(first.clause) || speaksOfFlash(first.clause))) ||
    (thisSpell && (verb === "costChange" || first.clause.verbs[0]?.auxiliary !== null)) ||
    (first?.clause.subject?.kind === "self" && verb === "costChange")
  )
    return staticAbility(node, id, context);
  return { kind: "spell", id, resolution: resolve(node.sentences, node, context) };
}

function staticAbility(node: Body, id: string, context: Context): Ability {
  if (node.modes.length > 0) return refuse("modes", node);
  if (node.rows.length > 0) return refuse("a table", node);
  const { condition, effects } = lowerStatic(
    node.sentences.map((one) => one.sentence),
    context,
  );
  if (context.targets.length > 0) return refuse("a target", node);
  return { kind: "static", id, condition, effects };
}
