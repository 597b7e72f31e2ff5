import { askSome, entityOption } from "../act/ask.js";
import { type FaceDown, turnedDown } from "../act/face-down.js";
import { topCards } from "../act/library.js";
import { moveAll } from "../act/move.js";
import type { Play } from "../act/play.js";
import type { ObjectId, PlayerId } from "../state/identity.js";

/** Manifests or cloaks cards one at a time (701.40a, e; 701.58a, e): each enters face down under the player's control. */
export function putFaceDown(
  play: Play,
  player: PlayerId,
  cards: readonly ObjectId[],
  how: Extract<FaceDown, "manifested" | "cloaked">,
): readonly ObjectId[] {
  const rule = how === "manifested" ? "701.40a" : "701.58a";
  return cards.flatMap((object) => {
    const move = { object, to: "battlefield", controller: player, keeps: turnedDown(how) } as const;
    return moveAll(play, [move], rule).filter((id) => id !== null);
  });
}

/** Manifest dread (701.62a): one of the top two cards is manifested, the other goes to the graveyard. */
export function manifestDread(play: Play, player: PlayerId): readonly ObjectId[] {
  const cards = topCards(play, player, 2);
  if (cards.length === 0) return [];
  play.happen([{ kind: "lookedAt", player, objects: cards, amount: cards.length, rule: "701.62a", cause: play.cause }]);
  const asking = { player, purpose: "object", rule: "701.62a", about: null } as const;
  const [chosen] = askSome(play, asking, cards, entityOption, [1, 1]);
  const made = chosen === undefined ? [] : putFaceDown(play, player, [chosen], "manifested");
  const others = cards.filter((id) => id !== chosen);
  moveAll(
    play,
    others.map((object) => ({ object, to: "graveyard" })),
    "701.62a",
  );
  return made;
}
