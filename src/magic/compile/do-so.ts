import type { Adverbial } from "../syntax/adverbial.js";
import type { Clause } from "../syntax/clause.js";
import { isUnaided } from "./form.js";
import { refuse } from "./refusal.js";

/**
 * "All creatures able to block this creature do so": each of them blocks it each combat if able, or does so this turn
 * where the text says that (509.1c). Any other clause stays what it is.
 */
export function allDoSo(clause: Clause): Clause {
  const { subject, verbs } = clause;
  const [verb, ...others] = verbs;
  if (verb?.predicate.kind !== "doSo") return clause;
  const last = subject?.kind === "described" ? subject.post.at(-1) : undefined;
  const plain = others.length === 0 && isUnaided(verb) && verb.adverbials.length === 0;
  if (subject?.kind !== "described" || last?.kind !== "ableTo" || !plain) return refuse("do so", clause);
  const span = last.span ?? "eachCombat";
  const adverbials: readonly Adverbial[] = [
    { kind: "duration", span },
    { kind: "manner", manner: "ifAble" },
  ];
  const predicate = { kind: "block", form: "base", object: last.what } as const;
  return {
    ...clause,
    subject: { ...subject, post: subject.post.slice(0, -1) },
    verbs: [{ ...verb, predicate, adverbials }],
  };
}
