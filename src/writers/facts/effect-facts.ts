import type { Change, Entry, Instruction, Quantity } from "../../magic/effects/index.js";
import { amountText, type Fact, type FactKind } from "./fact.js";
import { actionFacts } from "./action-facts.js";
import { tokenFacts } from "./token-facts.js";
import { holdsWord } from "../../magic/effects/structure.js";

/** The parts of effects that state a fact, by kind. */
type Telling = Extract<Instruction, { readonly kind: InstructionKind }> | AmountOf | ChangeOfSize | CountersOnEntry;
type InstructionKind = "dealDamage" | "putCounters" | "createTokens" | "keywordAction";
type ChangeOfSize = Extract<Change, { readonly kind: "changePowerToughness" }>;
type CountersOnEntry = Extract<Entry, { readonly kind: "counters" }>;
/** What a player does so much of. */
type AmountOf = { readonly [Kind in PlayerKind]: { readonly kind: Kind; readonly amount: Quantity } }[PlayerKind];
type PlayerKind = "drawCards" | "gainLife" | "loseLife" | "scry" | "surveil";
type ByKind = { readonly [Kind in Telling["kind"]]: Extract<Telling, { readonly kind: Kind }> };

const one: Quantity = { kind: "number", value: 1 };

/** A fact that is an amount alone. */
function amountOf(kind: FactKind): (effect: { readonly amount: Quantity }) => readonly Fact[] {
  return ({ amount }) => [{ kind, text: amountText(amount) }];
}

function countersOf({ counter, count }: { readonly counter: string; readonly count: Quantity }): readonly Fact[] {
  return [{ kind: "counters", text: `${counter} × ${amountText(count)}` }];
}

/** "+2/+2"; without a sign where the amount depends on the game: "*" + "/+0". */
function change({ sign, amount }: ChangeOfSize["power"]): string {
  const text = amountText(amount);
  return text === "*" ? text : `${sign === "plus" ? "+" : "-"}${text}`;
}

/** Zero has the sign of the other figure in no wording but its own: "-2/-0" says the same as "-2/+0". */
function plain(figure: string): string {
  return figure === "-0" ? "+0" : figure;
}

type Teller<Kind extends keyof ByKind> = (effect: ByKind[Kind], often: Quantity) => readonly Fact[];

const tellers: { readonly [Kind in keyof ByKind]: Teller<Kind> } = {
  dealDamage: ({ amount, more = [] }) => [{ amount }, ...more].flatMap(amountOf("damage")),
  drawCards: amountOf("draw"),
  gainLife: amountOf("gainLife"),
  loseLife: amountOf("loseLife"),
  scry: amountOf("scry"),
  surveil: amountOf("surveil"),
  putCounters: countersOf,
  counters: countersOf,
  changePowerToughness: ({ power, toughness }) => [
    { kind: "stats", text: `${plain(change(power))}/${plain(change(toughness))}` },
  ],
  createTokens: tokenFacts,
  keywordAction: actionFacts,
};

function tell<Kind extends keyof ByKind>(kind: Kind, effect: ByKind[Kind], often: Quantity): readonly Fact[] {
  const teller: Teller<Kind> = tellers[kind];
  return teller(effect, often);
}

/** A part that, with the kind, tells such an effect from a prohibition, an event or a quantity of the same name. */
const marks: { readonly [Kind in keyof ByKind]: string } = {
  dealDamage: "amount",
  drawCards: "amount",
  gainLife: "amount",
  loseLife: "amount",
  scry: "amount",
  surveil: "amount",
  putCounters: "count",
  counters: "count",
  changePowerToughness: "power",
  createTokens: "groups",
  keywordAction: "action",
};

const kinds: ReadonlyMap<unknown, string> = new Map(Object.entries(marks));

function isTelling(value: object): value is Telling {
  if (!("kind" in value)) return false;
  const mark = kinds.get(value.kind);
  return mark !== undefined && mark in value;
}

/** What stands in effects and is not what the text does: with what a keyword is given. */
const apart: ReadonlySet<string> = new Set(["parameters"]);

/** Keywords that other sources know by their names alone: what they stand for is in no count of effects. */
const namedAlone: ReadonlySet<string> = new Set(["cycling", "cumulative upkeep", "evolve", "extort", "fading", "firebending", "flanking", "level up", "persist", "recover", "reinforce", "undying", "ward"]); // prettier-ignore

function isNamedAlone(value: object): boolean {
  return "kind" in value && value.kind === "keyword" && "keyword" in value && namedAlone.has(String(value.keyword));
}

/** Whether the rules alone say what stands in it (111.10, 111.11). */
function isOfTheRules(value: object): boolean {
  return "kind" in value && (value.kind === "predefined" || value.kind === "oracle");
}

/** How often what stands in an effect is done: "investigate twice". */
function oftenWithin(value: object, often: Quantity): Quantity {
  if (!("kind" in value) || value.kind !== "repeat" || !("times" in value)) return often;
  const repeated = numberIn(value.times);
  return { kind: "product", factors: [often, repeated === null ? { kind: "x" } : { kind: "number", value: repeated }] };
}

function numberIn(value: unknown): number | null {
  const isNumber = typeof value === "object" && value !== null && "kind" in value && value.kind === "number";
  return isNumber && "value" in value && typeof value.value === "number" ? value.value : null;
}

type ChoiceOfObjects = Extract<Instruction, { readonly kind: "chooseObjects" }>;

/** Whether it is the choice of an Army that amass makes (701.47a). */
function choosesArmy(value: unknown): value is ChoiceOfObjects {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  return value.kind === "chooseObjects" && holdsWord(value, "Army");
}

/** The members of a list but for the counters that amass puts on the Army it chose: the keyword stands for them. */
function told(members: readonly unknown[]): readonly unknown[] {
  const armies = new Set(members.flatMap((member) => (choosesArmy(member) ? [member.result] : [])));
  return armies.size === 0 ? members : members.filter((member) => !putsCountersOn(armies, member));
}

function putsCountersOn(slots: ReadonlySet<string>, value: unknown): boolean {
  if (typeof value !== "object" || value === null || !isTelling(value) || value.kind !== "putCounters") return false;
  return value.on.kind === "result" && slots.has(value.on.slot);
}

/** Every fact within effects, in the order in which they stand; what a keyword or a token is made of is left out. */
export function factsWithin(value: unknown, often: Quantity = one): readonly Fact[] {
  if (Array.isArray(value)) return told(value).flatMap((member) => factsWithin(member, often));
  if (typeof value !== "object" || value === null || isOfTheRules(value) || isNamedAlone(value)) return [];
  const own = isTelling(value) ? tell(value.kind, value, often) : [];
  const within = oftenWithin(value, often);
  const inner = Object.entries(value).flatMap(([key, member]) => (apart.has(key) ? [] : factsWithin(member, within)));
  return [...own, ...inner];
}
