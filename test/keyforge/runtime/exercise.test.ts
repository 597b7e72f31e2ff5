import { describe, expect, it } from "vitest";
import type { Ability, Instruction } from "../../../src/keyforge/effects/index.js";
import { exercise } from "../../../src/keyforge/runtime/index.js";
import { action, archives, artifact, atLeast, capture, card, cardsIn, choose, conditional, count, creatures, damage, deckBottom, destroy, discardPile, draw, each, enemy, event, exalt, filter, fixed, flank, forEach, friendly, gain, hand, ifDone, iteration, keyword, lose, make, move, n, named, nonToken, one, opponent, optional, other, purged, ready, replacement, restOfTurn, result, source, status, steal, timed, token, triggered, upgrade, upgradeGrants, use, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";

/** Why a card is not executable; empty where it is. */
function reasons(one: Parameters<typeof exercise>[0]): string[] {
  return [...exercise(one).reasons.values()];
}

const references = Object.values(refs).flatMap((one) => ("type" in one && one.type === "tokenCreature" ? [one] : []));

describe("the reference cards", () => {
  it.each(references.map((one) => [one.name, one] as const))("%s is executable", (_, one) => {
    expect(reasons(one)).toEqual([]);
  });
});

/** An instruction under a header. */
const instructions: readonly [string, ...Instruction[]][] = [
  ["make a token creature", make()],
  ["make two, enrage them", make({ count: n(2) }), status("enrage", result("make"))],
  ["make a Blorb", make({ named: "Blorb" })],
  ["have the opponent make one", make({ maker: opponent })],
  ["make one of a hand", make({ from: choose(cardsIn("hand", you)) })],
  ["destroy a token, gain", destroy(choose(creatures(token))), ifDone("destroy", gain(one))],
  ["steal, lose, capture", steal(one), lose(one, opponent), capture(choose(creatures(friendly)))],
  ["exalt, ready and use", exalt(choose(creatures(friendly))), ready(choose(creatures(friendly, { kind: "state", state: "exhausted" })))],
  ["use a creature", use(choose(creatures(friendly, { kind: "state", state: "ready" })), "reap")],
  ["draw and discard", draw(one), move(choose(cardsIn("hand", you)), discardPile, "discard")],
  ["archive and purge", move(choose(cardsIn("hand", you)), archives, "archive"), move(choose(cardsIn("discard", opponent)), purged, "purge")],
  ["return", move(choose(creatures(enemy)), hand, "return"), move(choose(creatures(enemy)), deckBottom)],
  ["may", optional(damage(2, choose(creatures())), gain(one))],
  ["if you have more", conditional(atLeast(count(creatures(friendly)), 4), [gain(one)], [draw(one)])],
  ["for each", forEach(each(creatures(enemy)), damage(1, iteration))],
  ["if an enemy creature was destroyed", conditional({ kind: "happened", event: event("destroyed", { object: creatures(enemy) }), when: "thisTurn" }, [gain(one)])],
  ["flip", { kind: "flip", ...named("flip"), objects: each(creatures(token)), facing: "up" }],
  ["take control", { kind: "takeControl", ...named("take"), player: you, objects: choose(creatures(enemy)), duration: null }],
  ["forge", { kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } }],
  ["heal", { kind: "heal", ...named("heal"), amount: { kind: "all" }, objects: choose(creatures({ kind: "state", state: "damaged" })) }, make({ count: { kind: "resultAmount", slot: "heal" } })],
  ["chains", { kind: "gainChains", ...named("chains"), player: opponent, amount: n(2) }],
  ["put into play", { kind: "putIntoPlay", ...named("put"), player: you, objects: choose(cardsIn("hand", you, ["creature"])), enters: ["ready"], placement: flank }],
  ["for the remainder of the turn", { kind: "lasting", ...named("lasting"), duration: restOfTurn, effects: [{ kind: "power", affected: creatures(friendly), change: "more", amount: one }] }],
  ["delayed", { kind: "delayed", ...named("delayed"), event: event("destroyed", { object: creatures() }), times: "each", duration: restOfTurn, condition: null, instructions: [make()] }],
  ["instead", { kind: "replacing", ...named("staff"), event: event("amberGained", { player: you }), times: "each", duration: restOfTurn, optional: "must", instructions: [make({ count: { kind: "eventAmount" } })] }],
  ["choose one", { kind: "chooseOne", ...named("choose"), player: you, least: 1, most: 1, options: [[gain(one)], [draw(one)]] }],
]; // prettier-ignore

