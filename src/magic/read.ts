import { lex } from "../../grammar/magic/lexer.js";
import { givenNames } from "../../grammar/magic/given-names.js";
import { selfNames } from "../../grammar/magic/self-names.js";
import type { Token } from "../../grammar/magic/token.js";
import { createDiagnostic } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { MagicAbilityReading, Environment } from "../language.js";
import type { SourceFace } from "../text/source-card.js";
import type { Span } from "../text/span.js";
import { lowerAbility } from "./compile/ability.js";
import { paidBefore, type PaidBefore } from "./compile/additional-cost.js";
import { chosenBefore } from "./compile/chosen-before.js";
import { callingsOf } from "./compile/calling.js";
import type { Bearer } from "./compile/context.js";
import { creationsStated, mayCreate } from "./compile/creation-words.js";
import { creationsWithin, haveSize } from "./compile/creations.js";
import { Paragraphs } from "./compile/paragraphs.js";
import { salvageCreations } from "./compile/salvage.js";
import { refuse, Refusal, refusalDiagnostic, refusalSpan } from "./compile/refusal.js";
import { subtypesOf } from "./compile/type-line.js";
import { suggestWord } from "./compile/suggest.js";
import { cardCharacteristics } from "./compile/oracle.js";
import { abilityId } from "./effects/identity.js";
import { cutAbilities } from "./syntax/ability-cut.js";
import { wordFaults } from "./syntax/word-faults.js";
import { liftVerified, type LiftedAbility } from "./syntax/ability.js";
import { shared } from "./sharing.js";
import { supposeSubtypes } from "./supposed-subtypes.js";
import { spanOf } from "../frames/spans.js";

/** Reads the text of one face: lexed, cut, lifted, printed back and lowered, ability by ability. */
export function readFace(
  face: SourceFace,
  index: number,
  names: readonly string[],
  environment: Environment,
): readonly MagicAbilityReading[] {
  const text = face.text.text;
  const lexed = lex(text, [...names, ...givenNames(text)]);
  const cuts = cutAbilities(lexed.lines);
  const bearer = bearerOf(
    face,
    names,
    environment,
    paidBefore(cuts.filter(addsCost).map((cut) => liftVerified(cut).node)),
    creationsStated(lexed.lines) > 0 ? "tokens" : "nothing",
    onceAsked(() => chosenBefore(cuts.filter(hasChosen).map((cut) => liftVerified(cut).node))),
  );
  const paragraphs = bearer.spell === "spell" && cuts.length > 1 ? new Paragraphs() : undefined;
  const ordinals = new Map<string, number>();
  let before: MagicAbilityReading["creations"] = [];
  return cuts.map((cut) => {
    const tokens = cut.lines.flat();
    const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
    const own = text.slice(span.start, span.end);
    const ordinal = ordinals.get(own) ?? 0;
    ordinals.set(own, ordinal + 1);
    const inSpan = lexed.diagnostics.filter((one) => one.span.start >= span.start && one.span.start < span.end);
    const found = [...inSpan, ...wordFaults(cut.lines)];
    const read = (): Reading => readAbility(liftVerified(cut), own, abilityId(own, ordinal), found, bearer, paragraphs);
    const alone = paragraphs !== undefined || ordinal > 0 || found.length > 0 || tokens.some(namesCard);
    const reading = alone ? read() : shared(environment, sharingKey(own, bearer), span, read);
    if (!reading.states.compiled) paragraphs?.forget();
    const unknown = !reading.states.compiled && reading.creations.length === 0 && before.length > 0;
    const salvaged = unknown ? salvage(cut.lines, abilityId(own, ordinal), bearer, before) : reading;
    before = salvaged.creations.length > 0 ? salvaged.creations : before;
    return { face: index, ...reading, creations: salvaged.creations, stated: salvaged.stated };
  });
}

/** Whether the words may state an additional cost (118.8). */
function addsCost({ lines }: ReturnType<typeof cutAbilities>[number]): boolean {
  return lines.some((line) => line.some(({ word }) => word === "additional"));
}

/** Whether the words may have objects chosen (607.2d). */
function hasChosen({ lines }: ReturnType<typeof cutAbilities>[number]): boolean {
  return lines.some((line) => line.some(({ word }) => word === "choose"));
}

/** What is made when it is first asked for, and kept. */
function onceAsked<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Whether a token, or one within its quotes, is the card's name: such a text means something else on every card. */
function namesCard(token: Token): boolean {
  if (token.payload.kind === "quote") return token.payload.lines.some((line) => line.some(namesCard));
  return token.payload.kind === "self";
}

/** What the meaning of an ability rests on beside its text: where it stands, and what that may be called. */
function sharingKey(text: string, bearer: Bearer): string {
  const paid = [...bearer.paidBefore].map(([cost, words]) => `${cost} ${[...words].join(" ")}`).join();
  const links = text.includes("the token") ? bearer.creates : "";
  const chosen = text.toLowerCase().includes("the chosen") ? [...bearer.chooses()].join() : "";
  return `${links} ${chosen} ${paid} ${bearer.spell} ${bearer.types === null ? "any" : callingsOf(bearer.types).join()} ${text}`;
}

/** The names by which a card's text may call the card. */
export function namesOf(faces: readonly SourceFace[]): readonly string[] {
  return selfNames(
    faces.map((face) => ({ name: face.name, legendary: face.typeLine.includes("Legendary") ? "legendary" : "not" })),
  );
}

