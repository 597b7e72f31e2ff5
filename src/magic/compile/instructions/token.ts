import type { CreateTokens, Instruction, PlayerReference, TokenGroup } from "../../effects/index.js";
import { predefinedToken } from "../../tokens/predefined.js";
import { objectAntecedent, playerAntecedent, type Context } from "../context.js";
import { copyExceptionsOf } from "../copy-exception.js";
import { controllerOf, whomOf } from "../entry.js";
import type { InstructionTable } from "../instruct.js";
import { isEach, isNumeric } from "../plain.js";
import { lowerNumber } from "../quantity.js";
import { refuse } from "../refusal.js";
import { multiplied, type Saying } from "../saying.js";
import { timesOf } from "../times.js";
import { lowerTokenGroup, lowerTokenGroups } from "../token.js";

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
  investigate: (node, saying, context) => investigate(node, saying, context),
  incubate: (node, saying, context) =>
    predefined("Incubator", saying, context, {
      kind: "counters",
      counter: "+1/+1",
      count: lowerNumber(node.number, context),
    }),
  populate: (node) => refuse("populate", node),
  amass: (node) => refuse("amass", node),
  amassWhere: (node) => refuse("amass", node),
  endure: (node) => refuse("endure", node),
};

/** "Investigate" is "Create a Clue token" (701.16a). */
function investigate(node: object, saying: Saying, context: Context): readonly Instruction[] {
  const times = timesOf(saying, context, node);
  if (times === null || isNumeric(times, 1)) return predefined("Clue", saying, context, null);
  const base = context.nextId();
  return [{ kind: "repeat", ...base, times, instructions: predefined("Clue", saying, context, null) }];
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
    .map((group): TokenGroup => ({ ...group, count: multiplied(roundedCount(group, rounded?.rounding ?? null), each) }))
    .map((group) =>
      except === null ? group : { ...group, token: copyExceptionsOf(group.token, except.exceptions, context) },
    )
    .map((group): TokenGroup =>
      attacking === null
        ? group
        : { ...group, enters: [...group.enters, { kind: "attacking", whom: whomOf(attacking.whom, context) }] },
    )
    .map((group): TokenGroup =>
      tapped === "absent"
        ? group
        : { ...group, enters: [...group.enters, { kind: "tapped" }, { kind: "attacking", whom: null }] },
    );
  if (isEach(creator) && JSON.stringify(made).includes(JSON.stringify(creator))) return refuse("each player", made);
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
  const slot = context.nextSlot();
  const each = playerAntecedent({ kind: "iterationPlayer", slot }, "singular");
  context.mention(each);
  const made = lower();
  context.forget(each);
  if (!JSON.stringify(made).includes(`"${slot}"`)) return made;
  const own: PlayerReference = { kind: "iterationPlayer", slot };
  if (made.some(({ controller }) => controller !== over)) return refuse("each player", made);
  const instructions = made.map((one): CreateTokens => ({ ...one, creator: own, controller: own }));
  return [{ kind: "forEach", ...context.nextId(), slot, over, instructions }];
}

function roundedCount(group: TokenGroup, rounding: "up" | "down" | null): TokenGroup["count"] {
  if (group.count.kind === "half") return rounding === null ? refuse("half") : { ...group.count, round: rounding };
  return rounding === null ? group.count : refuse("rounded");
}

/** Later sentences may speak of "it", "that token", "those tokens", "the Zombies": all name the slot (111.1, 608.2c). */
export function mentionTokens(instruction: CreateTokens, context: Context): void {
  const heads = new Set(["token"]);
  for (const group of instruction.groups) {
    const token = group.token;
    if (token.kind === "specified" || token.kind === "predefined")
      for (const word of [...token.characteristics.types, ...token.characteristics.subtypes, "permanent"])
        heads.add(word);
    else heads.add("any");
  }
  const [only, ...more] = instruction.groups;
  const single = more.length === 0 && only?.count.kind === "number" && only.count.value === 1;
  context.mention(
    objectAntecedent({ kind: "result", slot: instruction.result }, single ? "singular" : "plural", heads),
  );
  context.lastResult = instruction.result;
  context.doings.push(instruction);
  context.lastTokens = only ?? null;
}
