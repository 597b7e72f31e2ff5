import { characteristics, findObject, type GameState, type Happening, type Option } from "../../magic/runtime/index.js";

/** The name of the card that an object is, face down or not. */
export function trueName(state: GameState, id: number): string {
  const object = findObject(state, id);
  const card = object === null || object.card === null ? undefined : state.cards[object.card];
  return object?.position === "faceDown" && card !== undefined ? card.name : nameOf(state, id);
}

/** The name of an object as people know it; an ability has that of its source, a card that was exiled face down its own. */
export function nameOf(state: GameState, id: number): string {
  const name = characteristics(state, id)?.name ?? "";
  if (name !== "") return name;
  const object = findObject(state, id);
  // A Room whose halves are locked has no name (709.5); people know it by those of its card.
  if (object?.zone === "battlefield" && object.position === "faceUp" && faceNames(state, id).length > 1)
    return faceNames(state, id).join(" // ");
  const hidden = object?.zone === "exile" && object.card !== null ? state.cards[object.card] : undefined;
  if (hidden !== undefined) return hidden.name;
  const source = object?.stack?.scope.source;
  return source === undefined || source === id ? `object ${id}` : `${nameOf(state, source)}'s ability`;
}

/** The names of the faces of the card, the token or the copy, whichever of them are up or hidden. */
export function faceNames(state: GameState, id: number): readonly string[] {
  const object = findObject(state, id);
  if (object === null) return [];
  const card = object.card === null ? undefined : state.cards[object.card];
  return (card?.faces ?? object.faces).map(({ name }) => name);
}

/** What an option is called in a scenario. */
export function optionName(state: GameState, option: Option): string {
  switch (option.kind) {
    case "object":
      return nameOf(state, option.object);
    case "player":
      return option.player;
    case "word":
      return option.word;
    case "mode":
      return String(option.mode + 1);
    case "pile":
      return `pile ${option.pile + 1}`;
    case "yes":
    case "no":
      return option.kind;
    case "pair":
      return `${nameOf(state, option.object)} → ${typeof option.with === "number" ? nameOf(state, option.with) : option.with}`;
    case "effect":
      return nameOf(state, option.source);
    case "action":
      return option.action.kind;
  }
}

/** The names of everything that an event speaks of. */
export function partakers(state: GameState, event: Happening): string[] {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(event);
  return fields.flatMap(([key, value]) => (key === "amount" || key === "planned" ? [] : namesIn(state, value)));
}

/** The names in a field of an event. */
function namesIn(state: GameState, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(state, item));
  if (typeof value === "number") return [nameOf(state, value)];
  return typeof value === "string" ? [value] : [];
}
