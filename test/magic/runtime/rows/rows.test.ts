import { it } from "vitest";
import { allRows } from "./all.js";

it.each(allRows)("$name", ({ check }) => {
  check();
});
