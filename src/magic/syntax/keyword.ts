import { KEYWORD_ABILITIES, type KeywordShape } from "../../../grammar/magic/vocabulary/index.js";
import type { CostList } from "./cost.js";
import { costList } from "./cost.js";
import {
  choose,
  construct,
  distinct,
  field,
  many,
  noMatch,
  oneOf,
  optional,
  later,
  type Construct,
  type Match,
  type NodesOf,
  type Source,
  type Syntax,
} from "./kernel/index.js";
import { cardName } from "./name.js";
import { nounPhrase, type NounPhrase } from "./noun-phrase.js";
import { printList } from "./noun-group.js";
import { quantity, type Quantity } from "./quantity.js";
import { number, size, symbols, terminal } from "./terminals.js";

const phrase: Syntax<NounPhrase> = later("a quality", () => nounPhrase);
const costs: Syntax<CostList> = later("a cost", () => costList);
const qualities = [
  construct("color", [
    field("color", oneOf("a color", { white: "white", blue: "blue", black: "black", red: "red", green: "green" })),
  ]),
  construct("special", [
    field(
      "word",
      oneOf("a quality", {
        everything: "everything",
        eachColor: "each color",
        allColors: "all colors",
        monocolored: "monocolored",
        multicolored: "multicolored",
        colorless: "colorless",
        chosenColor: "the chosen color",
        modified: "modified",
      }),
    ),
  ]),
  construct("objects", [field("what", phrase)]),
] as const;

const quality = choose<NodesOf<typeof qualities>>("a quality", qualities); // prettier-ignore

/** A dash with no space around it (702.21a: "Ward—Pay 2 life."), in some texts with a space on both sides. */
const costDash: Syntax<"—" | "-" | "spaced"> = {
  label: "a dash",
  starts: ({ tokens }, at) => tokens[at]?.word === "—" || tokens[at]?.word === "-",
  match({ tokens }, at) {
    const word = tokens[at]?.word;
    if (word !== "—" && word !== "-") return noMatch;
    const spaced = word === "—" && (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0);
    return [{ value: spaced ? "spaced" : word, end: at + 1 }];
  },
  print: (value, out) => {
    if (value === "spaced") out.word("—");
    else out.join().word(value).join();
  },
};

const tightDash = field("dash", costDash);

/** How the parameters of a keyword ability are written, by the shapes of the vocabulary (702). */
const parameters = [
  construct("dashCost", [tightDash, field("costs", costs)]),
  construct("cost", [field("symbols", symbols)]),
  construct("costs", [field("first", symbols), field("joined", oneOf("and/or", { andOr: "and/or", or: "or" })), field("second", symbols)]),
  construct("numberCost", [field("number", number), tightDash, field("costs", costs)]),
  construct("number", [field("number", number)]),
  construct("numberWhere", [field("number", number), ", where x is", field("quantity", later("a quantity", (): Syntax<Quantity> => quantity))]),
  construct("from", ["from", field("quality", quality), field("more", many(construct("andFrom", [field("joined", oneOf("and from", { and: "and from", comma: ", from", commaAnd: ", and from" })), field("quality", quality)])))]),
  construct("for", ["for", field("what", phrase)]),
  construct("onto", ["onto", field("what", phrase), field("symbols", symbols)]),
  construct("ontoDashCost", ["onto", field("what", phrase), tightDash, field("costs", costs)]),
  construct("with", ["with", field("name", cardName)]),
  construct("qualityCost", [field("what", phrase), field("symbols", symbols)]),
  construct("qualityDashCost", [field("what", phrase), tightDash, field("costs", costs)]),
  construct("qualityNumber", [field("what", phrase), field("number", number)]),
  construct("withCost", ["with", field("what", phrase), field("symbols", symbols)]),
  construct("quality", [field("what", phrase)]),
  construct("name", [field("name", cardName)]),
  construct("prototype", [field("symbols", symbols), "—", field("size", size)]),
  construct("text", [tightDash, field("text", cardName)]),
  construct("word", [tightDash, field("what", phrase)]),
] as const; // prettier-ignore

export type KeywordParameters = NodesOf<typeof parameters>;

const shapesOf = new Map<string, readonly KeywordShape[]>(
  KEYWORD_ABILITIES.map(({ name, shapes }) => [name.toLowerCase(), shapes]),
);

const joinedShapes: readonly KeywordShape[] = ["type-joined-cost"];

/** The shapes of a keyword; one that a type is joined to has those of its ending (702.14a, 702.29e). */
function shapesFor(name: string): readonly KeywordShape[] {
  const known = shapesOf.get(name);
  if (known !== undefined) return known;
  return name.endsWith("cycling") ? joinedShapes : ["none"];
}

