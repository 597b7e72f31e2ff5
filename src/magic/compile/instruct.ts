import type { Instruction } from "../effects/index.js";
import type { Predicate, PredicateKind, PredicateOf } from "../syntax/predicate.js";
import type { VerbPhrase } from "../syntax/clause.js";
import type { Context } from "./context.js";
import { characteristicInstructions } from "./instructions/characteristic.js";
import { chanceInstructions } from "./instructions/chance.js";
import { choiceInstructions } from "./instructions/choice.js";
import { combatInstructions } from "./instructions/combat.js";
import { counterInstructions } from "./instructions/counter.js";
import { damageInstructions } from "./instructions/damage.js";
import { haveDoInstructions } from "./instructions/have-do.js";
import { keywordActionInstructions } from "./instructions/keyword-action.js";
import { manaInstructions } from "./instructions/mana.js";
import { meldInstructions } from "./instructions/meld.js";
import { namedCardInstructions } from "./instructions/named-card.js";
import { passiveInstructions } from "./instructions/passive.js";
import { preventionInstructions } from "./instructions/prevention.js";
import { spellInstructions } from "./instructions/spell.js";
import { stickerInstructions } from "./instructions/sticker.js";
import { textChangeInstructions } from "./instructions/text-change.js";
import { tokenInstructions } from "./instructions/token.js";
import { zoneInstructions } from "./instructions/zone.js";
import { notInstructions } from "./instructions/not-lowered.js";
import { checkActedOn } from "./joined.js";
import { isUntilFound } from "./library-until.js";
import { isNumeric } from "./plain.js";
import { askedOf } from "./of-permanents.js";
import { refuse } from "./refusal.js";
import { Saying, Subject } from "./saying.js";
import { timesOf } from "./times.js";
import { chosenFirst } from "./value-of-choice.js";

/** Lowers one verb to instructions. */
export type InstructionLowering<Kind extends PredicateKind> = (
  node: PredicateOf<Kind>,
  saying: Saying,
  context: Context,
) => readonly Instruction[];
export type InstructionTable<Kind extends PredicateKind = PredicateKind> = {
  readonly [Each in Kind]: InstructionLowering<Each>;
};

/** Kinds with a lowering: all but those of the list, so that a new kind must go to one or the other. */
type LoweredKind = Exclude<PredicateKind, (typeof notInstructions)[number]>;

const table: InstructionTable<LoweredKind> = {
  ...tokenInstructions,
  ...counterInstructions,
  ...stickerInstructions,
  ...zoneInstructions,
  ...damageInstructions,
  ...preventionInstructions,
  ...characteristicInstructions,
  ...combatInstructions,
  ...spellInstructions,
  ...textChangeInstructions,
  ...manaInstructions,
  ...chanceInstructions,
  ...choiceInstructions,
  ...meldInstructions,
  ...namedCardInstructions,
  ...keywordActionInstructions,
  ...haveDoInstructions,
  ...passiveInstructions,
};

const unlowered: ReadonlySet<string> = new Set(notInstructions);

function isLowered(node: Predicate): node is PredicateOf<LoweredKind> {
  return !unlowered.has(node.kind);
}

function lowerKind(node: Predicate, saying: Saying, context: Context): readonly Instruction[] {
  return isLowered(node) ? lowerLowered(node.kind, node, saying, context) : refuse(kindOf(node), node);
}

function lowerLowered<Kind extends LoweredKind>(
  kind: Kind,
  node: PredicateOf<Kind>,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const lower: InstructionLowering<Kind> = table[kind];
  return lower(node, saying, context);
}

type ActingKind =
  | "exile" | "destroy" | "sacrifice" | "return" | "tap" | "untap" | "counter" | "gainControl" | "goad" | "transform"
  | "shuffleInto"; // prettier-ignore

const acting: ReadonlySet<string> = new Set<ActingKind>([
  "exile", "destroy", "sacrifice", "return", "tap", "untap", "counter", "gainControl", "goad", "transform", "shuffleInto",
]); // prettier-ignore

function actsOnObjects(node: Predicate): node is PredicateOf<ActingKind> {
  return acting.has(node.kind);
}

/** Keyword actions that a text has done "twice" or "X times", each time anew (701). */
const repeatable: ReadonlySet<PredicateKind> = new Set<PredicateKind>([
  "investigate", "populate", "incubate", "amass", "proliferate", "explore", "connive", "manifest", "discover", "learn",
]); // prettier-ignore

/** Lowers a verb with its subject and adverbials; "twice" repeats it. Every adverbial must have been understood. */
export function lowerVerb(verb: VerbPhrase, subject: Subject, context: Context): readonly Instruction[] {
  context.beginVerb();
  if (actsOnObjects(verb.predicate) && !isUntilFound(verb)) checkActedOn(verb.predicate.object);
  const saying = new Saying(subject, verb.adverbials, context);
  const times = repeatable.has(verb.predicate.kind) ? timesOf(saying, context, verb) : null;
  const base = times === null || isNumeric(times, 1) ? null : context.nextId();
  context.asking = askedOf(verb.predicate);
  const instructions = chosenFirst(lowerKind(verb.predicate, saying, context), verb.predicate, context);
  context.asking = "any";
  saying.finish();
  return times === null || base === null ? instructions : [{ kind: "repeat", ...base, times, instructions }];
}

/** Lowers a bare verb that "you" do, as costs are. */
export function lowerPredicate(node: Predicate, context: Context): readonly Instruction[] {
  const saying = new Saying(new Subject(null, context), [], context);
  return lowerKind(node, saying, context);
}

function kindOf(node: { readonly kind: string }): string {
  return node.kind;
}
