import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPublicCache } from "#server/cache/create-public-cache.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { SupportDeskPort } from "../contact/contact-service.ts";
import { createReviewService, type ReviewPort, type WrittenReview } from "./review-service.ts";

const product = { id: "gid://shopify/Product/5", handle: "clip", title: "Clip", vendor: "Ridge Road", partNumber: "RR-5" };
const review = (id: number, rating: number): WrittenReview => ({
  id: String(id),
  rating,
  title: "",
  body: "Fits.",
  author: "Demo shopper 1",
  car: null,
  isVerified: true,
  writtenAt: `2026-01-${String(id).padStart(2, "0")}T00:00:00Z`,
});
const answers = { rating: "4", title: "", body: "Fits.", car: "HQ Monaro", name: "Demo shopper", email: "demo@shopper.example" };
const question = { question: "With bolts?\n--\nFrom\n  somebody else", name: "Demo shopper", email: "demo@shopper.example" };
const wanted = { handle: "clip", sort: "newest", page: 1, limit: 3 } as const;

const reviewsOf = vi.fn<ReviewPort["reviewsOf"]>();
const write = vi.fn<ReviewPort["write"]>();
const send = vi.fn<SupportDeskPort["send"]>();
const admitMail = vi.fn<(recipient: string) => Promise<void>>();
beforeEach(() => {
  for (const port of [write, send, admitMail]) port.mockReset().mockResolvedValue();
  reviewsOf.mockReset().mockResolvedValue([1, 2, 3, 4].map((day) => review(day, 6 - day)));
});

function serviceWith(reviews: ReviewPort | null = { reviewsOf, write }) {
  return createReviewService({
    reviews,
    desk: { send },
    findProduct: async (handle) => {
      if (handle !== product.handle) throw new AppError("NOT_FOUND", `no product ${handle}`);
      return product;
    },
    cache: createPublicCache({ maxBytes: 1_000_000, logger: silentLogger, metrics: createMetrics({ version: "0", revision: "test" }) }),
    publicUrl: "https://shop.example",
    isTrapped: (notes) => Boolean(notes),
  });
}

describe("the reviews of a part", () => {
  test("come in pages and in the order that was asked for, with what all of them come to, and the vendor is asked once", async () => {
    const service = serviceWith();
    const first = await service.list(wanted);
    expect(first).toMatchObject({
      product: { handle: "clip" },
      list: { pageCount: 2, summary: { count: 4, average: 3.5, stars: [1, 1, 1, 1, 0] } },
    });
    expect(first.list?.reviews.map(({ id }) => id)).toEqual(["4", "3", "2"]);
    expect(first.list?.reviews[0]).toMatchObject({ writtenOn: "2026-01-04" });
    const second = await service.list({ ...wanted, sort: "highest", page: 2 });
    expect(second.list?.reviews.map(({ id }) => id)).toEqual(["4"]);
    expect(reviewsOf).toHaveBeenCalledOnce();
  });

  test("are read anew once they are said to have changed, and those that were kept cover for a vendor that fails just then", async () => {
    const service = serviceWith();
    await service.list(wanted);
    reviewsOf.mockResolvedValue([review(9, 1)]);
    service.forget("gid://shopify/Product/6");
    expect((await service.list(wanted)).list?.summary).toMatchObject({ count: 4 });
    service.forget(product.id);
    expect((await service.list(wanted)).list?.summary).toMatchObject({ count: 1 });
    service.forget(product.id);
    reviewsOf.mockRejectedValue(new AppError("UPSTREAM_FAILED", "judgeme: down"));
    expect((await service.list(wanted)).list?.summary).toMatchObject({ count: 1 });
  });

  test("beyond the last page are those of the last", async () => {
    expect((await serviceWith().list({ ...wanted, page: 99 })).list).toMatchObject({ page: 2, pageCount: 2 });
    reviewsOf.mockResolvedValue([]);
    expect((await serviceWith().list({ ...wanted, page: 99 })).list).toMatchObject({ page: 1, pageCount: 0, summary: null });
  });

  test("that can't be had are none, and take nothing of the part with them; a fault of ours is no vendor's", async () => {
    reviewsOf.mockRejectedValue(new AppError("UPSTREAM_TIMEOUT", "too slow"));
    expect(await serviceWith().list(wanted)).toMatchObject({ product: { title: "Clip" }, list: null, isOff: false });
    reviewsOf.mockRejectedValue(new TypeError("x is not a function"));
    await expect(serviceWith().list(wanted)).rejects.toThrow(TypeError);
  });

  test("are nobody's where the part is unknown, and none where the shop has no reviews", async () => {
    await expect(serviceWith().list({ ...wanted, handle: "nothing" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await serviceWith(null).list(wanted)).toMatchObject({ list: null, isOff: true });
    await expect(serviceWith(null).write({ handle: "clip", answers }, admitMail)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a review that is written", () => {
  test("is handed over with its stars and its car, and counts as a mail to its writer", async () => {
    await serviceWith().write({ handle: "clip", answers }, admitMail);
    const { rating: _rating, ...said } = answers;
    expect(write).toHaveBeenCalledWith({ productId: product.id, rating: 4, ...said, car: "HQ Monaro" });
    expect(admitMail).toHaveBeenCalledWith(answers.email);
  });

  test("is refused with the names of what is wrong, and nothing of what was typed", async () => {
    const refused = serviceWith().write({ handle: "clip", answers: { ...answers, rating: "9", email: "secret" } }, admitMail);
    await expect(refused).rejects.toMatchObject({
      code: "UNPROCESSABLE",
      invalid: [{ path: "answers.rating" }, { path: "answers.email" }],
    });
    await expect(refused).rejects.toThrow(/^(?!.*secret)/);
    expect(write).not.toHaveBeenCalled();
  });

  test("by a program that filled in the trap goes nowhere, without a word; one too many goes nowhere with one", async () => {
    await serviceWith().write({ handle: "clip", answers, notes: "buy" }, admitMail);
    admitMail.mockRejectedValue(new AppError("TOO_MANY_REQUESTS", "too many"));
    await expect(serviceWith().write({ handle: "clip", answers }, admitMail)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(write).not.toHaveBeenCalled();
  });
});

describe("a question", () => {
  test("goes to the people who answer, with the part it is about, and can't pass for anything else", async () => {
    await serviceWith().ask({ handle: "clip", answers: question }, admitMail);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      subject: "A question about Clip",
      replyTo: question.email,
      text: "About Clip, part number RR-5\n\nQuestion\n  With bolts?\n  --\n  From\n    somebody else\n\nFrom\n  Demo shopper\n\nhttps://shop.example/products/clip",
    });
  });

  test("that is sent again is the same message to the desk, and another one isn't", async () => {
    const service = serviceWith();
    for (const each of [question, question, { ...question, question: "Another?" }])
      await service.ask({ handle: "clip", answers: each }, admitMail);
    const keys = send.mock.calls.map(([{ key }]) => key);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  });

  test("without words, or from a trapped program, isn't sent", async () => {
    await expect(serviceWith().ask({ handle: "clip", answers: { ...question, question: " " } }, admitMail)).rejects.toMatchObject({
      code: "UNPROCESSABLE",
    });
    await serviceWith().ask({ handle: "clip", answers: question, notes: "x" }, admitMail);
    expect(send).not.toHaveBeenCalled();
  });
});
