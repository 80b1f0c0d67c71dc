import { expect, test } from "@playwright/test";
import { budgetBytes, measureBundleWeight } from "../../bench/bundle-weight.ts";

test("every page's first-load JavaScript stays within the budget", async () => {
  const pages = await measureBundleWeight();
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter(({ bytes }) => bytes > budgetBytes)).toEqual([]);
});
