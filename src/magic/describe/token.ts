import type { Quantity, TokenGroup, TokenSpecification } from "../effects/index.js";
import { describeExceptions } from "./copy-exception.js";
import { counted, noun } from "./count.js";
import { describeEntries } from "./entry.js";
import type { ByKind, Describers } from "./kinds.js";
import type { Names } from "./names.js";
import { describeObject } from "./object.js";
import { part, type Part } from "./part.js";
import { looks, namedTokens, nameRule, tokenText } from "./token-looks.js";

type Specifications = ByKind<TokenSpecification>;

const isOne = (count: Quantity): boolean => count.kind === "number" && count.value === 1;

/** Tokens whose characteristics the effect or a rule spells out. */
function spelledOut(
  { characteristics }: Specifications["specified"],
  rule: string,
  count: Quantity,
  names: Names,
): Part {
  const who = namedTokens(characteristics.name, count, names);
  const what = looks(characteristics, isOne(count) ? "singular" : "plural", names);
  return part(`${who}: ${what} (${nameRule(characteristics)}${rule})`, tokenText(characteristics));
}

/** The whole number of a rule of which the effects may know the letter alone. */
const predefinedRule = (rule: string): string => (rule.startsWith("111.10") ? rule : `111.10${rule}`);

function oracle({ name, characteristics, unread }: Specifications["oracle"], count: Quantity, names: Names): Part {
  const said = `${counted(count, noun("token"), names)} of the card "${name}" in the Oracle card reference (111.11)`;
  const unreadPart = unread === undefined ? [] : [part("Its abilities are those of the card")];
  if (characteristics === null) return part(said, unreadPart);
  const { text, parts } = spelledOut({ kind: "specified", characteristics }, "", count, names);
  return part(said, [part(`That is ${text}`, parts), ...unreadPart]);
}

const specifications: Describers<TokenSpecification, [Quantity, Names], Part> = {
  specified: (token, count, names) => spelledOut(token, "", count, names),
  predefined: ({ rule, characteristics }, count, names) =>
    spelledOut({ kind: "specified", characteristics }, `; predefined ${predefinedRule(rule)}`, count, names),
  oracle,
  copy: ({ of, exceptions }, count, names) =>
    part(
      `${counted(count, noun("token"), names)}, a copy of ${describeObject(of, names)} (707.2)`,
      describeExceptions(exceptions, names),
    ),
  choice: ({ options }, count, names) =>
    part(
      `${counted(count, noun("token"), names)} of one of these kinds, as the creator chooses (608.2d):`,
      options.map((option) => describeSpecification(option, count, names)),
    ),
};

function describe<Kind extends TokenSpecification["kind"]>(
  kind: Kind,
  token: Specifications[Kind],
  count: Quantity,
  names: Names,
): Part {
  return specifications[kind](token, count, names);
}

/** So many tokens of one specification: their name, where it is from, and what they are (111.3, 111.4). */
function describeSpecification(token: TokenSpecification, count: Quantity, names: Names): Part {
  return describe(token.kind, token, count, names);
}

/** The tokens of one group: what they are and how they enter (111.3). */
export function describeGroup({ count, token, enters }: TokenGroup, names: Names): Part {
  const { text, parts } = describeSpecification(token, count, names);
  const entering = enters.length === 0 ? [] : [part(`Entering ${describeEntries(enters, names)}`)];
  return part(text, [...parts, ...entering]);
}
