import { expect, it } from "vitest";
import type { CompiledCard } from "../../../src/magic/effects/index.js";
import { createExerciser, exercise } from "../../../src/magic/runtime/index.js";
import { handlers } from "../../../src/magic/runtime/handlers/table.js";
import { undone } from "../../../src/magic/runtime/state/scope.js";
import {
  activated,
  bear,
  card,
  create,
  creature,
  detail,
  dies,
  doubler,
  each,
  enters,
  fixed,
  group,
  keyword,
  matching,
  n,
  named,
  one,
  permanents,
  saproling,
  spell,
  target,
  targetOf,
  treasure,
  triggered,
  you,
  yours,
} from "./builders.js";

const gain = { kind: "gainLife", ...named("gain"), player: you, amount: one } as const;
const upkeep = {
  kind: "turnPart",
  part: "upkeep",
  whose: { kind: "player", reference: you },
  edge: "beginning",
  next: "each",
} as const;
const plus = { sign: "plus", amount: one } as const;
const mana = (amount: string) => ({ kind: "cost", costs: [{ kind: "mana", symbols: [amount] }] }) as const;
const destroy = { kind: "destroy", ...named("d"), actor: you, objects: target("t") } as const;
const optional = { kind: "optional", ...named("may"), player: you, instructions: [gain] } as const;
const conditional = {
  kind: "conditional",
  ...named("if"),
  condition: { kind: "done", slot: "may" },
  then: [],
  otherwise: [{ kind: "loseLife", ...named("lose"), player: you, amount: one }],
} as const;

/** Cards whose abilities the runtime carries out whole. */
const executable: readonly (readonly [string, CompiledCard])[] = [
  [
    "an activated ability",
    bear("A", { abilities: [activated([{ kind: "mana", symbols: ["{2}", "{G}"] }], [create([group(saproling)])])] }),
  ],
  [
    "a spell with a target",
    card("A", {
      types: ["sorcery"],
      manaCost: ["{1}"],
      abilities: [spell([destroy], [targetOf("t", permanents(creature))])],
    }),
  ],
  ["entering", bear("A", { abilities: [triggered(enters, [create([group(treasure)])])] })],
  ["dying", bear("A", { abilities: [triggered(dies, [create([group(saproling)])])] })],
  ["an upkeep, with a choice both ways", bear("A", { abilities: [triggered(upkeep, [optional, conditional])] })],
  [
    "what another creature does",
    bear("A", { abilities: [triggered({ kind: "dies", object: each(permanents(creature, yours)), detail }, [gain])] }),
  ],
  ["a doubler", doubler],
  [
    "an anthem",
    card("A", {
      abilities: [
        fixed({
          kind: "continuous",
          affected: matching(creature, yours),
          changes: [{ kind: "changePowerToughness", power: plus, toughness: plus }],
        }),
      ],
    }),
  ],
  [
    "entering tapped",
    bear("A", {
      abilities: [fixed({ kind: "entersWith", object: { kind: "source" }, entry: [{ kind: "tapped" }], unless: null })],
    }),
  ],
  ["flying", bear("A", { abilities: [keyword("flying")] })],
  ["mobilize", bear("A", { abilities: [keyword("mobilize", { kind: "amount", amount: n(2) })] })],
  ["afterlife", bear("A", { abilities: [keyword("afterlife", { kind: "amount", amount: one })] })],
  ["embalm", bear("A", { abilities: [keyword("embalm", mana("{1}"))] })],
  ["persist", bear("A", { abilities: [keyword("persist")] })],
];

it.each(executable)("finds %s executable", (_, card) => {
  const { executable: ids, reasons } = exercise(card);
  expect([...reasons]).toEqual([]);
  expect(ids.size).toBe(1);
});

/** Abilities that are not carried out, with what is said of them. */
const others: readonly (readonly [string, CompiledCard])[] = [
  ["keyword banding", bear("A", { abilities: [keyword("banding")] })],
  ["static deckConstruction", card("A", { abilities: [fixed({ kind: "deckConstruction", what: "many" })] })],
  [
    "gainLife was not reached",
    card("A", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [spell([{ kind: "repeat", ...named("r"), times: n(0), instructions: [gain] }])],
    }),
  ],
  [
    "keyword banding",
    bear("A", {
      abilities: [
        triggered(enters, [
          {
            kind: "modify",
            ...named("m"),
            objects: { kind: "source" },
            changes: [{ kind: "gainAbilities", abilities: [keyword("banding")] }],
            duration: { kind: "endOfTurn" },
            membership: "lockedIn",
          },
        ]),
      ],
    }),
  ],
];

it.each(others)("says %s of what is not executable", (reason, card) => {
  const { executable: ids, reasons } = exercise(card);
  expect([...reasons.values()]).toEqual([reason]);
  expect(ids.size).toBe(0);
});

it("does not count an instruction whose handler does nothing", () => {
  const { gainLife } = handlers;
  const maker = bear("A", { abilities: [triggered(enters, [gain])] });
  Object.assign(handlers, { gainLife: () => undone });
  const { reasons } = exercise(maker);
  Object.assign(handlers, { gainLife });
  expect([...reasons.values()]).toEqual(["gainLife brought nothing about"]);
});

it("tries equal abilities once", () => {
  const tried = createExerciser();
  const maker = bear("A", { abilities: [triggered(enters, [gain])] });
  expect(tried(maker)).toEqual(exercise(maker));
  expect(tried({ ...maker, id: "another" })).toEqual(exercise(maker));
});
