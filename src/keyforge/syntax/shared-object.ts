import { VERB_FORMS, type Verb, type VerbForm } from "../../../grammar/keyforge/vocabulary/index.js";
import { anyPhrase } from "./frame.js";
import { distinct, noMatch, oneOf, type Construct, type Match, type Source } from "./kernel.js";
import type { NounPhrase } from "./noun-phrase.js";

/** Verbs that share their object: "exalt, ready, and use a friendly creature", "ready and fight with it". */
export interface SharedObject {
  readonly kind: "sharedObject";
  readonly form: VerbForm;
  readonly verbs: readonly SharingVerb[];
  readonly conjunction: "and" | "or";
  readonly object: NounPhrase;
}

/** One of the verbs, with the word that ties it to the object. */
export interface SharingVerb {
  /** How it is done. */
  readonly adverb: "fully" | null;
  readonly verb: Verb;
  readonly particle: "with" | "at" | "from" | "on" | null;
}

const sharing: ReadonlySet<Verb> = new Set<Verb>([
  "ready", "exhaust", "stun", "ward", "enrage", "exalt", "use", "fight", "reap", "destroy", "choose", "discard", "purge", "archive", "reveal", "play", "draw", "gain", "lose", "move", "heal", "look", "attack", "unstun", "control", "deal", "steal", "capture", "put", "return", "sacrifice",
]); // prettier-ignore

const conjunctions = oneOf("and", { and: "and", or: "or" });

/** Verbs of one form, joined, with one object. */
export const sharedObject: Construct<"sharedObject", SharedObject> = {
  kind: "sharedObject",
  label: "verbs with one object",
  match: (source, at) => distinct(verbAt(source, at).flatMap((first) => joined(source, [first.value], first))),
  print: (node, out) => {
    node.verbs.forEach(({ adverb, verb, particle }, index) => {
      if (index > 0 && node.verbs.length > 2) out.mark(",");
      if (index === node.verbs.length - 1) out.word(node.conjunction);
      if (adverb !== null) out.word(adverb);
      out.word(VERB_FORMS.get(verb)?.get(node.form) ?? verb);
      if (particle !== null) out.word(particle);
    });
    anyPhrase.print(node.object, out);
  },
};

interface Read extends SharingVerb {
  readonly form: VerbForm;
}

/** A verb behind the first, which may be done "fully". */
function nextAt(source: Source, at: number): readonly Match<Read>[] {
  if (source.headAt(at) !== "fully") return verbAt(source, at);
  return verbAt(source, at + 1).map(({ value, end }) => ({ value: { ...value, adverb: "fully" }, end }));
}

function verbAt(source: Source, at: number): readonly Match<Read>[] {
  const readings = source.tokens[at]?.readings.verbs?.filter(({ verb }) => sharing.has(verb)) ?? [];
  return readings.slice(0, 1).flatMap((reading): readonly Match<Read>[] => {
    const particle = particleAt(source, at + 1);
    const plain = { value: { ...reading, adverb: null, particle: null }, end: at + 1 };
    return particle === null ? [plain] : [{ value: { ...reading, adverb: null, particle }, end: at + 2 }, plain];
  });
}

function particleAt(source: Source, at: number): "with" | "at" | "from" | "on" | null {
  const word = source.headAt(at);
  return word === "with" || word === "at" || word === "from" || word === "on" ? word : null;
}

function joined(source: Source, verbs: readonly Read[], so: Match<Read>): readonly Match<SharedObject>[] {
  const comma = source.headAt(so.end) === ",";
  if (comma && verbs.length > 3) return noMatch;
  const after = comma ? so.end + 1 : so.end;
  const last = conjunctions.match(source, after).flatMap((word) =>
    comma === verbs.length > 1 ? nextAt(source, word.end).flatMap((next) => closed(source, [...verbs, next.value], word.value, next.end)) : [],
  ); // prettier-ignore
  return comma
    ? [...last, ...nextAt(source, after).flatMap((next) => joined(source, [...verbs, next.value], next))]
    : last;
}

function closed(
  source: Source,
  verbs: readonly Read[],
  conjunction: "and" | "or",
  at: number,
): readonly Match<SharedObject>[] {
  const [first] = verbs;
  if (first === undefined || verbs.some(({ form }) => form !== first.form)) return noMatch;
  const bare = verbs.map(({ adverb, verb, particle }) => ({ adverb, verb, particle }));
  return anyPhrase.match(source, at).map((object) => ({
    value: { kind: "sharedObject", form: first.form, verbs: bare, conjunction, object: object.value },
    end: object.end,
  }));
}
