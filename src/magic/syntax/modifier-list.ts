import { oneOf, distinct, type Match, type Source, type Syntax } from "./kernel/index.js";
import { printList } from "./noun-group.js";

const states = {
  tapped: "tapped", untapped: "untapped", attacking: "attacking", blocking: "blocking", blocked: "blocked", unblocked: "unblocked", legendary: "legendary", basic: "basic", snow: "snow", colorless: "colorless", multicolored: "multicolored", monocolored: "monocolored",
  white: "white", blue: "blue", black: "black", red: "red", green: "green", enchanted: "enchanted", equipped: "equipped", modified: "modified", suspected: "suspected", saddled: "saddled", prepared: "prepared", unprepared: "unprepared", monstrous: "monstrous", renowned: "renowned", goaded: "goaded", historic: "historic", stickered: "stickered",
  faceDown: "face down", faceUp: "face up", paired: "paired", transformed: "transformed", crewed: "crewed", harnessed: "harnessed", exiled: "exiled", allColors: "all colors", everyColor: "every color", everyCreatureType: "every creature type", day: "day", night: "night", odd: "odd", even: "even", alone: "alone", poisoned: "poisoned", kicked: "kicked", solved: "solved", foretold: "foretold", token: "a token", everyBasicLandType: "every basic land type", plotted: "plotted", warped: "warped", able: "able", dead: "dead", empty: "empty", theSame: "the same", different: "different",
  attackingOrBlocking: "attacking or blocking", activated: "activated", promised: "promised", nonlegendary: "nonlegendary", declared: "declared",
} as const; // prettier-ignore

/** A state, a color or a quality that stands after "be" or "become". */
export type Quality = keyof typeof states;

/** Qualities joined: "white and blue", "tapped or attacking". */
export interface QualityList {
  readonly kind: "qualities";
  readonly qualities: readonly Quality[];
  readonly conjunction: "and" | "or" | null;
}

const quality = oneOf("a quality", states);
const conjunction = oneOf("and", { and: "and", or: "or" });

export const modifierList: Syntax<QualityList> = {
  label: "a quality",
  match: (source, at) =>
    distinct(quality.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    printList(node.qualities, node.conjunction, out, (one) => quality.print(one, out));
  },
};

function lists(source: Source, qualities: readonly Quality[], at: number): readonly Match<QualityList>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<QualityList>[] = comma
    ? quality
        .match(source, at + 1)
        .flatMap((next) => lists(source, [...qualities, next.value], next.end))
        .filter((one) => one.value.conjunction !== null)
    : [];
  for (const link of conjunction.match(source, comma ? at + 1 : at))
    if (comma === qualities.length > 1)
      for (const next of quality.match(source, link.end))
        found.push({
          value: { kind: "qualities", qualities: [...qualities, next.value], conjunction: link.value },
          end: next.end,
        });
  return distinct([...found, { value: { kind: "qualities", qualities, conjunction: null }, end: at }]);
}
