import type { CreateTokens, Instruction, ObjectReference, PlayerReference, TokenGroup } from "../../effects/index.js";
import { predefinedToken } from "../../tokens/predefined.js";
import { objectAntecedent, type Context } from "../context.js";
import { exceptIn } from "../copy-exception.js";
import { attackingEntries, controllerOf } from "../entry.js";
import { amass } from "./army.js";
import { endure } from "./endure.js";
import type { InstructionTable } from "../instruct.js";
import { isEach, one } from "../plain.js";
import { lowerNumber } from "../quantity.js";
import { ofEachPlayer } from "../own-for-each.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { spokenTypes } from "../spoken-types.js";
import { lowerTokenGroup, lowerTokenGroups } from "../token.js";
import { isSame, someWithin } from "../../effects/structure.js";

type Kinds =
  | "create"
  | "createNamed"
  | "createChoice"
  | "investigate"
  | "populate"
  | "amass"
  | "amassWhere"
  | "incubate"
  | "endure";

/** Creation (701.7), and the keyword actions that are creations (701.16, 701.47, 701.53). */
export const tokenInstructions: InstructionTable<Kinds> = {
  create: (node, saying, context) =>
    byEachCreator(saying, context, () => creation(lowerTokenGroups(node.object, context), saying, context)),
  createNamed: (node, saying, context) => {
    saying.subject.player();
    return creation([lowerTokenGroup(node.object, context, node.name)], saying, context);
  },
  createChoice: (node, saying, context) => {
    const groups = lowerTokenGroups(node.object, context);
    return groups.length === 1 && groups[0]?.token.kind === "choice"
      ? creation(groups, saying, context)
      : refuse("your choice of", node);
  },
  investigate: (_, saying, context) => investigate(saying, context),
  incubate: (node, saying, context) =>
    predefined("Incubator", saying, context, {
      kind: "counters",
      counter: "+1/+1",
      count: lowerNumber(node.number, context),
    }),
  populate: (_node, saying, context) => creation([populated(saying)], saying, context),
  amass,
  amassWhere: (node) => refuse("amass", node),
  endure,
};

/** "Populate" is "choose a creature token you control and create a token that's a copy of that creature token" (701.36a). */
function populated(saying: Saying): TokenGroup {
  const chooser = saying.subject.player();
  const constraints = [
    { kind: "token" },
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: chooser },
  ] as const;
  const of = {
    kind: "choice",
    chooser,
    filter: { what: "permanent", constraints },
    least: one,
    most: one,
    manner: "chosen",
  } as const;
  return { count: one, token: { kind: "copy", of, exceptions: [] }, enters: [] };
}

/** "Investigate" is "Create a Clue token" (701.16a); "an additional time" is once besides what was done before. */
function investigate(saying: Saying, context: Context): readonly Instruction[] {
  saying.takeManner("anAdditionalTime");
  return predefined("Clue", saying, context, null);
}

function predefined(
  name: string,
  saying: Saying,
  context: Context,
  entry: TokenGroup["enters"][number] | null,
): readonly Instruction[] {
  const token = predefinedToken(name) ?? refuse(name);
  const enters = entry === null ? [] : [entry];
  return creation(
    [{ count: { kind: "number", value: 1 }, token: { kind: "predefined", ...token }, enters }],
    saying,
    context,
  );
}

/** One creation event for all groups (701.7a). The controller is the creator unless the text says otherwise (111.2). */
function creation(groups: readonly TokenGroup[], saying: Saying, context: Context): readonly CreateTokens[] {
  return createTokens(groups, null, saying, context);
}

/** As {@link tokenInstructions} create; `stated` is the controller where the text has said so already. */
export function createTokens(
  groups: readonly TokenGroup[],
  stated: PlayerReference | null,
  saying: Saying,
  context: Context,
): readonly CreateTokens[] {
  const creator = saying.subject.player();
  const each = saying.forEach();
  const except = saying.take("except");
  const attacking = saying.take("attackingWhom");
  const under = saying.take("under");
  const rounded = saying.take("rounded");
  const tapped = saying.takeManner("tappedAttacking");
  const made = groups
    .map((group) => chosenBy(creator, group))
    .map((group): TokenGroup => ({ ...group, count: multiplied(roundedCount(group, rounded?.rounding ?? null), each) }))
    .map((group) => (except === null ? group : exceptIn(group, except.exceptions, context)))
    .map((group): TokenGroup =>
      attacking === null ? group : { ...group, enters: [...group.enters, ...attackingEntries(attacking, context)] },
    )
    .map((group): TokenGroup =>
      tapped === "absent"
        ? group
        : { ...group, enters: [...group.enters, { kind: "tapped" }, { kind: "attacking", whom: null }] },
    );
  if (isEach(creator) && someWithin(made, (part) => isSame(part, creator))) return refuse("each player", made);
  const controller = under === null ? (stated ?? creator) : controllerOf(under.whose, context);
  const instruction: CreateTokens = { kind: "createTokens", ...context.nextId(), creator, controller, groups: made };
  mentionTokens(instruction, context);
  return [instruction];
}

