import { refuse } from "./refusal.js";
import type { Quantity } from "../effects/index.js";
import type { Adverbial } from "../syntax/adverbial.js";
import type { Antecedent, Context } from "./context.js";
import { areSeveral } from "./own-for-each.js";
import { lowerQuantity } from "./quantity.js";
import { holdsKind, holdsWord, slotsFilled, someWithin } from "../effects/structure.js";

/** "where X is …". */
export type WhereX = Extract<Adverbial, { readonly kind: "where" }>;

/** The definition of X among adverbials, or null. */
export function whereOf(adverbials: readonly Adverbial[]): WhereX | null {
  const all = adverbials.filter((one) => one.kind === "where");
  if (all.length > 1) return refuse("where", all[1]);
  const [found] = all;
  return found?.kind === "where" ? found : null;
}

/**
 * "where X is …" says at the end what every X before it stands for (107.3i). What it says may rest on what stood before
 * ("its power"), so it is lowered last: every X that is met until then is one shared object, which is filled in when the
 * quantity is known. This is the one place where something lowered changes afterwards. An X of another kind does not
 * count: that of an ability in quotes is its own. Every X that follows in the ability is the same.
 */
export function withX<Made>(where: WhereX | null, context: Context, lower: () => Made): Made {
  if (where === null) return lower();
  const { x: outer, defining: outerWhere } = context;
  const holder: Quantity = { kind: "x" };
  context.x = holder;
  context.defining = where;
  const { length: start } = context.snapshot().antecedents;
  const made = lower();
  context.x = outer;
  context.defining = outerWhere;
  if (!someWithin(made, (part) => part === holder)) return refuse("where", where);
  const read = (): Quantity =>
    context.withoutSlots(newSlots(made, start, context), () => lowerQuantity(where.quantity, context));
  Object.assign(
    holder,
    behind(start, context, () => context.measure(read)),
  );
  const theirs = holdsWord(where, "they", "their");
  if (theirs && someWithin(holder, (part) => isOfSeveral(part, context))) return refuse("where", where);
  // An X that the definition does not reach: of an ability in quotes, which has its own (107.3j).
  if (holdsKind(made, "x")) return refuse("where", where);
  context.x = holder;
  context.definedX.push(holder);
  return made;
}

/**
 * The slots of tokens that the sentence makes, and of the Army that it puts counters on: "create an X/X Ooze, where X is its
 * power", "amass Zombies X, where X is its power" measure what was there before (107.3i, 608.2c).
 */
function newSlots(made: unknown, start: number, context: Context): ReadonlySet<string> {
  const filled = slotsFilled(made);
  const created = context.doings.filter(({ kind, result }) => kind === "createTokens" && filled.has(result));
  const amassed = context
    .snapshot()
    .antecedents.slice(start)
    .filter(({ heads }) => heads.has("amassed"));
  const armies = amassed.flatMap(({ reference }) => (reference?.kind === "result" ? [reference.slot] : []));
  return new Set([...created.map(({ result }) => result), ...armies]);
}

/** Reads a definition: the objects that it alone speaks of are not meant before those of its sentence, which is of these (608.2c). */
function behind<Read>(start: number, context: Context, read: () => Read): Read {
  const { antecedents: own } = context.snapshot();
  const made = read();
  const after = context.snapshot();
  const said = after.antecedents.slice(own.length);
  const isNew = ({ kind, reference }: Antecedent): boolean =>
    kind === "object" && own.every((one) => one.reference !== reference);
  const again = said.filter((one) => !isNew(one));
  const antecedents = [...own.slice(0, start), ...said.filter(isNew), ...own.slice(start), ...again];
  context.restore({ ...after, antecedents });
  return made;
}

/** What is counted of any number of target players is another number for each of them (608.2c). */
function isOfSeveral(part: unknown, context: Context): boolean {
  if (typeof part !== "object" || part === null) return false;
  const target = "kind" in part && part.kind === "targetPlayer" && "target" in part ? part.target : null;
  return typeof target === "string" && areSeveral({ kind: "targetPlayer", target }, context);
}

/** Whether an X is left that a definition does not reach: all of them have one value (107.3i), but those in quotes (107.3j). */
export function leavesX(made: unknown, { definedX }: Context): boolean {
  return definedX.length > 0 && speaksOfX(made);
}

function speaksOfX(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "x") return true;
  return Object.entries(part).some(([key, value]) => key !== "abilities" && speaksOfX(value));
}
