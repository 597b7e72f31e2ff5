import type { Constraint, ObjectReference, PlayerReference } from "../effects/index.js";

/** The player whose it is, where a description says that it is "an opponent's": "that player" is then its controller or owner (608.2c). */
export function playerBehind(constraints: readonly Constraint[], of: ObjectReference): PlayerReference | null {
  const relations = constraints.flatMap((one) => relationOf(one) ?? []);
  const [kind] = relations;
  return kind === undefined ? null : { kind, of };
}

/** Cards in a player's zones are the player's own (400.3). */
function relationOf(constraint: Constraint): "controllerOf" | "ownerOf" | null {
  switch (constraint.kind) {
    case "controlledBy":
      return isSome(constraint.player) ? "controllerOf" : null;
    case "ownedBy":
      return isSome(constraint.player) ? "ownerOf" : null;
    case "inZone":
      return constraint.of !== null && isSome(constraint.of) ? "ownerOf" : null;
    default:
      return null;
  }
}

function isSome({ kind }: PlayerReference): boolean {
  return kind === "anyOpponent" || kind === "anyPlayer";
}
