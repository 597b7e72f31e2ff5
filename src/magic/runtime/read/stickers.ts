import type { Zone } from "../../effects/index.js";
import type { Characteristics } from "../state/characteristics.js";
import type { GameObject } from "../state/object.js";
import type { PlacedSticker } from "../state/sticker.js";

/** Zones whose cards not everyone can see (400.2). */
const hidden: readonly Zone[] = ["hand", "library"];

/** What an object keeps of its stickers as it moves: all of them to a public zone, none to a hidden one (123.5, 400.7m). */
export function keptStickers({ stickers }: GameObject, to: Zone): Pick<GameObject, "stickers"> {
  return stickers === undefined || hidden.includes(to) ? {} : { stickers };
}

/** The words of a name: what is parted by spaces, but no blank line (123.6a). */
export function nameWords(name: string): readonly string[] {
  return name.split(" ").filter((word) => /[^_]/.test(word));
}

/** A name with a sticker's words after so many of its own; at the end where there are fewer (123.6b, 123.6c). */
export function withNameSticker(name: string, words: string, after: number): string {
  if (nameWords(name).length <= after) return name === "" ? words : `${name} ${words}`;
  const parts = name.split(" ");
  const own = nameWords(name).slice(0, after);
  let at = 0;
  let passed = 0;
  while (passed < own.length) {
    if (nameWords(parts[at] ?? "").length > 0) passed += 1;
    at += 1;
  }
  return [...parts.slice(0, at), words, ...parts.slice(at)].join(" ");
}

/** A change of a sticker's, in the terms of the layers: a name's in the third, a size in layer 7b (123.6, 123.8). */
export type StickerChange =
  | { readonly kind: "addNameWords"; readonly words: string; readonly after: number }
  | { readonly kind: "setPrintedSize"; readonly power: number; readonly toughness: number };

/** With the words of a name sticker (123.6b). */
export function withAddedWords(
  { words, after }: Extract<StickerChange, { readonly kind: "addNameWords" }>,
  looks: Characteristics,
): Characteristics {
  return { ...looks, name: withNameSticker(looks.name, words, after) };
}

/** Whether a power and toughness sticker says something of it: of a creature, and of a Vehicle card elsewhere (123.8). */
function isSized({ zone }: GameObject, { types, subtypes }: Characteristics): boolean {
  return types.includes("creature") || (zone !== "battlefield" && subtypes.includes("Vehicle"));
}

/** With the values of a power and toughness sticker (123.8). */
export function withPrintedSize(
  { power, toughness }: Extract<StickerChange, { readonly kind: "setPrintedSize" }>,
  looks: Characteristics,
  object: GameObject,
): Characteristics {
  if (!isSized(object, looks)) return looks;
  return { ...looks, power, toughness, basePower: power, baseToughness: toughness };
}

/**
 * The stickers of an object with the timestamps that they have now: one that was put on it later than it got its own
 * keeps its time; the others come right after the object's, in their order (613.7k).
 */
export function timedStickers({ stickers = [], timestamp }: GameObject): readonly PlacedSticker[] {
  return stickers.map((placed, index) =>
    placed.timestamp > timestamp ? placed : { ...placed, timestamp: timestamp + (index + 1) / (stickers.length + 1) },
  );
}

/** A card outside the layers with the name and ability stickers on it (123.6, 123.7). */
export function withStickers({ stickers = [] }: GameObject, looks: Characteristics): Characteristics {
  return stickers.reduce((result, { sticker: { print }, after }) => {
    if (print.kind === "name") return withAddedWords({ kind: "addNameWords", words: print.words, after }, result);
    if (print.kind !== "ability") return result;
    const held = print.abilities.map((ability) => ({ ability, maker: null }));
    return { ...result, abilities: [...result.abilities, ...held] };
  }, looks);
}

/** With the power and toughness stickers on it, over what its own abilities define (123.8, 613.4b). */
export function withStickerSizes(object: GameObject, looks: Characteristics): Characteristics {
  return (object.stickers ?? []).reduce(
    (result, { sticker: { print } }) =>
      print.kind === "powerToughness" ? withPrintedSize({ ...print, kind: "setPrintedSize" }, result, object) : result,
    looks,
  );
}
