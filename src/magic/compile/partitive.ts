import type { Quantity } from "../effects/index.js";
import type { Described, Partitive } from "../syntax/noun-phrase.js";
import { anyNumber, numeric, one, zero } from "./plain.js";

/** How many of them, at least and at most: "one of them", "up to two of those cards". */
export const partitiveCounts: Readonly<Partial<Record<Partitive["count"], readonly [Quantity, Quantity]>>> = {
  one: [one, one],
  two: [numeric(2), numeric(2)],
  three: [numeric(3), numeric(3)],
  four: [numeric(4), numeric(4)],
  five: [numeric(5), numeric(5)],
  upToOne: [zero, one],
  upToTwo: [zero, numeric(2)],
  upToThree: [zero, numeric(3)],
  anyNumber: [zero, anyNumber],
  oneOrMore: [one, anyNumber],
};

/** "any number of black cards" as one phrase of so many (107.1c); null of another part of something. */
export function anyNumberOf({ count, of }: Partitive): Described | null {
  if (count !== "anyNumber" || of.kind !== "described") return null;
  const others = of.group.determiners.every((one) => one.kind === "article" && one.word === "other");
  if (!others || of.group.possessor !== null) return null;
  const any = { kind: "amount", word: "any number of" } as const;
  return { ...of, group: { ...of.group, determiners: [any, ...of.group.determiners] } };
}
