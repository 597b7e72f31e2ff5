import type { EntersState, Placement, Status } from "../../effects/index.js";
import { cardMeant } from "../read/reference.js";
import { rules } from "../read/rules.js";
import { affects } from "../read/statics.js";
import { bare, type CardObject } from "../state/card-object.js";
import { playerOf } from "../state/cards.js";
import { happening } from "../state/happening.js";
import type { CardId, PlayerId } from "../state/identity.js";
import type { Option } from "../state/request.js";
import type { Scope } from "../state/scope.js";
import { askOne } from "./ask.js";
import type { Play } from "./play.js";
import { takeOut } from "./zones.js";

type Side = "left" | "right";

/** The active player chooses a side, whoever the creature's controller is (R4). */
function chooseSide(play: Play): Side {
  const asking = { player: play.state.turn.active, purpose: "flank", rule: "R4", about: null } as const;
  const sides: readonly Side[] = ["left", "right"];
  return askOne(play, asking, sides, (side): Option => ({ kind: "flank", side })) ?? "right";
}

/** The place at a flank of a battleline; one that is empty leaves no choice (R4). */
function flank(play: Play, line: readonly CardId[], side: "chosen" | Side): number {
  if (line.length === 0) return 0;
  return (side === "chosen" ? chooseSide(play) : side) === "left" ? 0 : line.length;
}

/** The active player chooses any place of a battleline. */
function anywhere(play: Play, line: readonly CardId[]): number {
  const asking = { player: play.state.turn.active, purpose: "place", rule: "deploy", about: null } as const;
  const places = [...line.keys(), line.length];
  return askOne(play, asking, places, (index): Option => ({ kind: "place", index })) ?? line.length;
}

/** The place in a player's battleline where a creature is put (R4, R5). */
export function placeFor(play: Play, scope: Scope, placement: Placement, controller: PlayerId): number {
  const { battleline } = playerOf(play.state, controller);
  switch (placement.kind) {
    case "flank":
      return flank(play, battleline, placement.side);
    case "anywhere":
      return battleline.length === 0 ? 0 : anywhere(play, battleline);
    case "beside": {
      const of = cardMeant(play, scope, placement.of);
      const index = of === null ? -1 : battleline.indexOf(of);
      if (index < 0) return flank(play, battleline, "chosen");
      const side = placement.side === "chosen" ? chooseSide(play) : placement.side;
      return side === "left" ? index : index + 1;
    }
  }
}

/** Puts a creature at a place of a battleline. */
export function insert(play: Play, id: CardId, player: PlayerId, index: number): void {
  const { battleline } = playerOf(play.state, player);
  play.changePlayer(player, { battleline: [...battleline.slice(0, index), id, ...battleline.slice(index)] });
}

const statusOf: Partial<Record<EntersState, Status>> = { stunned: "stun", enraged: "enrage", warded: "ward" };

/** How a card that has come into play stands there: exhausted, unless effects or its own text say otherwise (R3). */
function standing(play: Play, id: CardId, given: readonly EntersState[]): Partial<CardObject> {
  const ruled = rules(play, "entersPlay").flatMap(({ effect, scope }) =>
    affects(play, scope, effect.affected, id) ? [effect.state] : [],
  );
  const states = [...given, ...ruled];
  const statuses = states.flatMap((state) => {
    const status = statusOf[state];
    return status === undefined ? [] : [status];
  });
  return { exhausted: !states.includes("ready") || states.includes("exhausted"), statuses: [...new Set(statuses)] };
}

/** How a card comes into play. */
export interface Entry {
  readonly controller: PlayerId;
  readonly enters: readonly EntersState[];
  /** Its place in the battleline; null for what is no creature. */
  readonly index: number | null;
  /** What it is in play beside itself: facedown, a copy of a reference card, attached. */
  readonly as: Partial<Pick<CardObject, "facing" | "token" | "attachedTo" | "asUpgrade">>;
}

/** Puts a card into play. */
export function enterPlay(play: Play, id: CardId, { controller, enters, index, as }: Entry): void {
  const from = play.state.objects[id]?.zone ?? null;
  const isAttached = typeof as.attachedTo === "number";
  takeOut(play, id);
  const entered = play.state.turn.number;
  play.change(id, { ...bare, ...as, zone: "play", controller, exhausted: true, entered });
  if (index !== null) insert(play, id, controller, index);
  else if (!isAttached)
    play.changePlayer(controller, { artifacts: [...playerOf(play.state, controller).artifacts, id] });
  play.change(id, standing(play, id, enters));
  if (isAttached) play.change(id, { exhausted: false });
  play.happen(happening("entersPlay", { card: id, player: controller, from, to: "play" }));
}
