import type {
  Ability,
  CopyException,
  Cost,
  Entry,
  Instruction,
  ObjectReference,
  Quantity,
  TokenSpecification,
} from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import {
  activated,
  addCounters,
  amountOf,
  anyDetail,
  attacks,
  costsOf,
  creatureToken,
  dies,
  enters,
  named,
  number,
  source,
  triggered,
  you,
} from "./build.js";

/** One creation of one kind of token. */
function create(
  keyword: KeywordOf,
  count: Quantity,
  token: TokenSpecification,
  entries: readonly Entry[] = [],
): Instruction {
  return {
    kind: "createTokens",
    ...named(keyword, "create"),
    creator: you,
    controller: you,
    groups: [{ count, token, enters: entries }],
  };
}

/** The tokens that the keyword made. */
function made(keyword: KeywordOf): ObjectReference {
  return { kind: "result", slot: named(keyword, "create").result };
}

/** Afterlife (702.135a): 1/1 white and black Spirits with flying as it dies. */
function afterlife(keyword: KeywordOf): readonly Ability[] {
  const flying = { kind: "keyword", id: `${keyword.id}:flying`, keyword: "flying", parameters: [] } as const;
  const characteristics = creatureToken(["Spirit"], ["white", "black"], [1, 1], {
    abilities: [flying],
    text: "Flying",
  });
  return [triggered(keyword, dies, [create(keyword, amountOf(keyword), { kind: "specified", characteristics })])];
}

/** Fabricate (702.123a): +1/+1 counters, or as many 1/1 colorless Servos. */
function fabricate(keyword: KeywordOf): readonly Ability[] {
  const amount = amountOf(keyword);
  const characteristics = creatureToken(["Servo"], [], [1, 1], { types: ["artifact", "creature"] });
  const may = named(keyword, "may");
  const counters = addCounters(keyword, source, amount, "+1/+1");
  const optional: Instruction = { kind: "optional", ...may, player: you, instructions: [counters] };
  const condition = { kind: "done", slot: may.result } as const;
  const servos = create(keyword, amount, { kind: "specified", characteristics });
  return [
    triggered(keyword, enters, [
      optional,
      { kind: "conditional", ...named(keyword, "if"), condition, then: [], otherwise: [servos] },
    ]),
  ];
}

/** Equipment that makes its own bearer: living weapon (702.92a), for Mirrodin! (702.163a), job select (702.182a). */
function bearer(token: ReturnType<typeof creatureToken>): (keyword: KeywordOf) => readonly Ability[] {
  return (keyword) => {
    const attach: Instruction = { kind: "attach", ...named(keyword, "attach"), object: source, to: made(keyword) };
    return [
      triggered(keyword, enters, [create(keyword, number(1), { kind: "specified", characteristics: token }), attach]),
    ];
  };
}

/** Mobilize (702.181a): tapped and attacking 1/1 red Warriors, sacrificed at the next end step. */
function mobilize(keyword: KeywordOf): readonly Ability[] {
  const characteristics = creatureToken(["Warrior"], ["red"], [1, 1]);
  const entries: readonly Entry[] = [{ kind: "tapped" }, { kind: "attacking", whom: null }];
  const sacrifice: Instruction = {
    kind: "sacrifice",
    ...named(keyword, "sacrifice"),
    player: you,
    objects: made(keyword),
  };
  const delayed: Instruction = {
    kind: "delayedTrigger",
    ...named(keyword, "delayed"),
    event: { kind: "turnPart", part: "endStep", whose: null, edge: "beginning", next: "next" },
    times: "once",
    expires: null,
    targets: [],
    instructions: [sacrifice],
  };
  return [
    triggered(keyword, attacks, [
      create(keyword, amountOf(keyword), { kind: "specified", characteristics }, entries),
      delayed,
    ]),
  ];
}

/** A copy of the card without a mana cost, out of the graveyard: embalm (702.128a), eternalize (702.129a). */
function fromGraveyard(exceptions: readonly CopyException[]): (keyword: KeywordOf) => readonly Ability[] {
  return (keyword) => {
    const exile: Cost = { kind: "exile", what: source, from: "graveyard" };
    const copy = create(keyword, number(1), { kind: "copy", of: source, exceptions });
    const more = { functionsFrom: "graveyard", restrictions: [{ kind: "sorcerySpeed" }] } as const;
    return [activated(keyword, [...costsOf(keyword), exile], { targets: [], instructions: [copy] }, more)];
  };
}

const zombie: CopyException = { kind: "addTypes", types: [], subtypes: ["Zombie"] };

/** Offspring (702.175a): if its cost was paid, a 1/1 copy as it enters. */
function offspring(keyword: KeywordOf): readonly Ability[] {
  const small: CopyException = { kind: "setPowerToughness", power: number(1), toughness: number(1) };
  const copy = create(keyword, number(1), { kind: "copy", of: source, exceptions: [small] });
  return [
    triggered(keyword, { ...enters, detail: anyDetail }, [copy], { condition: { kind: "paid", cost: "offspring" } }),
  ];
}

/** Keywords that make tokens. */
export const tokenKeywords = {
  afterlife,
  fabricate,
  "living weapon": bearer(creatureToken(["Phyrexian", "Germ"], ["black"], [0, 0])),
  "for mirrodin!": bearer(creatureToken(["Rebel"], ["red"], [2, 2])),
  "job select": bearer(creatureToken(["Hero"], [], [1, 1])),
  mobilize,
  embalm: fromGraveyard([zombie, { kind: "setColors", colors: ["white"] }, { kind: "noManaCost" }]),
  eternalize: fromGraveyard([
    zombie,
    { kind: "setColors", colors: ["black"] },
    { kind: "noManaCost" },
    { kind: "setPowerToughness", power: number(4), toughness: number(4) },
  ]),
  offspring,
};
