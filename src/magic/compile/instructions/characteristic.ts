import type { Change, Duration, Instruction, ObjectReference, SignedQuantity } from "../../effects/index.js";
import type { PredicateOf } from "../../syntax/predicate.js";
import { lowerAbilityOptions, lowerAbilitySet, lowerBase } from "../ability-set.js";
import { becoming } from "../become.js";
import type { Context } from "../context.js";
import type { InstructionTable } from "../instruct.js";
import { wholeExceptions } from "../copy-exception.js";
import { figureQuantity } from "../figure.js";
import { isDenied } from "../form.js";
import { lowerDuration } from "../duration.js";
import { creatureTypesChange, isEveryCreatureType } from "../creature-types.js";
import { isGoaded } from "../goaded.js";
import { handSizeChange } from "../hand-size.js";
import { lowerObjects } from "../reference.js";
import { eitherOf, modeDoing } from "../either.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { spokenTypes } from "../spoken-types.js";
import { becomeDesignated } from "./designation.js";
import { lifeTotalBecomes } from "./life-total.js";
import { away, ofPermanents } from "../of-permanents.js";
import { onObjects } from "./on-objects.js";
import { done } from "./result.js";
import { switchValues } from "./switch.js";

type Kinds =
  | "getChange" | "getChangeOr" | "getAnAdditional" | "gainAbilities" | "gainYourChoice" | "gainControl" | "haveAbilities" | "haveBase" | "loseAbilities" | "loseAllAbilities" | "loseAllAndHave" | "have" | "haveNumber" | "become" | "becomeNumber" | "becomeEqual" | "becomeAdjective" | "becomeSize"
  | "beEqual" | "beAdjective" | "beSize" | "beCompared" | "beNoun" | "bePlace" | "control" | "own" | "share" | "shareWith" | "switch" | "transform" | "convert" | "transformBare" | "costChange"; // prettier-ignore

/** Instructions that change what objects are or have (611, 613). */
export const characteristicInstructions: InstructionTable<Kinds> = {
  getChange: (node, saying, context) => modify([sizeChange(node.change, saying, context)], saying, context),
  getChangeOr: (node, saying, context) => eitherChange(node, saying, context),
  /** Another change of the size beside those that there are: each is applied (613.4c). */
  getAnAdditional: (node, saying, context) => modify([sizeChange(node.change, saying, context)], saying, context),
  gainAbilities: (node, saying, context) => {
    if (saying.subject.isPlayer() === "player") return playerGains(node, saying, context);
    return modify(
      [
        {
          kind: "gainAbilities",
          abilities: lowerAbilitySet(node.abilities, context, spokenTypes(saying.subject.object(), context)),
        },
      ],
      saying,
      context,
    );
  },
  gainYourChoice: (node, saying, context) => {
    if ("keywords" in node.abilities && node.abilities.keywords.conjunction === "and") return refuse("and", node);
    return modify(
      [
        {
          kind: "gainChosenAbility",
          options: lowerAbilityOptions(node.abilities, context, spokenTypes(saying.subject.object(), context)),
        },
      ],
      saying,
      context,
    );
  },
  gainControl: (node, saying, context) => {
    const controller = saying.subject.player();
    const objects = lowerObjects(node.object, context, controller);
    const duration = saying.duration({ kind: "indefinite" });
    return done(
      {
        kind: "modify",
        ...context.nextId(),
        objects,
        changes: [{ kind: "control", controller }],
        duration,
        membership: "lockedIn",
      },
      context,
    );
  },
  haveAbilities: (node, saying, context) => {
    if (saying.subject.isPlayer() === "player") return playerGains(node, saying, context);
    return modify(
      [
        {
          kind: "gainAbilities",
          abilities: lowerAbilitySet(node.abilities, context, spokenTypes(saying.subject.object(), context)),
        },
      ],
      saying,
      context,
    );
  },
  haveBase: (node, saying, context) => {
    saying.subject.object();
    return modify(lowerBase(node.base, context), saying, context);
  },
  loseAbilities: (node, saying, context) => {
    return modify(
      [
        {
          kind: "loseAbilities",
          abilities: lowerAbilitySet(node.abilities, context, spokenTypes(saying.subject.object(), context)),
        },
      ],
      saying,
      context,
    );
  },
  loseAllAbilities: (node, saying, context) =>
    node.extent === "all"
      ? modify([{ kind: "loseAllAbilities" }], saying, context)
      : refuse("all other abilities", node),
  loseAllAndHave: (node, saying, context) => {
    saying.subject.object();
    return modify([{ kind: "loseAllAbilities" }, ...lowerBase(node.base, context)], saying, context);
  },
  have: (node, saying, context) => {
    const change = handSizeChange(node);
    const objects = saying.subject.player();
    const duration = lasting(saying, context);
    return [{ kind: "modify", ...context.nextId(), objects, changes: [change], duration, membership: "lockedIn" }];
  },
  haveNumber: (node) => refuse("have", node),
  become: (node, saying, context) => lifeTotalBecomes(node, saying, context) ?? become(node, saying, context),
  becomeNumber: (node, saying, context) => lifeTotalBecomes(node, saying, context) ?? refuse("become", node),
  becomeEqual: (node, saying, context) => lifeTotalBecomes(node, saying, context) ?? refuse("become", node),
  becomeAdjective: (node, saying, context) => becomeState(node, saying, context),
  becomeSize: (node) => refuse("become", node),
  beEqual: (node) => refuse("equal", node),
  beAdjective: (node, saying, context) => {
    const change = isEveryCreatureType(node) ? "allCreatureTypes" : isGoaded(node) ? "goaded" : refuse("be", node);
    return modify([{ kind: change }], saying, context, lasting(saying, context));
  },
  beSize: (node) => refuse("be", node),
  beCompared: (node) => refuse("be", node),
  beNoun: (node, saying, context) => {
    if (isDenied(node.form)) return refuse("be", node);
    return modify(becoming(node.object, node.addition, saying.subject.object(), context), saying, context);
  },
  bePlace: (node) => refuse("be", node),
  control: (node) => refuse("control", node),
  own: (node) => refuse("own", node),
  share: (node) => refuse("share", node),
  shareWith: (node) => refuse("share", node),
  switch: (node, saying, context) => switchValues(node, saying, context),
  transform: (node, saying, context) => onObjects("transform", node.object, saying, context),
  convert: (node, saying, context) => onObjects("convert", node.object, saying, context),
  transformBare: (node, saying, context) =>
    node.into === null
      ? done(
          { kind: "transform", ...context.nextId(), actor: { kind: "you" }, objects: saying.subject.object() },
          context,
        )
      : refuse("into", node),
  costChange: (node) => refuse("cost", node),
};

