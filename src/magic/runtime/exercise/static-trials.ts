import type { Ability, CompiledCard, EventPattern, Filter, Instruction, StaticEffect } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { place } from "../place.js";
import { everyObject } from "../state/objects.js";
import { n, named, you } from "./arranging.js";
import type { Drive } from "./drive.js";
import { combat, theirCombat } from "./fights.js";
import type { Policy } from "./policy.js";
import { provoke } from "./provoke.js";
import { pieceFor } from "./satisfy.js";
import { selfOf, begin } from "./setting.js";
import { drivenWith, faultOf, inPlay, type Static, without } from "./static-stage.js";
import type { Verdict } from "./verdict.js";
import { sides } from "./world.js";

/** The parts of a turn in which a spell is tried to be cast. */
const parts = [
  "upkeep",
  "firstMainPhase",
  "beginningOfCombat",
  "declareAttackersStep",
  "declareBlockersStep",
  "endStep",
] as const;

/** In which of these parts of both players' turns the card can be cast. */
function castableIn(card: CompiledCard, ability: Static, policy: Policy): readonly boolean[] {
  return [sides.you, sides.opponent].flatMap((whose) =>
    parts.map((part) => {
      const staged = inPlay(card, ability, "hand", policy);
      const drive = begin(card, ability, staged, { ...policy, attack: "all", block: "one" });
      if (whose !== drive.state.turn.active || part !== drive.state.turn.part) drive.advance(part, whose);
      drive.awaitPriority();
      drive.refill();
      drive.input({ kind: "act", action: { kind: "cast", object: staged.id, face: 0 } });
      return everyObject(drive.state).some(({ casting, zone }) => zone === "stack" && casting !== null);
    }),
  );
}

/** Whether the spell can be cast at some time, and not at another at which it could be without the ability (601.3). */
export function isTimed(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = castableIn(card, ability, policy);
  if (!own.includes(true)) return "it cannot be cast";
  const free = castableIn(without(card, ability), ability, policy);
  return own.some((can, index) => !can && free[index] === true) ? null : "it can be cast at any time";
}

/** How much damage there is, in combat of both players and by everything else, while the ability is in play. */
function damageWith(
  card: CompiledCard,
  ability: Static,
  policy: Policy,
  before: readonly Instruction[] = [],
): { total: number; drive: Drive } {
  const staged = inPlay(card, ability, "battlefield", policy);
  const drive = begin(card, ability, staged, { ...policy, attack: "all", block: "one" });
  const stage = { drive, self: selfOf(card), id: staged.id };
  const every = { kind: "matching", filter: { what: "permanent", constraints: [] } } as const;
  const to = [every, you, { kind: "eachOpponent" }] as const;
  for (const one of before) drive.arrange(one);
  drive.arrange({ kind: "dealDamage", ...named("all"), source: every, amount: n(1), to, division: "each" });
  combat(stage);
  theirCombat(stage);
  const total = drive.events.reduce((sum, event) => (event.kind === "damaged" ? sum + event.amount : sum), 0);
  return { total, drive };
}

/** Whether less damage is dealt with the ability in play (615.1). */
export function preventsDamage(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = damageWith(card, ability, policy);
  const other = damageWith(without(card, ability), ability, policy);
  return faultOf(own.drive) ?? (own.total < other.total ? null : "no damage is prevented");
}

const shield: Instruction = {
  kind: "preventDamage",
  ...named("shield"),
  to: null,
  by: null,
  combat: "any",
  amount: "all",
  duration: { kind: "indefinite" },
};

/** Whether more damage is dealt with the ability in play while all of it would be prevented (615.12). */
export function isDealtAnyway(card: CompiledCard, ability: Static, policy: Policy): Verdict {
  const own = damageWith(card, ability, policy, [shield]);
  const other = damageWith(without(card, ability), ability, policy, [shield]);
  return faultOf(own.drive) ?? (own.total > other.total ? null : "all damage is prevented");
}

const anySpell = { kind: "filter", filter: { what: "spell", constraints: [] }, grouping: "each" } as const;

/** Something of the kind that is meant, with an ability that triggers on the event. */
function triggering(of: Filter, event: EventPattern): CompiledCard | null {
  const piece = pieceFor({ ...of, what: "permanent" });
  const gain = { kind: "gainLife", id: "more.e1", result: "r1", player: you, amount: n(1) } as const;
  const ability: Ability = {
    kind: "triggered",
    id: "more",
    event,
    condition: null,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [gain] },
  };
  if (piece === null) return null;
  return {
    ...piece.card,
    id: `${piece.card.id}:more`,
    faces: piece.card.faces.map((face) => ({ ...face, abilities: [...face.abilities, ability] })),
  };
}

/** Whether an ability triggers more often with the ability in play (603.2d). */
export function triggersMore(
  card: CompiledCard,
  ability: Static,
  { event, of }: Extract<StaticEffect, { kind: "triggerAdditional" }>,
  policy: Policy,
): Verdict {
  const pattern = event ?? {
    kind: "castsSpell",
    player: { kind: "player", reference: you },
    spell: anySpell,
    detail: plainDetail,
  };
  const watcher = triggering(of, pattern);
  if (watcher === null) return "static triggerAdditional";
  const timesWith = (each: CompiledCard): { times: number; drive: Drive } => {
    const drive = drivenWith(each, ability, "battlefield", policy);
    const { state, id } = place(drive.state, { card: watcher, zone: "battlefield", owner: sides.you, parts: {} });
    drive.state = state;
    provoke(pattern, { drive, self: selfOf(watcher), id });
    const times = drive.events.filter((one) => one.kind === "triggered" && one.ability === "more").length;
    return { times, drive };
  };
  const own = timesWith(card);
  return (
    faultOf(own.drive) ?? (own.times > timesWith(without(card, ability)).times ? null : "it triggers no more often")
  );
}
