import type { Ability, CompiledCard, Zone } from "../../effects/index.js";
import type { CardObject } from "../state/card-object.js";
import { playerOf } from "../state/cards.js";
import type { CardId } from "../state/identity.js";
import { wanted } from "./pieces.js";
import type { Policy } from "./policy.js";
import { pieceFor, plainCard, sides } from "./satisfy.js";
import type { Setting } from "./setting.js";
import { conditionsOf, countersIn, filtersIn, speaksOfMaker } from "./walk.js";

/** The state in which the conditions of an ability want its card, or the creature that it is attached to. */
export function ownParts(card: CompiledCard, ability: Ability): Partial<CardObject> {
  const filters = conditionsOf(ability).flatMap((one) =>
    one.kind === "fits" && (one.object.kind === "source" || one.object.kind === "host") ? [one.filter] : [],
  );
  return filters.reduce((parts, filter) => ({ ...parts, ...pieceFor(filter, card, 0).parts }), {});
}

/** What lies on the card under trial, or on the creature that it is attached to: æmber, and counters that it speaks of. */
function burden(card: CompiledCard, ability: Ability, { pieces, past, many }: Policy): Partial<CardObject> {
  const exhausted = past === "eventful";
  if (pieces === "none") return { exhausted };
  const amount = many === "least" ? 1 : wanted(ability);
  const counters = Object.fromEntries(countersIn(ability).map((counter) => [counter, amount]));
  if (card.type === "artifact") return { counters, exhausted };
  const own = pieces === "plenty" ? ownParts(card, ability) : {};
  return { amber: 2, counters, exhausted, ...own };
}

/** Puts an upgrade in play on a creature of yours. */
function putUpgrade(setting: Setting, card: CompiledCard, parts: Partial<CardObject>, { offset }: Policy): CardId {
  const [house = "logos"] = offset % 2 === 0 ? card.houses : [];
  const bearer = { ...plainCard("Bearer", "creature", house), power: 6 };
  const host = setting.put(bearer, "play", sides.you, parts);
  return setting.put(card, "play", sides.you, { attachedTo: host, counters: parts.counters ?? {} });
}

/** Puts upgrades on the card under trial and cards under it, where its ability speaks of such. */
function putOnSelf(setting: Setting, card: CompiledCard, ability: Ability, id: CardId): void {
  const attachedTo = setting.state.objects[id]?.attachedTo ?? id;
  filtersIn(ability).forEach((filter, number) => {
    const piece = { ...pieceFor(filter, card, number).card, id: `trial:own:${number}` };
    for (const { kind } of filter.constraints) {
      if (kind === "attachedTo") setting.put({ ...piece, type: "upgrade" }, "play", sides.you, { attachedTo });
      if (kind === "under")
        for (let copy = 0; copy < 2; copy += 1)
          setting.put({ ...piece, power: piece.power ?? 3 }, "under", sides.you, { under: id });
    }
  });
}

/** Puts the upgrade on the card under trial that grants it an ability which speaks of what granted it. */
function putMaker(setting: Setting, card: CompiledCard, ability: Ability, id: CardId): void {
  const effects = [{ kind: "gainAbilities", affected: { kind: "host" }, abilities: [ability] }] as const;
  const granting: Ability = { kind: "static", id: `${ability.id}:granted`, condition: null, effects };
  const [house = "logos"] = card.houses;
  const maker = { ...plainCard("Granter", "upgrade", house), amber: 0, abilities: [granting] };
  setting.put(maker, "play", sides.you, { attachedTo: id });
}

/** Puts the card under trial where it is to be: an upgrade in play on a creature of yours. */
export function putSelf(setting: Setting, card: CompiledCard, ability: Ability, zone: Zone, policy: Policy): CardId {
  if (card.type === "archonPower") return setting.put(card, "identity", sides.you);
  if (zone !== "play") return setting.put(card, zone, sides.you);
  const parts = burden(card, ability, policy);
  if (card.type === "tokenCreature") {
    const underside = plainCard("Underside", "action", "dis");
    return setting.put(underside, "play", sides.you, { ...parts, token: card.id });
  }
  const id =
    card.type === "upgrade" ? putUpgrade(setting, card, parts, policy) : setting.put(card, zone, sides.you, parts);
  if (!card.abilities.includes(ability) && speaksOfMaker(ability)) putMaker(setting, card, ability, id);
  if (policy.pieces === "plenty") putOnSelf(setting, card, ability, id);
  return id;
}

/** A line with some cards in its middle. */
function around(rest: readonly CardId[], ...middle: readonly (readonly CardId[])[]): readonly CardId[] {
  const half = Math.floor(rest.length / 2);
  return [...rest.slice(0, half), ...middle.flat(), ...rest.slice(half)];
}

/** A line with the creatures that are to be neighbors at both its ends, where a creature comes into play. */
function atEnds(line: readonly CardId[], near: readonly CardId[]): readonly CardId[] {
  const rest = line.filter((id) => !near.includes(id));
  const [last, ...others] = [...near].reverse();
  return last === undefined ? line : [...others, ...rest, last];
}

/** Puts a creature of yours at the left, at the right or in the center of its battleline, with its neighbors beside it. */
export function positioned(setting: Setting, id: CardId, { offset, past }: Policy): void {
  const creature = setting.state.objects[id]?.attachedTo ?? id;
  const line = (): readonly CardId[] => playerOf(setting.state, sides.you).battleline;
  if (!line().includes(creature)) {
    setting.change(sides.you, { battleline: atEnds(line(), setting.beside) });
    return;
  }
  if (line().length % 2 === 0) setting.put(plainCard("One more", "creature", "untamed"), "play", sides.you);
  const near = past === "eventful" ? [...setting.beside].reverse() : setting.beside;
  const rest = line().filter((one) => one !== creature && !near.includes(one));
  const half = Math.ceil(near.length / 2);
  const others = offset % 2 === 0 ? [...near, ...rest] : around(rest, near.slice(0, half), near.slice(half));
  const index = offset < 0 ? others.length : offset % 2 === 0 ? 0 : others.length / 2;
  const all = offset < 0 ? [...others].reverse() : others;
  setting.change(sides.you, { battleline: [...all.slice(0, index), creature, ...all.slice(index)] });
}
