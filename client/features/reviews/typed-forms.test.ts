import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { askQuestion, writeReview } from "./typed-forms.ts";

const write = vi.fn<Api["reviews"]["write"]>();
const ask = vi.fn<Api["reviews"]["ask"]>();
const api = { ...unusedApi, reviews: { ...unusedApi.reviews, write, ask } };
const review = { rating: "4", title: "Fits", body: "Went straight on.", car: "", name: "Demo shopper", email: "demo@shopper.example" };
const question = { question: "Are the bolts with it?", name: "Demo shopper", email: "demo@shopper.example" };

test("a review is sent and leads back to the reviews, which say that somebody looks at it first", async () => {
  write.mockReset().mockResolvedValue({ isTaken: true });
  expect(await postForm(writeReview("clip"), { ...review, notes: "" }, { api })).toEqual({
    status: 303,
    to: "/products/clip/reviews?sent=1#write",
  });
  expect(write).toHaveBeenCalledWith({ handle: "clip", answers: review, notes: "" });
});

test("a question is sent and leads back to the questions", async () => {
  ask.mockReset().mockResolvedValue({ isTaken: true });
  expect(await postForm(askQuestion("clip"), question, { api })).toEqual({ status: 303, to: "/products/clip/questions?sent=1#ask" });
  expect(ask).toHaveBeenCalledWith({ handle: "clip", answers: question, notes: "" });
});

test("what is wrong is told beside its field without a call, with all that was typed", async () => {
  write.mockReset();
  const typed = { ...review, rating: "", email: "nobody" };
  expect(await postForm(writeReview("clip"), typed)).toMatchObject({
    status: 422,
    returned: { kind: "refused", typed: { answers: typed }, fields: { rating: "Please choose one of these", email: expect.any(String) } },
  });
  expect(write).not.toHaveBeenCalled();
});

test("a vendor that is down loses nothing that was typed", async () => {
  write.mockReset().mockRejectedValue(new AppError("UPSTREAM_FAILED", "for the log"));
  expect(await postForm(writeReview("clip"), review, { api })).toMatchObject({
    status: 502,
    returned: { kind: "failed", typed: { answers: review } },
  });
});
