import type { Entry, PlayerReference } from "../effects/index.js";
import type { EntryNode } from "../syntax/destination.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isPlayerPhrase, lowerPlayers } from "./player.js";
import { countOfGroup } from "./quantity.js";
import { lowerObjects } from "./reference.js";
import { refuse } from "./refusal.js";

const you = { kind: "you" } as const;

/** How something enters, who controls it, and in which order cards are put. */
export interface Entering {
  readonly entries: readonly Entry[];
  readonly controller: PlayerReference | null;
  readonly order: "any" | "random" | null;
}

/** Reads what stands behind a destination. */
export function lowerEntries(nodes: readonly EntryNode[], context: Context): Entering {
  let entering: Entering = { entries: [], controller: null, order: null };
  for (const node of nodes) entering = addEntry(node, entering, context);
  return entering;
}

function addEntry(node: EntryNode, entering: Entering, context: Context): Entering {
  const plus = (...entries: readonly Entry[]): Entering => ({
    ...entering,
    entries: [...entering.entries, ...entries],
  });
  switch (node.kind) {
    case "state":
      return plus(...stateEntries(node.state, node));
    case "attackingWhom":
      return plus(...(node.how === "tappedAndAttacking" ? [{ kind: "tapped" } as const] : []), {
        kind: "attacking",
        whom: whomOf(node.whom, context),
      });
    case "blockingWhom":
      return plus({ kind: "blocking", whom: lowerObjects(node.whom, context, you) });
    case "underControl":
      return { ...entering, controller: controllerOf(node.whose, context) };
    case "withCounters":
    case "withCountersShort":
      return plus(countersEntry(node.kind === "withCounters" ? node.counters : node.counters, context));
    case "attachedTo":
      return plus({ kind: "attached", to: lowerObjects(node.to, context, you) });
    case "order":
      return { ...entering, order: node.order === "random" ? "random" : "any" };
    case "fromThere":
      return refuse("from", node);
    default:
      return refuse("how it enters", node);
  }
}

/** The player or permanent that is attacked. */
export function whomOf(whom: NounPhrase, context: Context): PlayerReference | ReturnType<typeof lowerObjects> {
  return isPlayerPhrase(whom) ? lowerPlayers(whom, context) : lowerObjects(whom, context, you);
}

function stateEntries(state: Extract<EntryNode, { readonly kind: "state" }>["state"], node: object): readonly Entry[] {
  switch (state) {
    case "tapped":
      return [{ kind: "tapped" }];
    case "untapped":
      return [{ kind: "untapped" }];
    case "attacking":
      return [{ kind: "attacking", whom: null }];
    case "tappedAndAttacking":
      return [{ kind: "tapped" }, { kind: "attacking", whom: null }];
    case "transformed":
    case "converted":
      return [{ kind: "transformed" }];
    case "tappedAndTransformed":
      return [{ kind: "tapped" }, { kind: "transformed" }];
    case "faceDown":
      return [{ kind: "faceDown" }];
    default:
      return refuse(state, node);
  }
}

/** "under your control", "under its owner's control". */
export function controllerOf(whose: NounPhrase, context: Context): PlayerReference {
  if (whose.kind !== "described" || whose.post.length > 0) return refuse("under", whose);
  const [item] = whose.group.items;
  if (item?.noun.kind !== "common" || item.noun.noun !== "control" || item.modifiers.length > 0)
    return refuse("under", whose);
  const { possessor, determiners } = whose.group;
  if (possessor !== null && possessor.group.kind === "nounGroup")
    return lowerPlayers({ kind: "described", group: possessor.group, post: [] }, context);
  const [first] = determiners;
  if (first?.kind === "article" && first.word === "your") return you;
  if (first?.kind === "article" && first.word === "their") return context.findPlayer("their", whose);
  return refuse("under", whose);
}

/** "with two +1/+1 counters on it" (122.6a). */
export function countersEntry(what: NounPhrase, context: Context): Entry {
  const [item] = what.kind === "described" ? what.group.items : [];
  if (
    what.kind !== "described" ||
    item?.noun.kind !== "common" ||
    item.noun.noun !== "counter" ||
    what.group.items.length > 1
  )
    return refuse("with", what);
  const kinds = item.modifiers.filter((modifier) => !(modifier.kind === "state" && modifier.state === "additional"));
  const [kind, ...more] = kinds;
  if (kind?.kind !== "counterKind" || more.length > 0) return refuse("counters", what);
  const [post, ...posts] = what.post;
  if (
    posts.length > 0 ||
    (post !== undefined && !(post.kind === "on" && post.where.kind === "pronoun") && post.kind !== "equalTo")
  )
    return refuse("counters", what);
  return { kind: "counters", counter: kind.counter, count: countOfGroup(what.group, context) };
}
