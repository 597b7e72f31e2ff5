import type { Ability, Change } from "../effects/index.js";
import { numeric } from "./plain.js";

/** What is needed of a paragraph as it was read. */
interface Paragraph {
  readonly form: string;
  readonly abilities: readonly Ability[];
}

/** The figures of a face; null where it has none. */
interface Printed {
  readonly power: string | null;
  readonly toughness: string | null;
}

/** A level or station symbol, or a class level bar, with what is printed in its striation (711.2, 716.2, 721.2). */
interface Striation {
  readonly form: "level" | "station" | "class level";
  /** The activated ability of a class level bar (716.2a). */
  readonly activated: readonly Ability[];
  readonly symbol: Static;
  readonly size: readonly Change[];
  readonly abilities: readonly Ability[];
}

type Static = Extract<Ability, { readonly kind: "static" }>;

/** The abilities of a face whose text is in striations, and the power and toughness that it has without them. */
export interface Striated extends Printed {
  readonly abilities: readonly Ability[];
}

/**
 * Puts what is printed in the striation of each level or station symbol, or in the section of a class level bar, into the
 * static ability that the symbol or the bar stands for (711.2, 716.2, 721.2). A station card's only power and toughness box is that of its last striation, and without it the card
 * has neither (721.2b, 721.2c). Null where a size stands outside of any, or in the section of a class level bar.
 */
export function inStriations(paragraphs: readonly Paragraph[], printed: Printed): Striated | null {
  const plain: Ability[] = [];
  const striations: Striation[] = [];
  for (const paragraph of paragraphs) {
    const last = striations.at(-1);
    const opened = symbolOf(paragraph);
    if (opened !== null) striations.push(opened);
    else if (paragraph.form === "size" && (last === undefined || last.form === "class level")) return null;
    else if (last === undefined) plain.push(...paragraph.abilities);
    else striations.splice(-1, 1, within(last, paragraph));
  }
  const stationed = striations.some(({ form }) => form === "station");
  const boxed = stationed ? withBox(striations, printed) : striations;
  const size = stationed ? { power: null, toughness: null } : printed;
  return { power: size.power, toughness: size.toughness, abilities: [...plain, ...boxed.flatMap(whole)] };
}

function symbolOf({ form, abilities }: Paragraph): Striation | null {
  if (form !== "level" && form !== "station" && form !== "class level") return null;
  const symbol = abilities.at(-1);
  const activated = abilities.slice(0, -1);
  if (symbol?.kind !== "static" || activated.length !== (form === "class level" ? 1 : 0)) return null;
  return { form, activated, symbol, size: [], abilities: [] };
}

function within(striation: Striation, { form, abilities }: Paragraph): Striation {
  return form === "size"
    ? { ...striation, size: [...striation.size, ...abilities.flatMap(changesOf)] }
    : { ...striation, abilities: [...striation.abilities, ...abilities] };
}

function changesOf(ability: Ability): readonly Change[] {
  if (ability.kind !== "static") return [];
  return ability.effects.flatMap((effect) => (effect.kind === "continuous" ? effect.changes : []));
}

/** "is a creature with base power and toughness [P/T] in addition to its other types" (721.2b). */
function withBox(striations: readonly Striation[], { power, toughness }: Printed): readonly Striation[] {
  const last = striations.at(-1);
  if (last === undefined || power === null || toughness === null) return striations;
  const size: Change = {
    kind: "setBasePowerToughness",
    power: numeric(Number(power)),
    toughness: numeric(Number(toughness)),
  };
  const creature: Change = { kind: "addTypes", supertypes: [], types: ["creature"], subtypes: [] };
  return [...striations.slice(0, -1), { ...last, size: [creature, size] }];
}

/** The one static ability of a striation, behind the activated one of a class level bar. */
function whole({ activated, symbol, size, abilities }: Striation): readonly Ability[] {
  const own = changesOf(symbol).flatMap((change) => (change.kind === "gainAbilities" ? change.abilities : []));
  const all = [...own, ...abilities];
  const gained: readonly Change[] = all.length === 0 ? [] : [{ kind: "gainAbilities", abilities: all }];
  const effect = { kind: "continuous", affected: { kind: "source" }, changes: [...size, ...gained] } as const;
  return [...activated, { ...symbol, effects: [effect] }];
}
