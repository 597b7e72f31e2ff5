import type { Ability } from "../../effects/index.js";
import type { KeywordOf } from "../read/abilities.js";
import type { Characteristics, HeldAbility } from "../state/characteristics.js";
import { activatedKeywords } from "./activated.js";
import { asEntersKeywords } from "./as-enters.js";
import { castingKeywords } from "./casting.js";
import { zoneKeywords } from "./from-zones.js";
import { libraryKeywords } from "./library.js";
import { permanentKeywords } from "./permanent.js";
import { waitingKeywords } from "./waiting.js";

/** The abilities that a keyword means (702), where it does not carry them itself. */
type Expansion = (keyword: KeywordOf) => readonly Ability[];

const tables: readonly Readonly<Record<string, Expansion>>[] = [
  activatedKeywords,
  asEntersKeywords,
  castingKeywords,
  libraryKeywords,
  permanentKeywords,
  waitingKeywords,
  zoneKeywords,
];

/** The abilities that a keyword carries itself. */
const carried: Expansion = (keyword) => keyword.means?.map((one) => calledBy(one, keyword)) ?? [];

/** Where the meaning of a keyword comes from. */
function expansionOf({ keyword, means }: KeywordOf): Expansion {
  if (means !== undefined) return carried;
  return tables.find((table) => keyword in table)?.[keyword] ?? carried;
}

const expanded = new WeakMap<KeywordOf, { readonly by: Expansion; readonly abilities: readonly Ability[] }>();

/** What a keyword ability means; empty where the rules of the game itself give it its meaning. */
export function expand(keyword: KeywordOf): readonly Ability[] {
  const by = expansionOf(keyword);
  const known = expanded.get(keyword);
  if (known?.by === by) return known.abilities;
  const abilities = by(keyword);
  expanded.set(keyword, { by, abilities });
  return abilities;
}

/** An activated ability that a keyword stands for is of that name: an equip ability, a cycling ability (702.6e, 702.29b). */
function calledBy(ability: Ability, { keyword }: KeywordOf): Ability {
  return ability.kind === "activated" && ability.keyword === null ? { ...ability, keyword } : ability;
}

const functional = new WeakMap<Characteristics, readonly HeldAbility[]>();

/** Every ability of an object, keywords followed by what they mean. */
export function functionalAbilities(looks: Characteristics): readonly HeldAbility[] {
  const known = functional.get(looks);
  if (known !== undefined) return known;
  const abilities = looks.abilities.flatMap((held): HeldAbility[] => {
    if (held.ability.kind !== "keyword") return [held];
    return [held, ...expand(held.ability).map((ability) => ({ ability, maker: held.maker }))];
  });
  functional.set(looks, abilities);
  return abilities;
}

/** An ability of a kind as an object has it. */
export interface HeldOf<Kind extends Ability["kind"]> {
  readonly ability: Extract<Ability, { readonly kind: Kind }>;
  readonly held: HeldAbility;
}

/** The abilities of an object sorted by kind, keywords' meanings among them. */
export interface AbilityIndex {
  readonly activated: readonly HeldOf<"activated">[];
  readonly triggered: readonly HeldOf<"triggered">[];
  readonly statics: readonly HeldOf<"static">[];
}

const indices = new WeakMap<Characteristics, AbilityIndex>();
const nothing: AbilityIndex = { activated: [], triggered: [], statics: [] };

/** The abilities of an object by kind, found once for the same characteristics. */
export function abilityIndex(looks: Characteristics): AbilityIndex {
  if (looks.abilities.length === 0) return nothing;
  const known = indices.get(looks);
  if (known !== undefined) return known;
  const activated: HeldOf<"activated">[] = [];
  const triggered: HeldOf<"triggered">[] = [];
  const statics: HeldOf<"static">[] = [];
  for (const held of functionalAbilities(looks)) {
    const { ability } = held;
    if (ability.kind === "activated") activated.push({ ability, held });
    if (ability.kind === "triggered") triggered.push({ ability, held });
    if (ability.kind === "static") statics.push({ ability, held });
  }
  const index = { activated, triggered, statics };
  indices.set(looks, index);
  return index;
}
