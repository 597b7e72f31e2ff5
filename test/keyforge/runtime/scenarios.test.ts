import { describe, expect, it } from "vitest";
import type { Instruction } from "../../../src/keyforge/effects/index.js";
import { action, artifact, atLeast, capture, card, cardsIn, choose, conditional, count, creatures, deckBottom, destroy, each, enemy, event, friendly, gain, ifDone, lose, make, move, n, named, nonToken, one, opponent, purged, ready, replacement, restOfTurn, result, source, status, steal, timed, token, triggered, upgrade, upgradeGrants, you, fixed } from "./cards.js"; // prettier-ignore
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, urchin, plan, engine, pawn, troll } = refs;
const left = { kind: "flank", side: "left" } as const;

/** An outpost: a friendly creature goes under its owner's deck; if it does, two token creatures are made. */
const outpost = artifact(
  "Outpost",
  timed(
    "action",
    move(choose(creatures(friendly)), deckBottom),
    ifDone("move", make({ count: n(2), placement: left })),
  ),
);

/** A hive that turns creatures into Blorbs, and ten Blorbs into a key. */
const tenBlorbs = atLeast(count(creatures(friendly, { kind: "named", name: "Blorb" })), 10);
const hive = artifact(
  "Hive",
  timed(
    "omni",
    destroy(choose(creatures(friendly)), "fed"),
    ifDone("fed", make({ count: n(2), named: "Blorb", placement: left })),
    conditional(tenBlorbs, [
      destroy(source, "spent"),
      { kind: "forgeKey", ...named("forge"), player: you, cost: { kind: "free" } },
    ]),
  ),
);

