import { expect, test, vi } from "vitest";
import type { PartMatch } from "#shared/contract/catalogue/parts-list.ts";
import type { PartsListService } from "../parts-list/parts-list-service.ts";
import { readProjectFile } from "./read-project-file.ts";

const match = (variantId: string | null): PartMatch => ({
  kind: "own",
  handle: "part",
  title: "Part",
  vendor: "Brolga",
  partNumber: "BR-1",
  variantId,
  priceCents: 1000,
  availability: "in-stock",
  stock: 1,
  fitment: null,
});
/** What the shop sells, by the number as it is listed. */
const sold = new Map([
  ["BR-1", [match("gid://shopify/ProductVariant/1")]],
  ["TEE-1", [match(null)]],
]);
const resolve = vi.fn<PartsListService["resolve"]>(async (list) => ({
  lines: list.split("\n").map((text) => {
    const number = /^"(.*)"\t1$/.exec(text)?.[1] ?? "";
    return { text, number, quantity: 1, problem: null, matches: sold.get(number) ?? [] };
  }),
}));
const read = (csv: string) => readProjectFile(csv, { resolve });

test("what can't be taken is told line by line in the file's own order, and is left as a file that can be sent again", async () => {
  const head = "Part number,Quantity,Note";
  const csv = [head, "GONE-1,1,", "BR-1,none,", "BR-1,2, for the boot ", "TEE-1,1,"].join("\n");
  const { lines, problems, rest } = await read(csv);
  expect(lines).toEqual([{ variantId: "gid://shopify/ProductVariant/1", quantity: 2, state: "need", note: "for the boot" }]);
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [2, "No part that we sell has this number."],
    [3, "A quantity is a whole number from 1 to 9999."],
    [5, "It comes in several versions: add it from its page."],
  ]);
  expect(rest).toBe([head, "GONE-1,1,", "BR-1,none,", "TEE-1,1,"].join("\r\n"));
});

test.each([
  ["text", `Part number\n${"x".repeat(60_000)}`, "That is more text than one project can hold. Please send it in parts."],
  ["lines", `Part number\n${"BR-1\n".repeat(251)}`, "A file has at most 250 lines. Please send it in parts."],
  // A line that can't be read is told of, which takes as much as a part.
  ["lines that can't be read", `Part number,Quantity\n${"BR-1,0\n".repeat(251)}`, "A file has at most 250 lines. Please send it in parts."],
])("a file of too much %s is refused before anybody is asked about it", async (_what, csv, userMessage) => {
  resolve.mockClear();
  await expect(read(csv)).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage });
  expect(resolve).not.toHaveBeenCalled();
});
