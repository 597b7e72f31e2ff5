import type { ObjectReference, Recipient } from "../effects/index.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { isPronoun } from "./noun.js";
import { one } from "./plain.js";
import { refuse } from "./refusal.js";

const words = ["one", "two"] as const;

/**
 * "one, two, or three target creatures", "one or two targets": the last of the list, which names the most of them and
 * what they are (601.2c). Null of another phrase.
 */
export function upToSo(node: NounPhrase): Described | null {
  if (node.kind !== "coordinated" || node.conjunction !== "or") return null;
  const most = node.members.at(-1);
  const before = node.members.slice(0, -1);
  const [number] = most?.kind === "described" ? most.group.determiners : [];
  if (most?.kind !== "described" || number?.kind !== "number" || number.value !== before.length + 1) return null;
  const counted = before.every((member, at) => isPronoun(member, words[at] ?? "one"));
  return counted && before.length <= words.length ? most : null;
}

/** Reads a phrase that announces targets or has objects chosen, of which there need be no more than one. */
export function withLeastOne<Made extends ObjectReference | readonly Recipient[]>(
  context: Context,
  read: () => Made,
): Made {
  const before = context.targets.length;
  const made = read();
  const [target, ...others] = context.targets.slice(before);
  if (target === undefined || others.length > 0) return refuse("one or more", null);
  context.targets.splice(before, 1, { ...target, least: one });
  return made;
}
