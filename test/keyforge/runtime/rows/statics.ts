import { expect } from "vitest";
import type { StaticEffect } from "../../../../src/keyforge/effects/index.js";
import { type Action, requestOf } from "../../../../src/keyforge/runtime/index.js";
import { card, cardsIn, creatures, damage, draw, each, enemy, exalt, filter, friendly, gain, keyword, n, one, opponent, source, status, timed, token, you } from "../cards.js"; // prettier-ignore
import { type Scene, scene } from "./row.js";

/** A rule that holds, and what shows that it does: with it the check passes, without it the check must fail. */
export interface Rule {
  readonly effect: (at: Scene) => StaticEffect;
  readonly check: (at: Scene) => void;
}

/** Checks a rule on a table where it holds, or where it does not. */
export function tryRule({ effect, check }: Rule, holds: "holds" | "is absent"): void {
  const at = scene();
  const abilities =
    holds === "holds" ? [{ kind: "static", id: "law", condition: null, effects: [effect(at)] } as const] : [];
  at.table.put(card("Law", { type: "artifact", abilities }), "play");
  check(at);
}

const mine = creatures(friendly);
const theirs = creatures(enemy);
const humans = creatures(friendly, { kind: "named", name: "Human" });
const handCards = cardsIn("hand", you);

/** What the active player may do with a card now. */
function canDo({ table }: Scene, action: Action): boolean {
  const wanted = JSON.stringify(action);
  const options = requestOf(table.state)?.options ?? [];
  return options.some((option) => option.kind === "action" && JSON.stringify(option.action) === wanted);
}

/** The number of the first card of your hand. */
function inHand({ table }: Scene): number {
  const [first = 0] = table.player().hand;
  return first;
}

