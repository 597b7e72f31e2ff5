import { type CardId, cardOf, everyCard, type GameState, type Option, sightOf } from "../../keyforge/runtime/index.js";

/** What is printed on a card. */
export function printedName(state: GameState, id: CardId): string {
  return state.cards[cardOf(state, id).card]?.name ?? "";
}

/** The name of a card: in play that of what it is there, a token creature's that of its reference card (R16). */
export function nameOf(state: GameState, id: CardId): string {
  return sightOf(state).look(id).name;
}

/** A card with what it last was in play and what is printed on it, for people to follow it. */
export function fullName(state: GameState, id: CardId): string {
  if (state.objects[id] === undefined) return `card ${id}`;
  const own = printedName(state, id);
  const there = cardOf(state, id).zone === "play";
  const name = there ? nameOf(state, id) : (state.lastKnown[id]?.looks.name ?? own);
  return name === own ? `${own} (${id})` : `${name} [${own}] (${id})`;
}

/** What an option is called in a scenario. */
export function optionName(state: GameState, option: Option): string {
  switch (option.kind) {
    case "card":
      return nameOf(state, option.card);
    case "player":
      return option.player;
    case "word":
      return option.word;
    case "mode":
      return String(option.mode + 1);
    case "use":
      return option.use;
    case "flank":
      return option.side;
    case "place":
      return `place ${option.index + 1}`;
    case "ability":
      return option.source === null ? "ability" : sourceName(state, option.source);
    case "action":
      return option.action.kind;
    case "yes":
    case "no":
      return option.kind;
  }
}

/** The name of the card that an ability is on: of one that has left, what it was (R18). */
function sourceName(state: GameState, id: CardId): string {
  const known = cardOf(state, id).zone === "play" ? undefined : state.lastKnown[id];
  return known?.looks.name ?? nameOf(state, id);
}

/** Every name that a card of the game has, printed or in play, and those of the players. */
export function namesInGame(state: GameState): readonly string[] {
  const cards = everyCard(state).flatMap(({ id }) => [nameOf(state, id), printedName(state, id)]);
  return [...state.players.map(({ id }) => id), ...cards];
}
