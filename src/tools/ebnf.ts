import type { ISerializedGast } from "chevrotain";

/** The parts of Chevrotain's own description of a grammar that its printing needs. */
interface Production {
  readonly type: ISerializedGast["type"];
  readonly name: string;
  readonly separator: string | null;
  readonly parts: readonly Production[];
}

const nameIn = (value: object): string => ("name" in value && typeof value.name === "string" ? value.name : "");

/** Chevrotain types its description loosely; this takes out of it what is printed. */
function productionOf(gast: ISerializedGast): Production {
  const separator = "separator" in gast && typeof gast.separator === "object" ? gast.separator : null;
  return {
    type: gast.type,
    name: nameIn(gast),
    separator: separator === null ? null : nameIn(separator),
    parts: (gast.definition ?? []).map(productionOf),
  };
}

const sequence = (parts: readonly Production[]): string => parts.map(expression).join(" ");

/** Parts between brackets of their own: a lone alternation there needs no parentheses. */
function bare(parts: readonly Production[]): string {
  const [only] = parts;
  const isAlternation = parts.length === 1 && only?.type === "Alternation";
  return isAlternation ? only.parts.map((part) => sequence([part])).join(" | ") : sequence(parts);
}

function separated(production: Production): string {
  const inner = sequence(production.parts);
  return `${inner} { ${production.separator ?? ""} ${inner} }`;
}

function expression(production: Production): string {
  const { type, name, parts } = production;
  switch (type) {
    case "Terminal":
    case "NonTerminal":
      return name;
    case "Alternation":
      return parts.length === 1 ? sequence(parts) : `( ${parts.map((part) => sequence([part])).join(" | ")} )`;
    case "Option":
      return `[ ${bare(parts)} ]`;
    case "Repetition":
      return `{ ${bare(parts)} }`;
    case "RepetitionMandatory":
      return `${group(parts)} { ${sequence(parts)} }`;
    case "RepetitionWithSeparator":
      return `[ ${separated(production)} ]`;
    case "RepetitionMandatoryWithSeparator":
      return separated(production);
    case "Alternative":
    case "Rule":
      return sequence(parts);
  }
}

const group = (parts: readonly Production[]): string =>
  parts.length === 1 ? sequence(parts) : `( ${sequence(parts)} )`;

/** An alternation that is the whole of a rule goes one alternative a line. */
function body({ parts }: Production): string {
  const [only] = parts;
  if (parts.length !== 1 || only?.type !== "Alternation") return sequence(parts);
  return only.parts.map((part) => sequence([part])).join("\n  | ");
}

/** The grammar in EBNF, one rule a paragraph; token types begin with a capital, rules do not. */
export function printEbnf(grammar: readonly ISerializedGast[]): string {
  const rules = grammar.map(productionOf);
  return rules.map((rule) => `${rule.name} =\n    ${body(rule)}\n  ;\n`).join("\n");
}
