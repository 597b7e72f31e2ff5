import type { Entry } from "../effects/index.js";
import { counted, noun } from "./count.js";
import { list } from "./english.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { describeRecipient } from "./player.js";
import { describeDuration } from "./duration.js";
import { describeRequirement } from "./requirement.js";

/** What is attacked, where it is said. */
function attackedWords({ whom, alternative, alike }: ByKind<Entry>["attacking"], names: Names): string {
  const words = whom === null ? "" : ` ${describeRecipient(whom, names)}`;
  if (alike !== undefined) return ` what${words} attacked`;
  return alternative === undefined ? words : `${words} or a planeswalker of that player`;
}

const entries: Describers<Entry, [Names], string> = {
  tapped: () => "tapped",
  untapped: () => "untapped",
  transformed: () => "transformed (701.27)",
  flipped: () => "flipped (110.5b)",
  faceDown: () => "face down (708.2)",
  prepared: () => "prepared (722.3a)",
  attacking: (entry, names) => `attacking${attackedWords(entry, names)} (508.4)`,
  blocking: ({ whom }, names) => `blocking ${describeObject(whom, names)} (509.4)`,
  attached: ({ to }, names) => `attached to ${describeRecipient(to, names)} (701.3)`,
  requirement: ({ requirement, duration }, names) =>
    `with the rule that it ${describeRequirement(requirement, names)}${describeDuration(duration, names)}`,
  counters: ({ counter, count }, names) => `with ${counted(count, noun(`${counter} counter`), names)} (122.6)`,
};

function describe<Kind extends Entry["kind"]>(kind: Kind, entry: ByKind<Entry>[Kind], names: Names): string {
  return entries[kind](entry, names);
}

/** How a permanent enters: "tapped and attacking (508.4)". */
export function describeEntries(all: readonly Entry[], names: Names): string {
  return list(all.map((entry) => describe(entry.kind, entry, names)));
}
