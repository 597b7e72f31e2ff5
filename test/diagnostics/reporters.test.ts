import { expect, it } from "vitest";
import { isReportFormat, reporters } from "../../src/diagnostics/reporters/index.js";
import { empty, sample } from "./samples.js";

const options = { color: "off", version: "1.2.3" } as const;

function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

it("writes frames for people", () => {
  expect(reporters.pretty(sample, options)).toBe(
    [
      "sets/my set: one.yaml:1:1 info house/odd",
      "100% odd,\ufffdreally: yes",
      "1 | - name: Axe, Bearer",
      "  | ^^^^^^^^^^^^^^^^^^^",
      "2 |   text: Create a 1/1 red Dwraf creature token.",
      "",
      "sets/my set: one.yaml:2:26 error magic/unknown-subtype Axe, Bearer",
      'unknown subtype "Dwraf"; did you mean "Dwarf"?',
      "1 | - name: Axe, Bearer",
      "2 |   text: Create a 1/1 red Dwraf creature token.",
      "  |                          ^^^^^",
      "rule: 205.3",
      "help: Correct the spelling; `rulewright vocabulary creature-types` and its like print the subtypes.",
      "",
      "1 error, 0 warnings, 1 note",
      "",
    ].join("\n"),
  );
});

it("colours when asked", () => {
  const text = reporters.pretty(sample, { ...options, color: "on" });
  expect(text).toContain("\u001b[31m^^^^^\u001b[39m");
  expect(text.replace(/\u001b\[\d+m/g, "")).toBe(reporters.pretty(sample, options));
});

it("writes JSON", () => {
  expect(JSON.parse(reporters.json(sample, options))).toEqual({
    diagnostics: [
      {
        file: "sets/my set: one.yaml",
        card: null,
        start: { line: 1, column: 1 },
        end: { line: 2, column: 1 },
        code: "house/odd",
        severity: "info",
        message: "100% odd,\nreally: yes",
      },
      {
        file: "sets/my set: one.yaml",
        card: "Axe, Bearer",
        start: { line: 2, column: 26 },
        end: { line: 2, column: 31 },
        code: "magic/unknown-subtype",
        severity: "error",
        message: 'unknown subtype "Dwraf"; did you mean "Dwarf"?',
        rule: "205.3",
        suggestion: "Dwarf",
        help: "Correct the spelling; `rulewright vocabulary creature-types` and its like print the subtypes.",
      },
    ],
    counts: { error: 1, warning: 0, info: 1 },
  });
});

it("writes workflow commands with GitHub's escapes", () => {
  expect(reporters.github(sample, options).split("\n")).toEqual([
    "::notice file=sets/my set%3A one.yaml,line=1,endLine=2,title=house/odd::100%25 odd,%0Areally: yes",
    "::error file=sets/my set%3A one.yaml,line=2,endLine=2,col=26,endColumn=31,title=magic/unknown-subtype" +
      '::Axe, Bearer: unknown subtype "Dwraf"; did you mean "Dwarf"?',
    "",
  ]);
});

it("writes SARIF 2.1.0", () => {
  expect(JSON.parse(reporters.sarif(sample, options))).toMatchObject({
    version: "2.1.0",
    $schema: matching(/sarif-2\.1\.0/),
    runs: [
      {
        columnKind: "utf16CodeUnits",
        tool: {
          driver: {
            name: "Rulewright",
            version: "1.2.3",
            rules: [
              { id: "house/odd", defaultConfiguration: { level: "note" } },
              {
                id: "magic/unknown-subtype",
                shortDescription: { text: matching(/\.$/) },
                fullDescription: { text: matching(/\(rule 205\.3\)$/) },
                help: { text: matching(/\.$/) },
                defaultConfiguration: { level: "error" },
              },
            ],
          },
        },
        results: [
          { ruleId: "house/odd", ruleIndex: 0, level: "note" },
          {
            ruleId: "magic/unknown-subtype",
            ruleIndex: 1,
            level: "error",
            message: { text: 'Axe, Bearer: unknown subtype "Dwraf"; did you mean "Dwarf"?' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: "sets/my%20set%3A%20one.yaml" },
                  region: { startLine: 2, startColumn: 26, endLine: 2, endColumn: 31 },
                },
              },
            ],
            partialFingerprints: { primaryLocationLineHash: matching(/^[0-9a-f]{16}:1$/) },
          },
        ],
      },
    ],
  });
});

it("writes whole documents of nothing", () => {
  expect(reporters.pretty(empty, options)).toBe("");
  expect(reporters.github(empty, options)).toBe("");
  expect(JSON.parse(reporters.json(empty, options))).toEqual({
    diagnostics: [],
    counts: { error: 0, warning: 0, info: 0 },
  });
  expect(JSON.parse(reporters.sarif(empty, options))).toMatchObject({ runs: [{ results: [] }] });
});

it("knows the names of formats", () => {
  expect(["pretty", "sarif", "toString", ""].map(isReportFormat)).toEqual([true, true, false, false]);
});
