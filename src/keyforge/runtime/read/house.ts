import type { House, HouseReference } from "../../effects/index.js";
import { playerOf } from "../state/cards.js";
import { type Scope, undone } from "../state/scope.js";
import { playersOf } from "./player.js";
import { cardsOf } from "./reference.js";
import type { Sight } from "./sight.js";

/** The houses that a reference means. */
export function housesOf(sight: Sight, scope: Scope, reference: HouseReference): readonly House[] {
  if (typeof reference === "string") return [reference];
  switch (reference.kind) {
    case "chosenWord": {
      const { word } = scope.slots[reference.slot] ?? undone;
      return word === null ? [] : [word];
    }
    case "activeHouse": {
      const { house } = sight.state.turn;
      return house === null ? [] : [house];
    }
    case "houseOf":
      return [...new Set(cardsOf(sight, scope, reference.of).flatMap((id) => sight.look(id).houses))];
    case "identityHouse":
      return playersOf(sight, scope, reference.player).flatMap((id) => playerOf(sight.state, id).houses);
  }
}
