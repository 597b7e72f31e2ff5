import {
  ORIGINAL_PRINTINGS,
  type OriginalSet,
  originalTitle,
} from "../../../grammar/magic/vocabulary/original-printings.js";
import { noMatch, type Syntax } from "./kernel/index.js";
import { cardName } from "./name.js";

/** An expansion whose originally printed names the rules list, by its title (206.3). */
export const originalSet: Syntax<OriginalSet> = {
  label: "an expansion",
  match(source, at) {
    for (const { value, end } of cardName.match(source, at)) {
      const known = ORIGINAL_PRINTINGS.find(({ title }) => title === value);
      if (known !== undefined) return [{ value: known.set, end }];
    }
    source.want(at, "an expansion of which the rules list the names (206.3)");
    return noMatch;
  },
  print: (value, out) => {
    out.word(originalTitle(value));
  },
};
