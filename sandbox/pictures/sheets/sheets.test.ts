import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sheets } from "./sheets.ts";

const folder = join(import.meta.dirname, "../../../docs/drawings");

describe("the sheets in docs/drawings", () => {
  it.each(Object.keys(sheets))("%s shows today's drawings: npm run sheets writes it", async (name) => {
    expect(sheets[name]?.() === (await readFile(join(folder, name), "utf8"))).toBe(true);
  });

  it("are all of them", async () => {
    expect((await readdir(folder)).filter((name) => name.endsWith(".svg"))).toEqual(Object.keys(sheets).toSorted());
  });
});
