import { askSome, entityOption } from "../act/ask.js";
import { type FaceDown, turnedDown } from "../act/face-down.js";
import type { OfPlayer } from "../act/destroy.js";
import { topCards } from "../act/library.js";
import { moveAll } from "../act/move.js";
import type { Play } from "../act/play.js";
import type { ObjectId, PlayerId } from "../state/identity.js";

type How = Extract<FaceDown, "manifested" | "cloaked">;

/**
 * Players manifest or cloak cards, each of them one at a time (701.40a, e; 701.58a, e) and all of them at the same time (608.2f):
 * a card enters face down under the control of the player who does it. What the cards of each became is given back.
 */
export function putFaceDownEach(play: Play, putting: readonly OfPlayer[], how: How): readonly (readonly ObjectId[])[] {
  const rule = how === "manifested" ? "701.40a" : "701.58a";
  const made = putting.map((): ObjectId[] => []);
  const rounds = Math.max(0, ...putting.map(({ ids }) => ids.length));
  for (let round = 0; round < rounds; round += 1) {
    const cards = putting.flatMap(({ player, ids: { [round]: object } }, place) =>
      object === undefined ? [] : [{ place, player, object }],
    );
    const moves = cards.map(({ player, object }) => {
      return { object, to: "battlefield", controller: player, keeps: turnedDown(how) } as const;
    });
    for (const [at, id] of moveAll(play, moves, rule).entries()) {
      const place = cards[at]?.place ?? -1;
      if (id !== null) made[place]?.push(id);
    }
  }
  return made;
}

/** A player manifests or cloaks cards (701.40a, 701.58a). */
export function putFaceDown(play: Play, player: PlayerId, ids: readonly ObjectId[], how: How): readonly ObjectId[] {
  return putFaceDownEach(play, [{ player, ids }], how).flat();
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