/** What each kind of static effect does. */
export const ruleRows: { readonly [Kind in StaticEffect["kind"]]: Rule } = {
  power: { effect: () => ({ kind: "power", affected: mine, change: "more", amount: n(2) }), check: ({ table, mutant }) => expect(table.looks(mutant).power).toBe(6) },
  armor: { effect: () => ({ kind: "armor", affected: mine, change: "more", amount: one }), check: ({ table, human }) => expect(table.looks(human).armor).toBe(2) },
  setPower: { effect: () => ({ kind: "setPower", affected: theirs, amount: n(1) }), check: ({ table, brute }) => expect(table.looks(brute).power).toBe(1) },
  setArmor: { effect: () => ({ kind: "setArmor", affected: mine, amount: n(0) }), check: ({ table, human }) => expect(table.looks(human).armor).toBe(0) },
  gainKeyword: { effect: () => ({ kind: "gainKeyword", affected: mine, keyword: { keyword: "taunt", value: null } }), check: ({ table, human }) => expect(table.looks(human).keywords).toHaveLength(1) },
  loseKeyword: {
    effect: () => ({ kind: "loseKeyword", affected: mine, keyword: null }),
    check: ({ table }) => expect(table.looks(table.put(card("Sly", { abilities: [keyword("elusive")] }), "play")).keywords).toEqual([]),
  },
  gainAbilities: { effect: () => ({ kind: "gainAbilities", affected: mine, abilities: [timed("afterReap", draw(one))] }), check: ({ table, human }) => { table.put(card("Mate", { houses: ["logos"] }), "play"); table.reap(human); expect(table.player().hand).toHaveLength(3); } },
  blank: { effect: () => ({ kind: "blank", affected: mine }), check: ({ table }) => { const id = table.put(card("Sage", { abilities: [timed("afterReap", draw(one))] }), "play"); table.reap(id); expect(table.player().hand).toHaveLength(2); } },
  cannot: { effect: () => ({ kind: "cannot", affected: mine, act: "reap", by: null }), check: (at) => expect(canDo(at, { kind: "use", card: at.human, use: "reap" })).toBe(false) },
  playerCannot: { effect: () => ({ kind: "playerCannot", player: you, act: "gainAmber", what: null }), check: ({ table }) => { table.arrange([gain(one)]); expect(table.player().amber).toBe(3); } },
  onlyIf: { effect: () => ({ kind: "onlyIf", affected: mine, act: "reap", condition: { kind: "haunted", player: you } }), check: (at) => expect(canDo(at, { kind: "use", card: at.human, use: "reap" })).toBe(false) },
  entersPlay: { effect: () => ({ kind: "entersPlay", affected: mine, state: "ready" }), check: (at) => { const id = inHand(at); at.table.play(id, "left"); expect(at.table.card(id).exhausted).toBe(false); } },
  doesNotReady: { effect: () => ({ kind: "doesNotReady", affected: humans }), check: ({ table, human }) => { table.reap(human); table.endTurn(); expect(table.card(human).exhausted).toBe(true); } },
  keyCost: { effect: () => ({ kind: "keyCost", player: opponent, change: "less", amount: n(4) }), check: ({ table }) => { table.endTurn("red", "logos"); expect(table.player("opponent").keys).toEqual(["red"]); } },
  handSize: { effect: () => ({ kind: "handSize", player: you, change: "less", amount: n(3) }), check: ({ table }) => { table.endTurn("logos"); expect(table.player().hand).toHaveLength(3); } },
  skipStep: { effect: () => ({ kind: "skipStep", player: you, step: "drawCards" }), check: ({ table }) => { table.endTurn("logos"); expect(table.player().hand).toHaveLength(2); } },
  mayPlay: { effect: () => ({ kind: "mayPlay", player: you, what: handCards, most: one, how: "any", zone: null }), check: (at) => { const id = at.table.put(card("Alien", { houses: ["dis"] }), "hand"); expect(canDo(at, { kind: "play", card: id })).toBe(true); } },
  mayUse: { effect: () => ({ kind: "mayUse", player: you, what: mine, most: one, how: "reap", zone: null }), check: (at) => expect(canDo(at, { kind: "use", card: at.mutant, use: "reap" })).toBe(true) },
  playAsUpgrade: {
    effect: () => ({ kind: "playAsUpgrade", affected: source, abilities: [] }),
    check: (at) => {
      const [law] = at.table.player().artifacts.slice(-1);
      const abilities = at.table.looks(law ?? 0).abilities.map(({ ability }) => ability);
      const id = at.table.put(card("Rider", { abilities }), "hand");
      expect(canDo(at, { kind: "playAsUpgrade", card: id })).toBe(true);
    },
  },
  house: { effect: () => ({ kind: "house", affected: mine, house: "dis", manner: "also" }), check: ({ table, human }) => expect(table.looks(human).houses).toEqual(["logos", "dis"]) },
  trait: { effect: () => ({ kind: "trait", affected: mine, trait: "giant" }), check: ({ table, human }) => expect(table.looks(human).traits).toEqual(["human", "giant"]) },
  type: { effect: () => ({ kind: "type", affected: filter(["artifact"], [{ kind: "named", name: "Engine" }]), type: "creature" }), check: ({ table, engine }) => expect(table.looks(engine).type).toBe("creature") },
  spendAmberOn: { effect: () => ({ kind: "spendAmberOn", player: opponent, from: theirs }), check: ({ table, brute }) => { table.resolve(brute, Array.from({ length: 3 }, () => exalt(source))); table.endTurn("red", "logos"); expect(table.player("opponent").keys).toEqual(["red"]); } },
  spendAsAmber: { effect: () => ({ kind: "spendAsAmber", affected: theirs, worth: 2 }), check: ({ table }) => { table.endTurn("yes", [0, 1], "red", "logos"); expect(table.player("opponent").battleline).toEqual([]); } },
  fightDamage: { effect: () => ({ kind: "fightDamage", affected: mine, amount: n(0) }), check: ({ table, human, brute }) => { table.fight(human, "Brute"); expect(table.card(brute).damage).toBe(0); } },
  damagePrevention: { effect: () => ({ kind: "damagePrevention", affected: theirs, most: n(2) }), check: ({ table, brute }) => { table.arrange([damage(3, each(creatures({ kind: "named", name: "Brute" })))]); expect(table.card(brute).damage).toBe(1); } },
  copyOf: { effect: () => ({ kind: "copyOf", affected: humans, of: each(creatures({ kind: "named", name: "Brute" })) }), check: ({ table, human }) => expect(table.looks(human).power).toBe(8) },
  extraBonusIcons: { effect: () => ({ kind: "extraBonusIcons", affected: humans, icons: [{ kind: "draw" }] }), check: ({ table, human }) => expect(table.looks(human).bonusIcons).toHaveLength(2) },
  loseAbilities: { effect: () => ({ kind: "loseAbilities", affected: mine, timing: "afterReap" }), check: ({ table }) => { const id = table.put(card("Sage", { houses: ["logos"], abilities: [timed("afterReap", draw(one))] }), "play"); table.reap(id); expect(table.player().hand).toHaveLength(2); } },
  loseTraits: { effect: () => ({ kind: "loseTraits", affected: mine }), check: ({ table, human }) => expect(table.looks(human).traits).toEqual([]) },
  turnLimit: { effect: () => ({ kind: "turnLimit", player: you, act: "playCards", what: null, most: 0 }), check: (at) => expect(canDo(at, { kind: "play", card: inHand(at) })).toBe(false) },
  keyBarred: { effect: () => ({ kind: "keyBarred", player: opponent, key: 1 }), check: ({ table }) => { table.give("opponent", { amber: 6 }); table.endTurn("logos"); expect(table.player("opponent").keys).toEqual([]); } },
  attachOnly: {
    effect: () => ({ kind: "attachOnly", affected: source, to: creatures({ kind: "named", name: "Nobody" }) }),
    check: (at) => {
      const [law] = at.table.player().artifacts.slice(-1);
      const abilities = at.table.looks(law ?? 0).abilities.map(({ ability }) => ability);
      const id = at.table.put(card("Rider", { type: "upgrade", abilities }), "hand");
      expect(canDo(at, { kind: "play", card: id })).toBe(false);
    },
  },
  fightBonus: { effect: () => ({ kind: "fightBonus", affected: mine, amount: n(1) }), check: ({ table, human, brute }) => { table.fight(human, "Brute"); expect(table.card(brute).damage).toBe(6); } },
  ignores: { effect: () => ({ kind: "ignores", affected: mine, what: ["armor"] }), check: ({ table, human }) => { const wall = table.put(card("Wall", { power: 9, armor: 3 }), "play", "opponent"); table.fight(human, "Wall"); expect(table.card(wall).damage).toBe(5); } },
  toll: { effect: () => ({ kind: "toll", player: you, act: "useCards", what: mine, amount: n(2), to: null }), check: ({ table, human }) => { table.reap(human); expect(table.player().amber).toBe(2); } },
  considered: { effect: () => ({ kind: "considered", affected: creatures(token), as: "flank" }), check: ({ table, grunt }) => { table.arrange([status("stun", each(creatures(friendly, { kind: "position", position: "flank" })))]); expect(table.card(grunt).statuses).toEqual(["stun"]); } },
}; // prettier-ignore