/** The time that must be said: "is goaded" alone tells a state, "is goaded for the rest of the game" makes it so. */
function lasting(saying: Saying, context: Context): Duration {
  const duration = lowerDuration(saying, context);
  if (duration === null && context.opening === "timed") return { kind: "indefinite" };
  return duration ?? refuse("how long", saying.subject.node);
}

/** Keywords that players may have (702.11d, 702.16i, 702.18a). */
const ofPlayers: ReadonlySet<string> = new Set(["hexproof", "protection", "shroud"]);

/** "You gain hexproof until end of turn", "Until your next turn, you have hexproof." */
function playerGains(
  node: PredicateOf<"gainAbilities" | "haveAbilities">,
  saying: Saying,
  context: Context,
): readonly Instruction[] {
  const objects = saying.subject.player();
  const abilities = lowerAbilitySet(node.abilities, context);
  const fits = abilities.every((one) => one.kind === "keyword" && ofPlayers.has(one.keyword));
  if (!fits) return refuse("gain", node);
  const duration = lasting(saying, context);
  const changes = [{ kind: "gainAbilities", abilities }] as const;
  return [{ kind: "modify", ...context.nextId(), objects, changes, duration, membership: "lockedIn" }];
}

/** "gains all creature types until end of turn" (205.3m); null of anything else that is gained or lost. */
export function changeCreatureTypes(
  node: PredicateOf<"gain" | "lose">,
  saying: Saying,
  context: Context,
): readonly Instruction[] | null {
  const change = creatureTypesChange(node);
  return change === null ? null : modify([change], saying, context);
}

/** A continuous effect of a resolving spell or ability; the objects are locked in (611.2c). */
function modify(
  changes: readonly Change[],
  saying: Saying,
  context: Context,
  duration: Duration = saying.duration({ kind: "indefinite" }),
): readonly Instruction[] {
  const objects = saying.subject.object();
  if (liesElsewhere(objects, context) && changes.some(isOfPermanents))
    return refuse("a card that is no permanent", saying.subject.node);
  return done({ kind: "modify", ...context.nextId(), objects, changes, duration, membership: "lockedIn" }, context);
}

