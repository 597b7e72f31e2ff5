import type { Filter } from "../effects/index.js";
import type { NounPhrase } from "../syntax/noun-phrase.js";
import type { Context } from "./context.js";
import { onlyItem } from "./noun.js";
import { objectsOf } from "./reference.js";
import { refuse } from "./refusal.js";

/** "spells", "historic spells", "spells with mana value 4 or greater": all such, which a number would not say; `phrase` names it in a refusal. */
export function allSpells(object: NounPhrase, phrase: string, context: Context): Filter {
  const all =
    object.kind === "described" && object.group.determiners.length === 0 && onlyItem(object)?.form === "plural";
  const filter = all ? objectsOf(object, context) : refuse(phrase, object);
  return filter.what === "spell" ? filter : refuse(phrase, object);
}
