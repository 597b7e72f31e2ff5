import type { CompiledCard } from "../../magic/effects/index.js";
import {
  type GameObject,
  type GameState,
  newGame,
  permanentIds,
  place,
  type Sticker,
} from "../../magic/runtime/index.js";
import { cardNamed } from "../card-names.js";
import { ChoiceFault } from "../not-done.js";
import { nameOf } from "./names.js";
import type { PlacedCard, Scenario, SetUpZone, SheetSticker, Side } from "./scenario.js";
import { sidesOf, teamsOf } from "./sides.js";

/** The cards that a scenario may name, by name. */
export type CardLibrary = ReadonlyMap<string, CompiledCard>;

const zones: readonly SetUpZone[] = ["library", "hand", "graveyard", "exile", "battlefield"];

/** The designations of a Room's halves that are unlocked (709.5c). */
const unlockedDesignations = {
  none: [],
  left: ["left half unlocked"],
  right: ["right half unlocked"],
  both: ["left half unlocked", "right half unlocked"],
} as const;

/** What a placed card differs in from one that has just come. */
function partsOf(
  state: GameState,
  { tapped, counters, attachedTo, unlocked, position }: PlacedCard,
): Partial<GameObject> {
  const host = attachedTo === null ? undefined : permanentIds(state).find((id) => nameOf(state, id) === attachedTo);
  if (attachedTo !== null && host === undefined)
    throw new ChoiceFault(`no permanent named "${attachedTo}" stands before it, to be attached to`, position);
  return {
    ...(tapped === "yes" ? { tapped: true } : {}),
    ...(Object.keys(counters).length > 0 ? { counters } : {}),
    ...(unlocked === "none" ? {} : { designations: unlockedDesignations[unlocked] }),
    ...(host === undefined ? {} : { attachedTo: host }),
  };
}

/** Puts one card where the scenario has it. */
function placeCard(state: GameState, cards: CardLibrary, owner: Side, zone: SetUpZone, placed: PlacedCard): GameState {
  const card = cardNamed(cards, placed.name, placed.position);
  return place(state, { card, zone, owner, parts: partsOf(state, placed) }).state;
}

/** What is printed on a sticker of a sheet (123.1). */
function printOf({ kind, text }: SheetSticker, cards: CardLibrary): Sticker["print"] {
  switch (kind) {
    case "name":
      return { kind, words: text };
    case "art":
      return { kind, label: text };
    case "size": {
      const [power = 0, toughness = 0] = text.split("/").map(Number);
      return { kind: "powerToughness", power, toughness };
    }
    case "abilities of": {
      const card = cardNamed(cards, text, undefined);
      return { kind: "ability", label: text, abilities: card.faces[0]?.abilities ?? [] };
    }
  }
}

/** A sticker that a player has access to. */
function stickerOf(sheet: SheetSticker, id: string, cards: CardLibrary): Sticker {
  return { id, tickets: sheet.tickets, print: printOf(sheet, cards) };
}

/** The game as a scenario begins; the first card of a library is its top. */
export function setUp(scenario: Scenario, cards: CardLibrary): GameState {
  const players = sidesOf(scenario);
  const teams = teamsOf(scenario);
  const between = teams.length === 0 ? {} : { teams };
  const begun = newGame({ players, ...between, cards: [...cards.values()], seed: 1, startingLife: 20 });
  let state: GameState = {
    ...begun,
    turn: { ...begun.turn, number: 2, active: scenario.active, priority: scenario.active, part: scenario.part },
  };
  for (const side of players) {
    const setup = scenario.sides[side];
    if (setup === undefined) continue;
    const { life, mana, counters, zones: filled } = setup;
    const stickers = setup.stickers.map((one, index) => stickerOf(one, `${side}:${index}`, cards));
    const pool = mana.map((symbol) => ({ symbol, restrictions: [] }));
    const start = { life, mana: pool, ...(stickers.length > 0 ? { stickers } : {}) };
    state = {
      ...state,
      players: state.players.map((player) => (player.id === side ? { ...player, ...start, counters } : player)),
    };
    for (const zone of zones) {
      const placed = zone === "library" ? [...filled[zone]].reverse() : filled[zone];
      for (const card of placed) state = placeCard(state, cards, side, zone, card);
    }
  }
  return state;
}
