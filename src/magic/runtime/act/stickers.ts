import type { StickerKind } from "../../effects/index.js";
import { nameWords, withNameSticker } from "../read/stickers.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject } from "../state/object.js";
import { everyObject, findObject, playerOf } from "../state/objects.js";
import { type Sticker, stickerLabel } from "../state/sticker.js";
import { askSome } from "./ask.js";
import { takeCounters } from "./counters.js";
import type { Play } from "./play.js";

/** The stickers that a player may choose: on no object of theirs, and with a ticket cost that they can pay (123.3, 123.3c). */
function choosable({ state }: Play, player: PlayerId, kind: StickerKind | null): readonly Sticker[] {
  const { stickers = [], counters } = playerOf(state, player);
  const objects = [...everyObject(state), ...state.phasedOut.map(({ object }) => object)];
  const used = objects.flatMap((object) => (object.stickers ?? []).map(({ sticker }) => sticker.id));
  const tickets = counters["ticket"] ?? 0;
  return stickers.filter(
    (one) => !used.includes(one.id) && one.tickets <= tickets && (kind === null || one.print.kind === kind),
  );
}

/** After how many words of the name the sticker's go, as the controller of the object chooses (123.6b). */
function chosenPlace(play: Play, object: GameObject, words: string): number {
  const { name, controller } = play.look(object);
  const places = Array.from({ length: nameWords(name).length + 1 }, (_, after) => after);
  const asking = { player: controller, purpose: "value", rule: "123.6b", about: object.id } as const;
  const show = (after: number) => ({ kind: "word", word: withNameSticker(name, words, after) }) as const;
  return askSome(play, asking, places, show, [1, 1])[0] ?? 0;
}

/** A player puts a sticker of theirs on an object that they own, paying its ticket cost; whether they did (123.3). */
export function placeSticker(play: Play, player: PlayerId, id: ObjectId, kind: StickerKind | null): boolean {
  const object = findObject(play.state, id);
  if (object?.owner !== player) return false;
  const asking = { player, purpose: "value", rule: "123.3", about: id } as const;
  const stickers = choosable(play, player, kind);
  const most = Math.min(1, stickers.length);
  const [sticker] = askSome(play, asking, stickers, (one) => ({ kind: "word", word: stickerLabel(one) }), [most, most]);
  if (sticker === undefined) return false;
  if (sticker.tickets > 0) takeCounters(play, player, "ticket", sticker.tickets);
  const after = sticker.print.kind === "name" ? chosenPlace(play, object, sticker.print.words) : 0;
  const placed = { sticker, after, timestamp: play.fresh() };
  play.change(id, { stickers: [...(object.stickers ?? []), placed] });
  const word = stickerLabel(sticker);
  play.happen([{ kind: "stickered", object: id, player, word, rule: "123.3", cause: play.cause }]);
  return true;
}
