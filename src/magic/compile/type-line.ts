import { subtypeOf } from "../../../grammar/magic/vocabulary/subtypes.js";

/** The subtypes after the dash of a type line; two words may be one ("Time Lord", 205.3m). */
export function subtypesOf(typeLine: string): readonly string[] {
  const words = (typeLine.split("—")[1] ?? "").split(" ").filter((word) => word !== "" && word !== "//");
  const subtypes: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const two = `${word} ${words[at + 1] ?? ""}`;
    if (subtypeOf(two) !== undefined) {
      subtypes.push(two);
      at++;
    } else subtypes.push(word);
  }
  return subtypes;
}
