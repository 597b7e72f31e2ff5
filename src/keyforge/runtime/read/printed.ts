import type { Ability, CompiledCard, Icon, Identifier, Keyworded } from "../../effects/index.js";
import type { CardObject } from "../state/card-object.js";
import { compiledOf } from "../state/cards.js";
import type { Looks } from "../state/looks.js";
import type { GameState } from "../state/state.js";

/** The compiled card that a card is a copy of: a facedown token creature of the reference card (R2), any other of itself. */
export function baseOf({ zone, facing, token, card }: CardObject): Identifier {
  return zone === "play" && facing === "down" && token !== null ? token : card;
}

/** The type that the card has as an object: a reference card describes a creature (R14). */
function typeOf({ type, name }: CompiledCard): Looks["type"] {
  switch (type) {
    case "tokenCreature":
      return "creature";
    case "creature":
    case "artifact":
    case "action":
    case "upgrade":
    case "archonPower":
      return type;
    case "prophecy":
    case "tide":
      throw new RangeError(`${name} is no playing card.`);
  }
}

/** The keywords that are printed on a card. */
function keywordsOf({ abilities }: CompiledCard): Keyworded[] {
  return abilities.flatMap((ability) =>
    ability.kind === "keyword" ? [{ keyword: ability.keyword, value: ability.value }] : [],
  );
}

/** The icons that are resolved as the card is played: the printed æmber and the enhancements of this copy. */
function iconsOf({ amber }: CompiledCard, object: CardObject, isItself: boolean): Icon[] {
  const printed = Array.from({ length: amber }, (): Icon => ({ kind: "amber" }));
  return isItself ? [...printed, ...object.icons] : [];
}

/** What is printed on a compiled card, as the looks of an object that is a copy of it (R2, R28). */
export function looksLike(state: GameState, object: CardObject, copied: Identifier): Looks {
  const card = compiledOf(state, copied);
  return {
    copied,
    name: card.name,
    houses: card.houses,
    type: typeOf(card),
    traits: card.traits,
    power: card.power ?? 0,
    armor: card.armor ?? 0,
    keywords: keywordsOf(card),
    abilities: card.abilities
      .filter(({ kind }) => kind !== "keyword" && kind !== "enhance")
      .map((ability) => ({ ability, maker: null })),
    token: object.zone === "play" && object.facing === "down",
    bonusIcons: iconsOf(card, object, copied === object.card),
    considered: [],
  };
}

/** What a card is that is attached as an upgrade though it is none: it grants its creature what was said. */
function upgradeLooks(looks: Looks, abilities: readonly Ability[]): Looks {
  const effects = [{ kind: "gainAbilities", affected: { kind: "host" }, abilities }] as const;
  const grant: Ability = { kind: "static", id: `${looks.copied}:upgrade`, condition: null, effects };
  return { ...looks, type: "upgrade", power: 0, armor: 0, keywords: [], abilities: [{ ability: grant, maker: null }] };
}

/** What a card is before anything affects it. */
export function printedLooks(state: GameState, object: CardObject): Looks {
  const looks = looksLike(state, object, baseOf(object));
  return object.asUpgrade === null ? looks : upgradeLooks(looks, object.asUpgrade);
}
