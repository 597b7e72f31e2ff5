import { describe, expect, it } from "vitest";
import { archives, card, cardsIn, choose, count, creatures, deckBottom, destroy, discardPile, each, enemy, event, filter, fixed, flank, friendly, gain, hand, ifDone, make, move, n, named, nonToken, one, purged, replacement, result, source, timed, token, triggered, upgrade, upgradeGrants, you } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, urchin, plan, engine, pawn, troll } = refs;
const wipe = destroy(each(creatures()));

describe("leaving play", () => {
  it("R18a resolves the token's own Destroyed ability; R19 nothing of it remains on the card", () => {
    const table = new TestTable({ you: refs.prospector });
    const dealer = card("Dealer", { abilities: [timed("destroyed", gain(n(9)))] });
    const id = table.token(refs.prospector, dealer);
    table.fill("deck", [pawn, pawn]);
    table.arrange([wipe]);
    expect(table.names("hand")).toEqual(["Pawn"]);
    expect(table.names("discard")).toEqual(["Dealer"]);
    expect(table.player().amber).toBe(0);
    expect(table.card(id)).toMatchObject({ facing: "up", token: null });
    expect(table.looks(id)).toMatchObject({ name: "Dealer", token: false });
  });

  it("R19 replays it as the printed card, without the token's ability", () => {
    const table = new TestTable({ you: refs.prospector });
    const id = table.token(refs.prospector, pawn);
    table.fill("deck", [troll, troll]);
    table.arrange([move(each(creatures()), hand, "return")]);
    table.play(id);
    table.arrange([wipe]);
    expect(table.names("discard")).toEqual(["Pawn"]);
    expect(table.names("hand")).toEqual([]);
  });

  it("R18a archives an Alpha-Gamma that is destroyed as the card that it is", () => {
    const table = new TestTable({ you: refs.alphaGamma });
    table.token(refs.alphaGamma, plan);
    table.arrange([wipe]);
    expect(table.names("archives")).toEqual(["Plan"]);
    expect(table.names("discard")).toEqual([]);
  });

  it("R18a has a Fish deal its damage to the most powerful enemy creature", () => {
    const table = new TestTable({ you: refs.fish });
    table.token(refs.fish, pawn);
    table.fill("play", [pawn, troll], "opponent");
    table.arrange([destroy(each(creatures(friendly)))]);
    expect(table.card(table.creature("Troll", "opponent")).damage).toBe(2);
  });

  it("R18a does not resolve a Leaves Play or Destroyed ability of the card underneath", () => {
    const table = new TestTable({ you: grunt });
    const keyfrog = card("Frog", { abilities: [timed(["destroyed", "leavesPlay"], gain(n(5)))] });
    table.token(grunt, keyfrog);
    table.arrange([wipe]);
    expect(table.player().amber).toBe(0);
  });

  it("R18b lets a replacement see a creature whatever lies underneath", () => {
    const table = new TestTable({ you: grunt });
    const ritual = card("Ritual", {
      type: "artifact",
      abilities: [
        replacement(
          event("destroyed", { object: creatures() }),
          "must",
          move({ kind: "eventObject" }, purged, "purge"),
        ),
      ],
    });
    table.put(ritual, "play");
    table.token(grunt, plan);
    table.arrange([wipe]);
    expect(table.names("purged")).toEqual(["Plan"]);
    expect(table.names("discard")).toEqual([]);
  });

  it("R18c gives the æmber on it to the opponent of its controller", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan, "you", { amber: 2 });
    table.arrange([wipe]);
    expect(table.player("opponent").amber).toBe(2);
    expect(table.player().amber).toBe(0);
  });

  it("R18d counts it among the creatures destroyed this way", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.put(pawn, "play");
    table.arrange([wipe, gain({ kind: "resultAmount", slot: "destroy" })]);
    expect(table.player().amber).toBe(2);
  });

  it("R18d triggers what happens after an enemy creature is destroyed", () => {
    const table = new TestTable({ opponent: grunt });
    const jarl = card("Jarl", {
      abilities: [triggered(event("destroyed", { object: creatures(enemy) }), [gain(one)])],
    });
    table.put(jarl, "play");
    table.token(grunt, engine, "opponent");
    table.arrange([destroy(each(creatures(enemy)))]);
    expect(table.player().amber).toBe(1);
  });

  it("R18e sees the printed type of the card in its new zone", () => {
    const table = new TestTable({ you: grunt });
    for (const one of [plan, engine, refs.plate, troll]) table.token(grunt, one);
    table.put(pawn, "play");
    const back = filter(["creature"], [{ kind: "among", of: result("move") }], ["purged"]);
    table.arrange(
      [
        move(each(creatures()), purged, "purge"),
        { kind: "putIntoPlay", ...named("back"), player: you, objects: each(back), enters: [], placement: flank },
      ],
      "right",
    );
    expect(table.line()).toEqual(["Troll", "Pawn"]);
    expect(table.looks(table.creature("Troll")).token).toBe(false);
  });

  it("R19 has the printed card's abilities in its zone at once", () => {
    const table = new TestTable({ you: grunt });
    const scrap = card("Scrap", { abilities: [timed("scrap", gain(one))] });
    table.token(grunt, scrap);
    table.arrange([move(each(creatures()), hand, "return"), move(each(cardsIn("hand", you)), discardPile, "discard")]);
    expect(table.player().amber).toBe(1);
  });

  it.each([
    ["hand", hand, "return"],
    ["archives", archives, "archive"],
    ["deck", deckBottom, "put"],
    ["purged", purged, "purge"],
  ] as const)("R20 goes to its owner's %s as itself", (zone, to, manner) => {
    const table = new TestTable({ opponent: grunt });
    table.token(grunt, plan, "opponent", { controller: "you" });
    table.arrange([move(each(creatures()), to, manner)]);
    expect(table.names(zone, "opponent")).toEqual(["Plan"]);
    expect(table.names(zone)).toEqual([]);
  });

  it("R20 goes to the archives of whoever abducts it and from there to its owner's hand", () => {
    const table = new TestTable({ opponent: grunt });
    const id = table.token(grunt, plan, "opponent");
    table.arrange([move(each(creatures(enemy)), { kind: "archives", whose: you }, "put")]);
    expect(table.names("archives")).toEqual(["Plan"]);
    table.resolve(table.put(engine, "play"), [move(each(filter([], [], ["archives"])), hand, "return")]);
    expect(table.card(id)).toMatchObject({ zone: "hand", owner: "opponent" });
    expect(table.names("hand", "opponent")).toEqual(["Plan"]);
  });

  it("R20 can be the very card that is made next where the deck was empty", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.arrange([move(each(creatures()), deckBottom), make()]);
    expect(table.names("battleline")).toEqual(["Plan"]);
    expect(table.line()).toEqual(["Grunt"]);
  });

  it("R21 loses counters and statuses and discards its upgrades to their owners' discard piles", () => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan, "you", {
      damage: 1,
      counters: { power: 2 },
      statuses: ["stun"],
      exhausted: true,
    });
    table.put(refs.plate, "play", "opponent", { attachedTo: id });
    table.arrange([move(each(creatures()), hand, "return")]);
    expect(table.card(id)).toMatchObject({ damage: 0, counters: {}, statuses: [], exhausted: false });
    expect(table.names("discard", "opponent")).toEqual(["Plate"]);
  });

  it("R21 ends lasting effects on it", () => {
    const table = new TestTable();
    const id = table.put(pawn, "play");
    const affected = choose(creatures());
    table.arrange([
      {
        kind: "lasting",
        ...named("bigger"),
        duration: { kind: "restOfTurn" },
        effects: [{ kind: "power", affected, change: "more", amount: n(3) }],
      },
    ]);
    expect(table.looks(id).power).toBe(5);
    table.arrange([move(each(creatures()), hand, "return")]);
    table.play(id);
    expect(table.looks(id).power).toBe(2);
  });

  it.each([
    ["Prospector first", "Prospector", ["Pawn"], 1],
    ["Prospector last", 1, [], 0],
  ] as const)(
    "R7 lets the active player order a draw before a make of an empty deck, R21 re-attaches (%s)",
    (_, first, __, made) => {
      const table = new TestTable({ you: refs.prospector });
      const id = table.token(refs.prospector, pawn);
      table.fill("discard", [troll, engine]);
      const transponder = upgrade(
        "Transponder",
        upgradeGrants(
          timed(
            "destroyed",
            make(),
            ifDone("make", { kind: "attach", ...named("attach"), objects: { kind: "maker" }, to: result("make") }),
          ),
        ),
      );
      const upgradeId = table.put(transponder, "play", "you", { attachedTo: id });
      table.arrange([wipe], first === "Prospector" ? 0 : 1, ...(made === 1 ? ["left"] : []));
      expect(table.line()).toEqual(made === 1 ? ["Prospector"] : []);
      expect(table.card(upgradeId).zone).toBe(made === 1 ? "play" : "discard");
      expect(table.player().hand).toHaveLength(1);
    },
  );

  it("R14 discards a ward instead of a token that would be destroyed", () => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan, "you", { statuses: ["ward"] });
    table.arrange([wipe]);
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.card(id).statuses).toEqual([]);
  });

  it("R32 does not make where a ward kept the creature: if you do", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan, "you", { statuses: ["ward"] });
    table.fill("deck", [pawn, pawn]);
    table.arrange([move(choose(creatures(friendly)), deckBottom), ifDone("move", make({ count: n(2) }))]);
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.faults()).toEqual([]);
  });

  it("R38 has each Destroyed ability make its own token, none of which is destroyed with the others", () => {
    const table = new TestTable({ you: grunt });
    const esquire = card("Esquire", {
      abilities: [
        fixed({
          kind: "gainAbilities",
          affected: creatures(friendly, nonToken),
          abilities: [timed("destroyed", make())],
        }),
      ],
    });
    table.fill("play", [esquire, pawn]);
    table.token(grunt, engine);
    table.fill("deck", [urchin, urchin, urchin]);
    table.arrange([wipe], "Esquire", "left", "left");
    expect(table.line()).toEqual(["Grunt", "Grunt"]);
    expect(table.names("deck")).toEqual(["Urchin"]);
  });
});

