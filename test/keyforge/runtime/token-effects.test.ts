import { describe, expect, it } from "vitest";
import { action, amberIcon, card, cardsIn, choose, count, creatures, each, enemy, event, exalt, forEach, friendly, gain, iteration, keyword, lose, make, n, named, one, opponent, ready, replacement, restOfTurn, result, source, steal, token, use, you, filter } from "./cards.js"; // prettier-ignore
import type { Instruction } from "../../../src/keyforge/effects/index.js";
import * as refs from "./references.js";
import { TestTable } from "./table.js";

const { grunt, urchin, plan, engine, pawn, troll } = refs;

describe("counting and fighting with what was made", () => {
  it("R33 counts live in the opponent's next turn the token creatures of whoever used it", () => {
    const table = new TestTable({ you: grunt });
    table.token(grunt, plan);
    const levy: Instruction = {
      kind: "lasting",
      ...named("levy"),
      effects: [{ kind: "keyCost", player: opponent, change: "more", amount: count(creatures(friendly, token)) }],
      duration: { kind: "nextTurn", player: "opponent" },
    };
    table.arrange([levy]);
    table.token(grunt, urchin);
    table.give("opponent", { amber: 7 });
    table.endTurn("logos");
    expect(table.player("opponent")).toMatchObject({ amber: 7, keys: [] });
    table.endTurn("mars");
    table.endTurn("red", "logos");
    expect(table.player("opponent").keys).toEqual(["red"]);
  });

  const hordes: readonly Instruction[] = [
    make({ count: count(creatures(enemy)), placement: { kind: "flank", side: "left" } }),
    ready(result("make")),
    forEach(each(creatures(enemy)), {
      ...use(
        {
          kind: "choose",
          chooser: you,
          filter: creatures({ kind: "among", of: result("make") }, { kind: "state", state: "ready" }),
          least: one,
          most: one,
          manner: "chosen",
        },
        "fight",
        { against: iteration, ignoring: ["taunt"] },
      ),
    }),
  ];

  it("R34 makes all, readies all and fights one by one, each enemy once, ignoring taunt", () => {
    const table = new TestTable({ you: grunt });
    table.put(card("Guard", { power: 9, abilities: [keyword("taunt")] }), "play", "opponent");
    table.put(troll, "play", "opponent");
    table.fill("deck", [urchin, plan]);
    table.arrange(hordes, 0);
    expect(table.player("opponent").battleline.map((id) => table.card(id).damage)).toEqual([3, 3]);
    expect(table.line()).toEqual([]);
  });

  it("R16 lets only six of seven copies fight", () => {
    const table = new TestTable({ you: grunt });
    const walls = Array.from({ length: 7 }, (_, index) => card(`Wall ${index}`, { power: 9 }));
    table.fill("play", walls, "opponent");
    table.fill(
      "deck",
      Array.from({ length: 7 }, () => urchin),
    );
    table.arrange(hordes, 0, 0, 0, 0, 0, 0);
    expect(table.line()).toEqual(["Grunt"]);
    expect(table.kinds().filter((kind) => kind === "fought")).toHaveLength(6);
  });
});