/**
 * "Each player creates a token for each land they control": what is counted for each player makes a creation of their
 * own for each (608.2c); where nothing is, all create in one event.
 */
function byEachCreator(saying: Saying, context: Context, lower: () => readonly CreateTokens[]): readonly Instruction[] {
  if (saying.subject.node === null || saying.subject.isPlayer() !== "player") return lower();
  const over = saying.subject.player();
  if (!isEach(over)) return lower();
  const { made, own } = ofEachPlayer(context, lower);
  if (own === null) return made;
  if (made.some(({ controller }) => controller !== over)) return refuse("each player", made);
  const instructions = made.map((one): CreateTokens => {
    const groups = one.groups.map((group) => chosenBy(own, group));
    return { ...one, creator: own, controller: own, groups };
  });
  return [{ kind: "forEach", ...context.nextId(), slot: own.slot, over, instructions }];
}

/** "… a copy of a creature they control": of a player's own permanents, who creates the copy chooses one (608.2d). */
function chosenBy(creator: PlayerReference, group: TokenGroup): TokenGroup {
  const { token } = group;
  if (token.kind !== "copy" || token.of.kind !== "choice" || token.of.chooser.kind !== "you") return group;
  const own = token.of.filter.constraints.some((one) => one.kind === "controlledBy" && isSame(one.player, creator));
  return own ? { ...group, token: { ...token, of: { ...token.of, chooser: creator } } } : group;
}

function roundedCount(group: TokenGroup, rounding: "up" | "down" | null): TokenGroup["count"] {
  if (group.count.kind === "half") return rounding === null ? refuse("half") : { ...group.count, round: rounding };
  return rounding === null ? group.count : refuse("rounded");
}

/** What is copied is spoken of by the same words as the copies. */
function copiedHeads(of: ObjectReference, context: Context): readonly string[] {
  const types = spokenTypes(of, context);
  return types === null ? ["any"] : [...types, "permanent"];
}

/** The words by which the tokens of a group may be called. */
function calledAs({ token }: TokenGroup, context: Context): ReadonlySet<string> {
  switch (token.kind) {
    case "specified":
    case "predefined": {
      const { types, subtypes } = token.characteristics;
      return new Set(["token", "permanent", ...types, ...subtypes]);
    }
    case "copy":
      return new Set(["token", ...copiedHeads(token.of, context)]);
    default:
      return new Set(["token", "any"]);
  }
}

/** Later sentences may speak of "it", "that token", "those tokens", "the Zombies": all name the slot (111.1, 608.2c). */
export function mentionTokens(
  instruction: CreateTokens,
  context: Context,
  number: "asCounted" | "either" | "several" = "asCounted",
): void {
  const each = instruction.groups.map((group) => calledAs(group, context));
  const heads = new Set(each.flatMap((words) => [...words]));
  // Of different tokens made together, what only some of them are is no word for all (608.2c).
  const kinds = each.length > 1 ? each : undefined;
  const [only, ...more] = instruction.groups;
  const reference = { kind: "result", slot: instruction.result } as const;
  if (number === "either") context.mention(objectAntecedent(reference, "plural", heads, kinds));
  // "X tokens" are several, whatever number a keyword gives for X.
  const one = only?.count.kind === "number" && only.count.value === 1 && only.count !== context.x;
  const single = number !== "several" && more.length === 0 && one;
  context.mention(objectAntecedent(reference, number === "either" || single ? "singular" : "plural", heads, kinds));
  context.lastResult = instruction.result;
  context.doings.push(instruction);
  context.lastTokens = more.length === 0 ? (only ?? null) : null;
}