/** Whether that is what was only shown, or exiled: it is no permanent that "gets +1/+1" or "gains haste" (110.1, 701.20b). */
function liesElsewhere(objects: ObjectReference, context: Context): boolean {
  if (objects.kind !== "result") return false;
  const doing = context.latestDoing(({ result }) => result === objects.slot);
  return (
    doing !== null &&
    (away.has(doing.kind) ||
      doing.kind === "reveal" ||
      doing.kind === "lookAt" ||
      (doing.kind === "moveObjects" && doing.to === "exile"))
  );
}

/** Whether the change means something for permanents alone. */
function isOfPermanents(change: Change): boolean {
  if (change.kind === "changePowerToughness") return true;
  return (
    change.kind === "gainAbilities" &&
    change.abilities.some((one) => one.kind === "keyword" && ofPermanents.has(one.keyword))
  );
}

/** "+X/-0", once or for each of something. */
export function sizeChange(change: PredicateOf<"getChange">["change"], saying: Saying, context: Context): Change {
  saying.subject.object();
  const each = saying.forEach();
  const signed = (figure: string): SignedQuantity => ({
    sign: figure.startsWith("+") ? "plus" : "minus",
    amount:
      figure.slice(1) === "0"
        ? { kind: "number", value: 0 }
        : multiplied(figureQuantity(figure.slice(1), context), each),
  });
  return { kind: "changePowerToughness", power: signed(change.power), toughness: signed(change.toughness) };
}

/** "gets +1/-1 or -1/+1": the player who acts chooses which as it is carried out (608.2d). */
function eitherChange(node: PredicateOf<"getChangeOr">, saying: Saying, context: Context): readonly Instruction[] {
  const base = context.nextId();
  const [first, ...others] = modify([sizeChange(node.change, saying, context)], saying, context);
  if (first?.kind !== "modify" || others.length > 0) return refuse("or", node);
  const second = { ...first, ...context.nextId(), changes: [sizeChange(node.other, saying, context)] };
  context.restore({ ...context.snapshot(), lastResult: null });
  return [eitherOf(base, context.actor, [modeDoing([first]), modeDoing([second])])];
}

function become(node: PredicateOf<"become">, saying: Saying, context: Context): readonly Instruction[] {
  const designated = becomeDesignated(node, saying, context);
  if (designated !== null) return designated;
  if (saying.subject.isPlayer() === "player") return refuse("become", node);
  if (node.still !== null) return refuse("still", node);
  const changes = becoming(node.object, node.addition, saying.subject.object(), context);
  return modify(excepting(changes, saying, context), saying, context);
}

/** "becomes a copy of that creature, except it has flying": what differs in the values that it copies (707.9). */
function excepting(changes: readonly Change[], saying: Saying, context: Context): readonly Change[] {
  const except = saying.take("except");
  if (except === null) return changes;
  const [copy, ...others] = changes;
  if (copy?.kind !== "copyOf" || others.length > 0) return refuse("except", except);
  const { exceptions, enters } = wholeExceptions(except.exceptions, spokenTypes(copy.of, context), context);
  return enters.length === 0
    ? [{ ...copy, exceptions: [...copy.exceptions, ...exceptions] }]
    : refuse("except", except);
}

function becomeState(node: PredicateOf<"becomeAdjective">, saying: Saying, context: Context): readonly Instruction[] {
  const [state, ...more] = node.state.qualities;
  if (state === undefined || more.length > 0) return refuse("become", node);
  const colors = ["white", "blue", "black", "red", "green"] as const;
  const color = colors.find((one) => one === state);
  if (color !== undefined) return modify([{ kind: "setColors", colors: [color] }], saying, context);
  if (state === "colorless") return modify([{ kind: "setColors", colors: [] }], saying, context);
  if (state === "allColors" || state === "everyColor") return modify([{ kind: "setColors", colors }], saying, context);
  if (
    state === "prepared" ||
    state === "plotted" ||
    state === "saddled" ||
    state === "suspected" ||
    state === "monstrous" ||
    state === "renowned" ||
    state === "harnessed" ||
    state === "unprepared"
  )
    return done(
      {
        kind: "becomeDesignation",
        ...context.nextId(),
        player: null,
        object: saying.subject.object(),
        designation: state,
      },
      context,
    );
  return refuse(state, node);
}
