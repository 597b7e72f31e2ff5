import { createToken, EmbeddedActionsParser, type TokenType } from "chevrotain";
import { expect, it } from "vitest";
import { printEbnf } from "../../src/tools/ebnf.js";

const token = (name: string): TokenType => createToken({ name, pattern: name });
const [first, second, comma] = [token("First"), token("Second"), token("Comma")];

/** A grammar with every kind of production. */
class Sample extends EmbeddedActionsParser {
  constructor() {
    super([first, second, comma]);
    this.performSelfAnalysis();
  }

  readonly choice = this.RULE("choice", () => {
    this.OR([{ ALT: () => this.CONSUME(first) }, { ALT: () => this.SUBRULE(this.list) }]);
  });

  readonly list = this.RULE("list", () => {
    this.AT_LEAST_ONE_SEP({ SEP: comma, DEF: () => this.CONSUME(second) });
  });

  readonly all = this.RULE("all", () => {
    this.OPTION(() => this.CONSUME(first));
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME1(first) }, { ALT: () => this.CONSUME1(second) }]);
    });
    this.AT_LEAST_ONE(() => {
      this.CONSUME2(comma);
      this.CONSUME2(second);
    });
    this.MANY_SEP({ SEP: comma, DEF: () => this.CONSUME3(first) });
  });
}

it("prints a grammar, one rule a paragraph", () => {
  expect(printEbnf(new Sample().getSerializedGastProductions())).toBe(
    [
      "choice =",
      "    First",
      "  | list",
      "  ;",
      "",
      "list =",
      "    Second { Comma Second }",
      "  ;",
      "",
      "all =",
      "    [ First ] { First | Second } ( Comma Second ) { Comma Second } [ First { Comma First } ]",
      "  ;",
      "",
    ].join("\n"),
  );
});
