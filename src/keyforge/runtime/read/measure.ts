import type { Seen } from "./seen.js";

/** What can be measured on a card. */
export type Measure = "power" | "armor" | "amber" | "damage" | "bonusIcons" | "amberIcons" | "powerCounters";

/** How much of it there is on a card. */
export function measured({ object, looks }: Seen, measure: Measure): number {
  switch (measure) {
    case "power":
    case "armor":
      return looks[measure];
    case "amber":
    case "damage":
      return object[measure];
    case "bonusIcons":
      return looks.bonusIcons.length;
    case "amberIcons":
      return looks.bonusIcons.filter(({ kind }) => kind === "amber").length;
    case "powerCounters":
      return object.counters["power"] ?? 0;
  }
}
