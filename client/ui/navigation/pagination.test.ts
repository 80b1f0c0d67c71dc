import { expect, test } from "vitest";
import { pageNumbers } from "./pagination.tsx";

test("the ends, the current page and its neighbours are offered, with gaps between", () => {
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
});

test("a gap of one page shows that page instead", () => {
  expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a single page is offered alone", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
});
