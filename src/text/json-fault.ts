import { shownText } from "./display.js";
import { skipJsonSpace } from "./json-scan.js";

/** Where a file stops being JSON or YAML, and how. */
export interface DataFault {
  readonly offset: number;
  readonly problem: string;
}

/** What may stand next; after a comma, an object or array may not be closed. */
type Expectation = "value" | "colon" | "key" | "end" | "comma" | "first key" | "first value";

const words: Readonly<Record<Expectation, string>> = {
  value: "a value",
  colon: "a colon",
  key: "a key in quotation marks",
  end: "the end",
  comma: "a comma or the closing bracket",
  "first key": "a key in quotation marks or a closing brace",
  "first value": "a value or a closing bracket",
};

const literal = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
const string = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

/**
 * The first place between `start` and `end` that breaks the grammar of JSON (RFC 8259), for content that `JSON.parse`
 * has refused: its own messages do not always tell the place. Deep nesting is no trouble.
 */
export function findJsonFault(content: string, start = 0, end: number = content.length): DataFault {
  const finder = new JsonFaultFinder(content.slice(0, end), start);
  return finder.find();
}

class JsonFaultFinder {
  readonly #content: string;
  readonly #open: string[] = [];
  #offset: number;
  #expected: Expectation = "value";

  constructor(content: string, start: number) {
    this.#content = content;
    this.#offset = start;
  }

  find(): DataFault {
    for (;;) {
      this.#offset = skipJsonSpace(this.#content, this.#offset);
      const fault = this.#offset >= this.#content.length ? this.#atEnd() : this.#step();
      if (fault !== undefined) return fault;
    }
  }

  #atEnd(): DataFault {
    return { offset: this.#offset, problem: `the file ends where ${words[this.#expected]} was expected` };
  }

  /** Passes one token; a fault is the answer to one that may not stand here. */
  #step(): DataFault | undefined {
    const character = this.#content.charAt(this.#offset);
    if (this.#closes(character)) return this.#pass(this.#open.pop() ?? "", "comma");
    if (this.#expected === "comma" && character === ",") return this.#pass(",", this.#inObject() ? "key" : "value");
    if (this.#expected === "colon" && character === ":") return this.#pass(":", "value");
    if (this.#expected.endsWith("key")) return character === '"' ? this.#string("colon") : this.#misplaced();
    if (this.#expected.endsWith("value")) return this.#value(character);
    return this.#misplaced();
  }

  #closes(character: string): boolean {
    const mayClose = this.#expected === "comma" || this.#expected.startsWith("first");
    return mayClose && character === (this.#inObject() ? "}" : "]");
  }

  #inObject(): boolean {
    return this.#open.at(-1) === "{";
  }

  #value(character: string): DataFault | undefined {
    if (character === '"') return this.#string("comma");
    if (character === "{" || character === "[") {
      this.#open.push(character);
      return this.#pass(character, character === "{" ? "first key" : "first value");
    }
    literal.lastIndex = this.#offset;
    const found = literal.exec(this.#content)?.[0];
    return found === undefined ? this.#misplaced() : this.#pass(found, "comma");
  }

  #string(next: Expectation): DataFault | undefined {
    string.lastIndex = this.#offset;
    const body = string.exec(this.#content)?.[0] ?? "";
    const stop = this.#offset + body.length;
    const after = this.#content.charAt(stop);
    if (after === '"') return this.#pass(`${body}"`, next);
    if (after === "\\") return { offset: stop, problem: "this backslash begins no escape of JSON" };
    if (after === "" || after === "\n" || after === "\r") {
      return { offset: this.#offset, problem: "this string is not closed on its line" };
    }
    return { offset: stop, problem: "a control character in a string must be written as an escape" };
  }

  #pass(token: string, next: Expectation): DataFault | undefined {
    this.#offset += token.length;
    this.#expected = next === "comma" && this.#open.length === 0 ? "end" : next;
    return undefined;
  }

  #misplaced(): DataFault {
    const token = /^(?:\w+|.)/u.exec(this.#content.slice(this.#offset, this.#offset + 20))?.[0] ?? "";
    return {
      offset: this.#offset,
      problem: `"${shownText(token)}" stands where ${words[this.#expected]} was expected`,
    };
  }
}
