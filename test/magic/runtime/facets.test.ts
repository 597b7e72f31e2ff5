import fc from "fast-check";
import { expect, it } from "vitest";
import {
  characteristics,
  everyObject,
  type GameState,
  permanentIds,
  playerRules,
} from "../../../src/magic/runtime/index.js";
import { objectsHaving, sightOf } from "../../../src/magic/runtime/read/characteristics.js";
import { facets, hasFacet } from "../../../src/magic/runtime/read/facets.js";
import { freshScope } from "../../../src/magic/runtime/state/scope.js";
import type { ContinuousEffect } from "../../../src/magic/runtime/state/state.js";
import { replaySteps } from "../../tools/soak/steps.js";

/** The states that a random game goes through. */
const games = fc.noShrink(fc.nat()).map((seed) => replaySteps(seed, 60));
const runs = { numRuns: 6, seed: 1 };

/** The numbers of the objects that have each facet. */
const found = (state: GameState) => facets.map((facet) => [facet, objectsHaving(state, facet).map(({ id }) => id)]);

it("finds by each facet what a walk over all objects finds", () => {
  fc.assert(
    fc.property(games, (states) => {
      for (const state of states) {
        const sight = sightOf(state);
        const all = everyObject(state);
        const walked = facets.map((facet) => {
          const having = all.filter((object) => hasFacet(object, sight.look(object), facet));
          return [facet, having.map(({ id }) => id)];
        });
        expect(found(state)).toEqual(walked);
        const permanents = all.filter(({ zone }) => zone === "battlefield");
        expect(permanentIds(state)).toEqual(permanents.map(({ id }) => id));
      }
    }),
    runs,
  );
});

/** An effect that touches every object and changes nothing, so that no object stays out of the layers (613.1). */
function touching(state: GameState): ContinuousEffect {
  const objects = everyObject(state).map(({ id }) => id);
  return {
    id: -1,
    scope: freshScope(0, state.turn.active),
    affected: { kind: "objects", objects },
    changes: [
      { kind: "addTypes", supertypes: [], types: [], subtypes: [] },
      { kind: "loseAbilities", abilities: [] },
    ],
    copied: null,
    duration: { kind: "indefinite" },
    timestamp: 0,
    began: 0,
  };
}

it("shows objects that the layers pass over as they are where the layers take all of them in (613)", () => {
  fc.assert(
    fc.property(games, (states) => {
      for (const state of states.filter((_, step) => step % 5 === 0)) {
        const touched = { ...state, effects: [...state.effects, touching(state)] };
        for (const { id } of everyObject(state))
          expect(characteristics(touched, id)).toEqual(characteristics(state, id));
        for (const { id } of state.players) expect(playerRules(touched, id)).toEqual(playerRules(state, id));
        expect(found(touched)).toEqual(found(state));
      }
    }),
    runs,
  );
});