const wanted: Readonly<Partial<Record<KeywordShape, readonly KeywordParameters["kind"][]>>> = {
  cost: ["cost", "dashCost", "costs"],
  "cost-power-toughness": ["prototype"],
  costs: ["costs"],
  number: ["number", "numberWhere"],
  "number-cost": ["numberCost"],
  object: ["quality"],
  "an-object": ["quality"],
  quality: ["quality"],
  "quality-cost": ["qualityCost", "qualityDashCost"],
  "quality-number": ["qualityNumber"],
  "from-quality": ["from"],
  "for-text": ["for"],
  "onto-quality-cost": ["onto", "ontoDashCost"],
  "with-materials-cost": ["withCost"],
  name: ["with", "name"],
  something: ["quality"],
  "type-joined-cost": ["cost", "dashCost"],
  text: ["text"],
};

/** A keyword ability with what is written along. */
export interface Keyword {
  readonly kind: "keyword";
  readonly keyword: string;
  readonly parameters: KeywordParameters | null;
}

const parameter: Syntax<KeywordParameters> = choose<KeywordParameters>("a parameter", parameters);

/** The names that have capitals within: "Doctor's companion". */
const written = new Map<string, string>(KEYWORD_ABILITIES.map(({ name }) => [name.toLowerCase(), name]));

/** The name of a keyword ability, alone. */
export const keywordName = terminal("a keyword", (token) => token.readings.keyword, (value, out) => void out.word(written.get(value) ?? value)); // prettier-ignore

/** A keyword ability; parameters must be of a shape that the keyword takes. */
export const keyword: Construct<"keyword", Keyword> = {
  kind: "keyword",
  label: "a keyword ability",
  match: (source, at) => distinct(keywordName.match(source, at).flatMap((name) => withParameters(source, name))),
  print: (node, out) => {
    keywordName.print(node.keyword, out);
    if (node.parameters !== null) {
      parameter.print(node.parameters, out);
    }
  },
};

function withParameters(source: Source, name: Match<string>): readonly Match<Keyword>[] {
  const shapes = shapesFor(name.value);
  const kinds = shapes.flatMap((shape) => wanted[shape] ?? []);
  const bare: Match<Keyword> = { value: { kind: "keyword", keyword: name.value, parameters: null }, end: name.end };
  if (kinds.length === 0) return [bare];
  const full = parameters.flatMap((one) => (kinds.includes(one.kind) ? parameterMatches(source, one, name) : []));
  return [...full, bare];
}

function parameterMatches(
  source: Source,
  one: Syntax<KeywordParameters>,
  name: Match<string>,
): readonly Match<Keyword>[] {
  return one
    .match(source, name.end)
    .map((match) => ({ value: { kind: "keyword", keyword: name.value, parameters: match.value }, end: match.end }));
}

/** Keyword abilities joined within a sentence: "flying", "flying and haste", "flying, vigilance, and haste". */
export interface KeywordList {
  readonly kind: "keywordList";
  readonly keywords: readonly Keyword[];
  readonly conjunction: "and" | "or" | "and/or" | null;
}

const conjunction = oneOf("and", { and: "and", or: "or", "and/or": "and/or" });

export const keywordList: Construct<"keywordList", KeywordList> = {
  kind: "keywordList",
  label: "keyword abilities",
  match: (source, at) =>
    distinct(keyword.match(source, at).flatMap((first) => lists(source, [first.value], first.end))),
  print: (node, out) => {
    printList(node.keywords, node.conjunction, out, (one) => keyword.print(one, out));
  },
};

function lists(source: Source, keywords: readonly Keyword[], at: number): readonly Match<KeywordList>[] {
  const comma = source.tokens[at]?.word === ",";
  const found: Match<KeywordList>[] = comma
    ? keyword
        .match(source, at + 1)
        .flatMap((next) => lists(source, [...keywords, next.value], next.end))
        .filter((one) => one.value.conjunction !== null || one.value.keywords.length > keywords.length + 1 || true)
    : [];
  for (const link of conjunction.match(source, comma ? at + 1 : at))
    if (comma === keywords.length > 1)
      for (const next of keyword.match(source, link.end))
        found.push({
          value: { kind: "keywordList", keywords: [...keywords, next.value], conjunction: link.value },
          end: next.end,
        });
  return distinct([...found, { value: { kind: "keywordList", keywords, conjunction: null }, end: at }]);
}

export { noMatch, optional };
