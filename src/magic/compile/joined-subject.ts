import type { NounPhrase } from "../syntax/noun-phrase.js";
import { isPlayerPhrase } from "./player.js";

/** "you and permanents you control": the players, and the objects with them, each as a subject; null of another phrase. */
export function playersAndObjects(node: NounPhrase | null): readonly NounPhrase[] | null {
  if (node?.kind !== "coordinated" || node.conjunction !== "and") return null;
  const players = node.members.filter(isPlayerPhrase);
  const objects = node.members.filter((member) => !isPlayerPhrase(member));
  const [only, ...others] = objects;
  if (players.length === 0 || only === undefined) return null;
  return [...players, others.length === 0 ? only : { ...node, members: objects }];
}
