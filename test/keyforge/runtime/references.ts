import { atLeast, archives, capture, card, damage, destroy, draw, event, exalt, fixed, gain, hand, cardsIn, choose, creatures, each, enemy, eachPlayer, friendly, keyword, move, reference, source, steal, timed, triggered, use, you, count, n, one, other, status, ifDone, filter } from "./cards.js"; // prettier-ignore

/** The reference cards that the tests make token creatures of, as their texts are quoted in the rules. */
export const grunt = reference("Grunt", 3, { houses: ["mars"], traits: ["martian", "soldier"] });
export const berserker = reference("Berserker", 5, {
  houses: ["brobnar"],
  traits: ["giant"],
  abilities: [
    fixed({ kind: "entersPlay", affected: source, state: "ready" }),
    { ...fixed({ kind: "entersPlay", affected: source, state: "enraged" }), id: "enraged" },
    timed("afterFight", destroy(source)),
  ],
});
export const warrior = reference("Warrior", 4, {
  houses: ["brobnar"],
  abilities: [
    fixed({
      kind: "onlyIf",
      affected: source,
      act: "reap",
      condition: { kind: "not", condition: atLeast(count(creatures(enemy)), 1) },
    }),
  ],
});
export const prospector = reference("Prospector", 1, {
  houses: ["ekwidon"],
  abilities: [timed("destroyed", draw(one))],
});
export const strangeShell = reference("Strange Shell", 1, {
  houses: ["ekwidon"],
  armor: 4,
  abilities: [
    fixed({ kind: "cannot", affected: source, act: "fight", by: null }),
    { ...fixed({ kind: "cannot", affected: source, act: "reap", by: null }), id: "no reap" },
    timed("action", move(source, hand)),
  ],
});
export const trader = reference("Trader", 1, {
  houses: ["ekwidon"],
  abilities: [timed("action", steal(one), destroy(source))],
});
export const blorb = reference("Blorb", 1, {
  houses: ["mars"],
  abilities: [keyword("elusive"), fixed({ kind: "cannot", affected: source, act: "reap", by: null })],
});
export const rebel = reference("Rebel", 1, {
  houses: ["mars"],
  abilities: [timed("afterReap", damage(1, choose(creatures())))],
});
export const cleric = reference("Cleric", 1, {
  houses: ["sanctum"],
  abilities: [triggered(event("entersPlay", { object: source }), [capture(source)])],
});
export const disciple = reference("Disciple", 1, {
  houses: ["sanctum"],
  traits: ["human", "monk"],
  abilities: (["power", "armor"] as const).map((kind) => ({
    ...fixed({
      kind,
      affected: source,
      change: "more",
      amount: count(creatures({ kind: "trait", trait: "monk" }, { kind: "neighborOf", of: source, side: "either" })),
    }),
    id: kind,
  })),
});
export const defender = reference("Defender", 2, { houses: ["sanctum"], armor: 1 });
export const scholar = reference("Scholar", 1, { houses: ["saurian"], abilities: [timed("afterReap", draw(one))] });
export const trooper = reference("Trooper", 5, {
  houses: ["saurian"],
  abilities: [timed(["afterFight", "afterReap"], exalt(source))],
});
export const b0t = reference("B0-T", 1, {
  houses: ["staralliance"],
  abilities: [
    timed(
      "action",
      use(choose(creatures(friendly, { kind: "not", constraint: { kind: "house", house: "staralliance" } })), "any"),
    ),
  ],
});
export const aemberling = reference("Æmberling", 1, {
  houses: ["staralliance"],
  abilities: [
    fixed({ kind: "cannot", affected: source, act: "reap", by: null }),
    { ...fixed({ kind: "spendAsAmber", affected: source, worth: 1 }), id: "spend" },
  ],
});
export const cultist = reference("Cultist", 2, {
  houses: ["unfathomable"],
  abilities: [timed("action", destroy(source), ifDone("destroy", status("ward", choose(creatures(friendly)))))],
});
export const fish = reference("Fish", 2, {
  houses: ["unfathomable"],
  abilities: [
    timed("destroyed", damage(2, choose(creatures(enemy, { kind: "superlative", most: "most", measure: "power" })))),
  ],
});
export const alphaGamma = reference("Alpha-Gamma", 1, {
  abilities: [timed("destroyed", move(source, archives, "archive"))],
});
export const savant = reference("Savant", 2, { traits: ["cyborg"] });
export const stooge = reference("Stooge", 1, { houses: ["shadows"] });
export const yardbird = reference("Yardbird", 2, {
  houses: ["shadows"],
  abilities: [
    keyword("elusive"),
    timed("beforeFight", {
      kind: "ready",
      id: "ready",
      result: "ready",
      objects: choose(creatures(other, { kind: "named", name: "Yardbird" })),
    }),
  ],
});
export const zealot = reference("Zealot", 1, {
  houses: ["redemption"],
  traits: ["mutant"],
  abilities: [keyword("assault", 2)],
});
export const briarInstar = reference("Briar Instar", 2, { houses: ["untamed"], abilities: [keyword("hazardous", 2)] });
export const grumpus = reference("Grumpus", 2, { houses: ["brobnar"], abilities: [keyword("splash-attack", 1)] });
export const skirmisher = reference("Skirmisher", 2, { houses: ["brobnar"], abilities: [keyword("skirmish")] });
export const squire = reference("Squire", 2, { houses: ["sanctum"], abilities: [keyword("taunt")] });
export const wolf = reference("Steppe Wolf", 1, {
  houses: ["untamed"],
  traits: ["beast", "wolf"],
  abilities: [
    fixed({
      kind: "power",
      affected: source,
      change: "more",
      amount: count(creatures(friendly, other, { kind: "trait", trait: "wolf" })),
    }),
  ],
});
export const diplomat = reference("Diplomat", 1, {
  houses: ["ekwidon"],
  abilities: [keyword("elusive"), timed("afterReap", gain(one, eachPlayer))],
});
export const corsair = reference("Corsair", 2, {
  houses: ["skyborn"],
  abilities: [
    fixed(
      { kind: "power", affected: source, change: "more", amount: one },
      { kind: "keyForged", color: "red", player: you },
    ),
    {
      ...fixed(
        { kind: "gainKeyword", affected: source, keyword: { keyword: "skirmish", value: null } },
        { kind: "keyForged", color: "red", player: you },
      ),
      id: "skirmish while red",
    },
  ],
});

/** Cards whose printed side lies hidden under a token creature. */
export const urchin = card("Urchin", { houses: ["shadows"], abilities: [timed("play", steal(one))] });
export const plan = card("Plan", { type: "action", houses: ["dis"], amber: 1, abilities: [timed("play", gain(n(2)))] });
export const engine = card("Engine", { type: "artifact", houses: ["logos"] });
export const plate = card("Plate", { type: "upgrade", houses: ["sanctum"] });
export const troll = card("Troll", { power: 8, houses: ["brobnar"] });
export const pawn = card("Pawn", { power: 2 });
export const everything = each(creatures());
export const ownHand = cardsIn("hand", you);
export const inDiscard = filter([], [], ["discard"]);
