import type { Condition, Instruction } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { playerAntecedent, type Context } from "./context.js";
import { done } from "./instructions/result.js";
import { articleOf, bareNoun, isPronoun } from "./noun.js";
import { refuse } from "./refusal.js";
import type { Saying } from "./saying.js";

/** "Clash with an opponent": you choose one and both clash (701.30b); "that player" is that opponent from then on. */
export function clash(saying: Saying, context: Context): readonly Instruction[] {
  const player = saying.subject.player();
  const other = saying.take("with")?.what ?? refuse("clash");
  const opponent = bareNoun(other, "opponent");
  if (player.kind !== "you" || opponent === null || articleOf(opponent) !== "an") return refuse("clash", other);
  const base = context.nextId();
  context.mention(playerAntecedent({ kind: "resultPlayer", slot: base.result }, "singular"));
  const parts = { action: "clash", player, objects: null, amount: null, word: null } as const;
  return done({ kind: "keywordAction", ...base, ...parts }, context);
}

/** "If you win": of the clash that stands before it, you revealed the card with the higher mana value (701.30d). */
export function wonClash(subject: NounPhrase, node: object, context: Context): Condition {
  const doing = context.latestDoing((one) => one.kind === "keywordAction" && one.action === "clash");
  if (doing === null || !isPronoun(subject, "you")) return refuse("win", node);
  return { kind: "wonClash", slot: doing.result };
}
