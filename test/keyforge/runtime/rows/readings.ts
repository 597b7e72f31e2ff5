import { expect } from "vitest";
import type { Condition, Constraint, EventDetail, Instruction, ObjectReference, PlayerReference, Quantity } from "../../../../src/keyforge/effects/index.js"; // prettier-ignore
import { card, cardsIn, choose, count, conditional, creatures, damage, destroy, draw, each, enemy, event, exalt, filter, forEach, friendly, gain, move, n, named, one, opponent, result, discardPile, status, timed, token, triggered, upgrade, upgradeGrants, you, hand, source, eachPlayer } from "../cards.js"; // prettier-ignore
import * as refs from "../references.js";
import { freeRow, row, type Row, type Scene } from "./row.js";

/** Every creature of that name. */
function called(name: string): ObjectReference {
  return each(creatures({ kind: "named", name }));
}

/** A row in which as many creatures meet a constraint, after something was done. */
function meets(constraint: Constraint, amount: number, ...before: readonly Instruction[]): Row {
  return row(
    constraint.kind,
    () => [...before, gain(count(creatures(constraint)), you, "counted")],
    ({ table }) => expect(table.player().amber).toBe(3 + amount),
  );
}

const relation = (amount: number) => ({ relation: "atLeast", to: n(amount) }) as const;
const put: Instruction = {
  kind: "putCounters",
  ...named("put"),
  counter: "glory",
  amount: one,
  objects: called("Foe"),
};

/** What each kind of constraint asks for. */
export const constraintRows: { readonly [Kind in Constraint["kind"]]: Row } = {
  controlledBy: meets(friendly, 3),
  ownedBy: meets({ kind: "ownedBy", player: opponent }, 2),
  inZoneOf: row(
    "inZoneOf",
    () => [gain(count(cardsIn("hand", you)))],
    ({ table }) => expect(table.player().amber).toBe(5),
  ),
  house: meets({ kind: "house", house: "mars" }, 2),
  trait: meets({ kind: "trait", trait: "human" }, 2),
  named: meets({ kind: "named", name: "Brute" }, 1),
  keyword: freeRow("keyword", ({ table }) => {
    table.put(
      card("Sly", { abilities: [{ kind: "keyword", id: "elusive", keyword: "elusive", value: null }] }),
      "play",
    );
    table.arrange([gain(count(creatures({ kind: "keyword", keyword: "elusive" })))]);
    expect(table.player().amber).toBe(4);
  }),
  token: meets(token, 1),
  state: meets({ kind: "state", state: "damaged" }, 1, damage(1, called("Brute"))),
  status: meets({ kind: "status", status: "ward" }, 1, status("ward", called("Foe"))),
  position: meets({ kind: "position", position: "flank" }, 4),
  neighborOf: meets({ kind: "neighborOf", of: called("Grunt"), side: "either" }, 2),
  besides: meets({ kind: "besides", of: called("Human"), side: "left" }, 2),
  measure: meets({ kind: "measure", measure: "power", is: relation(5) }, 2),
  hasCounters: meets({ kind: "hasCounters", counter: "glory", is: relation(1) }, 1, put),
  superlative: meets({ kind: "superlative", most: "most", measure: "power" }, 1),
  topmost: meets({ kind: "topmost" }, 2),
  otherThan: meets({ kind: "otherThan", than: called("Human") }, 4),
  among: meets({ kind: "among", of: called("Human") }, 1),
  attachedTo: freeRow("attachedTo", ({ table, human }) => {
    table.put(refs.plate, "play", "you", { attachedTo: human });
    table.arrange([gain(count(filter(["upgrade"], [{ kind: "attachedTo", to: called("Human") }])))]);
    table.arrange([gain(count(filter(["upgrade"], [{ kind: "attachedTo", to: called("Foe") }])))]);
    expect(table.player().amber).toBe(4);
  }),
  under: freeRow("under", ({ table, engine }) => {
    table.put(refs.plan, "under", "you", { under: engine, facing: "up" });
    table.put(refs.plan, "under", "you", { under: table.put(refs.engine, "play"), facing: "up" });
    table.resolve(engine, [gain(count(filter([], [{ kind: "under", under: source }], ["under"])))]);
    expect(table.player().amber).toBe(4);
  }),
  shares: meets({ kind: "shares", what: "trait", with: called("Foe") }, 2),
  cardType: row(
    "cardType",
    () => [gain(count(filter([], [{ kind: "cardType", type: "artifact" }])))],
    ({ table }) => expect(table.player().amber).toBe(4),
  ),
  history: freeRow("history", ({ table, human }) => {
    table.reap(human).arrange([gain(count(creatures({ kind: "history", did: "reapedThisTurn" })))]);
    expect(table.player().amber).toBe(5);
  }),
  fighting: freeRow("fighting", ({ table, human }) => {
    const affected = creatures(friendly, { kind: "fighting", role: "attacking", against: null });
    const poison = { keyword: "poison", value: null };
    const effects = [{ kind: "gainKeyword", affected, keyword: poison } as const];
    table.put(card("Teacher", { abilities: [{ kind: "static", id: "poison", condition: null, effects }] }), "play");
    expect(table.looks(human).keywords).toEqual([]);
    table.fight(human, "Brute");
    expect(table.state.players[1]?.battleline).toHaveLength(1);
  }),
  not: meets({ kind: "not", constraint: token }, 4),
  either: meets({ kind: "either", constraints: [token, { kind: "named", name: "Foe" }] }, 2),
};

