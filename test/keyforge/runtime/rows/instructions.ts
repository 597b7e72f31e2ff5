import { expect } from "vitest";
import type { Filter, InstructionKind, ObjectReference } from "../../../../src/keyforge/effects/index.js";
import { atLeast, capture, card, cardsIn, choose, conditional, creatures, damage, destroy, draw, each, enemy, event, exalt, filter, forEach, friendly, gain, hand, iteration, lose, make, move, n, named, one, opponent, optional, ready, restOfTurn, result, source, status, steal, timed, use, you } from "../cards.js"; // prettier-ignore
import * as refs from "../references.js";
import { freeRow, row, type Row } from "./row.js";

/** Every creature of that name. */
function called(name: string): ObjectReference {
  return each(creatures({ kind: "named", name }));
}

/** A filter over one name in a zone. */
function inZone(name: string, zone: Filter["zones"][number]): ObjectReference {
  return each(
    filter(
      [],
      [
        { kind: "named", name },
        { kind: "inZoneOf", player: you },
      ],
      [zone],
    ),
  );
}

/** What each kind of instruction does. */
export const instructionRows: { readonly [Kind in InstructionKind]: Row } = {
  makeTokens: row("makeTokens", () => [make({ placement: { kind: "flank", side: "left" } })], ({ table }) =>
    expect(table.line()).toEqual(["Grunt", "Mutant", "Grunt", "Human"]),
  ),
  move: row("move", () => [move(called("Foe"), hand, "return")], ({ table, foe }) => expect(table.card(foe).zone).toBe("hand")),
  putIntoPlay: row(
    "putIntoPlay",
    () => [{ kind: "putIntoPlay", ...named("x"), player: you, objects: inZone("Gone", "discard"), enters: ["ready"], placement: { kind: "flank", side: "right" } }],
    ({ table }) => expect(table.line()).toEqual(["Mutant", "Grunt", "Human", "Gone"]),
  ),
  play: row("play", () => [{ kind: "play", ...named("x"), player: you, objects: inZone("Pawn", "hand"), as: "itself", on: null }], ({ table }) => expect(table.kinds()).toContain("played"), "left"),
  destroy: row("destroy", () => [destroy(called("Foe"))], ({ table, foe }) => expect(table.card(foe).zone).toBe("discard")),
  sacrifice: row("sacrifice", () => [{ kind: "sacrifice", ...named("x"), objects: called("Human") }], ({ table, human }) => expect(table.card(human).zone).toBe("discard")),
  dealDamage: row("dealDamage", () => [damage(3, called("Brute"))], ({ table, brute }) => expect(table.card(brute).damage).toBe(3)),
  heal: row("heal", () => [damage(3, called("Brute")), { kind: "heal", ...named("x"), amount: n(2), objects: called("Brute") }], ({ table, brute }) => expect(table.card(brute).damage).toBe(1)),
  gainAmber: row("gainAmber", () => [gain(n(2))], ({ table }) => expect(table.player().amber).toBe(5)),
  loseAmber: row("loseAmber", () => [lose(n(2), opponent)], ({ table }) => expect(table.player("opponent").amber).toBe(1)),
  stealAmber: row("stealAmber", () => [steal(n(2))], ({ table }) => expect([table.player().amber, table.player("opponent").amber]).toEqual([5, 1])),
  captureAmber: row("captureAmber", () => [capture(called("Human"), n(2))], ({ table, human }) => expect([table.card(human).amber, table.player("opponent").amber]).toEqual([2, 1])),
  exalt: row("exalt", () => [exalt(called("Human"))], ({ table, human }) => expect(table.card(human).amber).toBe(1)),
  moveAmber: row("moveAmber", () => [exalt(called("Human")), { kind: "moveAmber", ...named("x"), amount: one, from: { kind: "on", objects: called("Human") }, to: { kind: "pool", player: you } }], ({ table, human }) => expect([table.card(human).amber, table.player().amber]).toEqual([0, 4])),
  giveStatus: row("giveStatus", () => [status("stun", called("Foe"))], ({ table, foe }) => expect(table.card(foe).statuses).toEqual(["stun"])),
  removeStatus: row("removeStatus", () => [status("ward", called("Foe")), { kind: "removeStatus", ...named("x"), status: "ward", objects: called("Foe") }], ({ table, foe }) => expect(table.card(foe).statuses).toEqual([])),
  putCounters: row("putCounters", () => [{ kind: "putCounters", ...named("x"), counter: "power", amount: n(2), objects: called("Foe") }], ({ table, foe }) => expect(table.looks(foe).power).toBe(4)),
  removeCounters: row("removeCounters", () => [{ kind: "putCounters", ...named("x"), counter: "power", amount: n(2), objects: called("Foe") }, { kind: "removeCounters", ...named("y"), counter: "power", amount: one, objects: called("Foe") }], ({ table, foe }) => expect(table.looks(foe).power).toBe(3)),
  ready: row("ready", () => [{ kind: "exhaust", ...named("x"), objects: called("Human") }, ready(called("Human"))], ({ table, human }) => expect(table.card(human).exhausted).toBe(false)),
  exhaust: row("exhaust", () => [{ kind: "exhaust", ...named("x"), objects: called("Foe") }], ({ table, foe }) => expect(table.card(foe).exhausted).toBe(true)),
  use: row("use", () => [use(called("Human"), "reap")], ({ table }) => expect(table.player().amber).toBe(4)),
  draw: row("draw", () => [draw(one)], ({ table }) => expect(table.names("hand")).toEqual(["Pawn", "Spell", "Urchin"])),
  refillHand: row("refillHand", () => [{ kind: "refillHand", ...named("x"), player: you }], ({ table }) => expect(table.player().hand).toHaveLength(6)),
  reveal: row("reveal", () => [{ kind: "reveal", ...named("x"), player: you, objects: inZone("Pawn", "hand") }], ({ table }) => expect(table.kinds()).toEqual(["revealed"])),
  lookAt: row("lookAt", () => [{ kind: "lookAt", ...named("x"), player: you, objects: { kind: "pileCards", pile: "deck", end: "top", player: you, count: one } }], ({ table }) => expect(table.kinds()).toEqual(["lookedAt"])),
  arrange: row("arrange", () => [{ kind: "arrange", ...named("x"), player: you, objects: { kind: "pileCards", pile: "deck", end: "top", player: you, count: n(2) }, place: "top" }], ({ table }) => expect(table.names("deck")).toEqual(["Deep", "Urchin", "Deeper"]), [1, 0]),
  search: row("search", () => [{ kind: "search", ...named("x"), player: you, objects: choose(cardsIn("deck", you)) }, move(result("x"), hand)], ({ table }) => expect(table.names("hand")).toContain("Deep"), "Deep"),
  shuffle: row("shuffle", () => [{ kind: "shuffle", ...named("x"), player: you, pile: "discardIntoDeck" }], ({ table }) => expect([table.player().deck.length, table.player().discard.length]).toEqual([4, 0])),
  forgeKey: row("forgeKey", () => [{ kind: "forgeKey", ...named("x"), player: you, cost: { kind: "free" } }], ({ table }) => expect(table.player().keys).toEqual(["blue"]), "blue"),
  unforgeKey: freeRow("unforgeKey", ({ table }) => {
    table.give("opponent", { keys: ["red"] });
    table.arrange([{ kind: "unforgeKey", ...named("x"), player: opponent }]);
    expect(table.player("opponent").keys).toEqual([]);
  }),
  gainChains: row("gainChains", () => [{ kind: "gainChains", ...named("x"), player: opponent, amount: n(2) }], ({ table }) => expect(table.player("opponent").chains).toBe(2)),
  loseChains: row("loseChains", () => [{ kind: "gainChains", ...named("x"), player: you, amount: n(2) }, { kind: "loseChains", ...named("y"), player: you, amount: one }], ({ table }) => expect(table.player().chains).toBe(1)),
  attach: freeRow("attach", ({ table, mutant, human }) => {
    const plate = table.put(refs.plate, "play", "you", { attachedTo: mutant });
    table.resolve(plate, [{ kind: "attach", ...named("x"), objects: source, to: called("Human") }]);
    expect(table.card(plate).attachedTo).toBe(human);
  }),
  takeControl: row("takeControl", () => [{ kind: "takeControl", ...named("x"), player: you, objects: called("Foe"), duration: restOfTurn }], ({ table }) => {
    expect(table.line()).toContain("Foe");
    table.endTurn("left", "logos");
    expect(table.line("opponent")).toContain("Foe");
  }, "left"),
  swap: row("swap", () => [{ kind: "swap", ...named("x"), what: "control", objects: called("Mutant"), with: called("Brute") }], ({ table }) => expect([table.line(), table.line("opponent")]).toEqual([["Brute", "Grunt", "Human"], ["Foe", "Mutant"]])),
  moveInBattleline: row("moveInBattleline", () => [{ kind: "moveInBattleline", ...named("x"), objects: called("Human"), placement: { kind: "flank", side: "left" } }], ({ table }) => expect(table.line()).toEqual(["Human", "Mutant", "Grunt"])),
  flip: row("flip", () => [{ kind: "flip", ...named("x"), objects: called("Human"), facing: "down" }], ({ table }) => expect(table.line()).toEqual(["Mutant", "Grunt", "Grunt"])),
  raiseTide: row("raiseTide", () => [{ kind: "raiseTide", ...named("x"), player: you }], ({ table }) => expect(table.state.tide).toBe("you")),
  lowerTide: row("lowerTide", () => [{ kind: "lowerTide", ...named("x"), player: you }], ({ table }) => expect(table.state.tide).toBe("opponent")),
  chooseObjects: row("chooseObjects", () => [{ kind: "chooseObjects", ...named("x"), objects: choose(creatures(enemy)) }, destroy(result("x"))], ({ table }) => expect(table.line("opponent")).toEqual(["Foe"]), "Brute"),
  choosePlayer: row("choosePlayer", () => [{ kind: "choosePlayer", ...named("x"), player: { kind: "choosePlayer" } }, gain(one, { kind: "resultPlayer", slot: "x" })], ({ table }) => expect(table.player("opponent").amber).toBe(4), "opponent"),
  chooseWord: row("chooseWord", () => [{ kind: "chooseWord", ...named("x"), player: you, what: "house", among: null }, destroy(each(creatures({ kind: "house", house: { kind: "chosenWord", slot: "x" } })))], ({ table }) => expect(table.line("opponent")).toEqual(["Foe"]), "brobnar"),
  setActiveHouse: row("setActiveHouse", () => [{ kind: "setActiveHouse", ...named("x"), house: "mars" }], ({ table }) => expect(table.state.turn.house).toBe("mars")),
  requireHouse: row("requireHouse", () => [{ kind: "requireHouse", ...named("x"), player: opponent, house: "shadows", rule: "must", duration: { kind: "nextTurn", player: "opponent" } }], ({ table }) => expect(table.endTurn().state.turn.house).toBe("shadows")),
  skipStep: row("skipStep", () => [{ kind: "skipStep", ...named("x"), player: you, step: "drawCards", duration: restOfTurn }], ({ table }) => expect(table.endTurn("logos").player().hand).toHaveLength(2)),
  extraTurn: row("extraTurn", () => [{ kind: "extraTurn", ...named("x"), player: you }], ({ table }) => expect(table.endTurn("logos").state.turn.active).toBe("you")),
  fulfill: freeRow("fulfill", ({ table, engine }) => {
    table.put(card("Omen", { abilities: [timed("fate", lose(one, you))] }), "under", "opponent", { under: engine, facing: "down" });
    table.resolve(engine, [{ kind: "fulfill", ...named("x"), objects: source }]);
    expect([table.player().amber, table.names("discard", "opponent")[0]]).toEqual([2, "Omen"]);
  }),
  resolveIcon: row("resolveIcon", () => [{ kind: "resolveIcon", ...named("x"), player: you, icon: { kind: "draw" } }], ({ table }) => expect(table.names("hand")).toContain("Urchin")),
  resolveBonusIcons: row("resolveBonusIcons", () => [{ kind: "resolveBonusIcons", ...named("x"), objects: called("Human"), times: n(2) }], ({ table }) => expect(table.player().amber).toBe(5)),
  resolveAbilities: freeRow("resolveAbilities", ({ table, engine }) => {
    table.put(card("Reaper", { abilities: [timed("afterReap", gain(n(2)))] }), "play", "opponent");
    table.resolve(engine, [{ kind: "resolveAbilities", ...named("x"), objects: called("Reaper"), timing: "afterReap" }]);
    expect(table.player().amber).toBe(5);
  }),
  becomeCopy: row("becomeCopy", () => [{ kind: "becomeCopy", ...named("x"), objects: called("Human"), of: called("Brute"), duration: null }], ({ table, human }) => expect(table.looks(human)).toMatchObject({ name: "Brute", power: 8 })),
  lasting: row("lasting", () => [{ kind: "lasting", ...named("x"), duration: restOfTurn, effects: [{ kind: "power", affected: creatures(friendly), change: "more", amount: n(2) }] }], ({ table, human }) => expect(table.looks(human).power).toBe(7)),
  delayed: row("delayed", () => [{ kind: "delayed", ...named("x"), event: event("destroyed", { object: creatures(enemy) }), times: "each", duration: restOfTurn, condition: null, instructions: [gain(one)] }, destroy(called("Foe"))], ({ table }) => expect(table.player().amber).toBe(4)),
  replacing: row("replacing", () => [{ kind: "replacing", ...named("x"), event: event("amberGained", { player: you }), times: "once", duration: restOfTurn, optional: "must", instructions: [draw(one)] }, gain(one)], ({ table }) => expect([table.player().amber, table.player().hand.length]).toEqual([3, 3])),
  grantUpgradeText: row("grantUpgradeText", () => [{ kind: "grantUpgradeText", ...named("x"), objects: inZone("Pawn", "hand"), to: called("Human"), abilities: [timed("afterReap", gain(n(2)))] }], ({ table, human }) => expect(table.reap(human).player().amber).toBe(6)),
  optional: row("optional", () => [optional(gain(one))], ({ table }) => expect(table.player().amber).toBe(4), "yes"),
  conditional: row("conditional", () => [conditional(atLeast(n(2), 2), [gain(one)])], ({ table }) => expect(table.player().amber).toBe(4)),
  forEach: row("forEach", () => [forEach(each(creatures(enemy)), exalt(iteration))], ({ table, foe, brute }) => expect([foe, brute].map((id) => table.card(id).amber)).toEqual([1, 1])),
  repeat: row("repeat", () => [{ kind: "repeat", ...named("x"), times: n(3), instructions: [gain(one)] }], ({ table }) => expect(table.player().amber).toBe(6)),
  repeatWhile: row("repeatWhile", () => [{ kind: "repeatWhile", ...named("x"), condition: { kind: "compare", left: { kind: "amberOf", player: you }, is: { relation: "fewer", to: n(6) } }, most: n(9), instructions: [gain(one)] }], ({ table }) => expect(table.player().amber).toBe(6)),
  chooseOne: row("chooseOne", () => [{ kind: "chooseOne", ...named("x"), player: you, least: 1, most: 1, options: [[draw(one)], [gain(one)]] }], ({ table }) => expect(table.player().amber).toBe(4), "1"),
}; // prettier-ignore
