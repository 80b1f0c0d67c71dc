import { expect, test } from "vitest";
import type { JudgedQuery } from "./judged-query.ts";
import { type Answer, scoreAnswer } from "./measure-relevance.ts";

const query = (given: Partial<JudgedQuery>): JudgedQuery => ({
  kind: "part",
  text: "pump",
  grades: new Map(),
  pages: [],
  lookup: null,
  ...given,
});
const answer = (given: Partial<Answer>): Answer => ({ products: [], pages: [], lookup: null, hasWayOn: false, ...given });
const grades = new Map([
  ["pump", 3],
  ["other-pump", 3],
  ["gasket", 1],
]);

test("the best order there can be scores 1, and a worse one less", () => {
  expect(scoreAnswer(query({ grades }), answer({ products: ["pump", "other-pump", "gasket"] })).ndcg).toBe(1);
  const worse = scoreAnswer(query({ grades }), answer({ products: ["gasket", "pump", "zebra", "other-pump"] }));
  expect(worse.ndcg).toBeGreaterThan(0.5);
  expect(worse.ndcg).toBeLessThan(0.8);
  expect(worse.isFirstRight).toBe(false);
});

test("a query that nothing in the catalogue answers has no score, but an empty page is counted", () => {
  expect(scoreAnswer(query({}), answer({}))).toEqual({ ndcg: null, isFirstRight: null, isEmpty: true, hasWayOn: false });
});

test("a page is found by the pattern of its address, and a look-up by its kind", () => {
  const store = query({ pages: ["/stores/*geelong"] });
  expect(scoreAnswer(store, answer({ pages: ["/stores/abc/geelong"] }))).toMatchObject({ ndcg: 1, isFirstRight: true });
  expect(scoreAnswer(store, answer({ pages: ["/stores", "/stores/abc/geelong"] })).isFirstRight).toBe(false);
  expect(scoreAnswer(query({ lookup: "vin" }), answer({ lookup: "plate" })).isFirstRight).toBe(false);
  expect(scoreAnswer(query({ lookup: "vin" }), answer({ lookup: "vin" })).isFirstRight).toBe(true);
});
