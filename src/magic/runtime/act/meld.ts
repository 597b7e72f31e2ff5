import type { Melding } from "../../effects/index.js";
import { combinedFace, isMeldPair, meldedFaces } from "../read/melded.js";
import { componentOf } from "../read/merged.js";
import { keptStickers } from "../read/stickers.js";
import { NotExecutable } from "../state/failures.js";
import type { ObjectId, PlayerId } from "../state/identity.js";
import type { GameObject, MeldedFace } from "../state/object.js";
import { findObject } from "../state/objects.js";
import type { Scope } from "../state/scope.js";
import { cannotEnter } from "./barred.js";
import { type Entrant, enterBattlefield } from "./enter.js";
import { noteSuccessor, takeOut } from "./move.js";
import type { Play } from "./play.js";
import { replaced } from "./replacement.js";

/** Who melds, and what the words of the entries mean. */
interface Melder {
  readonly player: PlayerId;
  readonly scope: Scope;
}

/** The two cards as one permanent with their back faces up and combined; all stickers go with it (701.42a, 123.5a). */
function entrantOf(play: Play, cards: readonly GameObject[], melded: MeldedFace, by: Melder): Omit<Entrant, "entries"> {
  const [first, second] = cards;
  if (first === undefined || second === undefined || first.owner !== second.owner)
    throw new NotExecutable("melding cards of two owners");
  const [face] = meldedFaces(play.state, melded);
  if (face === undefined) throw new NotExecutable("melding into a face of which nothing is known");
  const stickers = cards.flatMap((each) => keptStickers(each, "battlefield").stickers ?? []);
  const own = { kind: "card", card: first.card, faces: [], owner: first.owner, controller: by.player } as const;
  const components = cards.map((each) => componentOf(each, null));
  const parts = { ...own, components, melded, ...(stickers.length > 0 ? { stickers } : {}) };
  return { parts, face, scope: by.scope, old: first.id, from: first.zone };
}

/** Whether something keeps one of the cards from entering, or has something else happen instead (614.6, 614.17d). */
function isKept(play: Play, cards: readonly GameObject[], parts: Entrant["parts"]): boolean {
  return cards.some((object) => {
    const looks = play.look(object);
    const { id, zone: from, owner: player } = object;
    const proposal = {
      kind: "move",
      object: id,
      from,
      to: "battlefield",
      player,
      controller: looks.controller,
    } as const;
    return cannotEnter(play, parts, { object, looks }) || replaced(play, proposal) === null;
  });
}

/**
 * Puts the two cards of a meld pair onto the battlefield as one permanent (701.42a, 712.14c); objects that are none stay
 * where they are (701.42c). Gives the permanent, or null where there is none.
 */
export function meld(
  play: Play,
  ids: readonly ObjectId[],
  { into, enters }: Pick<Melding, "into" | "enters">,
  by: Melder,
): ObjectId | null {
  const cards = ids.flatMap((id) => findObject(play.state, id) ?? []);
  if (!isMeldPair(play.state, cards, into)) return null;
  const melded = combinedFace(play.state, into);
  if (melded === null) throw new NotExecutable(`melding into ${into}, of which nothing is known`);
  const entrant = { ...entrantOf(play, cards, melded, by), entries: enters };
  if (isKept(play, cards, entrant.parts)) return null;
  const before = play.state;
  for (const card of cards) takeOut(play, card, before);
  const [became = null] = enterBattlefield(play, [entrant], "701.42a", () => [], { before, events: [] });
  if (became === null) return null;
  for (const { id } of cards) noteSuccessor(play, id, became);
  return became;
}