/** A row in which a condition holds, after something was done. */
function holds(
  condition: Condition,
  lay: (at: Scene) => void = () => undefined,
  ...before: readonly Instruction[]
): Row {
  return freeRow(condition.kind, (at) => {
    lay(at);
    const { table } = at;
    const { amber } = table.player();
    table.resolve(at.engine, [...before, conditional(condition, [gain(one, you, "yes")], [], "condition")]);
    expect(table.player().amber).toBe(amber + 1);
  });
}

/** What each kind of condition asks for. */
export const conditionRows: { readonly [Kind in Condition["kind"]]: Row } = {
  compare: holds({ kind: "compare", left: count(creatures(friendly)), is: relation(3) }),
  fits: holds({ kind: "fits", object: called("Grunt"), filter: creatures(token) }),
  done: holds({ kind: "done", slot: "destroy" }, undefined, destroy(called("Foe"))),
  happened: holds({ kind: "happened", event: event("destroyed", { object: creatures(enemy) }), when: "thisTurn" }, undefined, destroy(called("Foe"))),
  turnOf: holds({ kind: "turnOf", player: you }),
  haunted: holds({ kind: "haunted", player: you }, ({ table }) => table.fill("discard", Array.from({ length: 10 }, () => refs.pawn))),
  tide: holds({ kind: "tide", tide: "high" }, undefined, { kind: "raiseTide", ...named("tide"), player: you }),
  keyForged: holds({ kind: "keyForged", color: "red", player: you }, ({ table }) => table.give("you", { keys: ["red"] })),
  overwhelmed: holds({ kind: "overwhelmed", player: opponent }),
  activeHouse: holds({ kind: "activeHouse", house: "logos" }),
  share: holds({ kind: "share", what: "trait", objects: { kind: "all", of: [called("Human"), called("Foe")] } }),
  not: holds({ kind: "not", condition: { kind: "turnOf", player: opponent } }),
  and: holds({ kind: "and", conditions: [{ kind: "turnOf", player: you }, { kind: "activeHouse", house: "logos" }] }),
  or: holds({ kind: "or", conditions: [{ kind: "turnOf", player: opponent }, { kind: "activeHouse", house: "logos" }] }),
}; // prettier-ignore

/** A row in which a quantity is an amount, after something was done. */
function is(
  quantity: Quantity,
  amount: number,
  lay: (at: Scene) => void = () => undefined,
  ...before: readonly Instruction[]
): Row {
  return freeRow(quantity.kind, (at) => {
    lay(at);
    at.table.resolve(at.engine, [...before, { kind: "gainChains", ...named("x"), player: you, amount: quantity }]);
    expect(at.table.player().chains).toBe(amount);
  });
}

