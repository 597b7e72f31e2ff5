import { blankFace } from "../read/faces.js";
import type { Happening } from "../state/happening.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { hasLeft } from "../state/objects.js";
import { cannotEnter } from "./barred.js";
import type { Play } from "./play.js";
import { type Entrant, enterBattlefield } from "./enter.js";
import { withoutHome } from "./homes.js";
import type { PlannedGroup, ProposalOf } from "./proposal.js";
import { replaced } from "./replacement.js";
import { isForbiddenTo } from "./rules.js";
import { repeated } from "../state/many.js";

type Creation = ProposalOf<"createTokens">;

/** Whether such a permanent can't enter, or is none: then the token is not created (111.5). */
function isBarred(play: Play, group: PlannedGroup, creation: Creation): boolean {
  const face = group.faces[group.face];
  if (face === undefined || face.types.some((type) => type === "instant" || type === "sorcery")) return true;
  return cannotEnter(play, entrant(group, creation).parts, null);
}

/** What one token is as it is about to enter. */
function entrant(group: PlannedGroup, { player, controller }: Creation): Entrant {
  const { faces, face, entries, scope } = group;
  const parts = { kind: "token", faces, face, owner: player, controller, maker: scope.source } as const;
  return { parts, face: faces[face] ?? blankFace, entries, scope, old: null, from: null };
}

/** Says that tokens were not created. */
function notCreated(play: Play, player: PlayerId, amount: number, rule: string): void {
  if (amount > 0) play.happen([{ kind: "notCreated", player, amount, rule, cause: play.cause }]);
}

/** The creation as it happens: without what can't be created, which nothing replaces (614.17c), then replaced (701.7b); null where nothing is created. */
function settled(play: Play, creation: Creation): Creation | null {
  if (hasLeft(play.state, creation.controller) || hasLeft(play.state, creation.player)) {
    notCreated(play, creation.player, 1, hasLeft(play.state, creation.controller) ? "800.4b" : "800.4d");
    return null;
  }
  if (isForbiddenTo(play, creation.player, "createTokens")) {
    notCreated(play, creation.player, 1, "614.17");
    return null;
  }
  const wanted = creation.groups.filter(({ count }) => count > 0);
  const { groups } = possible(play, { ...creation, groups: wanted });
  if (wanted.length > 0 && groups.length === 0) return null;
  const event = wanted.length === 0 ? null : replaced(play, { ...creation, groups });
  if (event === null)
    notCreated(play, creation.player, wanted.length === 0 ? 1 : 0, creation.groups.length === 0 ? "111.12" : "107.1b");
  return event;
}

/** A creation without the tokens that can't enter, those of which it is said that they were not created (111.5, 303.4g, 303.4i). */
function possible(play: Play, event: Creation): Creation {
  const barred = event.groups.filter((group) => isBarred(play, group, event));
  const others = event.groups.filter((group) => !barred.includes(group));
  const homeless = others.filter((group) => withoutHome(play, entrant(group, event)));
  notCreated(play, event.player, countOf(barred), "111.5");
  notCreated(play, event.player, countOf(homeless), "303.4g");
  return { ...event, groups: others.filter((group) => !homeless.includes(group)) };
}

/** How many tokens the groups are. */
function countOf(groups: readonly PlannedGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** The tokens of a creation that can enter (111.5, 303.4g). */
function entrantsOf(play: Play, event: Creation): Entrant[] {
  return possible(play, event).groups.flatMap((group) => repeated(group.count, () => entrant(group, event)));
}

/** What one who creates tokens for the same controller creates at the same time is one creation, the first of them (701.7b). */
function merged(creations: readonly Creation[]): readonly (Creation | null)[] {
  const isSame = (one: Creation, other: Creation): boolean =>
    one.player === other.player && one.controller === other.controller;
  return creations.map((creation, index) => {
    const same = creations.filter((other) => isSame(creation, other));
    if (creations.findIndex((other) => isSame(creation, other)) !== index) return null;
    return same.length === 1 ? creation : { ...creation, groups: same.flatMap(({ groups }) => groups) };
  });
}

/** An entrant and the place of the creation that it is a part of. */
interface Made {
  readonly place: number;
  readonly event: Creation;
  readonly entrant: Entrant;
}

/**
 * Creates tokens, those of all the creations at the same time: replacements first (701.7b), then they enter together
 * (701.7a). Gives what each creation made; one that another before it takes up gives nothing.
 */
export function createEach(play: Play, creations: readonly Creation[]): ObjectId[][] {
  const events = merged(creations).map((creation) => (creation === null ? null : settled(play, creation)));
  const planned = events.flatMap((event, place): Made[] =>
    event === null ? [] : entrantsOf(play, event).map((one) => ({ place, event, entrant: one })),
  );
  if (planned.length === 0) return creations.map(() => []);
  const entrants = planned.map((made) => made.entrant);
  const of = (ids: readonly (ObjectId | null)[]): ObjectId[][] =>
    creations.map((_, place) => planned.flatMap((made, at) => (made.place === place ? (ids[at] ?? []) : [])));
  const said = (entered: readonly (ObjectId | null)[]): Happening[] =>
    of(entered).flatMap((objects, place) => created(play, events[place] ?? null, objects));
  return of(enterBattlefield(play, entrants, "111.1", said));
}

/** The event of a creation: which tokens were created, where any were. */
function created({ cause }: Play, event: Creation | null, objects: readonly ObjectId[]): Happening[] {
  if (event === null || objects.length === 0) return [];
  const { player, controller } = event;
  const amount = objects.length;
  return [{ kind: "tokensCreated", player, controller, objects, planned: [], amount, rule: "701.7a", cause }];
}
