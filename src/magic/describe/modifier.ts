import type { Constraint, PlayerReference } from "../effects/index.js";
import { describeFilter } from "./filter.js";
import type { ByKind } from "./kinds.js";
import type { Names } from "./names.js";
import { describePlayer, ofPlayer } from "./player.js";
import { characteristics } from "./quantity.js";
import { inZone, ownZones } from "./turn-part.js";

type Constraints = ByKind<Constraint>;
type OfPlayer = { readonly player: PlayerReference };

/** How a constraint stands in a noun phrase; `negative` is for one that is negated otherwise than by "not". */
export interface Modifier {
  readonly place: "adjective" | "subtype" | "type" | "last" | "after";
  readonly text: string;
  readonly negative: string | null;
}

/** Whether it is one of the nouns. */
export function isNoun({ place }: Modifier): boolean {
  return place === "subtype" || place === "type" || place === "last";
}

/** A word before the nouns. */
export function adjective(text: string, negative: string | null = null): Modifier {
  return { place: "adjective", text, negative };
}

/** One of the nouns, which "non" may stand before. */
export function noun(place: "subtype" | "type" | "last", text: string, negative: string): Modifier {
  return { place, text, negative };
}

/** Words behind the nouns. */
export function after(text: string): Modifier {
  return { place: "after", text, negative: null };
}

/** What is had, behind "with" or "without". */
export function having(text: string): Modifier {
  return { place: "after", text: `with ${text}`, negative: `without ${text}` };
}

/** A relation to a player: "controlled by you". */
export function by(relation: string): (constraint: OfPlayer, names: Names) => Modifier {
  return ({ player }, names) => after(`${relation} ${describePlayer(player, names)}`);
}

/** The most or the least of a characteristic. */
export function extreme(which: string): (constraint: Constraints["most"], names: Names) => Modifier {
  return ({ characteristic, among }, names) =>
    after(`with the ${which} ${characteristics[characteristic]} among ${describeFilter(among, names, "plural")}`);
}

/** Being in a zone, one player's where that is said (400.1). */
export function located({ zone, of }: Constraints["inZone"], names: Names): Modifier {
  if (of === null) return after(inZone[zone]);
  if (ownZones.includes(zone)) return after(`in ${ofPlayer(zone, of, names)}`);
  return after(`${inZone[zone]} owned by ${describePlayer(of, names)}`);
}

/** The opposite: "nonbasic", "without flying", "not tapped". */
export function negated({ place, text, negative }: Modifier): Modifier {
  if (negative === null) return after(place === "after" ? `not (${text})` : `not ${text}`);
  return { place: place === "after" ? "after" : "adjective", text: negative, negative: null };
}
