import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{client,server,shared,sandbox,scripts,bench}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
