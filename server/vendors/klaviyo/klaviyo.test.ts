import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningMailing, startMailing } from "#sandbox/vendors/klaviyo/testing/start-mailing.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createKlaviyoClient } from "./create-klaviyo-client.ts";

const plainFetch: VendorFetch = (url, init) => fetch(url, init);
const answering =
  (status: number, body: string): VendorFetch =>
  async () =>
    new Response(body, { status });

let mailing: RunningMailing;
beforeEach(async () => {
  mailing = await startMailing();
});
afterEach(() => mailing.stop());

const clientWith = (changes: { vendorFetch?: VendorFetch; apiKey?: string } = {}) =>
  createKlaviyoClient({ endpoint: mailing.endpoint, apiKey: "key", listId: "list", vendorFetch: plainFetch, ...changes });

const soldOut = { handle: "brake-shoe-set", storeId: 1 };

function soldOutVariant() {
  const variant = mailing.catalogue.productByHandle(soldOut.handle)?.variants[0];
  if (!variant) throw new Error("the small catalogue has a part that is out of stock");
  return { number: variant.id, gid: `gid://shopify/ProductVariant/${variant.id}` };
}

describe("the newsletter", () => {
  test("a new subscriber is welcomed by mail", async () => {
    await clientWith().subscribe("shopper@example.test");
    expect(mailing.mails()).toEqual([
      { to: "shopper@example.test", subject: "Welcome to Rares", text: expect.stringContaining("http://shop.test/promotions") },
    ]);
  });

  test("subscribing again is a success without a second mail, in whatever letters", async () => {
    const client = clientWith();
    await client.subscribe("shopper@example.test");
    await client.subscribe("shopper@example.test");
    await client.subscribe("Shopper@Example.test");
    expect(mailing.mails()).toHaveLength(1);
  });

  test("an address that the vendor refuses is told to the shopper, and is not repeated in the error", async () => {
    const refused = clientWith().subscribe("two@at@example.test");
    await expect(refused).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage: "Please enter a valid email address" });
    await expect(refused).rejects.toThrow(/^(?!.*two@at)/);
    expect(mailing.mails()).toEqual([]);
  });
});

describe("stock alerts", () => {
  test("whoever waits for a part gets one mail when it is back, and none for what comes later", async () => {
    const { number, gid } = soldOutVariant();
    const client = clientWith();
    await client.setStockAlert("one@example.test", gid);
    await client.setStockAlert("one@example.test", gid);
    await client.setStockAlert("two@example.test", gid);
    expect(mailing.mails()).toEqual([]);

    mailing.catalogue.setVariantStock(number, soldOut.storeId, 4);
    expect(mailing.mails().map(({ to }) => to)).toEqual(["two@example.test", "one@example.test"]);
    expect(mailing.mails()[0]?.text).toContain(`http://shop.test/products/${soldOut.handle}`);

    mailing.catalogue.setVariantStock(number, soldOut.storeId, 0);
    mailing.catalogue.setVariantStock(number, soldOut.storeId, 2);
    expect(mailing.mails()).toHaveLength(2);
  });

  test("a part that came back in the meantime is told at once", async () => {
    const { number, gid } = soldOutVariant();
    mailing.catalogue.setVariantStock(number, soldOut.storeId, 1);
    await clientWith().setStockAlert("one@example.test", gid);
    expect(mailing.mails()).toHaveLength(1);
  });

  test("the return of one part tells nobody who waits for another", async () => {
    await clientWith().setStockAlert("one@example.test", soldOutVariant().gid);
    mailing.catalogue.setVariantStock(10, soldOut.storeId, 50);
    expect(mailing.mails()).toEqual([]);
  });
});

describe("Klaviyo's refusals", () => {
  test.each([
    ["a variant that it doesn't know", () => clientWith().setStockAlert("a@b.test", "gid://shopify/ProductVariant/999999")],
    ["no key", () => clientWith({ apiKey: "" }).subscribe("a@b.test")],
    ["an answer that makes no sense", () => clientWith({ vendorFetch: answering(400, "<html>") }).subscribe("a@b.test")],
  ])("%s is a failure of the vendor", async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ name: "AppError", code: "UPSTREAM_FAILED" });
  });
});

test("an address is refused also where Klaviyo names something else first, and nothing by null", async () => {
  const error = (source: object | null) => ({ id: "1", status: 400, code: "invalid", title: "Invalid input.", detail: "kim@", source });
  const errors = [error({ pointer: null, parameter: "revision" }), error({ pointer: "/data/attributes/profile/data/attributes/email" })];
  const client = createKlaviyoClient({
    endpoint: "http://klaviyo.test",
    apiKey: "key",
    listId: "list",
    vendorFetch: () => Promise.resolve(Response.json({ errors: [...errors, error(null)] }, { status: 400 })),
  });
  await expect(client.subscribe("kim@")).rejects.toMatchObject({ code: "UNPROCESSABLE" });
});
