import type { Filter, Instruction, ObjectReference, Quantity } from "../../effects/index.js";
import { amountOf } from "../count.js";
import { describeDuration } from "../duration.js";
import { list, withArticle } from "../english.js";
import { describeFilter } from "../filter.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describeRecipient } from "../player.js";
import { describeSteps } from "../resolution.js";

type Instructions = ByKind<Instruction>;

/** Damage that an object deals (120.3). */
export function deal(
  { source, amount, to, division, more, prevention }: Instructions["dealDamage"],
  names: Names,
): Part {
  const recipients = list(to.map((one) => describeRecipient(one, names)));
  const how = division === "divided" ? ", divided as its controller announced (601.2d)," : "";
  const others = (more ?? []).map(
    (one) =>
      `${amountOf(one.amount, "damage", names)} to ${list(one.to.map((each) => describeRecipient(each, names)))}`,
  );
  const also = more === undefined ? "" : `, and at the same time ${list(others)}`;
  return part(
    `${describeObject(source, names)} deals ${amountOf(amount, "damage", names)}${how} to ${recipients}${also} (120.3)${prevention === undefined ? "" : "; it can't be prevented (615.12)"}`,
  );
}

/** Damage of a kind, and what deals it where that is said. */
export function damageBy({ by, combat }: Pick<Instructions["preventDamage"], "by" | "combat">, names: Names): string {
  return `${kinds[combat]}${by === null ? "" : ` that would be dealt by ${sourceOf(by, names)}`}`;
}

function sourceOf(by: Filter | ObjectReference, names: Names): string {
  return "kind" in by ? describeObject(by, names) : withArticle(describeFilter(by, names, "singular"));
}

const kinds = { combat: "combat damage", noncombat: "noncombat damage", any: "damage" } as const;

/** The damage that a prevention speaks of: how much, of which kind, to what and by what (615.1). */
export function damageDealt(
  amount: Quantity | "all",
  { to, by, combat }: Pick<Instructions["preventDamage"], "to" | "by" | "combat">,
  names: Names,
): string {
  const much = amount === "all" ? `all ${kinds[combat]}` : `the next ${amountOf(amount, kinds[combat], names)}`;
  const recipient = to === null ? "" : ` to ${list(to.map((one) => describeRecipient(one, names)))}`;
  return `${much} that would be dealt${recipient}${by === null ? "" : ` by ${sourceOf(by, names)}`}`;
}

/** Damage that is prevented (615). */
export function prevent(one: Instructions["preventDamage"], names: Names): Part {
  const text = `Prevent ${damageDealt(one.amount, one, names)}, ${describeDuration(one.duration, names)} (615.1a)`;
  if (one.then === undefined) return part(text);
  return part(`${text}; whenever damage is prevented this way, at once (615.5):`, describeSteps(one.then, names));
}
