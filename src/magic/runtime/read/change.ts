import type { Change, Quantity, SignedQuantity } from "../../effects/index.js";
import { NotExecutable } from "../state/failures.js";
import type { Characteristics, HeldAbility, HeldRule, Rule } from "../state/characteristics.js";
import type { GameObject } from "../state/object.js";
import type { ByKind, Table } from "../state/kinds.js";
import { findObject, playersInOrder } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { creatureTypes } from "./creature-types.generated.js";
import { asLand, sortedColors } from "./looks.js";
import { playersOf } from "./player.js";
import { numberOf } from "./quantity.js";
import type { Sight } from "./sight.js";
import { rewordedLooks } from "./reworded.js";
import { type StickerChange, withAddedWords, withPrintedSize } from "./stickers.js";
import { addedTypes, removedTypes, replacedTypes } from "./type-change.js";

/** What the layers apply: what effects change, and what stickers do (123). */
export type LayerChange = Change | StickerChange;

/** Where in the layers a change applies (613.1, 613.4); 8 is after them all (613.11). */
export const layerOf: { readonly [Kind in LayerChange["kind"]]: number } = {
  addNameWords: 3,
  setPrintedSize: 7.2,
  copyOf: 1,
  control: 2,
  setName: 3,
  replaceWords: 3,
  addTypes: 4,
  setTypes: 4,
  removeTypes: 4,
  addChosenType: 4,
  setChosenType: 4,
  allCreatureTypes: 4,
  loseAllCreatureTypes: 4,
  addColors: 5,
  setColors: 5,
  setChosenColor: 5,
  gainAbilities: 6,
  loseAbilities: 6,
  loseAllAbilities: 6,
  gainChosenAbility: 6,
  setBasePowerToughness: 7.2,
  changePowerToughness: 7.3,
  switchPowerToughness: 7.4,
  prohibit: 8,
  require: 8,
  permit: 8,
  assignCombatDamage: 8,
  goaded: 8,
};

/** What a change needs to know beside the looks that it changes. */
export interface Applied {
  readonly sight: Sight;
  readonly scope: Scope;
  readonly object: GameObject;
}

type Apply<Kind extends Change["kind"]> = (
  change: ByKind<Change>[Kind],
  looks: Characteristics,
  applied: Applied,
) => Characteristics;

/** The number that a power or toughness is set to, or what it was. */
function set(quantity: Quantity | null, old: number | null, { sight, scope }: Applied): number | null {
  return quantity === null ? old : numberOf(sight, scope, quantity);
}

/** What a signed quantity adds. */
function signed({ sign, amount }: SignedQuantity, { sight, scope }: Applied): number {
  const number = numberOf(sight, scope, amount);
  return sign === "plus" ? number : -number;
}

const setBase: Apply<"setBasePowerToughness"> = (change, looks, applied) => {
  const power = set(change.power, looks.power, applied);
  const toughness = set(change.toughness, looks.toughness, applied);
  return { ...looks, power, toughness, basePower: power, baseToughness: toughness };
};

const addPowerToughness: Apply<"changePowerToughness"> = (change, looks, applied) => ({
  ...looks,
  power: (looks.power ?? 0) + signed(change.power, applied),
  toughness: (looks.toughness ?? 0) + signed(change.toughness, applied),
});

/** What was chosen for the source of the effect. */
function chosen(kind: "type" | "color", { sight, scope }: Applied): string {
  const choice = findObject(sight.state, scope.source)?.choices[kind];
  if (choice === undefined) throw new NotExecutable(`a chosen ${kind} that nobody chose`);
  return choice;
}

/** Whether a held ability is one of those that are lost: the same keyword, or the same ability. */
function isLost({ ability }: HeldAbility, lost: ByKind<Change>["loseAbilities"]["abilities"]): boolean {
  return lost.some((other) => {
    if (other.kind === "keyword") return ability.kind === "keyword" && ability.keyword === other.keyword;
    return ability.id === other.id;
  });
}

/** A rule that is laid on an object. */
function withRule(rule: Rule, looks: Characteristics, { scope }: Applied): Characteristics {
  const held: HeldRule = { rule, scope };
  return { ...looks, rules: [...looks.rules, held] };
}

/** One application a kind of change. */
export const changes: Table<LayerChange, [Characteristics, Applied], Characteristics> = {
  copyOf: (_, looks) => looks,
  control: ({ controller }, looks, { sight, scope }) => {
    const [player] = playersOf(sight, scope, controller);
    return player === undefined || !playersInOrder(sight.state).includes(player)
      ? looks
      : { ...looks, controller: player };
  },
  setName: ({ name }, looks) => ({ ...looks, name }),
  replaceWords: ({ replacing }, looks) => replacing.reduce(rewordedLooks, looks),
  addTypes: (change, looks) => addedTypes(looks, change),
  setTypes: (change, looks) => asLand(replacedTypes(looks, change), change.subtypes),
  removeTypes: (change, looks) => removedTypes(looks, change),
  addChosenType: (_, looks, applied) => addedTypes(looks, { subtypes: [chosen("type", applied)] }),
  setChosenType: (_, looks, applied) => {
    const subtypes = [chosen("type", applied)];
    return asLand(replacedTypes(looks, { subtypes }), subtypes);
  },
  allCreatureTypes: (_, looks) => addedTypes(looks, { subtypes: creatureTypes }),
  loseAllCreatureTypes: (_, looks) => removedTypes(looks, { subtypes: creatureTypes }),
  addColors: ({ colors }, looks) => ({ ...looks, colors: sortedColors([...looks.colors, ...colors]) }),
  setColors: ({ colors }, looks) => ({ ...looks, colors: sortedColors(colors) }),
  setChosenColor: (_, looks, applied) => {
    const color = chosen("color", applied);
    const all = sortedColors(["white", "blue", "black", "red", "green"]);
    return { ...looks, colors: all.filter((each) => each === color) };
  },
  gainAbilities: ({ abilities }, looks, { scope }) => ({
    ...looks,
    abilities: [...looks.abilities, ...abilities.map((ability) => ({ ability, maker: scope.source }))],
  }),
  loseAbilities: ({ abilities }, looks) => ({
    ...looks,
    abilities: looks.abilities.filter((held) => !isLost(held, abilities)),
  }),
  loseAllAbilities: (_, looks) => ({ ...looks, abilities: [] }),
  gainChosenAbility: () => {
    throw new NotExecutable("change gainChosenAbility");
  },
  setBasePowerToughness: setBase,
  changePowerToughness: addPowerToughness,
  switchPowerToughness: (_, looks) => ({ ...looks, power: looks.toughness, toughness: looks.power }),
  prohibit: withRule,
  require: withRule,
  permit: withRule,
  assignCombatDamage: withRule,
  goaded: withRule,
  addNameWords: withAddedWords,
  setPrintedSize: (change, looks, { object }) => withPrintedSize(change, looks, object),
};

function evaluate<Kind extends LayerChange["kind"]>(
  kind: Kind,
  change: ByKind<LayerChange>[Kind],
  looks: Characteristics,
  applied: Applied,
): Characteristics {
  return changes[kind](change, looks, applied);
}

/** The characteristics with a change applied (613). */
export function withChange(change: LayerChange, looks: Characteristics, applied: Applied): Characteristics {
  return evaluate(change.kind, change, looks, applied);
}
