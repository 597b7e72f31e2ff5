import type { Token } from "../../../grammar/magic/token.js";
import type { Verb, VerbForm } from "../../../grammar/magic/vocabulary/verbs.js";
import { verbForms } from "../../../grammar/magic/vocabulary/verbs.js";
import type { Construct } from "./kernel/index.js";
import { choose, construct, distinct, field, many, oneOf, optional, later, mayBegin, rule, where, type Match, type NodesOf, type Source, type Syntax } from "./kernel/index.js"; // prettier-ignore
import { agreement, briefNounPhrase, nounPhrase, simpleNounPhrase, type NounPhrase } from "./noun-phrase.js";
import { participle, passiveTails } from "./passive-tail.js";

const helpers = {
  have: "have", has: "has", had: "had", contractedHave: "'ve", contractedHas: "'s", contractedHad: "'d", havent: "haven't", hasnt: "hasn't", would: "would", may: "may", can: "can", could: "could", cant: "can't", didnt: "didn't", dont: "don't", doesnt: "doesn't",
} as const; // prettier-ignore

/** A verb that helps the verb of a relative clause without a pronoun. */
export type Helper = keyof typeof helpers;

const perfects: ReadonlySet<Helper> = new Set<Helper>(["have", "has", "had", "contractedHave", "contractedHas", "contractedHad", "havent", "hasnt"]); // prettier-ignore
const helper = optional(oneOf("a helping verb", helpers));

/** A verb whose object is the noun before: "the life you **gained** this turn". */
export interface GapVerb {
  readonly helper: Helper | null;
  readonly verb: Verb;
  readonly form: VerbForm;
}

/** Verbs that take no object, so that none can be missing. */
const intransitive: ReadonlySet<Verb> = new Set<Verb>(["be", "die", "enter", "resolve", "trigger", "phase", "can", "may", "will", "would", "must", "could", "should", "get", "become", "fight", "look", "begin", "connive", "explore"]); // prettier-ignore

function gapVerbs(source: Source, at: number): readonly Match<GapVerb>[] {
  return helper.match(source, at).flatMap((lead) => {
    const readings = source.tokens[lead.end]?.readings.verbs ?? [];
    return readings
      .filter((reading) => mayLackObject(reading, lead.value))
      .map(({ verb, form }) => ({ value: { helper: lead.value, verb, form }, end: lead.end + 1 }));
  });
}

type VerbReading = NonNullable<Token["readings"]["verbs"]>[number];

function mayLackObject({ verb, form }: VerbReading, lead: Helper | null): boolean {
  if (intransitive.has(verb) || form === "gerund") return false;
  if (lead === null) return form !== "participle";
  return form === (perfects.has(lead) ? "participle" : "base");
}

const printGapVerb: Syntax<GapVerb>["print"] = (value, out) => {
  helper.print(value.helper, out);
  out.word(verbForms.get(value.verb)?.get(value.form) ?? value.verb);
};

/** The times that a relative clause or a participle may name. */
const times = oneOf("a time", { thisTurn: "this turn", thisWay: "this way", thisCombat: "this combat", lastTurn: "last turn", eachTurn: "each turn", thisGame: "this game", thatTurn: "that turn", first: "first", most: "most", atRandom: "at random", afterwards: "for that spell" }); // prettier-ignore
const time = construct("time", [field("span", times)]);
const tails = [time, ...passiveTails] as const;

/** What follows a participle or the verb of a relative clause: "this turn", "to it", "by a creature". */
export type RelativeTail = NodesOf<typeof tails>;

const relativeTails: Syntax<readonly RelativeTail[]> = many(choose<RelativeTail>("a phrase after the verb", tails));

/** A relative clause without a pronoun, whose object is the noun before: "the cards you drew this turn". */
export interface Contact {
  readonly kind: "contact";
  readonly subject: NounPhrase;
  readonly verb: GapVerb;
  readonly tails: readonly RelativeTail[];
}

