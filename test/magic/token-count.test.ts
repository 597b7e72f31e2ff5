import { describe, expect, it } from "vitest";
import type { Instruction } from "../../src/magic/effects/index.js";
import { abilitiesOf, creationsIn, elf, groupOf, instructionsOf, readOn, sorcery } from "./compile/kit.js";
import { bear, card, creature, matching, n, named, you } from "./runtime/builders.js";
import { TestTable } from "./runtime/table.js";

/** Cards as the runtime sees them, whose costs hold colored mana. */
const shade = card("Gloom Shade", { types: ["creature"], manaCost: ["{1}", "{B}", "{B}"], power: "1", toughness: "1" });
const imp = card("Gloom Imp", { types: ["creature"], manaCost: ["{B/R}"], power: "1", toughness: "1" });

/** How many tokens there are once a sorcery's text was carried out, after what else happened before. */
function made(text: string, before: (table: TestTable) => void = () => undefined): number {
  const table = new TestTable();
  before(table);
  const had = table.tokens().length;
  table.arrange(instructionsOf(text));
  expect(table.unable()).toEqual([]);
  return table.tokens().length - had;
}

const destroyBears: Instruction = {
  kind: "destroy",
  actor: you,
  ...named("kill"),
  objects: matching(creature),
};
const gain = (amount: number): Instruction => ({ kind: "gainLife", ...named("gain"), player: you, amount: n(amount) });

describe("counts what there is as the token is created", () => {
  it("counts mana symbols for devotion, a hybrid one once (700.5)", () => {
    const before = (table: TestTable): void => {
      table.put(shade);
      table.put(imp);
      table.put(shade, "battlefield", "opponent");
    };
    expect(made("Create a number of Food tokens equal to your devotion to black.", before)).toBe(3);
    expect(made("Create a number of Food tokens equal to your devotion to black and red.", before)).toBe(3);
    expect(made("Create a number of Food tokens equal to your devotion to green.", before)).toBe(0);
  });

  it("counts the mana symbols in mana costs as devotion does (700.5)", () => {
    const text = "Create a Clue token for each black mana symbol in the mana costs of permanents you control.";
    expect(made(text, (table) => table.put(shade))).toBe(2);
  });

  it("counts opponents for each of whom something is created (102.2)", () => {
    expect(made("Create a Food token for each opponent you have.")).toBe(1);
    expect(made("For each opponent, you create two Food tokens.")).toBe(2);
    expect(made("For each player, you create a Food token.")).toBe(2);
  });

  it("counts opponents who hold more than you (110.2)", () => {
    const text = "Create a Food token for each opponent who controls more creatures than you.";
    const theirs = (table: TestTable): number => table.put(bear("Far Bear"), "battlefield", "opponent");
    expect(made(text)).toBe(0);
    expect(made(text, theirs)).toBe(1);
    const even = (table: TestTable): void => {
      theirs(table);
      table.put(bear("Near Bear"));
    };
    expect(made(text, even)).toBe(0);
    expect(made("Create a Food token for each opponent who has more cards in hand than you.")).toBe(0);
  });

  it("counts counters of players and among creatures (122.1)", () => {
    const counters = (table: TestTable): void => {
      table.put(bear("Strong Bear"), "battlefield", "you", { counters: { "+1/+1": 2, flying: 1 } });
    };
    expect(made("Create X Food tokens, where X is the number of counters among creatures you control.", counters)).toBe(
      3,
    );
    const experience: Instruction = { kind: "putCounters", ...named("xp"), actor: you, counter: "experience", count: n(2), on: you, division: "each" }; // prettier-ignore
    const text = "Create a Food token for each experience counter you have.";
    expect(made(text, (table) => table.arrange([experience]))).toBe(2);
  });
});

