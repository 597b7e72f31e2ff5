import { expect, expectTypeOf, it } from "vitest";
import {
  catalogue,
  catalogueEntry,
  createDiagnostic,
  type DiagnosticCode,
  type DiagnosticParameters,
} from "../../src/diagnostics/catalogue.js";

const span = { start: 3, end: 8 };

it("makes a diagnostic of the catalogue", () => {
  expect(createDiagnostic("magic/unknown-subtype", { subtype: "Dwraf" }, span, { suggestion: "Dwarf" })).toEqual({
    code: "magic/unknown-subtype",
    severity: "error",
    message: 'unknown subtype "Dwraf"; did you mean "Dwarf"?',
    span,
    rule: "205.3",
    help: "Correct the spelling; `rulewright vocabulary creature-types` and its like print the subtypes.",
    suggestion: "Dwarf",
  });
});

it("lets a stage state a nearer rule and help, and what was expected", () => {
  const extras = { rule: "205.3m", help: "Ask.", expected: ["a number", "a color"] };
  expect(createDiagnostic("magic/unknown-subtype", { subtype: "x" }, span, extras)).toMatchObject(extras);
});

it("leaves braces of a parameter's value alone", () => {
  expect(createDiagnostic("magic/unknown-symbol", { symbol: "{Q}" }, span).message).toBe('unknown symbol "{Q}"');
});

it("has the compiler check codes and parameters", () => {
  type Values<Name extends string> = Readonly<Record<Name, string | number>>;
  expectTypeOf<DiagnosticParameters<"magic/unexpected-phrase">>().toEqualTypeOf<Values<"found" | "expected">>();
  expectTypeOf<DiagnosticParameters<"input/text-too-long">>().toEqualTypeOf<Values<"length" | "limit">>();
  expectTypeOf(createDiagnostic).parameter(0).toEqualTypeOf<DiagnosticCode>();
  expectTypeOf<"magic/no-such-code">().not.toExtend<DiagnosticCode>();
});

it.each(Object.keys(catalogue))("describes %s whole", (code) => {
  const entry = catalogueEntry(code);
  expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/);
  expect(entry?.description).toMatch(/\.$/);
  expect(entry?.help).toMatch(/\.$/);
  expect(entry?.rule ?? "1.1").toMatch(/^\d+\.\d+[a-z]?$/);
});

it("knows no code but its own", () => {
  expect(catalogueEntry("toString")).toBeUndefined();
  expect(catalogueEntry("__proto__")).toBeUndefined();
});
