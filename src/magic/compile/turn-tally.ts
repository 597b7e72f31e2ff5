import type { EventPattern, Filter, Participant, PlayerReference, Quantity } from "../effects/index.js";
import type { Described } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { readDeterminers } from "./determiner.js";
import { plainDetail } from "../effects/plain-detail.js";
import { lowerFilter } from "./filter.js";
import { commonHead, isWord } from "./noun.js";
import { refuse } from "./refusal.js";

type Events = Extract<Quantity, { readonly kind: "events" }>;

/** How much there was of an event in a span of time, in the measure that is asked for. */
export function happened(measure: Events["measure"], event: EventPattern, within: Events["within"]): Quantity {
  return { kind: "events", measure, event, within };
}

function thisTurn(measure: Events["measure"], event: EventPattern): Quantity {
  return happened(measure, event, "thisTurn");
}

/** Each object or player of an event that matches. */
export function each(filter: Filter): Participant {
  return { kind: "filter", filter, grouping: "each" };
}

/** "time you descended this turn": each permanent card that was put into the player's graveyard from anywhere (700.11). */
export function descended(what: Described, player: PlayerReference): Quantity | null {
  if (!isWord({ ...what, post: [] }, "time") || what.post.length > 1) return null;
  return thisTurn("times", permanentCardsOf(player));
}

/** A permanent card is put into the player's graveyard from anywhere: what having descended is (700.11). */
export function permanentCardsOf(player: PlayerReference): EventPattern {
  const object = each({ what: "permanent", constraints: [{ kind: "not", constraint: { kind: "token" } }] });
  const ends = { from: null, to: "graveyard", player: { kind: "player", reference: player } } as const;
  return { kind: "zoneChange", object, ...ends, detail: plainDetail };
}

/** "opponent you attacked this turn": each to whom attackers were declared, however many they were (508.6). */
export function attackedThisTurn(what: Described, player: PlayerReference, context: Context): Quantity | null {
  const noun = commonHead(what)?.noun;
  if (player.kind !== "you" || (noun !== "opponent" && noun !== "player")) return null;
  const filter = lowerFilter(what.group, what.post.slice(0, -1), readDeterminers([], context), context);
  if (what.group.determiners.length > 0) return refuse("attacked", what);
  const object = each({ what: "permanent", constraints: [{ kind: "controlledBy", player }] });
  return thisTurn("players", { kind: "attacks", object, whom: each(filter), detail: plainDetail });
}

/** "token you created this turn": each token, whatever became of it since (701.7a, 608.2h). */
export function created(what: Described, player: PlayerReference, context: Context): Quantity | null {
  if (commonHead(what)?.noun !== "token" || what.group.determiners.length > 0) return null;
  const filter = lowerFilter(what.group, what.post.slice(0, -1), readDeterminers([], context), context);
  const by: Participant = { kind: "player", reference: player };
  return thisTurn("objects", { kind: "createsTokens", player: by, tokens: each(filter), detail: plainDetail });
}
