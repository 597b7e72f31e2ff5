import type { Ability, Condition, Instruction, PlayerReference, Quantity } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import { tributePaid } from "../read/tribute.js";
import {
  amountOf,
  anyNumberOf,
  fixed,
  gainHaste,
  hasCounters,
  named,
  number,
  qualityOf,
  source,
  you,
} from "./build.js";

/** "As this enters, …" (614.1c). */
function asEnters(keyword: KeywordOf, instructions: readonly Instruction[]): Ability {
  return fixed(keyword, "as-enters", [{ kind: "asEnters", object: source, instructions }]);
}

/** The permanent enters with so many counters. */
function entering(keyword: KeywordOf, counter: string, count: Quantity): Instruction {
  const entry = [{ kind: "counters", counter, count } as const];
  return { kind: "enterWith", ...named(keyword, `enter:${counter}`), object: source, entry };
}

/** "You may": the instructions where the player likes. */
function mayDo(keyword: KeywordOf, instructions: readonly Instruction[]): Instruction {
  return { kind: "optional", ...named(keyword, "may"), player: you, instructions };
}

/** N for each object that the instruction of this part of the keyword was done to. */
function forEachOf(keyword: KeywordOf, part: string): Quantity {
  const done = { kind: "result", slot: named(keyword, part).result } as const;
  return { kind: "product", factors: [amountOf(keyword), done] };
}

/** Devour N, or devour [quality] N (702.82a, c): creatures, or permanents of the quality, are sacrificed for counters. */
function devour(keyword: KeywordOf): readonly Ability[] {
  const constraints = qualityOf(keyword)?.constraints ?? [{ kind: "cardType", cardType: "creature" } as const];
  const objects = anyNumberOf({
    what: "permanent",
    constraints: [...constraints, { kind: "controlledBy", player: you }],
  });
  const sacrifice = { kind: "sacrifice", ...named(keyword, "devour"), player: you, objects } as const;
  const counters = entering(keyword, "+1/+1", forEachOf(keyword, "devour"));
  return [asEnters(keyword, [mayDo(keyword, [sacrifice]), counters])];
}

/** Amplify N (702.38a): cards of the hand that share a creature type with the permanent are revealed for counters. */
function amplify(keyword: KeywordOf): readonly Ability[] {
  const constraints = [
    { kind: "inZone", zone: "hand", of: you },
    { kind: "shares", what: "creatureType", with: source },
  ] as const;
  const what = anyNumberOf({ what: "card", constraints });
  const reveal = { kind: "reveal", ...named(keyword, "amplify"), player: you, what } as const;
  return [asEnters(keyword, [reveal, entering(keyword, "+1/+1", forEachOf(keyword, "amplify"))])];
}

/** Sunburst (702.44a): a counter for each color of mana that was spent, of one kind on a creature, of another else. */
function sunburst(keyword: KeywordOf): readonly Ability[] {
  const count = { kind: "colorsSpent", on: source } as const;
  const constraints = [{ kind: "cardType", cardType: "creature" } as const];
  const condition: Condition = { kind: "matches", object: source, filter: { what: "object", constraints } };
  const then = [entering(keyword, "+1/+1", count)];
  const otherwise = [entering(keyword, "charge", count)];
  return [asEnters(keyword, [{ kind: "conditional", ...named(keyword, "if"), condition, then, otherwise }])];
}

/** Unleash (702.98a): it may enter with a +1/+1 counter, and can't block while it has one. */
function unleash(keyword: KeywordOf): readonly Ability[] {
  const prohibition = { kind: "block", whom: null, manner: "any" } as const;
  const changes = [{ kind: "prohibit", prohibition } as const];
  return [
    asEnters(keyword, [mayDo(keyword, [entering(keyword, "+1/+1", number(1))])]),
    fixed(keyword, "block", [{ kind: "continuous", affected: source, changes }], hasCounters("+1/+1", "atLeast", 1)),
  ];
}

/** Someone puts +1/+1 counters on it. */
function counters(keyword: KeywordOf, count = number(1), actor: PlayerReference = you): Instruction {
  const rest = { actor, counter: "+1/+1", count, on: source, division: "each" } as const;
  return { kind: "putCounters", ...named(keyword, "grow"), ...rest };
}

/** Riot (702.136a): it enters with a +1/+1 counter where its controller likes that, else it gains haste. */
function riot(keyword: KeywordOf): readonly Ability[] {
  const may = named(keyword, "may");
  const condition = { kind: "done", slot: may.result } as const;
  return [
    asEnters(keyword, [
      { kind: "optional", ...may, player: you, instructions: [counters(keyword)] },
      { kind: "conditional", ...named(keyword, "else"), condition, then: [], otherwise: [gainHaste(keyword, source)] },
    ]),
  ];
}

/** Tribute N (702.104a): an opponent whom its controller chooses may have it enter with N more +1/+1 counters. */
function tribute(keyword: KeywordOf): readonly Ability[] {
  const opponents = { what: "player", constraints: [{ kind: "opponentOf", player: you }] } as const;
  const player = { kind: "choosePlayer", chooser: you, filter: opponents } as const;
  const rest = { player: null, object: source, designation: tributePaid } as const;
  const note: Instruction = { kind: "becomeDesignation", ...named(keyword, "paid"), ...rest };
  const may = named(keyword, "may");
  const payer = { kind: "resultPlayer", slot: may.result } as const;
  const instructions = [counters(keyword, amountOf(keyword), payer), note];
  return [asEnters(keyword, [{ kind: "optional", ...may, player, instructions }])];
}

/** Keywords that apply as their permanent enters, or by which it enters in another way. */
export const asEntersKeywords = { amplify, devour, riot, sunburst, tribute, unleash };
