import type { Ability, CompiledCard, Filter, Participant } from "../../effects/index.js";
import { place } from "../place.js";
import { sightOf } from "../read/characteristics.js";
import { matchingObjects } from "../read/filter.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import { findObject, permanentIds } from "../state/objects.js";
import { freshScope } from "../state/scope.js";
import { n, you } from "./arranging.js";
import type { Drive } from "./drive.js";
import { cardOf, plainFace } from "./satisfy.js";
import { sides } from "./world.js";

/** The permanents of a player. */
export function permanentsOf({ state }: Drive, player: PlayerId): readonly ObjectId[] {
  const sight = sightOf(state);
  return permanentIds(state).filter((id) => {
    const object = findObject(state, id);
    return object !== null && sight.look(object).controller === player;
  });
}

/** The object under trial, or one of each side's that a participant means. */
export function seen({ state }: Drive, id: ObjectId, who: Participant, self: Filter): readonly ObjectId[] {
  if (who.kind !== "filter") return findObject(state, id) === null ? [] : [id];
  const filter = who.filter.what === "player" ? self : who.filter;
  return matchingObjects(sightOf(state), freshScope(id, sides.you), filter).slice(0, 2);
}

/** An artifact creature that makes mana, beside the lands. */
function manaMaker(): CompiledCard {
  const mana = { kind: "symbols", symbols: ["{G}"], times: n(1) } as const;
  const add = { kind: "addMana", id: "maker.e1", result: "r1", player: you, mana, restriction: [] } as const;
  const ability: Ability = {
    kind: "activated",
    id: "maker",
    keyword: null,
    costs: [{ kind: "tapSelf" }],
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [add] },
    isManaAbility: true,
  };
  return cardOf({ ...plainFace("Mana Maker", ["artifact", "creature"]), abilities: [ability] });
}

/** The player taps each permanent that can make mana, for it. */
export function tapForMana(drive: Drive): void {
  drive.state = place(drive.state, { card: manaMaker(), zone: "battlefield", owner: sides.you, parts: {} }).state;
  for (const object of permanentsOf(drive, sides.you)) {
    const known = findObject(drive.state, object);
    const abilities = known === null ? [] : sightOf(drive.state).look(known).abilities;
    for (const { ability } of abilities)
      if (ability.kind === "activated" && ability.isManaAbility)
        drive.input({ kind: "act", action: { kind: "activate", object, ability: ability.id } });
  }
  drive.settle();
}
