import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["test/**/*.test.ts"],
    pool: "threads",
    // The code under test keeps no global state, so that test files can share a thread and what it has loaded.
    isolate: false,
    // Far above what any test needs: it stops one that hangs, it measures nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
