import type { EventPattern, Filter, Instruction, ObjectReference, PlayerReference } from "../../effects/index.js";

export const you: PlayerReference = { kind: "you" };
export const opponent: PlayerReference = { kind: "opponent" };
export const source: ObjectReference = { kind: "source" };
export const one = { kind: "number", value: 1 } as const;
const flank = { kind: "flank", side: "chosen" } as const;
export const any: Filter = { types: ["creature"], zones: ["play"], constraints: [] };
const enemies: Filter = { ...any, constraints: [{ kind: "controlledBy", player: opponent }] };

/** The ids of an instruction that a trial adds. */
export function named(name: string): { readonly id: string; readonly result: string } {
  return { id: `trial:${name}`, result: `trial:${name}` };
}

/** Moves the card. */
function move(
  to: "hand" | "archives" | "purged" | "discard",
  manner: "return" | "archive" | "purge" | "discard",
): Instruction {
  return { kind: "move", ...named("move"), player: you, objects: source, to: { kind: to }, manner };
}

/** What is done to a card so that its state changes; null for events of other kinds. */
function toState(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const ready = { kind: "ready", ...named("ready"), objects: source } as const;
  switch (kind) {
    case "readied":
      return [{ kind: "exhaust", ...named("exhaust"), objects: source }, ready];
    case "exhausted":
      return [ready, { kind: "exhaust", ...named("exhaust"), objects: source }];
    case "stunned":
    case "warded":
    case "enraged": {
      const status = kind === "stunned" ? "stun" : kind === "warded" ? "ward" : "enrage";
      return [{ kind: "giveStatus", ...named("give"), status, objects: source }];
    }
    case "wardRemoved":
      return [
        ...(toState("warded") ?? []),
        { kind: "removeStatus", ...named("take"), status: "ward", objects: source },
      ];
    case "flipped":
      return [{ kind: "flip", ...named("flip"), objects: source, facing: "down" }];
    case "controlTaken":
      return [{ kind: "takeControl", ...named("control"), player: opponent, objects: source, duration: null }];
    case "bonusIconResolved":
      return [{ kind: "resolveBonusIcons", ...named("icons"), objects: source, times: one }];
    default:
      return null;
  }
}

/** What is done to or by a card so that an event of it comes about; null for events of players alone. */
export function onCard(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const other = { kind: "choose", chooser: you, filter: enemies, least: one, most: one, manner: "chosen" } as const;
  const used = { player: you, objects: source, ignoring: [] } as const;
  const ready = { kind: "ready", ...named("ready"), objects: source } as const;
  switch (kind) {
    case "played":
      return [{ kind: "play", ...named("play"), player: you, objects: source, as: "itself", on: null }];
    case "entersPlay":
      return [{ kind: "putIntoPlay", ...named("put"), player: you, objects: source, enters: [], placement: flank }];
    case "leavesPlay":
    case "returned":
      return [move("hand", "return")];
    case "destroyed":
      return [{ kind: "destroy", ...named("destroy"), objects: source }];
    case "reaped":
    case "used":
      return [ready, { kind: "use", ...named("use"), ...used, how: "reap", against: null }];
    case "fought":
    case "attacked":
      return [ready, { kind: "use", ...named("use"), ...used, how: "fight", against: other }];
    case "damaged":
      return [
        {
          kind: "dealDamage",
          ...named("hurt"),
          amount: one,
          to: source,
          splash: null,
          by: null,
          armor: "ignored",
          division: "each",
        },
      ];
    case "healed":
      return [...(onCard("damaged") ?? []), { kind: "heal", ...named("heal"), amount: one, objects: source }];
    case "amberCaptured":
      return [{ kind: "captureAmber", ...named("capture"), onto: source, from: "opponentOfController", amount: one }];
    case "exalted":
      return [{ kind: "exalt", ...named("exalt"), objects: source, times: one }];
    case "discarded":
      return [move("discard", "discard")];
    case "archived":
      return [move("archives", "archive")];
    case "purged":
      return [move("purged", "purge")];
    case "revealed":
      return [{ kind: "reveal", ...named("reveal"), player: you, objects: source }];
    default:
      return toState(kind);
  }
}

/** What a player does so that an event of players comes about; null for events of cards and of turns. */
export function ofPlayer(kind: EventPattern["kind"]): readonly Instruction[] | null {
  const parts = { player: you, amount: one } as const;
  switch (kind) {
    case "amberGained":
    case "amberLost":
      return [{ kind: kind === "amberGained" ? "gainAmber" : "loseAmber", ...named("amber"), ...parts }];
    case "amberStolen":
      return [{ kind: "stealAmber", ...named("steal"), ...parts, from: opponent }];
    case "drew":
      return [{ kind: "draw", ...named("draw"), ...parts, amount: { kind: "number", value: 3 } }];
    case "keyForged":
      return [{ kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } }];
    case "tideRaised":
      return [
        { kind: "lowerTide", ...named("low"), player: you },
        { kind: "raiseTide", ...named("high"), player: you },
      ];
    case "shuffled":
      return [{ kind: "shuffle", ...named("shuffle"), player: you, pile: "deck" }];
    case "chainsGained":
      return [{ kind: "gainChains", ...named("chains"), ...parts }];
    case "tokenMade":
      return [
        { kind: "makeTokens", ...named("make"), maker: you, count: one, named: null, from: null, placement: flank },
      ];
    default:
      return null;
  }
}
