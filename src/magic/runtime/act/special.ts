import type { Cost, VocabularyWord } from "../../effects/index.js";
import { amountOf, costsOf } from "../keywords/build.js";
import { keywordsNamed } from "../read/abilities.js";
import { copiableFaces } from "../read/copiable.js";
import { plainLooks } from "../read/looks.js";
import { countOf } from "../read/quantity.js";
import { lockedHalves } from "../read/rooms.js";
import { IllegalAction } from "../state/failures.js";
import type { PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Action, SpecialAction } from "../state/request.js";
import { freshScope } from "../state/scope.js";
import { costsX } from "./abilities.js";
import { askNumber } from "./ask.js";
import { isCastingTime, isForbiddenSpell } from "./cast.js";
import { addCounters } from "./counters.js";
import { payCosts } from "./costs.js";
import { hiddenFace, turnUp } from "./face-down.js";
import { moveAll } from "./move.js";
import type { Play } from "./play.js";
import { isSorceryTime } from "./restrictions.js";
import { unlockHalf } from "./rooms.js";

type Special = Extract<Action, { readonly kind: "special" }>;

/** What a special action of an object costs; undefined where the player cannot take it now (116.2). */
type Price = (play: Play, object: GameObject, player: PlayerId, by: VocabularyWord) => readonly Cost[] | undefined;

interface Rule {
  /** What it may be taken by: keywords, or what made the object face down. */
  readonly by: readonly VocabularyWord[];
  readonly price: Price;
  readonly act: (play: Play, object: GameObject, player: PlayerId, by: VocabularyWord, x: number | null) => void;
}

/** The cost of a keyword among the abilities that a face-down object would have (702.37e, 702.168d). */
function hiddenCost(play: Play, object: GameObject, by: VocabularyWord): readonly Cost[] | undefined {
  const looks = plainLooks(hiddenFace(play, object), object.controller);
  const [keyword] = keywordsNamed(looks, by);
  return keyword === undefined ? undefined : costsOf(keyword);
}

/** What it costs to turn a face-down permanent face up: its morph or disguise cost, or its mana cost (701.40b, 701.58b). */
const faceUpPrice: Price = (play, object, player, by) => {
  if (object.zone !== "battlefield" || object.position !== "faceDown") return undefined;
  if (play.look(object).controller !== player) return undefined;
  if (by !== "manifested" && by !== "cloaked") return hiddenCost(play, object, by);
  const { types, manaCost } = hiddenFace(play, object);
  const isOpen = object.designations.includes(by) && types.includes("creature") && manaCost !== null;
  return isOpen ? [{ kind: "mana", symbols: manaCost }] : undefined;
};

/** Turns it face up (702.37e); its X is the one that was announced (702.37f), a megamorph cost adds a counter (702.37b). */
function turnFaceUp(
  play: Play,
  { id, casting }: GameObject,
  player: PlayerId,
  by: VocabularyWord,
  x: number | null,
): void {
  const done = (): void => {
    if (x !== null && casting !== null) play.change(id, { casting: { ...casting, x } });
    if (by !== "megamorph") return;
    play.happen(addCounters(play, { on: id, counter: "+1/+1", amount: 1, player }));
  };
  turnUp(play, id, "116.2b", done);
}

/** The cost of a keyword of a card in the player's hand. */
function handCost(play: Play, object: GameObject, player: PlayerId, by: VocabularyWord): readonly Cost[] | undefined {
  const [keyword] = keywordsNamed(play.look(object), by);
  if (object.zone !== "hand" || object.owner !== player || keyword === undefined) return undefined;
  return costsOf(keyword);
}

/** Exiles the card with a designation, face up or face down, as a special action (702.143a, 702.170a). */
function exileAs(designation: VocabularyWord, action: "foretell" | "plot", position: GameObject["position"]) {
  const rule = action === "plot" ? "702.170e" : "702.143c";
  return (play: Play, { id: object }: GameObject, player: PlayerId): void => {
    moveAll(play, [{ object, to: "exile", keeps: { designations: [designation], position } }], "116.2");
    play.happen([{ kind: "keywordAction", action, player, object, amount: 1, rule, cause: null }]);
  };
}

/** The doors of a Room as a special action names them: its left half and its right one (709.5j). */
const doors = ["left half", "right half"];

