import { expect, test } from "vitest";
import { journeyNames, journeyShares, journeyWeights } from "./journey-weights.ts";

test("of those who look, search or buy, 80 in a hundred look around, 15 search and 5 buy", () => {
  const shares = journeyShares(["browse", "search", "buy"]).map(({ name, share }) => [name, Math.round(share * 100)]);
  expect(shares).toEqual([
    ["browse", 80],
    ["search", 15],
    ["buy", 5],
  ]);
});

test("every journey has a weight, and their shares are everything", () => {
  expect(journeyNames.toSorted()).toEqual(Object.keys(journeyWeights).toSorted());
  expect(journeyShares(journeyNames).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