describe("scenarios of token creatures", () => {
  it("1 [R1, R2, R4] the top card becomes the only creature, without a choice of flank", () => {
    const table = new TestTable({ you: grunt });
    table.fill("deck", [urchin, pawn]);
    table.play(table.put(action("Muster", make()), "hand"));
    const id = table.creature("Grunt");
    expect(table.looks(id)).toMatchObject({ houses: ["mars"], power: 3, armor: 0, traits: ["martian", "soldier"] });
    expect(table.card(id)).toMatchObject({ facing: "down", exhausted: true });
    expect(table.names("deck")).toEqual(["Pawn"]);
  });

  it("2 [R4] left and then right", () => {
    const table = new TestTable({ you: grunt });
    table.put(troll, "play");
    table.fill("deck", [urchin, plan]);
    expect(table.arrange([make()], "left").line()).toEqual(["Grunt", "Troll"]);
    expect(table.arrange([make()], "right").line()).toEqual(["Grunt", "Troll", "Grunt"]);
  });

  it("3 [R6] three times left, in the order of the deck", () => {
    const table = new TestTable({ you: grunt });
    table.put(pawn, "play");
    table.fill("deck", [urchin, plan, engine, troll]);
    const school = artifact("School", timed("play", make({ count: n(3) })));
    table.play(table.put(school, "hand"), "left", "left", "left");
    expect(table.names("battleline")).toEqual(["Engine", "Plan", "Urchin", "Pawn"]);
  });

  it("4 [R6, R7] one card in the deck makes one token of two, which is enraged", () => {
    const table = new TestTable({ you: grunt });
    table.put(urchin, "deck");
    table.fill("discard", [pawn, pawn, pawn, pawn, pawn]);
    table.play(table.put(action("Brawl", make({ count: n(2) }), status("enrage", result("make"))), "hand"));
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.card(table.creature("Grunt")).statuses).toEqual(["enrage"]);
    expect(table.player().discard).toHaveLength(6);
  });

  it("5 [R7] an empty deck makes nothing", () => {
    const table = new TestTable({ you: grunt });
    table.fill("discard", [pawn, pawn, pawn]);
    table.arrange([make()]);
    expect([table.line(), table.player().discard.length, table.faults()]).toEqual([[], 3, []]);
  });

  it("6 [R7] the hand is revealed even though nothing was made", () => {
    const table = new TestTable({ you: grunt });
    table.fill("hand", [pawn, troll]);
    const reveal = { kind: "reveal", ...named("reveal"), player: you, objects: each(cardsIn("hand", you)) } as const;
    table.arrange([make({ count: n(2) }), reveal]);
    expect(table.line()).toEqual([]);
    expect(table.kinds()).toEqual(["revealed", "revealed"]);
  });

  it.each([
    [0, ["Prospector"], "play"],
    [1, [], "discard"],
  ])("7 [R7, R21] the draw before or after the make of an empty deck (%#)", (first, line, zone) => {
    const table = new TestTable({ you: refs.prospector });
    const id = table.token(refs.prospector, pawn);
    table.fill("discard", [troll, engine]);
    const attach = { kind: "attach", ...named("attach"), objects: { kind: "maker" }, to: result("make") } as const;
    const transponder = upgrade("Transponder", upgradeGrants(timed("destroyed", make({ placement: left }), attach)));
    const on = table.put(transponder, "play", "you", { attachedTo: id });
    table.arrange([destroy(each(creatures()))], first);
    expect([table.line(), table.card(on).zone]).toEqual([line, zone]);
  });

  it("8 [R8] neither icons nor the Play ability of the card count", () => {
    const table = new TestTable({ you: grunt });
    table.put(plan, "deck", "you", { icons: [{ kind: "amber" }] });
    expect(table.arrange([make()]).player().amber).toBe(0);
  });

  it("9 [R8] what readies the first creature that is played passes by what is made", () => {
    const table = new TestTable({ you: grunt });
    const first = event("played", {
      object: creatures(friendly),
      player: you,
      details: [{ kind: "ordinal", ordinal: 1 }],
    });
    table.put(card("Titan", { abilities: [triggered(first, [ready({ kind: "eventObject" })])] }), "play");
    table.put(urchin, "deck");
    table.arrange([make()], "left");
    const gub = table.put(pawn, "hand");
    table.play(gub, "left");
    expect([table.card(gub).exhausted, table.card(table.creature("Grunt")).exhausted]).toEqual([false, true]);
  });

  it("10 [R8] a Cleric captures as it enters play", () => {
    const table = new TestTable({ you: refs.cleric });
    table.put(urchin, "deck");
    table.give("opponent", { amber: 2 });
    table.arrange([make()]);
    expect(table.card(table.creature("Cleric")).amber).toBe(1);
  });

  it("11 [R3] a Berserker enters ready and enraged and does not outlive its fight", () => {
    const table = new TestTable({ you: refs.berserker, house: "brobnar" });
    table.put(urchin, "deck");
    table.put(pawn, "play", "opponent");
    table.arrange([make()]);
    table.fight(table.creature("Berserker"));
    expect([table.line(), table.line("opponent")]).toEqual([[], []]);
  });

  it.each([[null], [refs.b0t]])("12, 13 [R9, R10] a borrowed Hive destroys, and makes nothing (%#)", (reference) => {
    const table = new TestTable({ you: reference });
    table.put(pawn, "play");
    table.put(urchin, "deck");
    const id = table.put(hive, "play", "opponent", { controller: "you" });
    table.act({ kind: "use", card: id, use: "omni" });
    expect([table.line(), table.player().keys, table.names("deck")]).toEqual([[], [], ["Urchin"]]);
  });

  it("13 [R11] a borrowed general maker makes the borrower's token", () => {
    const table = new TestTable({ you: refs.b0t, opponent: grunt });
    table.put(urchin, "deck");
    const id = table.put(artifact("Generator", timed("action", make())), "play", "opponent", { controller: "you" });
    expect(table.useAction(id).line()).toEqual(["B0-T"]);
  });

  it.each([
    [8, 10, ["red"]],
    [7, 9, []],
  ])("14 [R10] with %i Blorbs there are %i, and a key at ten", (before, after, keys) => {
    const table = new TestTable({ you: refs.blorb });
    for (let number = 0; number < before; number += 1) table.token(refs.blorb, pawn);
    table.put(troll, "play");
    table.fill("deck", [urchin, plan]);
    const id = table.put(hive, "play");
    table.act({ kind: "use", card: id, use: "omni" }, "Troll", ...keys);
    expect(table.line().filter((name) => name === "Blorb")).toHaveLength(after);
    expect(table.player()).toMatchObject({ keys, amber: 0 });
    expect(table.card(id).zone).toBe(keys.length > 0 ? "discard" : "play");
  });

  it.each([
    [grunt, ["Grunt"]],
    [null, []],
  ])("15 [R12] the opponent makes a token after a reap (%#)", (reference, line) => {
    const table = new TestTable({ opponent: reference });
    const id = table.put(pawn, "play");
    const watched = upgrade("Watched", upgradeGrants(timed("afterReap", make({ maker: opponent }))));
    table.put(watched, "play", "you", { attachedTo: id });
    table.put(urchin, "deck", "opponent");
    expect(table.reap(id).line("opponent")).toEqual(line);
  });

  it.each([
    ["brobnar", 2],
    ["logos", 0],
  ])("16 [R13] an opponent who chooses %s gives you %i ready tokens", (chosen, made) => {
    const table = new TestTable({ you: grunt });
    table.fill(
      "hand",
      Array.from({ length: 6 }, () => pawn),
    );
    table.fill("deck", [urchin, plan]);
    const notLogos = { kind: "not", condition: { kind: "activeHouse", house: "logos" } } as const;
    table.arrange([
      {
        kind: "delayed",
        ...named("watch"),
        event: event("houseChosen", { player: opponent }),
        times: "once",
        duration: { kind: "nextTurn", player: "opponent" },
        condition: notLogos,
        instructions: [make({ count: n(2), placement: left }), ready(result("make"))],
      },
    ]);
    table.endTurn(chosen);
    expect(table.player().battleline.filter((id) => !table.card(id).exhausted)).toHaveLength(made);
  });

  it("17 [R17, R18, R22] a Stooge under the opponent stays one and returns to its owner's discard pile", () => {
    const table = new TestTable({ you: refs.stooge, opponent: refs.savant });
    const id = table.token(refs.stooge, plan, "you", { exhausted: true });
    const take = {
      kind: "takeControl",
      ...named("take"),
      player: you,
      objects: each(creatures(enemy)),
      duration: null,
    } as const;
    table.input({ kind: "arrange", player: "opponent", source: null, instructions: [take] });
    expect(table.looks(id)).toMatchObject({ name: "Stooge", houses: ["shadows"] });
    expect(table.card(id).exhausted).toBe(true);
    table.arrange([destroy(each(creatures()))]);
    expect([table.names("discard"), table.names("discard", "opponent")]).toEqual([["Plan"], []]);
  });

  it("19 [R18, R19] the token draws as it is destroyed, the card that it was does not", () => {
    const table = new TestTable({ you: refs.prospector });
    const id = table.token(refs.prospector, card("Dealer"));
    table.fill("deck", [pawn, pawn]);
    table.arrange([destroy(each(creatures()))]);
    expect([table.names("hand"), table.names("discard")]).toEqual([["Pawn"], ["Dealer"]]);
    table.arrange([move(each(cardsIn("discard", you)), { kind: "hand" }, "return")]);
    table.play(id);
    table.arrange([destroy(each(creatures()))]);
    expect(table.names("hand")).toEqual(["Pawn"]);
  });

  it("20 [R18c] captured æmber goes back", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    table.give("opponent", { amber: 2 });
    table.arrange([capture(each(creatures()), n(2)), destroy(each(creatures()))]);
    expect(table.player("opponent").amber).toBe(2);
  });

  it("21 [R14] a ward saves a token creature once", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan, "you", { statuses: ["ward"] });
    table.arrange([destroy(each(creatures()), "first")]);
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.arrange([destroy(each(creatures()), "second")]).line()).toEqual([]);
  });

  it("22 [R18b] a token over an action card is purged as the creature that it is", () => {
    const table = new TestTable({ you: grunt });
    const instead = replacement(
      event("destroyed", { object: creatures() }),
      "must",
      move({ kind: "eventObject" }, purged, "purge"),
    );
    table.put(artifact("Ritual", instead), "play", "opponent");
    table.token(grunt, plan);
    table.arrange([destroy(each(creatures()))]);
    expect(table.names("purged")).toEqual(["Plan"]);
  });

  it("23 [R18e] of what was purged only creatures come back, faceup", () => {
    const table = new TestTable({ you: grunt });
    for (const one of [plan, engine, refs.plate, card("Dysania")]) table.token(grunt, one);
    table.put(card("Kaupe"), "play");
    const back: Instruction = {
      kind: "putIntoPlay",
      ...named("back"),
      player: you,
      objects: each({ types: ["creature"], zones: ["purged"], constraints: [{ kind: "among", of: result("move") }] }),
      enters: [],
      placement: { kind: "flank", side: "right" },
    };
    table.arrange([move(each(creatures()), purged, "purge"), back]);
    expect(table.line()).toEqual(["Dysania", "Kaupe"]);
    expect(table.names("purged")).toEqual(["Plan", "Engine", "Plate"]);
  });

  it("26 [R25] under another's control it becomes its owner's token; a token that copies it stays facedown", () => {
    const gez = card("Gez", {
      abilities: [timed("action", steal(n(2)), { kind: "flip", ...named("flip"), objects: source, facing: "down" })],
    });
    const table = new TestTable({ you: refs.warrior, opponent: refs.scholar });
    const id = table.put(gez, "play", "opponent", { controller: "you" });
    table.give("opponent", { amber: 5 });
    table.useAction(id);
    expect([table.line(), table.player().amber]).toEqual([["Scholar"], 2]);
    const copy = table.token(refs.warrior, plan);
    const original = table.put(gez, "play", "opponent");
    table.resolve(copy, [
      { kind: "becomeCopy", ...named("copy"), objects: source, of: choose(creatures(enemy)), duration: null },
    ]);
    table.useAction(copy);
    expect([table.player().amber, table.card(copy).facing, table.card(original).facing]).toEqual([4, "down", "up"]);
  });

  it("28 [R29, R30] a blanked Strange Shell with power counters reaps and fights and has no Action", () => {
    const table = new TestTable({ you: refs.strangeShell, house: "ekwidon" });
    const id = table.token(refs.strangeShell, plan, "you", { counters: { power: 3 } });
    const effects = [{ kind: "blank", affected: creatures({ kind: "named", name: "Strange Shell" }) }] as const;
    table.arrange([{ kind: "lasting", ...named("blank"), effects, duration: restOfTurn }]);
    table.put(pawn, "play", "opponent");
    const uses = table
      .request()
      ?.options.flatMap((option) =>
        option.kind === "action" && option.action.kind === "use" && option.action.card === id
          ? [option.action.use]
          : [],
      );
    expect(uses).toEqual(["reap", "fight"]);
  });

  it("29 [R23, R33] the new token counts, the opponent's does not", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, pawn);
    table.token(grunt, pawn);
    table.token(grunt, pawn, "opponent");
    table.put(urchin, "deck");
    table.play(table.put(action("Drive", make({ placement: left }), gain(count(creatures(friendly, token)))), "hand"));
    expect(table.player().amber).toBe(3);
  });

  it("31 [R32] an Outpost on a warded creature takes the ward and makes nothing", () => {
    const table = new TestTable({ you: grunt });
    table.put(pawn, "play", "you", { statuses: ["ward"] });
    table.fill("deck", [urchin, plan]);
    table.useAction(table.put(outpost, "play"));
    expect(table.line()).toEqual(["Pawn"]);
    expect(table.card(table.creature("Pawn")).statuses).toEqual([]);
  });

  it("33 [R35] a reap makes a token instead of æmber, and losing æmber is as ever", () => {
    const table = new TestTable({ you: grunt });
    const id = table.put(pawn, "play");
    table.fill("deck", [urchin, plan]);
    table.give("you", { amber: 2 });
    const instead: Instruction = {
      kind: "replacing",
      ...named("staff"),
      event: event("amberGained", { player: you }),
      times: "each",
      duration: restOfTurn,
      optional: "must",
      instructions: [make({ count: { kind: "eventAmount" }, placement: left })],
    };
    table.play(table.put(action("Staff", instead), "hand"));
    table.reap(id);
    table.arrange([lose(one, you)]);
    expect([table.line(), table.player().amber]).toEqual([["Grunt", "Pawn"], 1]);
  });

  it("34 [R23, R24] non-token creatures are destroyed, then each token creature of both players", () => {
    const table = new TestTable({ you: grunt, opponent: refs.savant });
    table.token(grunt, plan);
    table.token(refs.savant, plan, "opponent");
    table.fill("play", [pawn]);
    table.arrange([destroy(each(creatures(nonToken)), "crash")]);
    expect([table.line(), table.line("opponent")]).toEqual([["Grunt"], ["Savant"]]);
    table.arrange([destroy(each(creatures(token)), "hypoxia")]);
    expect([table.line(), table.line("opponent")]).toEqual([[], []]);
  });

  it("35 [R38] a wipe with two non-token creatures and a token makes exactly two", () => {
    const table = new TestTable({ you: grunt });
    const gained = fixed({
      kind: "gainAbilities",
      affected: creatures(friendly, nonToken),
      abilities: [timed("destroyed", make({ placement: left }))],
    });
    table.fill("play", [card("Esquire", { abilities: [gained] }), pawn]);
    table.token(grunt, troll);
    table.fill("deck", [urchin, urchin, urchin]);
    table.arrange([destroy(each(creatures()))], 0);
    expect(table.line()).toEqual(["Grunt", "Grunt"]);
  });
});