describe("instead of something else", () => {
  const staffUp: Instruction = {
    kind: "replacing",
    ...named("staff"),
    event: event("amberGained", { player: you }),
    times: "each",
    duration: restOfTurn,
    optional: "must",
    instructions: [make({ count: { kind: "eventAmount" }, placement: { kind: "flank", side: "left" } })],
  };

  it.each<[string, Instruction, number, number]>([
    ["gained", gain(n(2)), 2, 3],
    ["stolen", steal(one), 1, 2],
  ])("R35 makes token creatures instead of æmber that would be %s", (_, instruction, made, left) => {
    const table = new TestTable({ you: grunt });
    table.fill("deck", [urchin, plan, engine]);
    table.give("opponent", { amber: 3 });
    table.arrange([staffUp, instruction]);
    expect(table.line()).toHaveLength(made);
    expect(table.player().amber).toBe(0);
    expect(table.player("opponent").amber).toBe(made === 2 ? 3 : left);
  });

  it("R35 makes a token instead of the æmber of a reap", () => {
    const table = new TestTable({ you: grunt });
    const id = table.put(pawn, "play");
    table.fill("deck", [urchin, plan]);
    table.arrange([staffUp]);
    table.reap(id);
    expect(table.line()).toEqual(["Grunt", "Pawn"]);
    expect(table.player().amber).toBe(0);
  });

  it("R35 leaves losing æmber alone", () => {
    const table = new TestTable({ you: grunt });
    table.give("you", { amber: 2 });
    table.put(urchin, "deck");
    table.arrange([staffUp, lose(one, you)]);
    expect(table.line()).toEqual([]);
    expect(table.player().amber).toBe(1);
  });

  it("R35 has the active player choose among replacements", () => {
    const table = new TestTable({ you: grunt });
    const spider = card("Spider", {
      abilities: [replacement(event("amberGained", { player: you }), "must", exalt(source))],
    });
    const id = table.put(spider, "play");
    table.put(urchin, "deck");
    table.arrange([staffUp, gain(one)]);
    expect(table.asked()).toBe("replacement");
    table.answer("Spider");
    expect(table.card(id).amber).toBe(1);
    expect(table.line()).toEqual(["Spider"]);
  });

  it.each([
    [["yes", "left"], 1, 2],
    [["no"], 2, 1],
  ])("R36 replaces one æmber icon at a time, where its player wants (%#)", (answers, amber, creaturesThere) => {
    const table = new TestTable({ you: grunt });
    const icon = event("bonusIconResolved", { player: you, details: [{ kind: "icon", icon: "amber" }] });
    table.put(card("Conjuror", { abilities: [replacement(icon, "may", make())] }), "play");
    table.put(urchin, "deck");
    const spell = table.put(action("Spell"), "hand", "you", { icons: [amberIcon, amberIcon] });
    table.play(spell, ...answers, "no");
    expect(table.player().amber).toBe(amber);
    expect(table.line()).toHaveLength(creaturesThere);
  });
});

describe("tokens from chosen cards and spent tokens", () => {
  it("R37 makes token creatures of cards of a hand, with an empty deck too", () => {
    const table = new TestTable({ you: grunt });
    table.fill("hand", [troll, plan, pawn]);
    const reveal: Instruction = {
      kind: "reveal",
      ...named("reveal"),
      player: you,
      objects: choose(cardsIn("hand", you, ["creature"]), n(0), { kind: "anyNumber" }),
    };
    table.arrange([reveal, make({ from: result("reveal") })], ["Troll", "Pawn"], ["Troll", "Pawn"], "left");
    expect(table.names("battleline")).toEqual(["Pawn", "Troll"]);
    expect(table.line()).toEqual(["Grunt", "Grunt"]);
    expect(table.names("hand")).toEqual(["Plan"]);
  });

  it("R37 makes token creatures of cards under another, which were none there", () => {
    const table = new TestTable({ you: grunt });
    const kiligog = table.put(engine, "play");
    table.put(plan, "under", "you", { under: kiligog, facing: "down" });
    table.put(urchin, "under", "you", { under: kiligog, facing: "down" });
    expect(table.line()).toEqual([]);
    const under = each(filter([], [{ kind: "under", under: source }], ["under"]));
    table.resolve(kiligog, [make({ from: under })], ["Plan", "Urchin"], "right");
    expect(table.names("battleline")).toEqual(["Plan", "Urchin"]);
  });

  it("R37 still needs a reference card", () => {
    const table = new TestTable();
    table.put(troll, "hand");
    table.arrange([make({ from: each(cardsIn("hand", you)) })]);
    expect(table.names("hand")).toEqual(["Troll"]);
  });

  it.each([
    [5, ["yes", "red", "logos"], ["red"], 0, []],
    [5, ["no", "logos"], [], 5, ["Æmberling"]],
    [6, [[0], "red", "logos"], ["red"], 1, []],
    [6, [[], "red", "logos"], ["red"], 0, ["Æmberling"]],
  ] as const)("R41 may be spent as one æmber for a key, ignoring its ward (%#)", (amber, answers, keys, left, line) => {
    const table = new TestTable({ opponent: refs.aemberling });
    table.token(refs.aemberling, pawn, "opponent", { statuses: ["ward"] });
    table.give("opponent", { amber });
    table.endTurn(...answers);
    expect(table.player("opponent")).toMatchObject({ keys, amber: left });
    expect(table.line("opponent")).toEqual(line);
  });
});
