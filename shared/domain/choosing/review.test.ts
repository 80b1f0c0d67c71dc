import fc from "fast-check";
import { expect, test } from "vitest";
import { isReviewSort, questionForm, reviewSorts, reviewForm, sortReviews, summariseReviews } from "./review.ts";

const review = (rating: number, writtenAt: string) => ({ rating, writtenAt });
const three = [review(4, "2026-01-01"), review(5, "2026-02-01"), review(5, "2026-03-01")];
const daysOf = (reviews: { writtenAt: string }[]) => reviews.map(({ writtenAt }) => writtenAt.slice(5, 7));

test("reviews come to their average and to how many gave how many stars, and none come to nothing", () => {
  expect(summariseReviews(three)).toEqual({ average: 4.7, count: 3, stars: [2, 1, 0, 0, 0] });
  expect(summariseReviews([])).toBeNull();
});

test("every review is counted under its stars, and the average lies between the least and the most", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
      const { average, count, stars } = summariseReviews(ratings.map((rating) => ({ rating }))) ?? { average: 0, count: 0, stars: [] };
      expect(stars.reduce((sum, of) => sum + of, 0)).toBe(count);
      expect(average).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(average).toBeLessThanOrEqual(Math.max(...ratings));
    }),
  );
});

test("reviews stand in the order that was asked for, and the newest first where that doesn't tell", () => {
  expect(daysOf(sortReviews(three, "newest"))).toEqual(["03", "02", "01"]);
  expect(daysOf(sortReviews(three, "highest"))).toEqual(["03", "02", "01"]);
  expect(daysOf(sortReviews(three, "lowest"))).toEqual(["01", "03", "02"]);
});

test("an address may ask for each of the orders, and for nothing else", () => {
  for (const { value } of reviewSorts) expect(isReviewSort(value)).toBe(true);
  for (const other of ["", "Newest", "oldest", null, undefined]) expect(isReviewSort(other)).toBe(false);
});

const typed = { rating: "5", title: "", body: "Fits.", car: "", name: "Demo shopper 1", email: "one@shopper.example" };

test("a review needs stars, words, a name and an address; a title and a car are the reviewer's choice", () => {
  expect(reviewForm.problems(typed)).toEqual([]);
  const names = (answers: Record<string, string>) => reviewForm.problems(answers).map(({ name }) => name);
  expect(names({})).toEqual(["rating", "body", "name", "email"]);
  expect(names({ ...typed, rating: "6" })).toEqual(["rating"]);
  expect(names({ ...typed, body: "x".repeat(5001) })).toEqual(["body"]);
  expect(names({ ...typed, title: "x".repeat(201), car: "x".repeat(101) })).toEqual(["title", "car"]);
});

test("what could turn text around or end a line is taken out of what is handed on", () => {
  const cleaned = reviewForm.clean({ ...typed, title: "a\u202eb\nc", body: "one\r\ntwo\u0000", more: "unknown" });
  expect(cleaned).toEqual({ ...typed, title: "a b c", body: "one\ntwo" });
  expect(questionForm.clean({ question: " Does it fit? ", name: "n", email: "e" })).toEqual({
    question: "Does it fit?",
    name: "n",
    email: "e",
  });
});
