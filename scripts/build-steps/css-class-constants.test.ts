import { expect, test } from "vitest";
import { namedClasses } from "./css-class-constants.ts";

const written = `export const line = "stock_line";
export default {
\tline: line,
\t"in-stock": "stock_in-stock"
};
`;

test("every class of a stylesheet is exported by its name, with a hyphen or without", () => {
  expect(namedClasses(written, "/stock.module.css")).toBe(`import * as classes from "/stock.module.css";
export const line = "stock_line";
const class0 = "stock_in-stock";
export { class0 as "in-stock" };
export { classes as default };
`);
});

test("a stylesheet that isn't written as expected fails the build", () => {
  expect(() => namedClasses("export const line = 1;", "/stock.module.css")).toThrow("/stock.module.css has no default export");
});
