import type { Filter, Instruction, ObjectReference } from "../../effects/index.js";
import { amountOf } from "../count.js";
import { describeDuration } from "../duration.js";
import { list, withArticle } from "../english.js";
import { describeFilter } from "../filter.js";
import type { ByKind } from "../kinds.js";
import type { Names } from "../names.js";
import { describeObject } from "../object.js";
import { part, type Part } from "../part.js";
import { describeRecipient } from "../player.js";

type Instructions = ByKind<Instruction>;

/** Damage that an object deals (120.3). */
export function deal({ source, amount, to, division }: Instructions["dealDamage"], names: Names): Part {
  const recipients = list(to.map((one) => describeRecipient(one, names)));
  const how = division === "divided" ? ", divided as its controller announced (601.2d)," : "";
  return part(
    `${describeObject(source, names)} deals ${amountOf(amount, "damage", names)}${how} to ${recipients} (120.3)`,
  );
}

function sourceOf(by: Filter | ObjectReference, names: Names): string {
  return "kind" in by ? describeObject(by, names) : withArticle(describeFilter(by, names, "singular"));
}

const kinds = { combat: "combat damage", noncombat: "noncombat damage", any: "damage" } as const;

/** Damage that is prevented (615). */
export function prevent(one: Instructions["preventDamage"], names: Names): Part {
  const kind = kinds[one.combat];
  const much = one.amount === "all" ? `all ${kind}` : `the next ${amountOf(one.amount, kind, names)}`;
  const to = one.to === null ? "" : ` to ${describeRecipient(one.to, names)}`;
  const by = one.by === null ? "" : ` by ${sourceOf(one.by, names)}`;
  return part(`Prevent ${much} that would be dealt${to}${by}, ${describeDuration(one.duration, names)} (615.1a)`);
}