/** What each kind of quantity comes to. */
export const quantityRows: { readonly [Kind in Quantity["kind"]]: Row } = {
  number: is(n(4), 4),
  count: is(count(creatures()), 5),
  resultAmount: is({ kind: "resultAmount", slot: "destroy" }, 2, undefined, destroy(each(creatures(enemy)))),
  eventAmount: freeRow("eventAmount", ({ table }) => {
    const twice = triggered(event("amberGained", { player: opponent }), [gain({ kind: "eventAmount" })]);
    table.put(card("Echo", { abilities: [twice] }), "play");
    table.arrange([gain(n(2), opponent)]);
    expect(table.player().amber).toBe(5);
  }),
  amberOf: is({ kind: "amberOf", player: opponent }, 3),
  keysForged: is({ kind: "keysForged", player: opponent }, 1, ({ table }) => table.give("opponent", { keys: ["red"] })),
  handSize: is({ kind: "handSize", player: you }, 2),
  archivesSize: is({ kind: "archivesSize", player: you }, 1, ({ table }) => table.put(refs.pawn, "archives")),
  chains: is({ kind: "chains", player: opponent }, 3, ({ table }) => table.give("opponent", { chains: 3 })),
  sumOf: is({ kind: "sumOf", measure: "power", of: each(creatures(enemy)) }, 10),
  counters: is({ kind: "counters", counter: "glory", on: called("Foe") }, 1, undefined, put),
  different: is({ kind: "different", what: "house", filter: creatures() }, 4),
  history: is({ kind: "history", event: event("drew", { player: you }) }, 2, undefined, draw(n(2))),
  sum: is({ kind: "sum", terms: [n(1), n(2)] }, 3),
  difference: is({ kind: "difference", of: n(5), less: n(2) }, 3),
  times: is({ kind: "times", factor: 2, of: n(3) }, 6),
  half: is({ kind: "half", of: n(5), rounding: "up" }, 3),
  all: row(
    "all",
    () => [move(choose(cardsIn("hand", you), { kind: "all" }, { kind: "all" }), discardPile, "discard")],
    ({ table }) => expect(table.player().hand).toEqual([]),
  ),
  upTo: row(
    "upTo",
    () => [
      damage(3, called("Brute")),
      { kind: "heal", ...named("x"), amount: { kind: "upTo", most: n(2) }, objects: called("Brute") },
    ],
    ({ table, brute }) => expect(table.card(brute).damage).toBe(2),
    1,
  ),
  anyNumber: row(
    "anyNumber",
    () => [move(choose(cardsIn("hand", you), n(0), { kind: "anyNumber" }), discardPile, "discard")],
    ({ table }) => expect(table.names("hand")).toEqual(["Spell"]),
    ["Pawn"],
  ),
};

/** A row in which a player reference gives æmber to those players. */
function gives(
  player: PlayerReference,
  mine: number,
  theirs: number,
  before: readonly Instruction[] = [],
  ...answers: readonly string[]
): Row {
  return row(player.kind, () => [...before, gain(one, player, "given")], ({ table }) =>
    expect([table.player().amber, table.player("opponent").amber]).toEqual([3 + mine, 3 + theirs]), ...answers,
  ); // prettier-ignore
}

/** Whom each kind of player reference means. */
export const playerRows: { readonly [Kind in PlayerReference["kind"]]: Row } = {
  you: gives(you, 1, 0),
  opponent: gives(opponent, 0, 1),
  eachPlayer: gives(eachPlayer, 1, 1),
  eventPlayer: freeRow("eventPlayer", ({ table }) => {
    table.put(card("Gift", { abilities: [triggered(event("drew"), [gain(one, { kind: "eventPlayer" })])] }), "play");
    table.arrange([draw(one, opponent)]);
    expect(table.player("opponent").amber).toBe(4);
  }),
  controllerOf: gives({ kind: "controllerOf", of: called("Foe") }, 0, 1),
  ownerOf: gives({ kind: "ownerOf", of: called("Foe") }, 0, 1),
  choosePlayer: gives({ kind: "choosePlayer" }, 0, 1, [], "opponent"),
  resultPlayer: gives({ kind: "resultPlayer", slot: "who" }, 0, 1, [{ kind: "choosePlayer", ...named("who"), player: { kind: "choosePlayer" } }], "opponent"),
  iterationPlayer: row(
    "iterationPlayer",
    () => [{ kind: "forEach", ...named("loop"), slot: "each", over: eachPlayer, instructions: [gain(one, { kind: "iterationPlayer", slot: "each" })] }],
    ({ table }) => expect([table.player().amber, table.player("opponent").amber]).toEqual([4, 4]),
  ),
}; // prettier-ignore

/** A row in which a reference means those creatures: they are exalted. */
function means(
  reference: ObjectReference,
  names: readonly (keyof Scene)[],
  before: readonly Instruction[] = [],
  ...answers: readonly (string | number)[]
): Row {
  return row(reference.kind, () => [...before, exalt(reference, "meant")], (at) => {
    const { foe, brute, mutant, grunt, human } = at;
    const exalted = Object.entries({ foe, brute, mutant, grunt, human }).flatMap(([name, id]) => (at.table.card(id).amber > 0 ? [name] : []));
    expect(exalted.sort()).toEqual([...names].sort());
  }, ...answers); // prettier-ignore
}

/** A row in which an ability on a creature of yours is put to use by reaping. */
function reaping(name: string, lay: (at: Scene) => void, check: (at: Scene) => void): Row {
  return freeRow(name, (at) => {
    lay(at);
    at.table.reap(at.human);
    check(at);
  });
}