describe("instructions behind headers", () => {
  it.each(instructions)("%s", (_, ...list) => {
    expect(reasons(action("Trial", ...list))).toEqual([]);
  });

  it.each([
    "play",
    "afterReap",
    "afterFight",
    "beforeFight",
    "destroyed",
    "action",
    "omni",
    "scrap",
    "leavesPlay",
  ] as const)("%s of a creature", (timing) => {
    expect(reasons(card("Trial", { abilities: [timed(timing, make())] }))).toEqual([]);
  });
});

const abilities: readonly [string, Ability][] = [
  ["after it enters play", triggered(event("entersPlay", { object: source }), [gain(one)])],
  ["after an enemy creature is destroyed", triggered(event("destroyed", { object: creatures(enemy) }), [make()])],
  ["after one is destroyed fighting it", triggered(event("destroyed", { object: creatures(enemy), other: source }), [make()])],
  ["each time the opponent draws", triggered(event("drew", { player: opponent }), [make()])],
  ["at the start of your turn", triggered(event("turnBegins", { player: you }), [make()])],
  ["after you play a creature", triggered(event("played", { object: creatures(friendly, other), player: you }), [ready({ kind: "eventObject" })])],
  ["each time a friendly non-token creature is exalted", triggered(event("exalted", { object: creatures(friendly, nonToken) }), [make()])],
  ["instead of an icon", replacement(event("bonusIconResolved", { player: you }), "may", make())],
  ["instead of being destroyed", replacement(event("destroyed", { object: source }), "must", status("stun", source))],
  ["friendly tokens get power", fixed({ kind: "power", affected: creatures(friendly, token), change: "more", amount: one })],
  ["tokens enter ready", fixed({ kind: "entersPlay", affected: creatures(friendly, token), state: "ready" })],
  ["enemy creatures cannot reap", fixed({ kind: "cannot", affected: creatures(enemy), act: "reap", by: null })],
  ["keys cost more", fixed({ kind: "keyCost", player: opponent, change: "more", amount: one })],
  ["gains an ability", fixed({ kind: "gainAbilities", affected: creatures(friendly, nonToken), abilities: [timed("destroyed", make())] })],
  ["taunt", keyword("taunt")],
  ["assault 2", keyword("assault", 2)],
]; // prettier-ignore

describe("abilities of a creature", () => {
  it.each(abilities)("%s", (_, ability) => {
    expect(reasons(card("Trial", { abilities: [ability] }))).toEqual([]);
  });

  it("of an upgrade and of an artifact", () => {
    expect(reasons(upgrade("Badge", upgradeGrants(timed("afterReap", make()))))).toEqual([]);
    expect(reasons(artifact("Hive", timed("omni", destroy(choose(creatures(friendly))), make())))).toEqual([]);
  });
});

describe("what is not executable", () => {
  it.each<[string, Ability, string]>([
    ["an unknown keyword", keyword("haunting"), "keyword haunting"],
    ["an instruction that does nothing", timed("play", gain(n(0))), "gainAmber brought nothing about"],
    [
      "an instruction that cannot be reached",
      timed("play", conditional(atLeast(n(1), 2), [gain(one)])),
      "gainAmber was not reached",
    ],
    [
      "an effect on nothing",
      fixed({ kind: "power", affected: filter(["action"], [], ["play"]), change: "more", amount: one }),
      "power applied to nothing",
    ],
  ])("%s", (_, ability, reason) => {
    expect(reasons(card("Trial", { abilities: [ability] }))).toEqual([reason]);
  });
});
