import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { iconSheet } from "./icon-sheet.ts";

test("the shop's icons are lucide's drawings of the names in use", async () => {
  expect(await readFile("client/ui/picture/icons.svg", "utf8")).toBe(await iconSheet());
});
