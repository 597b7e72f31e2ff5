import type { Instruction } from "../../effects/index.js";
import type { Adverbial } from "../../syntax/adverbial.js";
import type { VerbPhrase } from "../../syntax/clause.js";
import { type Context, playerAntecedent } from "../context.js";
import { isEach } from "../plain.js";
import { refuse } from "../refusal.js";
import { Subject } from "../saying.js";
import { optional } from "./optional.js";

type Having = Extract<Adverbial, { readonly kind: "unlessHaveDo" }>;

/**
 * "unless its controller has this creature deal 2 damage to them": that player may have it do so, and where they do not,
 * what stands before is done (118.12a).
 */
export function unlessHaveDo(
  one: Having,
  instructions: readonly Instruction[],
  context: Context,
): readonly Instruction[] {
  const who = new Subject(one.who, context);
  const player = who.player();
  if (isEach(player)) return refuse("unless each has", one);
  // "Them" is who has it done; "that much" is nothing yet, for it was not done (608.2c).
  context.restore({ ...context.snapshot(), lastResult: null });
  context.beginVerb();
  const them = playerAntecedent(player, "singular");
  context.mention(them);
  const offered = optional([havingDone(one)], who, context);
  context.forget(them);
  if (offered.kind !== "optional") return refuse("unless", one);
  const condition = { kind: "not", condition: { kind: "done", slot: offered.result } } as const;
  return [offered, { kind: "conditional", ...context.nextId(), condition, then: instructions, otherwise: [] }];
}

function havingDone({ whom, does }: Having): VerbPhrase {
  const predicate = { kind: "haveDo", form: "base", subject: whom, does } as const;
  return { kind: "verbPhrase", adverb: null, auxiliary: "may", innerAdverb: null, predicate, adverbials: [] };
}
