import type { Severity } from "./diagnostic.js";

/** What the catalogue says of one code. */
export interface CatalogueEntry {
  readonly severity: Severity;
  /** One line, with named parameters in braces: `unknown word "{word}"`. */
  readonly message: string;
  /** What the code means, for people who look it up. */
  readonly description: string;
  /** The rule of the game that it rests on. */
  readonly rule?: string;
  /** What to do about it. */
  readonly help: string;
}

/** The names in braces of a message template, as a union. */
export type ParameterNames<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** A value for each parameter of a message template, and no others. */
export type Parameters<Message extends string> = Readonly<Record<ParameterNames<Message>, string | number>>;

/** The template with its parameters filled in. */
export function fillTemplate(template: string, parameters: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