describe("who and what is meant", () => {
  it("R23 judges friendly and enemy by the controller", () => {
    const table = new TestTable({ you: grunt, opponent: refs.savant });
    table.token(refs.savant, plan, "opponent", { controller: "you" });
    table.token(grunt, plan, "you", { controller: "opponent" });
    table.arrange([gain(count(creatures(friendly, token, { kind: "named", name: "Savant" })))]);
    expect(table.player().amber).toBe(1);
    table.arrange([wipe]);
    expect(table.names("discard")).toEqual(["Plan"]);
    expect(table.names("discard", "opponent")).toEqual(["Plan"]);
  });

  it("R23 means both sides with each token creature", () => {
    const table = new TestTable({ you: grunt, opponent: grunt });
    table.token(grunt, plan);
    table.token(grunt, plan, "opponent");
    table.fill("play", [pawn]);
    table.arrange([destroy(each(creatures(token)))]);
    expect([table.line(), table.line("opponent")]).toEqual([["Pawn"], []]);
  });

  it("R24 means with non-token creatures those that are not facedown", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, pawn);
    table.fill("play", [pawn, troll]);
    table.arrange([destroy(each(creatures(nonToken)))]);
    expect(table.line()).toEqual(["Grunt"]);
  });

  it("R24 offers no non-token creature where a token creature is chosen", () => {
    const table = new TestTable({ you: refs.trader });
    table.token(refs.trader, urchin);
    table.put(pawn, "play");
    table.arrange([move(choose(creatures(friendly, token)), hand, "return")]);
    expect(table.names("hand")).toEqual(["Urchin"]);
    expect(table.line()).toEqual(["Pawn"]);
  });

  it("R22 stays the same named token under a new controller, with all that is on it", () => {
    const table = new TestTable({ you: refs.stooge, opponent: refs.savant });
    const id = table.token(refs.stooge, plan, "you", { exhausted: true, damage: 0, amber: 1, counters: { power: 1 } });
    const plate = table.put(refs.plate, "play", "you", { attachedTo: id });
    table.put(pawn, "play", "opponent");
    const control = {
      kind: "takeControl",
      ...named("take"),
      player: you,
      objects: { kind: "each", filter: creatures(enemy) },
      duration: null,
    } as const;
    table.input({ kind: "arrange", player: "opponent", source: null, instructions: [control] }, "left");
    expect(table.line("opponent")).toEqual(["Stooge", "Pawn"]);
    expect(table.looks(id)).toMatchObject({ houses: ["shadows"], token: true, power: 2 });
    expect(table.card(id)).toMatchObject({ exhausted: true, amber: 1, owner: "you", controller: "opponent" });
    expect(table.card(plate).attachedTo).toBe(id);
    table.arrange([wipe]);
    expect(table.names("discard")).toContain("Plan");
  });

  it("R22 has the active player choose the flank as control changes", () => {
    const table = new TestTable({ opponent: grunt });
    table.token(grunt, plan, "opponent");
    table.put(pawn, "play");
    table.arrange([
      { kind: "takeControl", ...named("take"), player: you, objects: each(creatures(enemy)), duration: null },
    ]);
    expect(table.state.pending?.request).toMatchObject({ purpose: "flank", player: "you" });
    expect(table.answer("right").line()).toEqual(["Pawn", "Grunt"]);
  });

  it("R22 keeps the two positions where control is swapped", () => {
    const table = new TestTable({ you: grunt, opponent: refs.savant });
    table.fill("play", [pawn]);
    table.token(grunt, plan);
    table.fill("play", [troll]);
    table.token(refs.savant, plan, "opponent");
    table.put(pawn, "play", "opponent");
    const mine = choose(creatures(friendly, token));
    table.arrange([
      { kind: "swap", ...named("swap"), what: "control", objects: mine, with: choose(creatures(enemy, token)) },
    ]);
    expect(table.line()).toEqual(["Pawn", "Savant", "Troll"]);
    expect(table.line("opponent")).toEqual(["Grunt", "Pawn"]);
  });
});

