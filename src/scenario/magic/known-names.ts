import { everyObject, type GameState } from "../../magic/runtime/index.js";
import { namesHeldIn, nearest } from "../card-names.js";
import { numbered } from "../numbered.js";
import { faceNames, nameOf, trueName } from "./names.js";
import type { Deed, Expectation } from "./scenario.js";
import type { CardLibrary } from "./set-up.js";
import { wordKinds } from "./words.js";

/** The names of the cards, of their faces, and of what they make or give a name to. */
const cardNames = namesHeldIn("name", "literal");

/** Whether a name is one that a token has from its subtypes alone, which keywords and choices may give (111.4). */
function isDerived(name: string): boolean {
  if (!name.endsWith(" Token")) return false;
  return name
    .split(" ")
    .slice(0, -1)
    .every((word) => wordKinds.subtype.has(word));
}

/** The names that players and objects of a game have. */
export function namesInGame(state: GameState): readonly string[] {
  const ofObjects = everyObject(state).flatMap(({ id }) => [
    nameOf(state, id),
    trueName(state, id),
    ...faceNames(state, id),
  ]);
  return [...state.players.map(({ id }) => id), ...ofObjects];
}

/** What is said of a name that nothing in the scenario can have; null where something can. "" is no name (708.2). */
export function unknownName(label: string, cards: CardLibrary, inGame: readonly string[]): string | null {
  const { name } = numbered(label.replace(/'s ability$/, ""));
  const known = cardNames(cards);
  if (name === "" || known.has(name) || inGame.includes(name) || isDerived(name)) return null;
  return `no card of this scenario, and no token that one makes, is named "${name}"${nearest(name, [...inGame, ...known])}`;
}

/** The names by which an expectation calls objects. */
export function namesExpected(expectation: Expectation): readonly string[] {
  switch (expectation.kind) {
    case "objects": {
      const { attachedTo = "none" } = expectation.properties;
      return [expectation.name, ...(attachedTo === "none" ? [] : [attachedTo])];
    }
    case "zone":
      return typeof expectation.cards === "number" ? [] : expectation.cards;
    case "tokens":
    case "life":
    case "mana":
    case "event":
      return [];
  }
}

/** The names by which a step calls objects and players. */
export function namesInStep(step: Deed): readonly string[] {
  switch (step.kind) {
    case "cast":
    case "play":
      return [step.card];
    case "activate":
    case "special":
      return [step.object];
    case "attack":
    case "block":
      return step.pairings.flatMap(({ name, with: other }) => (other === null ? [name] : [name, other]));
    case "advance":
    case "pass":
    case "mana":
      return [];
  }
}