describe("counts what happened", () => {
  const twoBears = (table: TestTable): void => {
    table.put(bear("First Bear"));
    table.put(bear("Second Bear"), "battlefield", "opponent");
  };

  it("counts what was destroyed, though it is no longer on the battlefield (608.2h)", () => {
    expect(made("Destroy all creatures. Create a Food token for each creature destroyed this way.", twoBears)).toBe(2);
    const other = "Destroy all creatures. You gain 3 life. Create a Food token for each creature destroyed this way.";
    expect(made(other, twoBears)).toBe(2);
  });

  it("counts creatures that died this turn, each as it last was (700.4, 603.10a)", () => {
    const died = (table: TestTable): void => {
      twoBears(table);
      table.put(card("Idle Loom", {}));
      table.arrange([destroyBears]);
    };
    expect(made("Create a Food token for each creature that died this turn.", died)).toBe(2);
    expect(made("Create a Food token for each creature that died under your control this turn.", died)).toBe(1);
  });

  it("adds up the life gained this turn (119.9)", () => {
    const text = "Create X Food tokens, where X is the amount of life you gained this turn.";
    const gained = (table: TestTable): void => {
      table.arrange([gain(2)]);
      table.arrange([gain(3)]);
    };
    expect(made(text, gained)).toBe(5);
    expect(made(text)).toBe(0);
  });

  it("creates as many as the die shows (706.2)", () => {
    const count = made("Roll a d4. Create a number of Food tokens equal to the result.");
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(4);
  });

  it("creates as many as the excess damage (120.10)", () => {
    const table = new TestTable();
    const id = table.put(bear("Small Bear"), "battlefield", "you", { damage: 1 });
    const text = "Test of Text deals 4 damage to each creature. Create a number of Food tokens equal to the amount of excess damage dealt this way."; // prettier-ignore
    expect(id).toBe(1);
    table.arrange(instructionsOf(text));
    expect(table.unable()).toEqual([]);
    expect(table.tokens()).toHaveLength(3);
  });

  it("makes tokens as large as those that were sacrificed together (208.1, 608.2h)", () => {
    const table = new TestTable();
    table.put(bear("First Bear"));
    table.put(bear("Second Bear"), "battlefield", "opponent");
    const text = "Each player sacrifices a creature. Create an X/X black Horror creature token, where X is the total power of the creatures sacrificed this way."; // prettier-ignore
    table.arrange(instructionsOf(text));
    expect(table.tokens().map(({ id }) => table.looks(id).power)).toEqual([4]);
  });
});

describe("goes through players and objects one by one", () => {
  it("creates for each player what they have (608.2c)", () => {
    const table = new TestTable();
    table.put(bear("First Bear"), "battlefield", "opponent");
    table.put(bear("Second Bear"), "battlefield", "opponent");
    table.arrange(instructionsOf("Each player creates a Food token for each creature they control."));
    expect(table.tokens().map(({ owner }) => owner)).toEqual(["opponent", "opponent"]);
  });

  it("creates once for each player who chose to, and counts those (101.4, 608.2d)", () => {
    const text = "Each player may create a Food token. For each player who does, you create a Clue token.";
    const table = new TestTable();
    table.arrange(instructionsOf(text));
    table.answer(0);
    table.answer(0);
    expect(table.unable()).toEqual([]);
    expect(table.find("Food Token").map(({ owner }) => owner)).toEqual(["you", "opponent"]);
    expect(table.find("Clue Token")).toHaveLength(2);
    const one = new TestTable();
    one.arrange(instructionsOf(text));
    one.answer(1);
    one.answer(0);
    expect(one.find("Food Token").map(({ owner }) => owner)).toEqual(["opponent"]);
    expect(one.find("Clue Token")).toHaveLength(1);
  });

  it("lets each player who chose to act with what is theirs (101.4)", () => {
    const table = new TestTable();
    table.put(bear("First Bear"), "hand");
    table.put(bear("Second Bear"), "hand", "opponent");
    let request = table.arrange(
      instructionsOf("Each player may put a creature card from their hand onto the battlefield."),
    );
    while (request !== null && request.purpose !== "act") request = table.answer(0);
    expect(table.unable()).toEqual([]);
    expect([...table.find("First Bear"), ...table.find("Second Bear")].map(({ owner }) => owner)).toEqual([
      "you",
      "opponent",
    ]);
  });

  it("speaks of all that a loop made (608.2c)", () => {
    const table = new TestTable();
    table.put(bear("First Bear"));
    table.put(bear("Second Bear"));
    const text = "For each creature you control, create a token that's a copy of that creature. Put a +1/+1 counter on each of those tokens."; // prettier-ignore
    table.arrange(instructionsOf(text));
    expect(table.unable()).toEqual([]);
    expect(table.tokens().map(({ counters }) => counters["+1/+1"])).toEqual([1, 1]);
  });
});