describe("flipping", () => {
  const flip = (facing: "up" | "down", of = each(creatures())) =>
    ({ kind: "flip", ...named("flip"), objects: of, facing }) as const;

  it("R25 makes a creature its owner's token creature, whoever controls it, without its leaving play", () => {
    const table = new TestTable({ you: refs.warrior, opponent: refs.scholar });
    const id = table.put(troll, "play", "opponent", { controller: "you", exhausted: true, counters: { power: 1 } });
    const plate = table.put(refs.plate, "play", "you", { attachedTo: id });
    table.arrange([flip("down")]);
    expect(table.line()).toEqual(["Scholar"]);
    expect(table.looks(id)).toMatchObject({ power: 2, token: true });
    expect(table.card(id)).toMatchObject({ exhausted: true });
    expect(table.card(plate).attachedTo).toBe(id);
    expect(table.kinds()).not.toContain("entersPlay");
    expect(table.kinds()).not.toContain("leavesPlay");
  });

  it("R25 discards it where its owner has no reference card, whatever wards it; its æmber goes to the supply", () => {
    const table = new TestTable();
    const magda = card("Magda", { abilities: [timed("leavesPlay", gain(n(2))), timed("destroyed", gain(n(7)))] });
    table.put(magda, "play", "you", { statuses: ["ward"], amber: 3 });
    table.arrange([flip("down")]);
    expect(table.names("discard")).toEqual(["Magda"]);
    expect(table.player().amber).toBe(2);
    expect(table.player("opponent").amber).toBe(0);
  });

  it("R25 does nothing to what is facedown already", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.arrange([flip("down"), ifDone("flip", gain(one))]);
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.player().amber).toBe(0);
  });

  it("R26 leaves a printed creature in play as itself, with its own text at once", () => {
    const table = new TestTable({ you: refs.scholar });
    const bold = card("Bold", {
      power: 4,
      abilities: [fixed({ kind: "power", affected: source, change: "more", amount: one })],
    });
    const id = table.token(refs.scholar, bold);
    table.put(pawn, "deck");
    table.arrange([flip("up")]);
    expect(table.looks(id)).toMatchObject({ name: "Bold", power: 5, token: false });
    table.reap(id);
    expect(table.names("hand")).toEqual([]);
    expect(table.kinds()).not.toContain("leavesPlay");
  });

  it("R26 discards what is no creature, with its upgrades, whatever wards it; its æmber goes to the supply", () => {
    const table = new TestTable({ you: grunt });
    const id = table.token(grunt, plan, "you", { amber: 3, statuses: ["ward"] });
    table.put(refs.plate, "play", "you", { attachedTo: id });
    table.arrange([flip("up")]);
    expect(table.names("discard").sort()).toEqual(["Plan", "Plate"]);
    expect([table.player().amber, table.player("opponent").amber]).toEqual([0, 0]);
  });
});
