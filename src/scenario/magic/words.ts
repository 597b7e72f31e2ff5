import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  COLORS,
  isCounterKind,
  KEYWORD_ABILITIES,
  KEYWORD_COUNTERS,
  OTHER_COUNTERS,
  RULES_COUNTERS,
  SUBTYPE_LISTS,
  SUPERTYPES,
  ZONES,
} from "../../../grammar/magic/vocabulary/index.js";
import { listed, type WordKind } from "../word-kind.js";
import { eventWords } from "./event-words.js";

const names = (entries: readonly { readonly name: string }[]): readonly string[] => entries.map(({ name }) => name);

const counters = [...names(RULES_COUNTERS), ...KEYWORD_COUNTERS, ...OTHER_COUNTERS];

/** Landwalk and typecycling are called after the land type (702.14a, 702.29e). */
const ofLandTypes = BASIC_LAND_TYPES.flatMap(({ type }) => [
  `${type.toLowerCase()}walk`,
  `${type.toLowerCase()}cycling`,
]);

/** The words of the rules that scenarios use (105, 205, 702, 122.1, 400.1), and the runtime's kinds of events. */
export const wordKinds = {
  color: listed("color (105.1)", names(COLORS)),
  cardType: listed("card type (205.2a)", names(CARD_TYPES)),
  supertype: listed("supertype (205.4a)", SUPERTYPES),
  subtype: listed(
    "subtype (205.3)",
    SUBTYPE_LISTS.flatMap(({ subtypes }): readonly string[] => subtypes),
  ),
  keyword: listed("keyword ability (702)", [...names(KEYWORD_ABILITIES), ...ofLandTypes]),
  zone: listed("zone (400.1)", names(ZONES)),
  event: listed("event", eventWords),
  nameOrigin: listed("way in which a name arises", ["card", "derived", "given", "copied", "oracle"]),
  counter: { kind: "kind of counter (122.1)", known: counters, has: isCounterKind },
} as const satisfies Readonly<Record<string, WordKind>>;
