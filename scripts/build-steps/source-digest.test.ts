import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourcePaths } from "./source-digest.ts";

const digested = new Set(await sourcePaths());

test.each(["vite.config.ts", "scripts/build.ts", "scripts/build-steps/server-bundles.ts"])(
  "what %s builds with is in the digest",
  (config) => {
    const imports = readFileSync(config, "utf8").matchAll(/from "(\.[^"]+)"/g);
    const missing = [config, ...Array.from(imports, ([, path = ""]) => join(dirname(config), path))].filter((path) => !digested.has(path));
    expect(missing).toEqual([]);
  },
);

test("whatever the shop and the sandbox are made of, or read while they run, is in the digest; tests and what people read aren't", () => {
  const tracked = execFileSync("git", ["ls-files", "client", "server", "shared", "sandbox"], { encoding: "utf8" }).trim().split("\n");
  const isOfNoUse = (path: string) => /\.test\.tsx?$|\.(?:md|py|graphql)$/.test(path);
  expect(tracked.filter((path) => digested.has(path) === isOfNoUse(path))).toEqual([]);
});
