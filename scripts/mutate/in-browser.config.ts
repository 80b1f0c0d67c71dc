import { defineConfig } from "vitest/config";
import { browserProject } from "../../vitest.config.ts";

const { test } = browserProject;

/** The tests that run in a browser, with less patience: most changes of the code make one of them wait in vain. */
export default defineConfig({ test: { projects: [{ test: { ...test, testTimeout: 5000, expect: { poll: { timeout: 2500 } } } }] } });
