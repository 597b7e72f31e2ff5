import type { Happening } from "../state/happening.js";
import type { ManaSymbol, VocabularyWord } from "../../effects/index.js";
import { findObject, pastOfTurn } from "../state/objects.js";
import type { ObjectId } from "../state/identity.js";
import type { Play } from "./play.js";

/** Whether the permanent entered the battlefield this turn. */
function enteredThisTurn({ state }: Play, id: ObjectId): boolean {
  return pastOfTurn(state).some(({ happening }) =>
    happening.kind === "moved" ? happening.to === "battlefield" && happening.became === id : isMade(happening, id),
  );
}

/** Whether it is a token that was created, or a copy of a spell that became one (111.13). */
function isMade(happening: Happening, id: ObjectId): boolean {
  if (happening.kind === "becameToken") return happening.object === id;
  return happening.kind === "tokensCreated" && happening.objects.includes(id);
}

/** By what a power-up ability costs less: its permanent's mana cost, where that entered this turn (702.193a, b). */
export function powerUpReduction(play: Play, keyword: VocabularyWord | null, source: ObjectId): readonly ManaSymbol[] {
  const object = keyword === "power-up" ? findObject(play.state, source) : null;
  if (object === null || object.zone !== "battlefield" || !enteredThisTurn(play, source)) return [];
  // X is 0 on the battlefield (107.3g).
  return (play.look(object).manaCost ?? []).filter((symbol) => symbol !== "{X}");
}
