import { defineConfig } from "vitest/config";

export default defineConfig({
  // Node takes graphql's "main", Vite its "module": two copies refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["{client,server,shared,sandbox,scripts,bench,ops,load-tests}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Half of the time would go into loading the same modules for every file; what a test changes, it changes in objects of its own.
    isolate: false,
  },
});
