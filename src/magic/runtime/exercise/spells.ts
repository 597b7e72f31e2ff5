import type { Ability, CompiledCard, Constraint, Filter, PlayerReference } from "../../effects/index.js";
import { place } from "../place.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { opponentsOf } from "../state/objects.js";
import { n, named } from "./arranging.js";
import type { Drive } from "./drive.js";
import { cardOf, pieceFor, plainFace } from "./satisfy.js";
import { sides } from "./world.js";

/** A mana cost dear enough for all that asks how much mana was spent. */
const dear = ["{4}", "{W}", "{U}", "{B}", "{R}", "{G}"] as const;

/** Kicker, for what asks whether a spell was kicked (702.33a). */
const kicker: Ability = {
  kind: "static",
  id: "dear.kicker",
  condition: null,
  effects: [
    { kind: "additionalCost", costs: [{ kind: "mana", symbols: ["{1}"] }], optional: "may", keyword: "kicker" },
  ],
};

/** A spell that does nothing but have a target. */
function aim(): CompiledCard {
  const target = { id: "t1", what: { what: "permanent", constraints: [] }, least: n(1), most: n(1) } as const;
  const objects = { kind: "target", target: "t1" } as const;
  const resolution = {
    targets: [target],
    instructions: [{ kind: "tap", id: "aim.e1", result: "r1", actor: { kind: "you" }, objects }],
  } as const;
  return cardOf({ ...plainFace("Aim", ["instant"]), abilities: [{ kind: "spell", id: "aim", resolution }] });
}

/** A player casts, for nothing, a spell that targets an object. */
export function castAt(drive: Drive, player: PlayerId, target: ObjectId): void {
  const { state, id } = place(drive.state, { card: aim(), zone: "hand", owner: player, parts: {} });
  drive.state = state;
  const who: PlayerReference = { kind: player === sides.you ? "you" : "eachOpponent" };
  const called: Constraint = { kind: "named", name: "Aim" };
  const filter: Filter = { what: "card", constraints: [called, { kind: "inZone", zone: "hand", of: who }] };
  drive.aimingAt(target, () => {
    const rest = { player: who, payment: "free", action: "cast", cost: [] } as const;
    const what = { kind: "matching", filter } as const;
    drive.arrange({ kind: "castSpell", ...named(`aim:${id}`), what, ...rest });
  });
  drive.settle();
}

/** Every player casts a spell at each of these objects. */
export function castAtAll(drive: Drive, targets: readonly ObjectId[]): void {
  const players = [sides.you, ...opponentsOf(drive.state, sides.you)];
  for (const player of players) for (const target of targets) castAt(drive, player, target);
}

/** The player whose ability is tried casts a card like those that are meant, and pays much mana for it. */
export function castDear(drive: Drive, filter: Filter): void {
  const piece = pieceFor({ ...filter, what: "card" });
  if (piece === null) return;
  const faces = piece.card.faces.map((face) => ({
    ...face,
    manaCost: dear,
    abilities: [...face.abilities, kicker],
  }));
  const card = { ...piece.card, id: `${piece.card.id}:dear`, faces };
  const { state, id } = place(drive.state, { card, zone: "hand", owner: sides.you, parts: {} });
  drive.state = state;
  drive.refill();
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  drive.settle();
}
