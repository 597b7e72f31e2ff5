import type { Icon } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import { isAround } from "./noun.js";
import { refuse } from "./refusal.js";

type Resolved = Exclude<Icon["kind"], "house">;

/** "a {capture} bonus icon": the one icon that is named. */
export function iconNamed(node: NounPhrase): { readonly kind: Resolved } {
  if (!isAround(node, "bonus icon") || node.post.length > 0) return refuse("which icon", node);
  const [modifier, ...others] = node.modifiers;
  const isA = node.determiner?.kind === "determiner" && (node.determiner.word === "a" || node.determiner.word === "an");
  if (!isA || others.length > 0 || modifier?.kind !== "icon") return refuse("which icon", node);
  const { icon } = modifier.icon;
  if (icon === "tide" || icon === "house") return refuse("which icon", modifier);
  return { kind: icon === "aember" ? "amber" : icon };
}