const brief: Syntax<NounPhrase> = later("a player", () => briefNounPhrase);
const ofChoice: Syntax<NounPhrase> = rule("a noun phrase", () => where(simpleNounPhrase, isOfChoice));
const subject: Syntax<NounPhrase> = {
  label: "a player",
  match: (source, at) => distinct([...brief.match(source, at), ...ofChoice.match(source, at)]),
  print: (node, out) => ofChoice.print(node, out),
};

/** "a source of your choice", "a land an opponent controls": the descriptions that the subject of such a clause has. */
function isOfChoice(phrase: NounPhrase): boolean {
  if (phrase.kind !== "described") return false;
  return (
    phrase.post.length > 0 &&
    phrase.post.every(
      ({ kind }) => kind === "chosenFor" || kind === "controlled" || kind === "of" || kind === "withWhat",
    )
  );
}

export const contact: Construct<"contact", Contact> = {
  kind: "contact",
  label: "a relative clause",
  starts: (source, at) => mayBegin(brief, source, at),
  match: (source, at) =>
    distinct(subject.match(source, at).flatMap((who) => (mayAct(who.value) ? withGap(source, who) : []))),
  print: (node, out) => {
    subject.print(node.subject, out);
    printGapVerb(node.verb, out);
    relativeTails.print(node.tails, out);
  },
};

const actors: ReadonlySet<string> = new Set(["you", "they", "it", "he", "she"]);

/** Of the pronouns, only those that name who acts: "each turn" is a time, no clause. */
function mayAct(who: NounPhrase): boolean {
  return who.kind !== "pronoun" || actors.has(who.word);
}

function withGap(source: Source, who: Match<NounPhrase>): readonly Match<Contact>[] {
  const wanted = agreement(who.value);
  const verbs = gapVerbs(source, who.end).filter(({ value }) => agrees(wanted, value));
  return verbs.slice(0, 1).flatMap((verb) =>
    relativeTails.match(source, verb.end).map((tail) => ({
      value: { kind: "contact" as const, subject: who.value, verb: verb.value, tails: tail.value },
      end: tail.end,
    })),
  );
}

function agrees(wanted: "third" | "base" | "either", verb: GapVerb): boolean {
  if (wanted === "either" || verb.form === "past") return true;
  if (verb.helper === null) return verb.form === wanted;
  const third = ["has", "contractedHas", "hasnt", "doesnt"].includes(verb.helper);
  const base = ["have", "contractedHave", "havent", "dont"].includes(verb.helper);
  return wanted === "third" ? !base : !third;
}

/** A participle that narrows the noun before: "damage **dealt to it this turn**", "mana **spent to cast it**". */
export interface Reduced {
  readonly kind: "participle";
  readonly verb: Verb;
  readonly object: NounPhrase | null;
  readonly tails: readonly RelativeTail[];
}

/** Participles that may stand alone behind a noun: "the life lost". */
const bare: ReadonlySet<Verb> = new Set<Verb>(["deal", "prevent", "lose", "gain", "spend", "pay", "choose", "reveal", "remove", "exile", "discard", "sacrifice", "draw"]); // prettier-ignore
const dealt: Syntax<NounPhrase> = later("a noun phrase", () => nounPhrase);

export const reduced: Construct<"participle", Reduced> = {
  kind: "participle",
  label: "a participle",
  starts: (source, at) => mayBegin(participle, source, at),
  match: (source, at) => distinct(participle.match(source, at).flatMap((verb) => withTails(source, verb))),
  print: (node, out) => {
    participle.print(node.verb, out);
    if (node.object !== null) dealt.print(node.object, out);
    relativeTails.print(node.tails, out);
  },
};

function withTails(source: Source, verb: Match<Verb>): readonly Match<Reduced>[] {
  const none: Match<NounPhrase | null> = { value: null, end: verb.end };
  const objects = verb.value === "deal" ? [...dealt.match(source, verb.end), none] : [none];
  return objects.flatMap((object) =>
    relativeTails
      .match(source, object.end)
      .filter((tail) => tail.value.length > 0 || object.value !== null || bare.has(verb.value))
      .map((tail) => ({
        value: { kind: "participle" as const, verb: verb.value, object: object.value, tails: tail.value },
        end: tail.end,
      })),
  );
}
