import type { Ability, CompiledCard } from "../../effects/index.js";
import { expand } from "../keywords/expand.js";
import { sightOf, unreadableEffects } from "../read/characteristics.js";
import { everyObject } from "../state/objects.js";
import type { Drive } from "./drive.js";
import type { Policy } from "./policy.js";
import { begin, type Staged, withCosts } from "./setting.js";
import { Evidence, type Verdict } from "./verdict.js";
import { everyFilter, speaksOfHost } from "./walk.js";
import { bareWorld, withCard, world } from "./world.js";

/** A static ability. */
export type Static = Extract<Ability, { readonly kind: "static" }>;

/** Whether an ability is the one under trial, or the keyword that stands for it. */
function isOrMeans(own: Ability, ability: Ability): boolean {
  return own === ability || (own.kind === "keyword" && expand(own).some(({ id }) => id === ability.id));
}

/** The card without one of its abilities. */
export function without(card: CompiledCard, ability: Ability): CompiledCard {
  const faces = card.faces.map((face) => ({
    ...face,
    abilities: face.abilities.filter((own) => !isOrMeans(own, ability)),
  }));
  return { ...card, id: `${card.id}:without`, faces };
}

/**
 * The card in play with what helps it: something for all that these abilities speak of, the one under trial where no others
 * are named, and a creature to be attached to where it is an Aura or an Equipment.
 */
export function inPlay(
  card: CompiledCard,
  ability: Ability,
  zone: "battlefield" | "hand",
  policy: Policy,
  abilities: readonly Ability[] = [ability],
): Staged {
  const state =
    policy.pieces === "none" ? bareWorld() : abilities.reduce(withCosts, world(abilities.flatMap(everyFilter)));
  const isAttachment = card.faces[0]?.subtypes.some(
    (subtype) => subtype === "Aura" || subtype === "Equipment" || subtype === "Fortification",
  );
  const attaches = isAttachment === true || speaksOfHost(ability);
  const hosts = everyObject(state).filter(
    (object) => object.zone === "battlefield" && sightOf(state).look(object).types.includes("creature"),
  );
  const host = hosts.at(policy.offset % Math.max(1, hosts.length));
  const isAttached = attaches && host !== undefined && zone === "battlefield";
  return withCard(state, card, zone, isAttached ? { attachedTo: host.id } : {});
}

/** A trial with the card in a zone, with its conditions met where the policy has it so. */
export function drivenWith(card: CompiledCard, ability: Ability, zone: "battlefield" | "hand", policy: Policy): Drive {
  return begin(card, ability, inPlay(card, ability, zone, policy), policy);
}

/** What went wrong in a trial. */
export function faultOf(drive: Drive): Verdict {
  const evidence = new Evidence();
  evidence.take(drive, new Set());
  const [unreadable] = unreadableEffects(drive.state);
  return evidence.fault() ?? unreadable?.what ?? null;
}
