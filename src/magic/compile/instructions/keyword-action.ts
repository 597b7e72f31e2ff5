import type { Instruction, Quantity } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { NumberWord } from "../../syntax/terminals.js";
import { objectAntecedent, type Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import type { PredicateKind } from "../../syntax/predicate.js";
import { one, zero } from "../plain.js";
import { lowerNumber } from "../quantity.js";
import { lowerObjects } from "../reference.js";
import { refuse } from "../refusal.js";
import { skipNext } from "./skip.js";
import { takeTurn } from "./turn.js";
import { designate } from "./designation.js";
import { clash } from "../clash.js";
import { collecting, evidenceNumber } from "../evidence.js";
import { isDungeon, isTheRing, soleDesignation } from "../designation.js";
import { multiplied, type Saying, Subject } from "../saying.js";
import { done } from "./result.js";

type Kinds =
  | "scry"
  | "surveil"
  | "bolster"
  | "adapt"
  | "monstrosity"
  | "fateseal"
  | "blight"
  | "earthbend"
  | "discover"
  | "support"
  | "proliferate"
  | "learn"
  | "clash"
  | "forage"
  | "manifestDread"
  | "takeInitiative"
  | "becomeMonarch"
  | "explore"
  | "connive"
  | "conniveNumber"
  | "suspect"
  | "airbend"
  | "manifest"
  | "cloak"
  | "collectEvidence"
  | "collectWhat"
  | "venture"
  | "exploit"
  | "behold"
  | "harness"
  | "assemble"
  | "tempt"
  | "expend"
  | "commit"
  | "skip"
  | "take"
  | "end"
  | "note"
  | "win"
  | "turn"
  | "equip"
  | "attempt"
  | "promise"
  | "promiseTo"
  | "waterbend"
  | "descend"
  | "last"
  | "doSo"
  | "do"
  | "doThisOnly"
  | "evolve"
  | "train"
  | "mutate"
  | "endWhat"; // prettier-ignore

/** Keyword actions (701) that stay what they are: the engine knows them. */
export const keywordActionInstructions: InstructionTable<Kinds> = {
  scry: (node, saying, context) => counted("scry", node.number, saying, context),
  surveil: (node, saying, context) => counted("surveil", node.number, saying, context),
  bolster: (node, saying, context) => byPlayer("bolster", node.number, saying, context),
  adapt: (node, saying, context) => byObject("adapt", node.number, saying, context),
  monstrosity: (node, saying, context) => byObject("monstrosity", node.number, saying, context),
  fateseal: (node, saying, context) => byPlayer("fateseal", node.number, saying, context),
  blight: (node, saying, context) => byPlayer("blight", node.number, saying, context),
  earthbend: (node, saying, context) => earthbend(node.number, saying, context),
  discover: (node, saying, context) => byPlayer("discover", node.number, saying, context),
  support: (node, saying, context) => support(node.number, saying, context),
  proliferate: (_node, saying, context) => byPlayer("proliferate", null, saying, context),
  learn: (_node, saying, context) => byPlayer("learn", null, saying, context),
  clash: (_node, saying, context) => clash(saying, context),
  forage: (_node, saying, context) => byPlayer("forage", null, saying, context),
  manifestDread: (_node, saying, context) => manifestsDread(saying, context),
  takeInitiative: (_node, saying, context) => designate("initiative", saying, context),
  becomeMonarch: (_node, saying, context) => designate("monarch", saying, context),
  explore: (_node, saying, context) => byObject("explore", null, saying, context),
  connive: (_node, saying, context) => byObject("connive", null, saying, context),
  conniveNumber: (node, saying, context) => byObject("connive", node.number, saying, context),
  suspect: (node, saying, context) => onObject("suspect", node.object, saying, context),
  airbend: (node, saying, context) => onObject("airbend", node.object, saying, context),
  manifest: (node, saying, context) => onObject("manifest", node.object, saying, context),
  cloak: (node, saying, context) => onObject("cloak", node.object, saying, context),
  collectEvidence: (node, saying, context) => byPlayer(collecting, node.number, saying, context),
  collectWhat: (node, saying, context) => byPlayer(collecting, evidenceNumber(node), saying, context),
  venture: (node, saying, context) => venture(node.into, saying, context),
  exploit: notYet,
  behold: notYet,
  harness: notYet,
  assemble: notYet,
  tempt: (node, saying, context) => tempt(node.object, saying, context),
  expend: notYet,
  commit: notYet,
  skip: skipNext,
  take: (node, saying, context) =>
    soleDesignation(node.object) === "initiative"
      ? designate("initiative", saying, context)
      : takeTurn(node, saying, context),
  end: notYet,
  note: notYet,
  win: notYet,
  turn: notYet,
  equip: notYet,
  attempt: (node) => refuse("tempt", node.object),
  promise: notYet,
  promiseTo: notYet,
  waterbend: notYet,
  descend: notYet,
  last: notYet,
  doSo: notYet,
  do: notYet,
  doThisOnly: notYet,
  evolve: notYet,
  train: notYet,
  mutate: notYet,
  endWhat: notYet,
};

/** An action without an effect of its own so far. */
function notYet(node: { readonly kind: PredicateKind }): readonly Instruction[] {
  return refuse(node.kind, node);
}

function counted(
  kind: "scry" | "surveil",
  number: NumberWord,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const player = saying.subject.player();
  return done({ kind, ...context.nextId(), player, amount: lowerNumber(number, context) }, context);
}

function amountOf(number: NumberWord | null, saying: Saying, context: Context): Quantity | null {
  const each = saying.forEach();
  if (number === null) return each === null ? null : refuse("for each");
  return multiplied(lowerNumber(number, context), each);
}

function byPlayer(action: string, number: NumberWord | null, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  return done(
    {
      kind: "keywordAction",
      ...context.nextId(),
      action,
      player,
      objects: null,
      amount: amountOf(number, saying, context),
      word: null,
    },
    context,
  );
}

/** "Earthbend N" has a target of its own: a land that the player controls (701.66a). */
function earthbend(number: NumberWord, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const constraints = [{ kind: "cardType", cardType: "land" } as const, { kind: "controlledBy", player } as const];
  const target = context.addTarget({ what: { what: "permanent", constraints }, least: one, most: one });
  const parts = { action: "earthbend", player, objects: { kind: "target", target }, word: null } as const;
  const amount = amountOf(number, saying, context);
  return done({ kind: "keywordAction", ...context.nextId(), ...parts, amount }, context);
}

/** "Support N" has targets of its own: up to N creatures, other ones where a permanent says so (701.41a). */
function support(number: NumberWord, saying: Saying, context: Context): readonly Instruction[] {
  const other = { kind: "otherThan", object: { kind: "source" } } as const;
  const creature = { kind: "cardType", cardType: "creature" } as const;
  const constraints = context.bearer.spell === "permanent" ? [creature, other] : [creature];
  const player = saying.subject.player();
  const amount = amountOf(number, saying, context) ?? one;
  const target = context.addTarget({ what: { what: "permanent", constraints }, least: zero, most: amount });
  const parts = { action: "support", player, objects: { kind: "target", target }, word: null } as const;
  return done({ kind: "keywordAction", ...context.nextId(), ...parts, amount }, context);
}

function byObject(action: string, number: NumberWord | null, saying: Saying, context: Context): readonly Instruction[] {
  const objects = saying.subject.node === null ? ({ kind: "source" } as const) : saying.subject.object();
  return done(
    {
      kind: "keywordAction",
      ...context.nextId(),
      action,
      player: null,
      objects,
      amount: amountOf(number, saying, context),
      word: null,
    },
    context,
  );
}

function onObject(action: string, object: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  return done(
    {
      kind: "keywordAction",
      ...context.nextId(),
      action,
      player,
      objects: lowerObjects(object, context, player),
      amount: null,
      word: null,
    },
    context,
  );
}

/** "venture into the dungeon" (701.49). */
function venture(into: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  return isDungeon(into, "the") ? byPlayer("venture into the dungeon", null, saying, context) : refuse("venture", into);
}

/** "the Ring tempts you" (701.54a): it is the player who does what that means. */
function tempt(whom: NounPhrase, saying: Saying, context: Context): readonly Instruction[] {
  if (!isTheRing(saying.subject.node)) return refuse("tempt", whom);
  const subject = new Subject(whom, context);
  const player = subject.isPlayer() === "player" ? subject.player() : refuse("tempt", whom);
  saying.spoken();
  const parts = { action: "the Ring tempts you", player, objects: null, amount: null, word: null } as const;
  return done({ kind: "keywordAction", ...context.nextId(), ...parts }, context);
}

/** "Manifest dread": the permanent that is put onto the battlefield face down is a creature, which later words speak of (701.62a, 708.2a). */
function manifestsDread(saying: Saying, context: Context): readonly Instruction[] {
  const made = byPlayer("manifest dread", null, saying, context);
  const [only] = made;
  if (only !== undefined)
    context.mention(objectAntecedent({ kind: "result", slot: only.result }, "singular", ["creature", "permanent"]));
  return made;
}
