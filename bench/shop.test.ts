import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { runtimeOptions } from "./shop.ts";

test.each(["package.json", "Dockerfile"])("what is measured runs as %s starts it", async (file) => {
  const text = await readFile(file, "utf8");
  for (const option of runtimeOptions) expect(text).toContain(option);
});
