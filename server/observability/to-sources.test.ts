import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { describeError } from "./describe-error.ts";
import { toSources } from "./to-sources.ts";

/** A built file, whose second line comes from the eleventh of `shop.ts` beside it. */
async function builtFile({ map = JSON.stringify({ version: 3, sources: ["shop.ts"], names: [], mappings: ";AAUE" }) } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "rares-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (map !== "") await writeFile(join(folder, "main.js.map"), map);
  return { folder, url: pathToFileURL(join(folder, "main.js")).href };
}

test("a stack of the built server names places in the sources", async () => {
  const { folder, url } = await builtFile();
  expect(toSources(`    at price (${url}:2:1)\n    at async ${url}:2:1\n    at node:internal/main:1:2`)).toBe(
    `    at price (${folder}/shop.ts:11:3)\n    at async ${folder}/shop.ts:11:3\n    at node:internal/main:1:2`,
  );
});

test.each([
  ["has no map", ""],
  ["has one that can't be read", "{"],
  ["has one that says nothing of the place", JSON.stringify({ version: 3, sources: [], names: [], mappings: "" })],
])("a place in a file that %s stays as it is", async (_what, map) => {
  const { url } = await builtFile({ map });
  expect(toSources(`    at price (${url}:2:1)`)).toBe(`    at price (${url}:2:1)`);
});

test("the log's errors name places in the sources", async () => {
  const { folder, url } = await builtFile();
  const error = Object.assign(new Error("it broke"), { stack: `Error: it broke\n    at price (${url}:2:1)` });
  expect(describeError(error)).toMatchObject({ stack: `Error: it broke\n    at price (${folder}/shop.ts:11:3)` });
});
