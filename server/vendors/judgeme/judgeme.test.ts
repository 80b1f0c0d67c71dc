import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reviewedProduct, type RunningReviews, startReviews } from "#sandbox/vendors/judgeme/testing/start-reviews.ts";
import { summariseReviews } from "#shared/domain/choosing/review.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createJudgemeClient } from "./create-judgeme-client.ts";

const plainFetch: VendorFetch = (url, init) => fetch(url, init);
const productId = `gid://shopify/Product/${reviewedProduct.id}`;
const review = {
  productId,
  rating: 5,
  title: "Went <b>straight</b> on",
  body: 'One.\n\n<script>alert("one")</script>',
  car: "Holden HQ Monaro",
  name: "Demo shopper 7",
  email: "seven@shopper.example",
};

let vendor: RunningReviews;
beforeEach(async () => {
  vendor = await startReviews();
});
afterEach(() => vendor.stop());

const clientWith = (changes: { vendorFetch?: VendorFetch; apiToken?: string } = {}) =>
  createJudgemeClient({ endpoint: vendor.endpoint, apiToken: "token", shopDomain: "shop", vendorFetch: plainFetch, ...changes });

/** A client whose vendor answers every list with these records. */
const clientOf = (records: unknown) =>
  clientWith({
    vendorFetch: (url) =>
      Promise.resolve(Response.json(String(url).includes("/products/") ? { product: { id: 1 } } : { reviews: records })),
  });

test("is asked at Judge.me's own address, with the token in a header, where no address and no log has it", async () => {
  const calls: { url: URL; token: string | null; body: string }[] = [];
  const client = createJudgemeClient({
    endpoint: undefined,
    apiToken: "secret-token",
    shopDomain: "shop.myshopify.com",
    vendorFetch: async (url, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      calls.push({ url: new URL(url), token: new Headers(init?.headers).get("x-api-token"), body });
      return Response.json(String(url).includes("/products/") ? { product: { id: 1 } } : { reviews: [] });
    },
  });
  await client.reviewsOf(productId);
  await client.write(review);
  expect(calls.map(({ url }) => url.origin + url.pathname)).toEqual(
    ["products/-1", "reviews", "reviews"].map((path) => `https://api.judge.me/api/v1/${path}`),
  );
  for (const { url, token, body } of calls) {
    expect(token).toBe("secret-token");
    expect(url.searchParams.get("shop_domain")).toBe("shop.myshopify.com");
    expect(`${url.href} ${body}`).not.toContain("secret-token");
  }
});

describe("the reviews of a part", () => {
  test("are all read, a hundred at a time, and come to the figures that the catalogue has of the part", async () => {
    const reviews = await clientWith().reviewsOf(productId);
    expect(reviews).toHaveLength(250);
    expect(summariseReviews(reviews)).toMatchObject({ average: 4.3, count: 250 });
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(250);
  });

  test("are none for a part that the vendor has never heard of", async () => {
    expect(await clientWith().reviewsOf("gid://shopify/Product/99")).toEqual([]);
  });

  test("are asked for by the vendor's own number of the part, which is looked up once", async () => {
    const paths: string[] = [];
    const noting: VendorFetch = (url, init) => {
      paths.push(new URL(url).pathname.replace(/^.*\/v1/, ""));
      return fetch(url, init);
    };
    const client = clientWith({ vendorFetch: noting });
    await client.reviewsOf(productId);
    await client.reviewsOf(productId);
    expect(paths.filter((path) => path === "/products/-1")).toHaveLength(1);
  });

  test("that are full of empty lines cost no more than others", async () => {
    const written = { rating: 5, curated: "ok", hidden: false, created_at: "2026-11-20T10:00:00Z" };
    const body = `${"\n".repeat(4990)}Fits.`;
    const records = Array.from({ length: 50 }, (_, id) => ({ ...written, id, body }));
    const startedAt = performance.now();
    expect((await clientOf(records).reviewsOf(productId)).map((read) => read.body)).toEqual(records.map(() => "Fits."));
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test("that the vendor itself calls published are shown, though nobody has curated them", async () => {
    const record = { id: 1, rating: 4, hidden: false, curated: "not-yet", published: true, created_at: "2026-01-02T03:04:05Z" };
    expect(await clientOf([record]).reviewsOf(productId)).toHaveLength(1);
  });

  test("leave out what is hidden, not looked at, refused or unreadable, and cut what would never end", async () => {
    const record = {
      id: 1,
      rating: 4,
      hidden: false,
      curated: "ok",
      created_at: "2026-01-02T03:04:05Z",
      reviewer: { name: "n".repeat(200) },
    };
    const long = "x".repeat(90_000);
    const reviews = await clientOf([
      { ...record, title: long, body: long, verified: "buyer" },
      { ...record, hidden: true },
      { ...record, curated: "spam" },
      { ...record, published: false },
      // As Judge.me tells of what nobody has looked at yet: hidden it isn't.
      { ...record, curated: "not-yet" },
      { ...record, rating: 11 },
      { ...record, created_at: "yesterday" },
      null,
    ]).reviewsOf(productId);
    expect(reviews).toEqual([
      {
        id: "1",
        rating: 4,
        title: "x".repeat(200),
        body: "x".repeat(5000),
        author: "n".repeat(60),
        car: null,
        isVerified: true,
        writtenAt: record.created_at,
      },
    ]);
  });
});

describe("a review that is written", () => {
  test("waits for somebody to look at it, and then stands there as it was written, with its car", async () => {
    const client = clientWith();
    await client.write(review);
    expect(await client.reviewsOf(productId)).toHaveLength(250);
    expect(vendor.mails()[0]).toMatchObject({ replyTo: review.email, subject: "A review to look at: Clip" });
    await vendor.curate("ok");
    const { rating, title, body, car, name: author } = review;
    expect((await client.reviewsOf(productId))[0]).toMatchObject({ rating, title, body, car, author, isVerified: false });
  });

  test("never stands there when it was refused", async () => {
    const client = clientWith();
    await client.write(review);
    await vendor.curate("spam");
    expect(await client.reviewsOf(productId)).toHaveLength(250);
  });

  test("is sent once, since the vendor would take it twice", async () => {
    const calls: unknown[] = [];
    const noting: VendorFetch = (url, init, call) => {
      calls.push(call);
      return fetch(url, init);
    };
    await clientWith({ vendorFetch: noting }).write(review);
    expect(calls).toEqual([{ operation: "createReview", isIdempotent: false }]);
  });

  test("with an address that the vendor refuses is told to the shopper, and the address stays out of the error", async () => {
    const refused = clientWith().write({ ...review, email: "two@at@shopper.example" });
    await expect(refused).rejects.toMatchObject({ code: "UNPROCESSABLE" });
    await expect(refused).rejects.toThrow(/^(?!.*two@at)/);
  });
});

test.each([
  ["no token", () => clientWith({ apiToken: "" })],
  ["no list", () => clientOf({ of: "another kind" })],
  ["no JSON", () => clientWith({ vendorFetch: () => Promise.resolve(new Response("<html>")) })],
])("an answer with %s is the vendor's failure, and tells nothing of the token", async (_what, clientFor) => {
  const asked = clientFor().reviewsOf(productId);
  await expect(asked).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  await expect(asked).rejects.toThrow(/^(?!.*token)/);
});
