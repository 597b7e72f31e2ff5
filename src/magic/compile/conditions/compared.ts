import type { Comparison, Condition, Constraint, PlayerReference } from "../../effects/index.js";
import type { NounPhrase } from "../../syntax/noun-phrase.js";
import type { Context } from "../context.js";
import { isPronoun } from "../noun.js";
import { isEach, numeric, you } from "../plain.js";
import { type Compared, readCompared } from "../player-holds.js";
import { lowerPlayers } from "../player.js";
import { refuse } from "../refusal.js";

/**
 * "an opponent controls more lands than you", "you have less life than an opponent", "you have more cards in hand than
 * each opponent": what one player has, measured by what another has (110.2, 119, 402); null where nothing is compared.
 */
export function comparedWithPlayer(
  verb: "control" | "have",
  player: PlayerReference,
  object: NounPhrase,
  context: Context,
): Condition | null {
  if (object.kind !== "described" || object.post.at(-1)?.kind !== "than") return null;
  const compared = readCompared(verb, object, context);
  if (compared === null) return null;
  if (isEach(player)) return refuse("more of each", object);
  return player.kind === "you" ? yoursCompared(compared, context) : theirsCompared(player, compared);
}

/** "than you": of another player, who has more or less of it than you. */
function theirsCompared(player: PlayerReference, { operator, yours, constraint, than }: Compared): Condition {
  if (!isPronoun(than, "you")) return refuse("than", than);
  return having(player, constraint({ operator, than: yours }));
}

const turned = { greater: "less", less: "greater" } as const;
const noLess = { greater: "atLeast", less: "atMost" } as const;
const others: ReadonlySet<string> = new Set(["targetPlayer", "triggeringPlayer", "defendingPlayer", "anyOpponent"]);

/** "you … than an opponent": who has less or more of it than you; "than each opponent": of whom none has as much. */
function yoursCompared({ operator, yours, constraint, than }: Compared, context: Context): Condition {
  const whom = lowerPlayers(than, context);
  if (others.has(whom.kind)) return having(whom, constraint({ operator: turned[operator], than: yours }));
  if (whom.kind !== "eachOpponent") return refuse("than", than);
  const opponent: Constraint = { kind: "opponentOf", player: you };
  const is: Comparison = { operator: "equal", than: numeric(0) };
  const asMuch = constraint({ operator: noLess[operator], than: yours });
  return { kind: "exists", what: { what: "player", constraints: [opponent, asMuch] }, is };
}

function having(player: PlayerReference, constraint: Constraint): Condition {
  return { kind: "playerMatches", player, filter: { what: "player", constraints: [constraint] } };
}
