import type { Constraint, ObjectReference, Participant } from "../effects/index.js";
import type { Described, NounPhrase, Partitive } from "../syntax/noun-phrase.js";
import { objectAntecedent, playerAntecedent, type Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { lowerFilter, whatOf } from "./filter.js";
import { you } from "./plain.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { formOf, headsOf } from "./head.js";
import { joinedTargets } from "./alternatives.js";
import { lowerObjects } from "./reference.js";
import { onlyNamed } from "./targeting.js";
import { playerBehind } from "./some-player.js";
import { refuse } from "./refusal.js";
import { spokenHeads } from "./spoken-types.js";

type Role = "object" | "other" | "player" | "spell" | "ability";

/** Who takes part in an event; later words may speak of it by its role. */
export function lowerParticipant(node: NounPhrase, role: Role, context: Context): Participant {
  if (isPlayerPhrase(node)) return playerParticipant(node, context);
  const joined = node.kind === "coordinated" ? joinedTargets(node) : null;
  if (joined !== null) return lowerParticipant(joined, role, context);
  if (node.kind === "coordinated") return either(node, role, context);
  if (node.kind === "described" && isIndefinite(node)) return filterParticipant(node, role, context);
  const reference = lowerObjects(node, context, { kind: "you" });
  return reference.kind === "oneOf" && node.kind === "partitive"
    ? anyOfThem(node, reference, role, context)
    : { kind: "object", reference };
}

/** "one of those tokens", "one or more of those creatures": any of them; "it" is then the one, or are those, of the event (603.2, 603.7c). */
function anyOfThem(
  node: Partitive,
  { of }: Extract<ObjectReference, { readonly kind: "oneOf" }>,
  role: Role,
  context: Context,
): Participant {
  const grouping = node.count === "oneOrMore" ? "oneOrMore" : node.count === "one" ? "each" : refuse(node.count, node);
  const number = grouping === "oneOrMore" ? "plural" : "singular";
  const antecedent = objectAntecedent({ kind: "triggering", role }, number, context.headsFor(of) ?? ["any"]);
  // "those tokens" are then still all of them.
  context.mention(number === "singular" ? { ...antecedent, called: "inItsNumber" } : antecedent);
  return { kind: "filter", filter: { what: "object", constraints: [{ kind: "isOneOf", objects: of }] }, grouping };
}

function playerParticipant(node: NounPhrase, context: Context): Participant {
  const reference = lowerPlayers(node, context);
  if (reference.kind !== "you" && reference.kind !== "targetPlayer" && reference.kind !== "controllerOf")
    context.mention(playerAntecedent({ kind: "triggeringPlayer" }, "singular"));
  return { kind: "player", reference };
}

function isIndefinite(node: Extract<NounPhrase, { readonly kind: "described" }>): boolean {
  const words = node.group.determiners.map((one) =>
    one.kind === "article" ? one.word : one.kind === "amount" ? one.word : "number",
  );
  if (node.group.possessor !== null || words.includes("target")) return false;
  if (words.length === 0) return formOf(node.group) === "plural";
  return words.every((word) =>
    ["a", "an", "another", "other", "one or more", "number", "or more", "any", "your"].includes(word),
  );
}

/**
 * What "your" adds: nothing to "your second spell", which the player of the event casts; to "your commander", that you
 * own it (903.3); to "your Ring-bearer", that you control it (701.54e).
 */
function whatYours({ group }: Described): readonly Constraint[] {
  const [item, ...more] = group.items;
  const noun = item?.noun.kind === "common" && more.length === 0 ? item.noun.noun : null;
  switch (noun) {
    case "spell":
    case "card":
      return [];
    case "commander":
      return [{ kind: "ownedBy", player: you }];
    case "Ring-bearer":
      return [{ kind: "controlledBy", player: you }];
    default:
      return refuse("your", group);
  }
}

function filterParticipant(
  node: Extract<NounPhrase, { readonly kind: "described" }>,
  role: Role,
  context: Context,
): Participant {
  const determiners = node.group.determiners.filter((one) => !(one.kind === "article" && one.word === "your"));
  const determined = readDeterminers(determiners, context);
  const yours = determiners.length < node.group.determiners.length ? whatYours(node) : [];
  const { what, constraints } = lowerFilter(node.group, node.post, determined, context);
  const filter = { what, constraints: [...constraints, ...yours] };
  context.mention(
    objectAntecedent(
      { kind: "triggering", role },
      determined.grouping === "oneOrMore" ? "plural" : "singular",
      [...headsOf(node.group), "permanent", "card"].filter(
        (head) => head !== "permanent" || whatOf(node.group) === "permanent",
      ),
    ),
  );
  const named = onlyNamed(filter);
  if (named !== null) context.mention(objectAntecedent(named, "singular", ["self"]));
  context.namedTarget ??= named;
  const whose = playerBehind(filter.constraints, { kind: "triggering", role });
  if (whose !== null) context.mention(playerAntecedent(whose, "singular"));
  const count =
    determined.most !== null &&
    determined.grouping === "oneOrMore" &&
    determined.least?.kind === "number" &&
    determined.least.value > 1
      ? ({ operator: "atLeast", than: determined.least } as const)
      : null;
  return { kind: "filter", filter, grouping: determined.grouping, ...(count === null ? {} : { count }) };
}

/** "this creature or another creature you control": objects that meet either description. */
function either(
  node: Extract<NounPhrase, { readonly kind: "coordinated" }>,
  role: Role,
  context: Context,
): Participant {
  if (node.conjunction === "and") return refuse("and", node);
  const members = node.members.map((member) => lowerParticipant(member, role, context));
  const alternatives = members.map((member) => {
    if (member.kind === "filter") return member.filter.constraints;
    return member.kind === "object"
      ? [{ kind: "isOneOf" as const, objects: member.reference }]
      : refuse("players or objects", node);
  });
  context.mention(objectAntecedent({ kind: "triggering", role }, "singular", spokenHeads(node, context)));
  return {
    kind: "filter",
    filter: { what: "object", constraints: [{ kind: "either", alternatives }] },
    grouping: members.some((member) => member.kind === "filter" && member.grouping === "oneOrMore")
      ? "oneOrMore"
      : "each",
  };
}
