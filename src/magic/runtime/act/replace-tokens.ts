import type { Instruction, OutrightReplacement, TokenGroup } from "../../effects/index.js";
import { matchesEvent } from "../read/pattern.js";
import { countOf } from "../read/quantity.js";
import { NotExecutable } from "../state/failures.js";
import type { ByKind, Table } from "../state/kinds.js";
import { eventSlot, type Scope } from "../state/scope.js";
import type { Play } from "./play.js";
import { expected, type PlannedGroup, type ProposalOf } from "./proposal.js";
import type { Applied, Replacing } from "./replacement.js";
import { planGroup } from "./plan-tokens.js";

type Creation = ProposalOf<"createTokens">;

/** Whether every instruction creates tokens: then what happens instead is still the one creation (701.7, 614.6). */
function creations(instructions: readonly Instruction[]): readonly TokenGroup[] | null {
  const groups = instructions.map((instruction) => (instruction.kind === "createTokens" ? instruction.groups : null));
  return groups.every((group) => group !== null) ? groups.flat() : null;
}

/** The scope in which "that many" is the number of tokens that the effect is about. */
function counting(scope: Scope, count: number): Scope {
  return { ...scope, slots: { ...scope.slots, [eventSlot]: { objects: [], players: [], amount: count, done: "yes" } } };
}

/** Whether the effect speaks of "a Food token" and so of each by itself, not of "one or more" at once. */
function tokenByToken(event: Replacing["event"]): boolean {
  return event.kind === "createsTokens" && event.tokens.kind === "filter" && event.tokens.grouping === "each";
}

/** New groups, so many times over, which take on how the tokens that they join or replace enter. */
function planned(
  play: Play,
  scope: Scope,
  groups: readonly TokenGroup[],
  apiece: number,
  like: PlannedGroup | undefined,
): PlannedGroup[] {
  return groups.flatMap((group) =>
    planGroup(play, scope, group).map((plan) => ({
      ...plan,
      count: plan.count * apiece,
      entries: [...plan.entries, ...(like?.entries.filter(({ kind }) => kind !== "counters") ?? [])],
      scope: like?.scope ?? plan.scope,
    })),
  );
}

/** What is known as an effect is applied to a creation: the groups that it speaks of, how many tokens they are, the scope. */
interface Meaning {
  readonly play: Play;
  readonly creation: Creation;
  readonly meant: readonly PlannedGroup[];
  readonly others: readonly PlannedGroup[];
  readonly scope: Scope;
  /** How often each new group is added: once, or for each token where the effect speaks of each by itself. */
  readonly apiece: number;
}

type Changed = Creation | null | "instead";

/** Says that tokens cannot be replaced so. */
const unable = ({ kind }: OutrightReplacement): never => {
  throw new NotExecutable(`replacement ${kind} of tokens`);
};

/** One application to a creation of tokens a kind of replacement. */
export const tokenReplacements: Table<OutrightReplacement, [Meaning], Changed> = {
  multiply: ({ by }, { creation, meant }) => ({
    ...creation,
    groups: creation.groups.map((group) => times(group, meant, by)),
  }),
  add: ({ amount }, { play, creation, meant, scope }) => ({
    ...creation,
    groups: more(creation.groups, meant, countOf(play, scope, amount)),
  }),
  addTokens: ({ groups }, { play, creation, meant, scope, apiece }) => ({
    ...creation,
    groups: [...creation.groups, ...planned(play, scope, groups, apiece, meant[0])],
  }),
  instead: ({ instructions }, { play, creation, meant, others, scope, apiece }) => {
    const groups = creations(instructions);
    if (groups === null) return "instead";
    return { ...creation, groups: [...others, ...planned(play, scope, groups, apiece, meant[0])] };
  },
  nothing: (_, { creation, others }) => (others.length === 0 ? null : { ...creation, groups: others }),
  subtract: unable,
  prevent: unable,
  redirect: unable,
};

function evaluate<Kind extends OutrightReplacement["kind"]>(
  kind: Kind,
  replacement: ByKind<OutrightReplacement>[Kind],
  meaning: Meaning,
): Changed {
  return tokenReplacements[kind](replacement, meaning);
}

/** A creation with one effect applied: only the tokens that the effect speaks of change. "instead": something else happens. */
export function replaceTokens(play: Play, creation: Creation, effect: Applied): Changed {
  const isMeant = (group: PlannedGroup): boolean =>
    matchesEvent(play, effect.scope, effect.event, expected(play.state, { ...creation, groups: [group] }));
  const meant = creation.groups.filter(isMeant);
  const others = creation.groups.filter((group) => !meant.includes(group));
  const count = meant.reduce((sum, group) => sum + group.count, 0);
  const scope = counting(effect.scope, count);
  const apiece = tokenByToken(effect.event) ? count : 1;
  const { replacement } = effect;
  return evaluate(replacement.kind, replacement, { play, creation, meant, others, scope, apiece });
}

/** A group multiplied, where it is one of those meant. */
function times(group: PlannedGroup, meant: readonly PlannedGroup[], by: number): PlannedGroup {
  return meant.includes(group) ? { ...group, count: group.count * by } : group;
}

/** That many more of the first kind that is meant. */
function more(groups: readonly PlannedGroup[], meant: readonly PlannedGroup[], amount: number): PlannedGroup[] {
  return groups.map((group) => (group === meant[0] ? { ...group, count: group.count + amount } : group));
}
