import type { NounGroup } from "../../../grammar/magic/phrases.js";
import type { ObjectReference } from "../effects/index.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import { callingsOf } from "./calling.js";
import type { Bearer, Context } from "./context.js";
import type { Determined } from "./determiner.js";
import { knownSubtype } from "./filter.js";
import { stateOf } from "./noun.js";
import { refuse, Refusal } from "./refusal.js";

/**
 * The card's name means the card; in the quotes of what it makes or affects, its maker; any other name the token itself
 * (201.5). In quotes within quotes, a token's own given name means that token, whose ability grants this one (201.5a);
 * refuses a name of an object farther out, which nothing tells there.
 */
export function selfReference({ name }: { readonly name: string }, { bearer }: Context): ObjectReference {
  const levels = [bearer.names, ...bearer.quotedIn];
  const [own, granting] = [levels.at(-1), levels.at(-2)];
  if (granting === undefined) return { kind: "source" };
  if (granting.has(name)) return { kind: "maker" };
  return levels.length === 2 || own?.has(name) === true ? { kind: "source" } : refuse(name);
}

/** "this creature", "this card": the source, which must be what it is called (201.5, 109.2). */
export function thisObject(
  group: NounGroup,
  post: readonly PostModifier[],
  determined: Determined,
  context: Context,
): ObjectReference {
  const [item, ...others] = group.items;
  const more = post.length > 0 || determined.other === "other" || determined.most !== null;
  if (item === undefined || others.length > 0 || item.modifiers.length > 0 || more) return refuse("this", group);
  checkCalling(item.noun, context);
  return { kind: "source" };
}

const callings: ReadonlySet<string> = new Set(["card", "permanent", "spell", "ability", "emblem", "source", "object"]);

/** Whether the object is what the text calls it: an artifact creature is "this creature"; a token is no card (108.2b). */
function checkCalling(noun: NounGroup["items"][number]["noun"], context: Context): void {
  const { types } = context.bearer;
  if (noun.kind === "common" && noun.noun === "card" && types?.has("token") === true)
    throw new Refusal("wrongSelf", "this card", noun, "this token");
  if (noun.kind === "common" && callings.has(noun.noun)) return;
  if (noun.kind === "common" && noun.noun === "token" && context.bearer.inQuote === "inQuote") return;
  if (noun.kind !== "type" && noun.kind !== "subtype") return refuse("this", noun);
  if (types === null) return;
  const word = noun.kind === "type" ? noun.type : noun.subtype;
  const right = callingsOf(types);
  if (right.includes(word.toLowerCase())) return;
  const [first] = right;
  throw new Refusal("wrongSelf", `this ${word}`, noun, first === undefined ? null : `this ${first}`);
}

/** Whether a group is "enchanted …", "equipped …" or "fortified …": what the source is attached to (303.4, 301.5, 301.6). */
export function isAttached(group: NounGroup): boolean {
  const [modifier] = group.items[0]?.modifiers ?? [];
  return modifier?.kind === "state" && modifier.state in attachable;
}

/** "enchanted creature", "equipped creature", "fortified land": the word for what the source is attached to. */
export function attachedReference(group: NounGroup, context: Context): ObjectReference {
  const [item, ...others] = group.items;
  if (item === undefined || others.length > 0 || item.modifiers.length > 1) return refuse("attached", group);
  checkAttachable(stateOf(item.modifiers[0]), context.bearer, item.modifiers[0] ?? group);
  return { kind: "attachedTo", called: calledWord(item.noun, group) };
}

/**
 * An Equipment equips and enchants nothing, a Fortification fortifies, an Aura enchants; a creature or another enchantment
 * may become an Aura (301.5, 301.6, 303.4, 702.103).
 */
const attachable = {
  enchanted: ["aura", "enchantment", "creature"],
  equipped: ["equipment"],
  fortified: ["fortification"],
} as const;

function checkAttachable(state: ReturnType<typeof stateOf>, { types }: Bearer, node: object): void {
  if (types === null || state === null) return;
  const how = state === "enchanted" || state === "fortified" ? state : "equipped";
  const fits = attachable[how].some((type) => types.has(type));
  const equips = how === "enchanted" && (types.has("equipment") || types.has("fortification"));
  if (!fits || equips) throw new Refusal("wrongAttachment", state, node);
}

function calledWord(noun: NounGroup["items"][number]["noun"], node: object): string {
  if (noun.kind === "type") return noun.type;
  if (noun.kind === "subtype") return knownSubtype(noun);
  return noun.kind === "common" && noun.noun === "permanent" ? "permanent" : refuse("attached", node);
}
