import type { ByKind } from "../../state/kinds.js";
import type { StaticEffect } from "../effects/index.js";
import { abilityParts } from "./ability.js";
import { conditionWords } from "./condition.js";
import { capitalised, listed, spoken } from "./english.js";
import { affectedWords } from "./event.js";
import { filterWords, houseWords } from "./filter.js";
import { objectWords } from "./object.js";
import { line, type Part } from "./part.js";
import { does, playerWords, whose } from "./player.js";
import { quantityWords } from "./quantity.js";

type Words = { readonly [Kind in StaticEffect["kind"]]: (effect: ByKind<StaticEffect>[Kind]) => Part };

const less = { more: "more", less: "less" } as const;

function sized({ kind, affected, change, amount }: ByKind<StaticEffect>["power" | "armor"]): Part {
  return line(`${affectedWords(affected)} has ${quantityWords(amount)} ${less[change]} ${kind}`);
}

function setSize({ kind, affected, amount }: ByKind<StaticEffect>["setPower" | "setArmor"]): Part {
  return line(`${affectedWords(affected)} has ${quantityWords(amount)} ${kind === "setPower" ? "power" : "armor"}`);
}

function allowed({ kind, player, what, most, how, zone }: ByKind<StaticEffect>["mayPlay" | "mayUse"]): Part {
  const verb = kind === "mayPlay" ? "play" : how === "any" ? "use" : how;
  const from = zone === null ? "" : ` from ${zone}`;
  return line(
    `${playerWords(player)} may ${verb} ${quantityWords(most)} of the ${filterWords(what)}${from}, whatever the active house`,
  );
}

const words: Words = {
  power: sized,
  armor: sized,
  setPower: setSize,
  setArmor: setSize,
  gainKeyword: ({ affected, keyword }) =>
    line(`${affectedWords(affected)} gains ${keyword.keyword}${keyword.value === null ? "" : ` ${keyword.value}`}`),
  loseKeyword: ({ affected, keyword }) => line(`${affectedWords(affected)} loses ${keyword ?? "all keywords"}`),
  gainAbilities: ({ affected, abilities }) => ({
    line: `${affectedWords(affected)} gains:`,
    parts: abilities.map(abilityParts),
  }),
  loseAbilities: ({ affected, timing }) => line(`${affectedWords(affected)} loses its "${spoken(timing)}" abilities`),
  loseTraits: ({ affected }) => line(`${affectedWords(affected)} loses its traits`),
  blank: ({ affected }) => line(`the text of ${affectedWords(affected)} counts as blank, but for its traits`),
  cannot: ({ affected, act, by }) =>
    line(`${affectedWords(affected)} cannot ${spoken(act)}${by === null ? "" : ` by or with ${filterWords(by)}`}`),
  playerCannot: ({ player, act, what }) =>
    line(`${playerWords(player)} cannot ${spoken(act)}${what === null ? "" : `: ${filterWords(what)}`}`),
  turnLimit: ({ player, act, what, most }) =>
    line(
      `${playerWords(player)} cannot ${spoken(act)} more than ${most} times a turn${what === null ? "" : `: ${filterWords(what)}`}`,
    ),
  keyBarred: ({ player, key }) => line(`${playerWords(player)} cannot forge key number ${key}`),
  attachOnly: ({ affected, to }) =>
    line(`${affectedWords(affected)} can be attached only to one of the ${filterWords(to)}`),
  onlyIf: ({ affected, act, condition }) =>
    line(`${affectedWords(affected)} can ${spoken(act)} only if ${conditionWords(condition)}`),
  entersPlay: ({ affected, state }) => line(`${affectedWords(affected)} enters play ${state}`),
  doesNotReady: ({ affected }) => line(`${affectedWords(affected)} does not ready in the "ready cards" step`),
  keyCost: ({ player, change, amount }) =>
    line(`${whose(player)} keys cost ${quantityWords(amount)} æmber ${less[change]}`),
  handSize: ({ player, change, amount }) =>
    line(`${playerWords(player)} refill to ${quantityWords(amount)} cards ${less[change]} in the "draw cards" step`),
  skipStep: ({ player, step }) => line(`${does(player, "skip", "skips")} the ${spoken(step)} step`),
  mayPlay: allowed,
  mayUse: allowed,
  playAsUpgrade: ({ affected, abilities }) => ({
    line: `${affectedWords(affected)} may be played as an upgrade with:`,
    parts: abilities.map(abilityParts),
  }),
  house: ({ affected, house, manner }) =>
    line(`${affectedWords(affected)} ${manner === "also" ? "also " : ""}belongs to house ${houseWords(house)}`),
  trait: ({ affected, trait }) => line(`${affectedWords(affected)} gains the trait ${capitalised(trait)}`),
  type: ({ affected, type }) => line(`${affectedWords(affected)} is of type ${type}`),
  spendAmberOn: ({ player, from }) =>
    line(`${playerWords(player)} may spend æmber on ${affectedWords(from)} as if it were in the pool`),
  spendAsAmber: ({ affected, worth }) => line(`${affectedWords(affected)} may be spent as ${worth} æmber (R41)`),
  fightDamage: ({ affected, amount }) =>
    line(`${affectedWords(affected)} deals ${quantityWords(amount)} damage when fighting`),
  fightBonus: ({ affected, amount }) =>
    line(`${affectedWords(affected)} deals ${quantityWords(amount)} more damage in fights`),
  ignores: ({ affected, what }) => line(`${affectedWords(affected)} ignores ${listed(what)} as it attacks`),
  toll: ({ player, act, what, amount, to }) =>
    line(
      `${playerWords(player)} must pay ${quantityWords(amount)} æmber ${to === null ? "" : `to ${playerWords(to)} `}to ${spoken(act)}: ${filterWords(what)}`,
    ),
  damagePrevention: ({ affected, most }) =>
    line(`${quantityWords(most)} damage to ${affectedWords(affected)} is prevented`),
  copyOf: ({ affected, of }) => line(`${affectedWords(affected)} is a copy of ${objectWords(of)} (R27, R28)`),
  extraBonusIcons: ({ affected, icons }) =>
    line(`${affectedWords(affected)} has further bonus icons: ${listed(icons.map(({ kind }) => kind))}`),
  considered: ({ affected, as }) => line(`${affectedWords(affected)} counts as ${spoken(as)}`),
};

function describe<Kind extends StaticEffect["kind"]>(kind: Kind, effect: ByKind<StaticEffect>[Kind]): Part {
  return words[kind](effect);
}

/** What holds as long as an effect applies, in words. */
export function modifierPart(effect: StaticEffect): Part {
  return describe(effect.kind, effect);
}
