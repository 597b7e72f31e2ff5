import type { Entry, VocabularyWord, Zone } from "../../effects/index.js";
import type { Happening } from "../state/happening.js";
import type { Entity, ObjectId, PlayerId } from "../state/identity.js";
import type { Face } from "../state/object.js";
import { pastOfTurn, playerOf } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import type { GameState } from "../state/state.js";

/** Tokens of one kind that are about to be created. */
export interface PlannedGroup {
  readonly count: number;
  /** Both faces of each, or the one. */
  readonly faces: readonly Face[];
  /** Which face is up as it enters (707.8a). */
  readonly face: number;
  readonly entries: readonly Entry[];
  /** What the words of the entries mean. */
  readonly scope: Scope;
}

/** An event that is about to happen and can still be replaced (614.1). */
export type Proposal =
  | {
      readonly kind: "createTokens";
      readonly player: PlayerId;
      readonly controller: PlayerId;
      readonly groups: readonly PlannedGroup[];
    }
  | {
      readonly kind: "putCounters";
      readonly on: Entity;
      readonly counter: VocabularyWord;
      readonly amount: number;
      readonly player: PlayerId;
      readonly by?: "rule";
    }
  | {
      readonly kind: "damage";
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
      readonly combat: "combat" | "noncombat";
      /** It can't be prevented (615.12). */
      readonly prevention?: "prohibited";
    }
  | { readonly kind: "gainLife" | "loseLife"; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: "draw"; readonly player: PlayerId }
  | {
      readonly kind: "move";
      readonly object: ObjectId;
      readonly from: Zone;
      readonly to: Zone;
      readonly player: PlayerId;
      readonly controller: PlayerId;
    };

/** The proposals of a kind. */
export type ProposalOf<Kind extends Proposal["kind"]> = Extract<Proposal, { readonly kind: Kind }>;

/** What every event that a proposal becomes says. */
const common = { rule: "614.1", cause: null } as const;

/** How many cards a player has drawn this turn. */
export function drawnThisTurn(state: GameState, player: PlayerId): number {
  return pastOfTurn(state).filter(({ happening }) => happening.kind === "drawn" && happening.player === player).length;
}

/** The event as it would happen, for patterns to look at. */
export function expected(state: GameState, proposal: Proposal): Happening {
  switch (proposal.kind) {
    case "createTokens": {
      const { player, controller, groups } = proposal;
      const planned = groups.flatMap(({ faces, face }) => faces.slice(face, face + 1));
      const amount = groups.reduce((sum, { count }) => sum + count, 0);
      return { kind: "tokensCreated", player, controller, objects: [], planned, amount, ...common };
    }
    case "putCounters":
      return { ...proposal, kind: "countersPut", ...common };
    case "damage":
      return { ...proposal, kind: "damaged", ...common };
    case "gainLife":
      return { ...proposal, kind: "lifeGained", ...common };
    case "loseLife":
      return { ...proposal, kind: "lifeLost", ...common };
    case "draw": {
      const { library } = playerOf(state, proposal.player);
      const object = library.at(-1) ?? null;
      return {
        kind: "drawn",
        player: proposal.player,
        object,
        ordinal: drawnThisTurn(state, proposal.player) + 1,
        ...common,
      };
    }
    case "move":
      return { ...proposal, kind: "moved", became: null, ...common };
  }
}
