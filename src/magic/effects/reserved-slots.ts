/** The slot under which the event that triggered or is being replaced stands ("that many", "that much"). */
export const eventSlot = "event";

/** The slot under which what was paid in an amount as a cost stands ("counters removed this way"): 602.2b. */
export const costSlot = "cost";
