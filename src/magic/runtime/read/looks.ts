import type { Ability, Color, ManaSymbol } from "../../effects/index.js";
import type { Characteristics, HeldAbility } from "../state/characteristics.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { Face } from "../state/object.js";

/** A face as characteristics. */
function asLooks(face: Face, controller: PlayerId, maker: ObjectId | null): Characteristics {
  const abilities = face.abilities.map((ability): HeldAbility => ({ ability, maker }));
  return { ...face, abilities, controller, basePower: face.power, baseToughness: face.toughness, rules: [] };
}

const plain = new WeakMap<Face, Map<PlayerId, Characteristics>>();

/** A face as characteristics, before any effect; the same for the same face and controller where no maker is spoken of. */
export function plainLooks(face: Face, controller: PlayerId, maker: ObjectId | null = null): Characteristics {
  if (maker !== null && face.abilities.length > 0) return asLooks(face, controller, maker);
  const known = plain.get(face) ?? new Map<PlayerId, Characteristics>();
  plain.set(face, known);
  const looks = known.get(controller) ?? asLooks(face, controller, null);
  known.set(controller, looks);
  return looks;
}

/** Basic land types and the mana that they give the land the ability to make (305.6). */
const landMana: Readonly<Record<string, ManaSymbol>> = {
  Plains: "{W}",
  Island: "{U}",
  Swamp: "{B}",
  Mountain: "{R}",
  Forest: "{G}",
};

/** The intrinsic "{T}: Add …" of a basic land type. */
function landAbility(subtype: string, symbol: ManaSymbol): Ability {
  const id = `intrinsic:${subtype}`;
  return {
    kind: "activated",
    id,
    keyword: null,
    costs: [{ kind: "tapSelf" }],
    restrictions: [],
    functionsFrom: "battlefield",
    isManaAbility: true,
    resolution: {
      targets: [],
      instructions: [
        {
          kind: "addMana",
          id,
          result: id,
          player: { kind: "you" },
          mana: { kind: "symbols", symbols: [symbol], times: { kind: "number", value: 1 } },
          restriction: [],
        },
      ],
    },
  };
}

const landAbilities = new Map(
  Object.entries(landMana).map(([subtype, symbol]) => [subtype, landAbility(subtype, symbol)]),
);

/**
 * A land whose subtypes were set to these: with a basic land type it loses the abilities of its own text, before any are
 * granted to it (305.7, 613.1f).
 */
export function asLand(looks: Characteristics, subtypes: readonly string[]): Characteristics {
  const isBasic = looks.types.includes("land") && subtypes.some((subtype) => landAbilities.has(subtype));
  return isBasic && looks.abilities.length > 0 ? { ...looks, abilities: [] } : looks;
}

const landLooks = new WeakMap<Characteristics, Characteristics>();

/** With the mana abilities that basic land types give (305.6); the same for the same characteristics. */
export function withIntrinsicAbilities(looks: Characteristics): Characteristics {
  if (!looks.types.includes("land")) return looks;
  const known = landLooks.get(looks);
  if (known !== undefined) return known;
  const held = looks.subtypes.flatMap((subtype) => landAbilities.get(subtype) ?? []);
  const abilities = [...looks.abilities, ...held.map((ability): HeldAbility => ({ ability, maker: null }))];
  const result = held.length === 0 ? looks : { ...looks, abilities };
  landLooks.set(looks, result);
  return result;
}

/** The colours, each once, in the order of 105.1. */
export function sortedColors(colors: readonly Color[]): Color[] {
  const order: readonly Color[] = ["white", "blue", "black", "red", "green"];
  return order.filter((color) => colors.includes(color));
}
