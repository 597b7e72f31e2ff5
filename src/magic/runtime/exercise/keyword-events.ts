import type { Ability, Instruction, Participant } from "../../effects/index.js";
import { plainDetail } from "../../effects/plain-detail.js";
import { place } from "../place.js";
import type { ObjectId } from "../state/identity.js";
import { findObject, playerOf, withObject } from "../state/objects.js";
import { sightOf } from "../read/characteristics.js";
import { abilityIndex } from "../keywords/expand.js";
import { arrange, n, named, type Stage, you } from "./arranging.js";
import { seen } from "./permanents.js";
import { cardOf, plainFace } from "./satisfy.js";
import { sides } from "./world.js";

/** A card with cycling that costs nothing but itself (702.29a). */
function cycler() {
  const draw: Instruction = { kind: "drawCards", id: "cycler.e1", result: "r1", player: you, amount: n(1) };
  const what = { kind: "source" } as const;
  const ability: Ability = {
    kind: "activated",
    id: "cycler",
    keyword: "cycling",
    costs: [{ kind: "discard", what, count: n(1), manner: "chosen" }],
    restrictions: [],
    functionsFrom: "hand",
    resolution: { targets: [], instructions: [draw] },
    isManaAbility: false,
  };
  return cardOf({ ...plainFace("Cycler", ["creature"]), abilities: [ability] });
}

/** Activates the cycling abilities of a card in the hand. */
function cycleCard({ drive }: Stage, object: ObjectId): void {
  const known = findObject(drive.state, object);
  if (known === null) return;
  drive.refill();
  for (const { ability } of abilityIndex(sightOf(drive.state).look(known)).activated)
    if (ability.keyword?.endsWith("cycling") === true)
      drive.input({ kind: "act", action: { kind: "activate", object, ability: ability.id } });
  drive.settle();
}

/** A card is cycled: the one under trial, or another (702.29c, d). */
export function cycle(stage: Stage, object: Participant | null): void {
  const { drive } = stage;
  if (object?.kind === "object") {
    for (const id of playerOf(drive.state, sides.you).hand) cycleCard(stage, id);
    return;
  }
  const { state, id } = place(drive.state, { card: cycler(), zone: "hand", owner: sides.you, parts: {} });
  drive.state = state;
  cycleCard(stage, id);
}

/** A creature of the player's with exploit enters; the one under trial has done so already, where it is meant (702.110a). */
export function exploit({ drive }: Stage): void {
  const creatures = [
    { kind: "cardType", cardType: "creature" },
    { kind: "controlledBy", player: you },
  ] as const;
  const filter = { what: "permanent", constraints: creatures } as const;
  const objects = { kind: "choice", chooser: you, filter, least: n(1), most: n(1), manner: "chosen" } as const;
  const sacrifice: Instruction = { kind: "sacrifice", id: "exploiter.e1", result: "r1", player: you, objects };
  const self = { kind: "object", reference: { kind: "source" } } as const;
  const meaning: Ability = {
    kind: "triggered",
    id: "exploiter.m1",
    event: { kind: "zoneChange", object: self, from: null, to: "battlefield", player: null, detail: plainDetail },
    condition: null,
    restrictions: [],
    functionsFrom: "battlefield",
    resolution: { targets: [], instructions: [sacrifice] },
  };
  const keyword: Ability = { kind: "keyword", id: "exploiter", keyword: "exploit", parameters: [], means: [meaning] };
  const card = cardOf({ ...plainFace("Exploiter", ["creature"]), abilities: [keyword] });
  const { state, id } = place(drive.state, { card, zone: "hand", owner: sides.you, parts: {} });
  drive.state = state;
  drive.refill();
  drive.input({ kind: "act", action: { kind: "cast", object: id, face: 0 } });
  drive.settle();
}

/** A Room with two doors that cost something. */
function room() {
  const half = { ...plainFace("Door", ["enchantment"]), subtypes: ["Room"] };
  return { ...cardOf(half), id: "made:room", faces: [half, { ...half, name: "Other Door" }] };
}

/** The doors of the Room under trial, or of another one, are unlocked one after the other (709.5e). */
export function unlock({ drive, id }: Stage, what: "thisDoor" | "wholeRoom"): void {
  const own = findObject(drive.state, id);
  const placed =
    what === "thisDoor" || own === null
      ? { state: drive.state, id }
      : place(drive.state, { card: room(), zone: "battlefield", owner: sides.you, parts: {} });
  drive.state = withObject(placed.state, placed.id, { designations: [] });
  for (const by of ["left half", "right half"]) {
    drive.refill();
    drive.input({ kind: "act", action: { kind: "special", action: "unlock", object: placed.id, by } });
    drive.settle();
  }
}

/** A permanent that was cast face down is turned face up, by its own cost or by an effect (702.37e, 708.7). */
export function turnUp(stage: Stage, object: Participant): void {
  const { drive } = stage;
  for (const id of seen(drive, stage.id, object, stage.self)) {
    const casting = { by: sides.you, from: "hand", x: null, manaSpent: [], paid: ["morph"] } as const;
    drive.state = withObject(drive.state, id, { position: "faceDown", casting });
    drive.refill();
    for (const by of ["morph", "megamorph", "disguise"])
      drive.input({ kind: "act", action: { kind: "special", action: "turnFaceUp", object: id, by } });
    drive.settle();
    const slot = { kind: "iteration", slot: "none" } as const;
    const objects = findObject(drive.state, id)?.position === "faceDown" ? faceDownOnes : slot;
    arrange(stage, [{ kind: "turnFaceUp", ...named("turn"), actor: you, objects }]);
  }
}

const faceDownOnes = { kind: "matching", filter: { what: "permanent", constraints: [{ kind: "faceDown" }] } } as const;
