import { expect, test } from "vitest";
import { findGaps, readRequirements, readTaggedTests } from "./requirements.ts";

const document = {
  path: "docs/a.md",
  text: "# A\n\n- `shop-1.1` Parts have prices.\n- `shop-1.2` Carts have lines.\nshop-1.3 is prose.\n",
};
const testFile = (text: string) => ({ path: "a.test.ts", text });

test("statements are the entries of lists that begin with a number", () => {
  expect(readRequirements([document]).map(({ id, text }) => [id, text])).toEqual([
    ["shop-1.1", "Parts have prices."],
    ["shop-1.2", "Carts have lines."],
  ]);
});

test("tags count in the titles of tests and groups alone, tables of cases among them", () => {
  const text = [
    'describe("a price [shop-1.1]", () => { it("is whole [shop-1.2] [shop-1.3]", () => {}); });',
    'test.each([[1, "[shop-9.1]"]])("case %i [shop-1.4]", () => { expect("[shop-9.2]").toBe(""); });',
    "test.describe(`at ${width} px [shop-1.5]`, () => {}); // [shop-9.3]",
    'log("[shop-9.4]");',
  ].join("\n");
  expect(readTaggedTests([testFile(text)]).map(({ ids, title }) => [ids.join(), title])).toEqual([
    ["shop-1.1", "a price"],
    ["shop-1.2,shop-1.3", "is whole"],
    ["shop-1.4", "case %i"],
    ["shop-1.5", "at … px"],
  ]);
});

test("a statement without a test, a tag without a statement and a number given twice are gaps", () => {
  const requirements = readRequirements([document, { path: "docs/b.md", text: "- `shop-1.2` Carts end.\n" }]);
  const tests = readTaggedTests([testFile('test("x [shop-1.2] [shop-7.7]", () => {});')]);
  expect(findGaps(requirements, tests)).toEqual([
    "docs/b.md: shop-1.2 is given twice",
    "docs/a.md: shop-1.1 has no test: Parts have prices.",
    "a.test.ts: [shop-7.7] is no statement: x",
  ]);
  expect(findGaps(readRequirements([document]), readTaggedTests([testFile('test("[shop-1.1] [shop-1.2]", () => {});')]))).toEqual([]);
});