describe("counts of the spell that was cast", () => {
  const casting = { by: "you", from: "hand", x: null, manaSpent: ["{W}", "{W}", "{U}", "{C}"], paid: ["kicker", "kicker"] } as const; // prettier-ignore
  const cases = [
    ["a number of Food tokens equal to the amount of mana spent to cast Test of Text", 4],
    ["a Food token for each color of mana spent to cast Test of Text", 2],
    ["a Food token for each time Test of Text was kicked", 2],
  ] as const;

  it.each(cases)("creates %s (601.2h, 105.1, 702.33d)", (tokens, count) => {
    const abilities = abilitiesOf(`Whenever you gain life, create ${tokens}.`, elf);
    const table = new TestTable();
    table.put(bear("Test of Text", { abilities }), "battlefield", "you", { casting });
    table.arrange([gain(1)]);
    table.resolve();
    expect(table.unable()).toEqual([]);
    expect(table.tokens()).toHaveLength(count);
  });
});

describe("lists how many tokens a text makes", () => {
  const counts = [
    ["Investigate twice.", 2],
    ["Investigate four times.", 4],
  ] as const;

  it.each(counts)("%s", (text, count) => {
    const [creation] = creationsIn(readOn(text, sorcery));
    expect(creation?.groups.map((group) => group.count)).toEqual([n(count)]);
  });

  const unknown = [
    "Create a Food token for each dawdling creature you control.",
    "Create a number of Food tokens equal to the dawdling of creatures.",
    "Create X Food tokens, where X is the dawdling of creatures.",
    "Create a 1/1 white Cat creature token that's tapped and attacking for each dawdling creature.",
  ];

  it.each(unknown)("never lists one of what it does not understand: %s", (text) => {
    const reading = readOn(text, sorcery);
    expect(reading.compiled).toBeNull();
    const listed = creationsIn(reading).flatMap(({ groups }) => groups.map(({ count }) => count.kind));
    expect(listed).not.toContain("number");
    expect(listed).not.toEqual([]);
  });

  const broken: readonly (readonly [string, number])[] = [
    ["Whenever another creature enters create two Food tokens.", 1],
    ["Whenever you create a Food token, dawdle.", 0],
    ['Create a 1/1 red Goblin creature token named "Spark".', 0],
    ["Choose a frob. Create a red and white creature token with those characteristics.", 0],
  ];

  it.each(broken)(
    "reads what is created, not what is asked for, nor without its name or what else it is (111.3, 111.4, 603.1): %s",
    (text, made) => {
      const reading = readOn(text, sorcery);
      expect(reading.compiled).toBeNull();
      expect(creationsIn(reading)).toHaveLength(made);
    },
  );
});

describe("says how large a token is", () => {
  it("reads the size of another creature, not of the token itself (208.1)", () => {
    const text =
      "Destroy target creature. Create a black Horror creature token. Its power is equal to that creature's power and its toughness is equal to that creature's toughness.";
    const { token } = groupOf(text);
    const of = { kind: "target", target: "t1" };
    expect(token).toMatchObject({
      characteristics: {
        power: { kind: "characteristic", characteristic: "power", of },
        toughness: { kind: "characteristic", characteristic: "toughness", of },
      },
    });
  });

  it("reads one size for both (208.1)", () => {
    const text =
      "Create a green Ooze creature token with base power and toughness each equal to the total power of creatures you control.";
    const { token } = groupOf(text);
    expect(token).toMatchObject({ characteristics: { power: { kind: "extreme" }, toughness: { kind: "extreme" } } });
  });
});
