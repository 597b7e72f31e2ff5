import { fileURLToPath } from "node:url";
import tseslint from "typescript-eslint";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What holds everywhere: no silencing of the checker, no forgotten case, short files and functions. */
const rules = {
  eqeqeq: "error",
  "no-console": "off",
  "no-restricted-syntax": [
    "error",
    { selector: "ExportDefaultDeclaration", message: "Export by name." },
    { selector: "TSEnumDeclaration", message: "Use a union of literals." },
  ],
  "object-shorthand": "error",
  "prefer-const": "error",
  "max-lines": ["error", { max: 400 }],
  "max-lines-per-function": ["error", { max: 60 }],
  "@typescript-eslint/ban-ts-comment": [
    "error",
    { "ts-ignore": true, "ts-expect-error": true, "ts-nocheck": true, "ts-check": false },
  ],
  "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  "@typescript-eslint/no-import-type-side-effects": "error",
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  // A `default` is an answer for a union: the compiler's refuses what has no effect yet.
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
};

/** Node's globals, which the core does without so that it runs in a browser. */
const nodeGlobals = ["process", "Buffer", "__dirname", "__filename", "require", "setImmediate", "global"];

export default tseslint.config(
  { ignores: ["node_modules/", "dist/", "coverage/", "fixtures/", "**/*.scratch.ts"] },
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    // A comment cannot switch a rule off: an exception is stated here, where it is seen.
    linterOptions: { noInlineConfig: true },
    rules,
  },
  {
    files: [
      "src/text/**",
      "src/state/**",
      "src/diagnostics/**",
      "grammar/**",
      "src/magic/**",
      "src/keyforge/**",
      "src/language.ts",
    ],
    rules: { "no-restricted-globals": ["error", ...nodeGlobals], "no-console": "error" },
  },
  { files: ["test/**/*.ts"], rules: { "max-lines-per-function": "off" } },
  { files: [".config/*.ts"], rules: { "no-restricted-syntax": "off" } },
  { files: ["grammar/*/vocabulary/**", "**/*.generated.ts"], rules: { "max-lines": "off" } },
);
