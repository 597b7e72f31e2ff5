import { cardId } from "../../text/identity.js";
import type { SourceCard } from "../../text/source-card.js";
import type { Ability, CompiledCard } from "../effects/index.js";
import type { Bearer } from "./context.js";

const types: ReadonlyMap<string, CompiledCard["type"]> = new Map<string, CompiledCard["type"]>([
  ["creature", "creature"],
  ["artifact", "artifact"],
  ["action", "action"],
  ["upgrade", "upgrade"],
  ["token creature", "tokenCreature"],
  ["archon power", "archonPower"],
  ["prophecy", "prophecy"],
  ["the tide", "tide"],
]);

/** The type of a card; null where its file names none that there is. */
export function typeOf({ layout }: SourceCard): CompiledCard["type"] | null {
  return types.get(layout) ?? null;
}

/** What carries a card's abilities: a token creature is a creature (R14). */
export function bearerOf(card: SourceCard): Bearer {
  const type = typeOf(card);
  const isCard = type === "creature" || type === "artifact" || type === "action" || type === "upgrade";
  const own = isCard ? type : type === "tokenCreature" ? "creature" : "other";
  return { names: new Set([card.name]), type: own, where: "onCard" };
}

const numberOf = (printed: string | null): number | null =>
  printed === null || !/^\d+$/.test(printed) ? null : Number(printed);

/** The keywords that the card's data states: "name" or "name:value". */
function stated(card: SourceCard, written: readonly Ability[]): readonly Ability[] {
  const known = new Set(written.flatMap((one) => (one.kind === "keyword" ? [one.keyword] : [])));
  return (card.keyforge?.keywords ?? []).flatMap((text): Ability[] => {
    const [keyword = "", value] = text.split(":");
    if (known.has(keyword)) return [];
    return [
      {
        kind: "keyword",
        id: `${cardId(card.name)}.${keyword}`,
        keyword,
        value: value === undefined ? null : Number(value),
      },
    ];
  });
}

/** The whole card, with the keywords that stand in its data alone; null where its type is none. */
export function compileCard(card: SourceCard, abilities: readonly Ability[]): CompiledCard | null {
  const type = typeOf(card);
  if (type === null) return null;
  const { name, keyforge, faces } = card;
  const { houses = [], traits = [], amber = 0, armor = null } = keyforge ?? {};
  return {
    kind: "card",
    id: cardId(name),
    name,
    houses,
    type,
    traits: traits.map((trait) => trait.toLowerCase()),
    amber,
    power: numberOf(faces[0].power),
    armor: numberOf(armor),
    abilities: [...abilities, ...stated(card, abilities)],
  };
}
