import type { Ability, CompiledCard, Status } from "../../effects/index.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Policy } from "./policy.js";
import { type Piece, pieceFor, sides } from "./satisfy.js";
import type { Setting } from "./setting.js";
import { conditionsOf, countersIn, everyInstruction, filtersIn, instructionsOf, limitsOf } from "./walk.js";

/** The two players of a trial. */
export const players: readonly PlayerId[] = [sides.you, sides.opponent];

/** More armor than any fight wears down. */
export const sturdyArmor = 60;

/** How many fitting cards, or how much, the conditions of an ability want at least. */
export function wanted(ability: Ability): number {
  const counts = conditionsOf(ability).flatMap((condition) =>
    condition.kind === "compare" && condition.is.to?.kind === "number" ? [condition.is.to.value] : [],
  );
  return Math.min(12, Math.max(2, ...counts.map((count) => count + 1)));
}

/** A creature in play with æmber on it, for what moves that. */
function laden(piece: Piece): Piece {
  if (piece.zone !== "play" || piece.card.type !== "creature") return piece;
  return { ...piece, parts: { amber: 1, ...piece.parts } };
}

/** The statuses that an ability removes. */
function statusesRemoved(ability: Ability): readonly Status[] {
  return everyInstruction(instructionsOf(ability)).flatMap((one) => (one.kind === "removeStatus" ? [one.status] : []));
}

/** The same creature exhausted and damaged, with the statuses that are to be removed: for what readies, heals or finishes. */
function worn(piece: Piece, ability: Ability, { offset }: Policy): Piece {
  const { zone, card, token } = piece;
  if (zone !== "play" || card.type === "action" || card.type === "upgrade") return piece;
  if (card.type === "artifact") return { ...piece, parts: { exhausted: true, ...piece.parts } };
  const power = card.power ?? 1;
  const damage = power > 1 && !token ? (offset % 2 === 0 ? 1 : power - 1) : 0;
  const statuses = statusesRemoved(ability);
  const counters = Object.fromEntries(countersIn(ability).map((counter) => [counter, 1]));
  return { ...piece, parts: { exhausted: true, damage, statuses, counters, ...piece.parts } };
}

/** A token creature whose other side is no creature. */
function overAction(piece: Piece): Piece {
  const { card, token, zone } = piece;
  if (!token || zone !== "play") return piece;
  return { ...piece, card: { ...card, id: `${card.id}:under`, type: "action", power: null } };
}

/** A creature of the opponent that survives every fight. */
function sturdy(piece: Piece, side: PlayerId, { foes }: Policy): Piece {
  if (foes === "frail" || side === sides.you || piece.card.type !== "creature") return piece;
  return { ...piece, card: { ...piece.card, armor: sturdyArmor } };
}

/** One of the copies of a piece: every other one is worn. */
function copyOf(piece: Piece, copy: number, ability: Ability, policy: Policy): Piece {
  return copy % 2 === 0 ? laden(piece) : overAction(worn(laden(piece), ability, policy));
}

/** The piece in the zones in which it was not asked for. */
function putElsewhere(setting: Setting, { card, zone }: Piece, side: PlayerId): void {
  for (const other of ["deck", "hand", "discard"] as const) if (other !== zone) setting.put(card, other, side);
}

/** The pieces that an ability's filters ask for, on the sides where they may be. */
export function putPieces(setting: Setting, card: CompiledCard, ability: Ability, policy: Policy): void {
  const { pieces, richer } = policy;
  if (pieces === "none" || pieces === "nothing") return;
  const unwanted = pieces === "unconditional" ? filtersIn(conditionsOf(ability)) : [];
  const limits = limitsOf(card).filter((one) => one !== ability);
  filtersIn([ability, ...limits]).forEach((filter, number) => {
    if (unwanted.includes(filter)) return;
    const piece = pieceFor(filter, card, number);
    const isNear = filter.constraints.some(({ kind }) => kind === "neighborOf");
    for (const side of players) {
      if (piece.side !== null && piece.side !== side) continue;
      const count = side === richer ? Math.max(...[ability, ...limits].map(wanted)) : 1;
      const put: (CardId | null)[] = Array.from({ length: count }, (_, copy) =>
        setting.piece(sturdy(copyOf(piece, copy, ability, policy), side, policy), side),
      );
      if (isNear && side === sides.you) setting.beside.push(...put.flatMap((id) => id ?? []));
      putElsewhere(setting, piece, side);
    }
  });
}
