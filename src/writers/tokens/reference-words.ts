import type { ObjectReference, PlayerReference, Target } from "../../magic/effects/index.js";
import { filterWords } from "./filter-words.js";
import { playerWords } from "./player-words.js";

const owned = (player: PlayerReference): string => (player.kind === "you" ? "your" : `${playerWords(player)}'s`);

/** What was announced for a target, in words. */
function targetWords(id: string, targets: readonly Target[]): string {
  const target = targets.find((one) => one.id === id);
  if (target === undefined) return "the target";
  const { what } = target;
  if ("constraints" in what) return `target ${filterWords(what)}`;
  if (what.kind === "anyTarget") return "any target";
  return `target ${what.of.map((filter) => filterWords(filter)).join(" or ")}`;
}

/** Which objects are meant, in a few words; `targets` are those that the ability announces. */
export function referenceWords(reference: ObjectReference, targets: readonly Target[] = []): string {
  const words = (of: ObjectReference): string => referenceWords(of, targets);
  switch (reference.kind) {
    case "source":
      return "this object";
    case "maker":
      return "the object that made this token";
    case "target":
      return targetWords(reference.target, targets);
    case "result":
      return "that object";
    case "triggering":
      return reference.role === "object" ? "the triggering object" : `the triggering ${reference.role}`;
    case "attachedTo":
      return "the object that this is attached to";
    case "matching":
      return `each ${filterWords(reference.filter)}`;
    case "choice":
      return `a chosen ${filterWords(reference.filter)}`;
    case "libraryCards":
      return `the ${reference.end} of ${owned(reference.player)} library`;
    case "wholeZone":
      return `${owned(reference.of)} ${reference.zone}`;
    case "iteration":
      return "each of those objects";
    case "linked":
      return `the ${reference.how} card`;
    case "rest":
      return "the rest";
    case "oneOf":
      return `one of ${words(reference.of)}`;
    case "among":
      return `a ${filterWords(reference.filter)} among ${words(reference.of)}`;
    case "all":
      return reference.of.map(words).join(" and ");
    case "attachments":
      return `each ${filterWords(reference.filter)} attached to ${words(reference.of)}`;
    case "paid":
      return `the ${reference.cost} object`;
    case "ring-bearer":
      return `${owned(reference.of)} Ring-bearer`;
    case "commander":
      return `${owned(reference.of)} commander`;
    case "emblem":
      return "the emblem";
  }
}
