/** Builds text out of words, with a space before each but those marks that lean on the word before. */
export class Printer {
  private text = "";
  private joined = true;
  private raise = false;
  private quotations = 0;

  /** `marks`: whether quotation marks are those of the text, or those of a text that stands by itself: double ones without, single ones within. */
  constructor(private readonly marks: "asWritten" | "byDepth" = "asWritten") {}

  /** Writes a word, a number, a symbol or a run of them. */
  word(word: string): this {
    if (word === "") return this;
    const written = this.raise ? capitalize(word) : word;
    this.raise = false;
    const leans = leaning.has(word) || this.joined;
    this.text += leans ? written : ` ${written}`;
    this.joined = false;
    return this;
  }

  /** Writes a mark that leans on the word before: a comma goes inside a closing quotation mark. */
  mark(mark: string): this {
    const inside = mark === "," && this.text.endsWith('"') && !/[.!]['"]+$/u.test(this.text);
    this.text = inside ? `${this.text.slice(0, -1)},"` : this.text + mark;
    return this;
  }

  /** Opens a quotation: a space before the mark, none after. */
  open(mark: string): this {
    const written = this.quotationMark(mark);
    this.text += this.joined ? written : ` ${written}`;
    this.joined = true;
    this.quotations++;
    return this;
  }

  /** Closes a quotation. */
  close(mark: string): this {
    this.quotations--;
    return this.mark(this.quotationMark(mark));
  }

  private quotationMark(mark: string): string {
    if (this.marks === "asWritten") return mark;
    return this.quotations % 2 === 0 ? '"' : "'";
  }

  /** The next word begins a sentence. */
  sentence(): this {
    this.raise = true;
    return this;
  }

  /** The next word follows without a space. */
  join(): this {
    this.joined = true;
    return this;
  }

  line(): this {
    this.text += "\n";
    this.joined = true;
    return this;
  }

  toString(): string {
    return this.text;
  }
}

const leaning = new Set([",", ".", ":", ";", "'s", "'", "'re", "'ve", "'d", "'ll"]);

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
