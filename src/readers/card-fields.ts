import { createDiagnostic } from "../diagnostics/catalogue.js";
import { didYouMean } from "../diagnostics/did-you-mean.js";
import { normalizeLine, normalizeTypeLine } from "../text/normalize.js";
import type { SourceText } from "../text/source-card.js";
import { createSourceText, type Rewrite } from "../text/source-text.js";
import { CardFaults } from "./card-faults.js";
import { parseColors } from "./colors.js";
import type { DataNode } from "./data-node.js";
import { noSpan } from "./finding.js";
import { textFault } from "./text-faults.js";

/** The fields of one card, or of one face of it. What is wrong with a field is reported once and counted. */
export class CardFields extends CardFaults {
  /** A string as it stands, or null where the field is absent. */
  string(key: string): string | null {
    const member = this.node.member(key);
    if (member === undefined) return null;
    if (typeof member.data !== "string") return this.wrong(key, "a text");
    return this.#checked(member, member.data);
  }

  /** A string of one line, normalised; null where it is absent or blank. */
  line(key: string): string | null {
    return normalizeLine(this.string(key) ?? "") || null;
  }

  /** A number or a short string, as printed; null where it is absent or blank. */
  printed(key: string): string | null {
    const member = this.node.member(key);
    return typeof member?.data === "number" ? String(member.data) : this.line(key);
  }

  /** A type line, with an em dash before its subtypes. */
  typeLine(key: string): string {
    return normalizeTypeLine(this.string(key) ?? "");
  }

  /** A text with its places; `rewrite` is what the game's files need before the text is normalised. */
  text(key: string, rewrite?: Rewrite): SourceText {
    const raw = this.string(key) ?? "";
    const member = this.node.member(key) ?? this.node;
    return createSourceText(raw, this.sink.file, (unit) => member.stringOffset(unit), rewrite);
  }

  /** The name; one that is absent or blank is a fault. */
  name(key: string): string {
    const name = this.line(key);
    if (name === null && this.faults === 0) this.nameless();
    return name ?? "";
  }

  /** A list of strings; a single string counts as a list of one. Null where the field is absent or blank. */
  strings(key: string): readonly string[] | null {
    const member = this.node.member(key);
    if (member === undefined || member.data === "") return null;
    const items = typeof member.data === "string" ? [member] : (member.items() ?? []);
    const values = items.flatMap((item) =>
      typeof item.data === "string" ? [this.#checked(item, item.data) ?? ""] : [],
    );
    if (values.length < items.length || (items.length === 0 && member.items() === undefined)) {
      return this.wrong(key, "a list of texts");
    }
    return values.map(normalizeLine);
  }

  /** Colours as letters of WUBRG; null where the file does not say. */
  colors(key: string): readonly string[] | null {
    const values = this.strings(key);
    return values === null ? null : (parseColors(values) ?? this.wrong(key, "colors (W, U, B, R, G or their names)"));
  }

  /** The fields of a face that belongs to this card. */
  face(node: DataNode): CardFields {
    const face = new CardFields(node, this.sink, this);
    if (!node.isRecord()) face.wrongValue("face", node, "a record");
    return face;
  }

  /** Reports every field that is not among the known ones and does not begin with `x-`. */
  refuseOthers(known: readonly string[]): void {
    for (const [key, node] of this.node.members()) {
      if (known.includes(key) || key.startsWith("x-")) continue;
      const suggestion = didYouMean(key, known);
      const extras = suggestion === undefined ? {} : { suggestion };
      this.fault(createDiagnostic("input/unknown-field", { field: key }, noSpan, extras), node.keySpan);
    }
  }

  #checked(member: DataNode, raw: string): string | null {
    const fault = textFault(raw);
    if (fault === undefined) return raw;
    const start = member.stringOffset(fault.span.start);
    const end = fault.code === "input/text-too-long" ? start : member.stringOffset(fault.span.end);
    this.fault(fault, { start, end });
    return null;
  }
}
