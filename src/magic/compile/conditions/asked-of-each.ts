import type { Comparison, Condition, Constraint, PlayerReference } from "../../effects/index.js";
import { isSame } from "../../effects/structure.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import { hasArticle } from "../noun.js";
import { atLeastOne } from "../plain.js";
import { isPlayerPhrase } from "../player.js";
import { refuse } from "../refusal.js";

type Kind = PlayerReference["kind"];

/** Players of whom any one, or each by themselves, is asked. */
const byThemselves: ReadonlySet<Kind> = new Set<Kind>(["anyPlayer", "anyOpponent", "eachPlayer", "eachOpponent"]);
/** Several players, of whom it cannot be asked whether it is so of each. */
const together: ReadonlySet<Kind> = new Set<Kind>(["eachOtherPlayer", "eachOf", "matchingPlayers", "anyNumberOfPlayers"]); // prettier-ignore

/**
 * What is so of a player: "an opponent has 10 or less life" asks whether one of them has, and never how much all of them have
 * together (102.3, 119); `ofOne` makes the condition for one player. Refuses players who cannot be asked one by one.
 */
export function askedOfEach(
  player: PlayerReference,
  constraint: () => Constraint,
  ofOne: () => Condition,
  node: object,
): Condition {
  if (together.has(player.kind)) return refuse("of several players", node);
  if (!byThemselves.has(player.kind)) return ofOne();
  return { kind: "playerMatches", player, filter: { what: "player", constraints: [constraint()] } };
}

/** "no opponent" as "any opponent", of whom it is then denied; null of other subjects. */
export function anyInsteadOfNo(subject: NounPhrase): NounPhrase | null {
  if (!hasArticle(subject, "no") || subject.kind !== "described" || !isPlayerPhrase(subject)) return null;
  const [, ...others] = subject.group.determiners;
  return { ...subject, group: { ...subject.group, determiners: [{ kind: "article", word: "any" }, ...others] } };
}

/** Whether there being one of any of them says it: "an opponent controls a creature". */
export function holdsOfAny({ kind }: PlayerReference, is: Comparison): boolean {
  return (kind === "anyPlayer" || kind === "anyOpponent") && isSame(is, atLeastOne);
}