function bearerOf(
  face: SourceFace,
  names: readonly string[],
  environment: Environment,
  paid: PaidBefore,
  creates: Bearer["creates"],
  chooses: Bearer["chooses"],
): Bearer {
  const line = face.typeLine.toLowerCase();
  const types = new Set([...line.split(" "), ...subtypesOf(face.typeLine).map((subtype) => subtype.toLowerCase())]);
  const spell = face.typeLine === "" ? "either" : types.has("instant") || types.has("sorcery") ? "spell" : "permanent";
  return {
    names: new Set(names),
    spell,
    types: face.typeLine === "" ? null : types,
    inQuote: "onCard",
    quotedIn: [],
    paidBefore: paid,
    creates,
    chooses,
    characteristicsOf: (name) => cardCharacteristics(name, environment),
  };
}

/** An ability as it was read, wherever it stands. */
type Reading = Omit<MagicAbilityReading, "face">;

function readAbility(
  lifted: LiftedAbility,
  text: string,
  id: string,
  found: readonly Diagnostic[],
  bearer: Bearer,
  paragraphs: Paragraphs | undefined,
): Reading {
  const span = { start: lifted.start, end: lifted.end };
  const base = { span, text, form: formOf(lifted, bearer) };
  const nothing = { abilities: [], tree: null };
  if (lifted.node === null || found.length > 0) {
    const diagnostics = [...found, ...lifted.diagnostics];
    return {
      ...base,
      ...nothing,
      states: { parsed: false, roundTripped: false, compiled: false },
      diagnostics,
      ...salvage(lifted.lines, id, bearer),
    };
  }
  const printed = lifted.printed ?? "";
  if (printed !== text) {
    const diagnostics = [createDiagnostic("magic/not-round-tripped", { printed }, span)];
    return {
      ...base,
      ...nothing,
      tree: lifted.node,
      states: { parsed: true, roundTripped: false, compiled: false },
      diagnostics,
      ...salvage(lifted.lines, id, bearer),
    };
  }
  const lowered = lower(lifted, text, id, bearer, paragraphs);
  if ("diagnostic" in lowered)
    return {
      ...base,
      ...nothing,
      tree: lifted.node,
      states: { parsed: true, roundTripped: true, compiled: false },
      diagnostics: [lowered.diagnostic],
      ...salvage(lifted.lines, id, bearer),
    };
  return {
    ...base,
    tree: lifted.node,
    states: { parsed: true, roundTripped: true, compiled: true },
    abilities: lowered.abilities,
    diagnostics: [],
    creations: lowered.creations,
    stated: lowered.stated,
  };
}

/** What is known of the creations of an ability that was not compiled; of a subtype that is in no list, what it would be. */
function salvage(
  lines: readonly (readonly Token[])[],
  id: string,
  bearer: Bearer,
  before: MagicAbilityReading["creations"] = [],
): Pick<Reading, "creations" | "stated"> {
  if (!mayCreate(lines)) return { creations: [], stated: none };
  const supposed = supposeSubtypes(lines);
  const { creations, understood } = salvageCreations(supposed.lines, id, bearer, before);
  const total = creationsStated(lines);
  return { creations, stated: { total, understood: supposed.unknown.length > 0 ? 0 : understood } };
}

const none = { total: 0, understood: 0 };

/** What stands at a span of the ability's text, cut to a readable length. */
function wordsAt(text: string, start: number, span: Span): string {
  const words = text.slice(span.start - start, span.end - start).replaceAll("\n", " ");
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}

function lower(
  lifted: LiftedAbility,
  text: string,
  id: string,
  bearer: Bearer,
  paragraphs: Paragraphs | undefined,
): Pick<Reading, "abilities" | "creations" | "stated"> | { readonly diagnostic: Diagnostic } {
  try {
    const abilities = lifted.node === null ? [] : lowerAbility(lifted.node, id, bearer, undefined, paragraphs);
    const creates = mayCreate(lifted.lines);
    const creations = creates ? creationsWithin(abilities) : [];
    const total = creates ? creationsStated(lifted.lines) : 0;
    const stated = { total, understood: total };
    return haveSize(creations) ? { abilities, creations, stated } : refuse("a creature without power and toughness");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const construct = (error.node === null ? undefined : spanOf(error.node)) ?? {
      start: lifted.start,
      end: lifted.end,
    };
    const span = refusalSpan(error, construct, text, lifted.start);
    return { diagnostic: refusalDiagnostic(error, span, wordsAt(text, lifted.start, span), suggestWord) };
  }
}

/** What heads of abilities make of them: a cost activates (113.3b), a level or a row of a table is a part of one. */
const headForms = {
  cost: "activated",
  loyalty: "loyalty",
  chapters: "chapter",
  row: "row",
  station: "station",
  classLevel: "class level",
} as const;

const triggers: ReadonlySet<string> = new Set(["trigger", "triggerAt", "triggerEndOfCombat"]);

/** The kind of ability by its form (113.3); "unknown" where the text was not read. */
function formOf({ node }: LiftedAbility, { spell }: Bearer): string {
  if (node === null) return "unknown";
  if (node.kind === "keywords") return node.head === null ? "keyword" : headForms[node.head.kind];
  if (node.kind !== "ability") return node.kind;
  if (node.head !== null) return headForms[node.head.kind];
  if (triggers.has(node.sentences[0]?.sentence.parts[0]?.openings[0]?.kind ?? "")) return "triggered";
  if (node.modes.length > 0) return "modal";
  return spell === "spell" ? "spell" : "static";
}
