import { blankFace } from "../read/faces.js";
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

/** Creates the tokens of one creation event: replacements first (701.7b), then they enter together (701.7a). */
export function createTokens(play: Play, creation: Creation): ObjectId[] {
  if (hasLeft(play.state, creation.controller) || hasLeft(play.state, creation.player)) {
    notCreated(play, creation.player, 1, hasLeft(play.state, creation.controller) ? "800.4b" : "800.4d");
    return [];
  }
  if (isForbiddenTo(play, creation.player, "createTokens")) {
    notCreated(play, creation.player, 1, "614.17");
    return [];
  }
  const wanted = creation.groups.filter(({ count }) => count > 0);
  const event = wanted.length === 0 ? null : replaced(play, { ...creation, groups: wanted });
  if (event === null) {
    notCreated(play, creation.player, wanted.length === 0 ? 1 : 0, creation.groups.length === 0 ? "111.12" : "107.1b");
    return [];
  }
  const barred = event.groups.filter((group) => isBarred(play, group, event));
  notCreated(
    play,
    event.player,
    barred.reduce((sum, { count }) => sum + count, 0),
    "111.5",
  );
  const groups = event.groups.filter((group) => !barred.includes(group));
  const entrants = groups.flatMap((group) => repeated(group.count, () => entrant(group, event)));
  const homeless = new Set(entrants.filter((one) => withoutHome(play, one)));
  notCreated(play, event.player, homeless.size, "303.4g");
  return enterTokens(
    play,
    entrants.filter((one) => !homeless.has(one)),
    event,
  );
}

/** Puts the tokens onto the battlefield and says that they were created. */
function enterTokens(play: Play, entrants: readonly Entrant[], { player, controller }: Creation): ObjectId[] {
  if (entrants.length === 0) return [];
  const ids = enterBattlefield(play, entrants, "111.1", (objects) => [
    {
      kind: "tokensCreated",
      player,
      controller,
      objects,
      planned: [],
      amount: objects.length,
      rule: "701.7a",
      cause: play.cause,
    },
  ]);
  return ids.filter((id) => id !== null);
}
