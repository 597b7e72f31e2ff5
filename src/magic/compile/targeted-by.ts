import type { Filter, PlayerReference, Prohibition } from "../effects/index.js";
import type { NounItem } from "../../../grammar/magic/phrases.js";
import type { Described, NounPhrase } from "../syntax/noun-phrase.js";
import type { PostModifier } from "../syntax/post-modifier.js";
import type { PredicateOf } from "../syntax/predicate.js";
import { allSpells } from "./all-spells.js";
import type { Context } from "./context.js";
import { articleOf, headedBy, ofWhat } from "./noun.js";
import { lowerPlayers } from "./player.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

type Targeting = Extract<Prohibition, { readonly kind: "beTargeted" }>;

/**
 * "be the target of blue spells or abilities from blue sources", "the targets of spells or abilities your opponents
 * control": what can't target it (115.1, 702.11b, 702.18a); null where it is another state.
 */
export function targetedBy(node: PredicateOf<"beNoun">, context: Context): readonly Targeting[] | null {
  const { object, form, addition, still } = node;
  const [first, ...others] = object.kind === "coordinated" && object.conjunction === "or" ? object.members : [object];
  const head = first === undefined ? null : headedBy(first, "target");
  if (head === null || form !== "be" || addition !== null || still !== null) return null;
  const by = ofWhat(head.post);
  if (by === null || articleOf(head.group) !== "the" || head.modifiers.length > 0) return refuse("the target", node);
  return [by, ...others].flatMap((one) => targetersOf(one, context));
}

/** The spells, the abilities or both that a phrase means. */
function targetersOf(node: NounPhrase, context: Context): readonly Targeting[] {
  if (node.kind !== "described" || node.group.determiners.length > 0 || node.group.possessor !== null)
    return refuse("the target", node);
  const { items, conjunction } = node.group;
  const [item, other, ...others] = items;
  if (item === undefined || others.length > 0) return refuse("the target", node);
  if (other === undefined) return [isAbility(item) ? byAbilities(node.post, context) : bySpells(node, context)];
  if (conjunction !== "or" || !isAbility(other)) return refuse("the target", node);
  return isPlainSpell(item) ? byBoth(node.post, context) : byEach(node, item, context);
}

/** "spells or abilities your opponents control", "spells or abilities". */
function byBoth(post: readonly PostModifier[], context: Context): readonly Targeting[] {
  const [whose, ...more] = post;
  if (whose === undefined) return [{ kind: "beTargeted", by: null }];
  const controller = more.length === 0 ? controllerOf(whose, context) : null;
  return controller === null ? refuse("the target", post) : [{ kind: "beTargeted", by: null, controller }];
}

/** "blue spells or abilities from blue sources": whose abilities they are is said of these alone. */
function byEach(node: Described, item: NounItem, context: Context): readonly Targeting[] {
  if (node.post.length === 0) return refuse("the target", node);
  const spells = { ...node, group: { ...node.group, items: [item], conjunction: null }, post: [] };
  return [bySpells(spells, context), byAbilities(node.post, context)];
}

function bySpells(node: Described, context: Context): Targeting {
  const what = allSpells(node, "the target", context);
  return { kind: "beTargeted", by: what.constraints.length === 0 ? null : what, of: "spells" };
}

/** "abilities from red sources", "abilities your opponents control". */
function byAbilities(post: readonly PostModifier[], context: Context): Targeting {
  const [of, ...more] = post;
  if (of === undefined || more.length > 0) return refuse("the target", post);
  const base = { kind: "beTargeted", of: "abilities" } as const;
  if (of.kind === "from") return { ...base, by: sourcesOf(of.where, context) };
  const controller = controllerOf(of, context);
  return controller === null ? refuse("the target", of) : { ...base, by: null, controller };
}

/** "nongreen sources your opponents control": whatever has the ability (113.7). */
function sourcesOf(node: NounPhrase, context: Context): Filter {
  const head = headedBy(node, "source");
  if (head?.item.form !== "plural" || head.group.determiners.length > 0) return refuse("sources", node);
  const { what, constraints } = objectsOf(node, context);
  return what === "source" ? { what: "object", constraints } : refuse("sources", node);
}

/** "your opponents control", "you control". */
function controllerOf(node: PostModifier, context: Context): PlayerReference | null {
  if (node.kind !== "controlled" || node.verb !== "control") return null;
  const controller = lowerPlayers(node.player, context);
  return controller.kind === "targetPlayer" ? refuse("control", node) : controller;
}

function isAbility(item: NounItem): boolean {
  const { noun, modifiers, form } = item;
  return noun.kind === "common" && noun.noun === "ability" && modifiers.length === 0 && form === "plural";
}

function isPlainSpell(item: NounItem): boolean {
  const { noun, modifiers, form } = item;
  return noun.kind === "common" && noun.noun === "spell" && modifiers.length === 0 && form === "plural";
}