/** What each kind of object reference means. */
export const objectRows: { readonly [Kind in ObjectReference["kind"]]: Row } = {
  source: freeRow("source", ({ table, human }) => {
    table.resolve(human, [exalt(source)]);
    expect(table.card(human).amber).toBe(1);
  }),
  host: freeRow("host", ({ table, human }) => {
    const plate = table.put(refs.plate, "play", "you", { attachedTo: human });
    table.resolve(plate, [exalt({ kind: "host" })]);
    expect(table.card(human).amber).toBe(1);
  }),
  maker: reaping(
    "maker",
    ({ table, human }) => {
      const returns = upgradeGrants(timed("afterReap", move({ kind: "maker" }, hand, "return")));
      table.put(upgrade("Badge", returns), "play", "you", { attachedTo: human });
    },
    ({ table }) => expect(table.names("hand")).toContain("Badge"),
  ),
  each: means(each(creatures(enemy)), ["foe", "brute"]),
  choose: means(choose(creatures(enemy)), ["brute"], [], "Brute"),
  result: means(result("warded"), ["foe"], [status("ward", called("Foe"), "warded")]),
  eventObject: freeRow("eventObject", ({ table, foe }) => {
    table.put(card("Herald", { abilities: [triggered(event("warded"), [exalt({ kind: "eventObject" })])] }), "play");
    table.arrange([status("ward", called("Foe"))]);
    expect(table.card(foe).amber).toBe(1);
  }),
  eventOther: freeRow("eventOther", ({ table, brute }) => {
    const brave = card("Brave", {
      power: 9,
      armor: 9,
      abilities: [timed("afterFight", exalt({ kind: "eventOther" }))],
    });
    table.fight(table.put({ ...brave, power: 3 }, "play"), "Brute");
    expect(table.card(brute).amber).toBe(1);
  }),
  iteration: row(
    "iteration",
    () => [forEach(each(creatures(enemy)), exalt({ kind: "iteration", slot: "each" }))],
    ({ table, foe }) => expect(table.card(foe).amber).toBe(1),
  ),
  pileCards: row(
    "pileCards",
    () => [move({ kind: "pileCards", pile: "deck", end: "bottom", player: you, count: one }, discardPile, "discard")],
    ({ table }) => expect(table.names("discard")).toEqual(["Deeper", "Gone"]),
  ),
  deckUntil: row(
    "deckUntil",
    () => [
      move({ kind: "deckUntil", player: you, found: filter([], [{ kind: "named", name: "Deep" }], ["deck"]) }, hand),
    ],
    ({ table }) => expect(table.names("hand")).toEqual(["Pawn", "Spell", "Urchin", "Deep"]),
  ),
  all: means({ kind: "all", of: [called("Foe"), called("Human")] }, ["foe", "human"]),
};

/** A row in which only the event with a demand triggers: so many æmber come of all that is done. */
function demands(
  detail: EventDetail,
  kind: Parameters<typeof event>[0],
  amount: number,
  act: (at: Scene) => void,
): Row {
  return freeRow(detail.kind, (at) => {
    const { table } = at;
    table.put(
      card("Ear", { power: 9, abilities: [triggered(event(kind, { details: [detail] }), [gain(one, opponent)])] }),
      "play",
    );
    act(at);
    expect(table.player("opponent").amber).toBe(3 + amount);
  });
}

/** What each kind of demand asks of an event. */
export const detailRows: { readonly [Kind in EventDetail["kind"]]: Row } = {
  from: demands({ kind: "from", zone: "hand" }, "discarded", 2, ({ table }) => {
    const top = { kind: "pileCards", pile: "deck", end: "top", player: you, count: one } as const;
    table.arrange([
      move(top, discardPile, "discard", "deck"),
      move(each(cardsIn("hand", you)), discardPile, "discard"),
    ]);
  }),
  inFight: demands({ kind: "inFight" }, "destroyed", 1, ({ table, human }) => {
    table.fight(human, "Foe");
    table.arrange([destroy(called("Brute"))]);
  }),
  ordinal: demands({ kind: "ordinal", ordinal: 2 }, "drew", 1, ({ table }) => table.arrange([draw(n(3))])),
  atLeast: demands({ kind: "atLeast", amount: 2 }, "amberGained", 1, ({ table }) =>
    table.arrange([gain(one, you, "little"), gain(n(2), you, "much")]),
  ),
  house: demands({ kind: "house", house: "shadows" }, "houseChosen", 1, ({ table }) =>
    table.endTurn("logos").endTurn("logos").endTurn("shadows"),
  ),
  step: demands({ kind: "step", step: "readyCards" }, "stepBegins", 1, ({ table }) => table.endTurn("logos")),
  icon: demands({ kind: "icon", icon: "amber" }, "bonusIconResolved", 1, ({ table }) => {
    table.play(
      table.put(card("Iconic", { type: "action" }), "hand", "you", { icons: [{ kind: "draw" }, { kind: "amber" }] }),
    );
  }),
  survived: demands({ kind: "survived" }, "damaged", 1, ({ table }) =>
    table.arrange([damage(3, each(creatures(enemy)))]),
  ),
};