/** The mana cost of a locked half of a permanent that the player controls, while a sorcery could be cast (116.2m, 709.5e). */
const unlockPrice: Price = (play, object, player, by) => {
  const faces = copiableFaces(play.state, object);
  const half = doors.indexOf(by);
  if (!lockedHalves(object, faces).includes(half) || play.look(object).controller !== player) return undefined;
  const symbols = faces[half]?.manaCost ?? null;
  return isSorceryTime(play.state, player) && symbols !== null ? [{ kind: "mana", symbols }] : undefined;
};
/** Whether the player could begin to cast the card now (702.62a, c). */
function couldBegin(play: Play, object: GameObject, player: PlayerId): boolean {
  return isCastingTime(play, play.look(object), player) && !isForbiddenSpell(play, object, player);
}

/** Exiles the card with the time counters that its suspend ability says (702.62a). */
function suspendCard(play: Play, object: GameObject, player: PlayerId, by: VocabularyWord, x: number | null): void {
  const [keyword] = keywordsNamed(play.look(object), by);
  const scope = { ...freshScope(object.id, player), x };
  const time = keyword === undefined ? 0 : countOf(play, scope, amountOf(keyword));
  moveAll(play, [{ object: object.id, to: "exile", keeps: { counters: { time } } }], "116.2f");
}

/** What it costs to foretell a card in the hand, in the player's own turn (702.143a, 116.2h). */
const foretelling: readonly Cost[] = [{ kind: "mana", symbols: ["{2}"] }];

/** What each special action may be taken by, what it costs and what it does (116.2). */
export const specialRules: Partial<Record<SpecialAction, Rule>> = {
  turnFaceUp: {
    by: ["morph", "megamorph", "disguise", "manifested", "cloaked"],
    price: faceUpPrice,
    act: turnFaceUp,
  },
  suspend: {
    by: ["suspend"],
    price: (play, object, player, by) =>
      couldBegin(play, object, player) ? handCost(play, object, player, by) : undefined,
    act: suspendCard,
  },
  plot: {
    by: ["plot"],
    price: (play, object, player, by) =>
      isSorceryTime(play.state, player) ? handCost(play, object, player, by) : undefined,
    act: exileAs("plotted", "plot", "faceUp"),
  },
  foretell: {
    by: ["foretell"],
    price: (play, object, player, by) =>
      play.state.turn.active === player && handCost(play, object, player, by) !== undefined ? foretelling : undefined,
    act: exileAs("foretold", "foretell", "faceDown"),
  },
  unlock: {
    by: doors,
    price: unlockPrice,
    act: (play, { id }, player, by) => void unlockHalf(play, id, doors.indexOf(by), player, "709.5e"),
  },
};

/** What a special action costs now; undefined where it cannot be taken. */
function priceOf(play: Play, player: PlayerId, { action, object: id, by }: Special): readonly Cost[] | undefined {
  const object = findObject(play.state, id);
  const rule = specialRules[action];
  return object === null || rule === undefined ? undefined : rule.price(play, object, player, by);
}

/** The special actions that a player may take with an object, costs aside (116.2). */
export function specialActions(play: Play, player: PlayerId, { id: object }: GameObject): Special[] {
  const actions: readonly SpecialAction[] = ["turnFaceUp", "suspend", "foretell", "plot", "unlock"];
  const all = actions.flatMap((action) =>
    (specialRules[action]?.by ?? []).map((by): Special => ({ kind: "special", action, object, by })),
  );
  return all.filter((action) => priceOf(play, player, action) !== undefined);
}

/** Takes a special action: its cost is paid, and it happens at once, without the stack (116.1). */
export function takeSpecial(play: Play, player: PlayerId, action: Special): void {
  const costs = priceOf(play, player, action);
  const object = findObject(play.state, action.object);
  if (costs === undefined || object === null)
    throw new IllegalAction("the special action cannot be taken now", "116.2");
  const asking = { player, purpose: "x", rule: "107.3a", about: object.id } as const;
  const x = costsX(costs) ? askNumber(play, asking, 0, 1000) : null;
  payCosts(play, { scope: { ...freshScope(object.id, player), x } }, player, costs);
  specialRules[action.action]?.act(play, object, player, action.by, x);
}
