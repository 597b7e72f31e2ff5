import type { PlayerId } from "../state/identity.js";
import type { Frame } from "./carry-out.js";
import type { Spending } from "./mana.js";
import type { Play } from "./play.js";

/** Who pays, for what, in what scope. */
export interface Paying {
  readonly play: Play;
  readonly frame: Frame;
  readonly player: PlayerId;
  readonly spending: Spending;
}

/** How each kind of cost is checked and paid. */
export interface Payable<Item> {
  can(cost: Item, paying: Paying): boolean;
  pay(cost: Item, paying: Paying): void;
}
