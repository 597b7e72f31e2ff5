import type { EventDetail } from "./event.js";

/** An event with nothing more to meet. */
export const plainDetail: EventDetail = {
  during: null,
  duringWhose: null,
  ordinal: null,
  conditions: [],
  manner: [],
  quantity: null,
};
