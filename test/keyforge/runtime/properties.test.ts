import fc from "fast-check";
import { expect, it } from "vitest";
import type { CompiledCard } from "../../../src/keyforge/effects/index.js";
import type { GameState, Happening } from "../../../src/keyforge/runtime/index.js";
import { action, amberIcon, artifact, capture, card, choose, creatures, damage, deckBottom, destroy, draw, each, enemy, exalt, fixed, friendly, gain, hand, keyword, lose, make, move, n, named, nonToken, one, opponent, optional, source, status, steal, timed, token, upgrade, upgradeGrants, you } from "./cards.js"; // prettier-ignore
import { laws, playRandomly } from "./random-games.js";
import * as refs from "./references.js";
import { TestTable } from "./table.js";

/** The cards of both decks: what makes, moves, steals and destroys token creatures. */
const cards: readonly CompiledCard[] = [
  card("Maker", { abilities: [timed(["play", "afterReap"], make())] }),
  card("Bomber", { abilities: [timed("destroyed", make({ count: n(2) }), damage(1, choose(creatures())))] }),
  card("Thief", { power: 2, abilities: [keyword("elusive"), timed("afterReap", steal(one))] }),
  card("Guard", { power: 5, armor: 1, abilities: [keyword("taunt"), timed("afterFight", capture(source))] }),
  card("Lord", {
    abilities: [
      fixed({ kind: "power", affected: creatures(friendly, token), change: "more", amount: one }),
      timed("play", exalt(source)),
    ],
  }),
  card("Mole", { abilities: [keyword("treachery"), keyword("skirmish")] }),
  action("Wipe", destroy(each(creatures()))),
  action("Flip", { kind: "flip", ...named("flip"), objects: choose(creatures()), facing: "down" }),
  action("Reveal", { kind: "flip", ...named("flip"), objects: choose(creatures(token)), facing: "up" }),
  action("Bounce", move(choose(creatures(enemy)), hand, "return")),
  action("Bury", move(choose(creatures()), deckBottom), make()),
  action("Seize", {
    kind: "takeControl",
    ...named("take"),
    player: you,
    objects: choose(creatures(enemy)),
    duration: null,
  }),
  action("Abduct", move(choose(creatures(enemy)), { kind: "archives", whose: you }, "put")),
  action("Shield", status("ward", choose(creatures())), optional(status("stun", choose(creatures())))),
  action("Drain", lose(n(2), opponent), gain(one), draw(one)),
  action("Both", make({ maker: opponent }), make({ count: n(2) })),
  action("Mimic", {
    kind: "becomeCopy",
    ...named("copy"),
    objects: choose(creatures(nonToken)),
    of: choose(creatures(token)),
    duration: null,
  }),
  artifact("Hive", timed("omni", destroy(choose(creatures(friendly))), make())),
  upgrade("Badge", upgradeGrants(timed("destroyed", make()))),
];

/** The game in which random inputs are played. */
function start(seed: number): GameState {
  const table = new TestTable({ you: refs.prospector, opponent: refs.cleric, seed });
  for (const owner of ["you", "opponent"]) {
    for (const one of cards) {
      table.put(one, "deck", owner, { icons: [amberIcon] });
      table.put(one, "hand", owner);
    }
    table.fill("play", [refs.pawn, refs.engine, card("Thief", { abilities: [timed("afterReap", steal(one))] })], owner);
    for (let number = 0; number < 2; number += 1)
      table.token(owner === "you" ? refs.prospector : refs.cleric, refs.plan, owner);
    table.give(owner, { amber: 3 });
  }
  return table.state;
}

const games = fc.tuple(fc.nat(1000), fc.array(fc.nat(60), { minLength: 30, maxLength: 120, size: "max" }));

/** Random games, each of which is played once for all that is checked of it. */
const allPlayed = fc
  .sample(games, { numRuns: 10, seed: 41 })
  .map(([seed, numbers]) => playRandomly(start(seed), numbers));

/** How often each kind of event came about. */
function counted(kind: Happening["kind"]): number {
  return allPlayed.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0);
}

it.each(["tokenMade", "destroyed", "fought", "reaped", "controlTaken", "flipped", "amberStolen", "returned"] as const)(
  "plays games in which cards are %s",
  (kind) => {
    expect(counted(kind)).toBeGreaterThan(2);
  },
);

it.each(laws)("%s", (_, check) => {
  for (const played of allPlayed) check(played);
});
