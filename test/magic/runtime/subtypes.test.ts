import { expect, it } from "vitest";
import { ARTIFACT_TYPES } from "../../../grammar/magic/vocabulary/artifact-types.js";
import { ENCHANTMENT_TYPES } from "../../../grammar/magic/vocabulary/enchantment-types.js";
import { LAND_TYPES } from "../../../grammar/magic/vocabulary/land-types.js";
import { cardTypeOf } from "../../../src/magic/runtime/read/subtypes.js";

it.each<["artifact" | "enchantment" | "land", readonly string[]]>([
  ["artifact", ARTIFACT_TYPES],
  ["enchantment", ENCHANTMENT_TYPES],
  ["land", LAND_TYPES],
])("correlates every subtype of the rules' list with its card type (205.3g–i): %s", (type, subtypes) => {
  expect(subtypes.filter((subtype) => cardTypeOf(subtype, []) !== type)).toEqual([]);
});
