import type { Ability, Condition, Constraint, Filter, Instruction, Quantity } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import type { KeywordOf } from "../read/abilities.js";
import { amountOf, enters, fixed, hasCounters, named, number, self, source, triggered, you } from "./build.js";

/** The permanents or cards that the keyword is given along. */
function qualityOf({ parameters }: KeywordOf): Filter | undefined {
  const [quality] = parameters.flatMap((part) => (part.kind === "quality" ? [part.filter] : []));
  return quality;
}

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

/** So many as the player likes of those that match. */
function anyNumber(what: Filter["what"], constraints: readonly Constraint[]) {
  const filter = { what, constraints };
  const most = { kind: "anyNumber" } as const;
  return { kind: "choice", chooser: you, filter, least: number(0), most, manner: "chosen" } as const;
}

/** Devour N, or devour [quality] N (702.82a, c): creatures, or permanents of the quality, are sacrificed for counters. */
function devour(keyword: KeywordOf): readonly Ability[] {
  const constraints = qualityOf(keyword)?.constraints ?? [{ kind: "cardType", cardType: "creature" } as const];
  const objects = anyNumber("permanent", [...constraints, { kind: "controlledBy", player: you }]);
  const sacrifice = { kind: "sacrifice", ...named(keyword, "devour"), player: you, objects } as const;
  const counters = entering(keyword, "+1/+1", forEachOf(keyword, "devour"));
  return [asEnters(keyword, [mayDo(keyword, [sacrifice]), counters])];
}

/** Amplify N (702.38a): cards of the hand that share a creature type with the permanent are revealed for counters. */
function amplify(keyword: KeywordOf): readonly Ability[] {
  const what = anyNumber("card", [
    { kind: "inZone", zone: "hand", of: you },
    { kind: "shares", what: "creatureType", with: source },
  ]);
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

/** Champion an [object] (702.72a): another of the player's is exiled until it leaves, or it is sacrificed. */
function champion(keyword: KeywordOf): readonly Ability[] {
  const constraints: readonly Constraint[] = [
    ...(qualityOf(keyword)?.constraints ?? []),
    { kind: "otherThan", object: source },
    { kind: "controlledBy", player: you },
  ];
  const filter: Filter = { what: "permanent", constraints };
  const one = number(1);
  const what = { kind: "choice", chooser: you, filter, least: one, most: one, manner: "chosen" } as const;
  const sacrifice = { kind: "sacrifice", ...named(keyword, "sacrifice"), player: you, objects: source } as const;
  const costs = [{ kind: "exile", what, from: null } as const];
  const unless = {
    kind: "unless",
    ...named(keyword, "champion"),
    player: you,
    costs,
    instructions: [sacrifice],
  } as const;
  const leaves = { kind: "leavesBattlefield", object: self, detail: plainDetail } as const;
  return [
    triggered(keyword, enters, [unless], { id: `${keyword.id}:champion:enters` }),
    triggered(keyword, leaves, [comesBack(keyword)], { id: `${keyword.id}:champion:leaves` }),
  ];
}

/** The card that was exiled comes back under its owner's control. */
function comesBack(keyword: KeywordOf): Instruction {
  const objects = { kind: "linked", how: "exiled" } as const;
  const controller = { kind: "ownerOf", of: objects } as const;
  const rest = { from: null, position: null, order: null, enters: [], until: null } as const;
  return {
    kind: "moveObjects",
    ...named(keyword, "return"),
    actor: you,
    objects,
    to: "battlefield",
    controller,
    ...rest,
  };
}

/** Keywords that apply as their permanent enters. */
export const asEntersKeywords = { amplify, champion, devour, sunburst, unleash };
