import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { RunningCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { productCardSchema } from "#shared/contract/catalogue/product-card.ts";
import { storeStockSchema } from "#shared/contract/catalogue/product.ts";
import { storeSchema } from "#shared/contract/stores/store.ts";
import { type ShopifyClient, createShopifyClient } from "./create-shopify-client.ts";

const plainFetch: VendorFetch = (url, init) => fetch(url, init);
const caller = { buyerIp: "203.0.113.9" };
const settings = { storeDomain: "http://shopify.test", privateAccessToken: "private", publicUrl: "http://shop.test" };

const answering = (body: string, status = 200) =>
  createShopifyClient({ ...settings, vendorFetch: async () => new Response(body, { status }) });

const garbled: VendorFetch = async (url, init) => {
  const text = await (await fetch(url, init)).text();
  return new Response(text.replace('"key":"vehicle_ids","value":"[7,8]"', '"key":"vehicle_ids","value":"[7,"'));
};

let commerce: RunningCommerce;
let shopify: ShopifyClient;
beforeAll(async () => {
  commerce = await startCommerce();
  shopify = createShopifyClient({ ...settings, storeDomain: `${commerce.origin}/_vendors/shopify`, vendorFetch: plainFetch });
});
afterAll(() => commerce.stop());

describe("products of the platform", () => {
  it("arrive in the shop's own terms [shop-3.17] [shop-2.73]", async () => {
    const product = await shopify.product("brake-pad-set");
    expect(product).toMatchObject({
      handle: "brake-pad-set",
      partNumber: "RR-1",
      brandSlug: "ridge-road",
      otherNumbers: ["OE 123.456"],
      availability: "in-stock",
      hasFitment: true,
      categoryHandle: "brakes--brake-pads",
      descriptionHtml: "<p>Brake Pad Set &amp; fittings.</p>",
      handlingDays: { min: 1, max: 2 },
      options: [],
      pictures: [
        {
          url: "/_vendors/pictures/parts/pad/hero/1.svg",
          alt: "Illustration of Brake Pad Set",
          width: 1600,
          height: 1200,
          source: "shopify",
        },
      ],
      variants: [
        {
          id: "gid://shopify/ProductVariant/10",
          priceCents: 5000,
          compareToPriceCents: 6000,
          optionValues: {},
          quantityAvailable: 5,
          weightGrams: 500,
        },
      ],
    });
  });

  it("keep every availability kind, bundles, charges and options apart [shop-3.17] [shop-3.18]", async () => {
    const availabilities = await Promise.all(["bonnet-to-order", "wheel-nut", "brake-shoe-set"].map((handle) => shopify.product(handle)));
    expect(availabilities.map((product) => product?.availability)).toEqual(["special-order", "backorder", "out-of-stock"]);
    expect(availabilities[0]?.coreChargeCents).toBe(2500);
    expect(availabilities.map((product) => product?.variants.map(({ isBackOrder }) => isBackOrder))).toEqual([[false], [true], [false]]);
    const kit = await shopify.product("front-brake-kit");
    expect(kit?.bundleComponents).toMatchObject([{ handle: "brake-pad-set", quantity: 2, variants: [{ sku: "SKU-10" }] }]);
    const tee = await shopify.product("workshop-tee");
    expect(tee).toMatchObject({ options: [{ name: "Size", values: ["S", "M", "L"] }], promotion: { handle: "gift-guide" } });
    expect(tee?.variants.map(({ isAvailable }) => isAvailable)).toEqual([false, true, true]);
  });

  it("are null when the platform does not know them", async () => {
    expect(await shopify.product("nope")).toBeNull();
    expect(await shopify.productStock("nope")).toBeNull();
    expect(await shopify.recommendations("nope")).toEqual([]);
  });

  it("are found by their ids, without those that are not sold any more", async () => {
    const gid = (id: number) => `gid://shopify/Product/${id}`;
    const pads = await shopify.product("brake-pad-set");
    const cards = await shopify.cards([pads?.id ?? "", gid(999_999)]);
    expect(productCardSchema.array().parse(cards)).toMatchObject([{ handle: "brake-pad-set", priceCents: 5000 }]);
    expect(await shopify.cards([gid(999_999)])).toEqual([]);
  });

  it("tell of a variant whether it can be had at this moment", async () => {
    const offerOf = async (handle: string) => shopify.variantOffer((await shopify.product(handle))?.variants[0]?.id ?? "");
    expect(await Promise.all(["brake-pad-set", "brake-shoe-set", "wheel-nut"].map(offerOf))).toEqual([
      { isAvailable: true },
      { isAvailable: false },
      { isAvailable: true },
    ]);
    expect(await shopify.variantOffer("gid://shopify/ProductVariant/999999")).toBeNull();
    expect(await shopify.variantOffer((await shopify.product("brake-pad-set"))?.id ?? "")).toBeNull();
  });

  it("tell their stock by store and recommend others [shop-7.17] [shop-3.19]", async () => {
    const stock = await shopify.productStock("brake-pad-set");
    expect(stock).toHaveLength(3);
    expect(storeStockSchema.parse(stock?.[0])).toEqual({
      storeId: "1",
      storeName: "Coburg North",
      suburb: "Coburg North",
      state: "VIC",
      unitsByVariant: { "gid://shopify/ProductVariant/10": 3 },
    });
    const cards = await shopify.recommendations("brake-pad-set");
    expect(
      productCardSchema
        .array()
        .parse(cards)
        .map(({ handle }) => handle),
    ).toEqual(["front-brake-kit"]);
    expect(await shopify.productHandles()).toHaveLength(11);
  });
});

describe("locations of the platform", () => {
  const withLocations = (change: (text: string) => string) =>
    createShopifyClient({
      ...settings,
      storeDomain: `${commerce.origin}/_vendors/shopify`,
      vendorFetch: async (url, init) => new Response(change(await (await fetch(url, init)).text())),
    });

  it("arrive as stores in the shop's own terms [shop-3.26]", async () => {
    const [first, ...others] = await shopify.locations();
    expect(storeSchema.omit({ url: true, closedOn: true }).parse(first)).toEqual({
      placeId: "Place1",
      name: "Rares Coburg North",
      shortName: "Coburg North",
      street: "1 Test Street",
      suburb: "Coburg North",
      state: "VIC",
      postcode: "3000",
      countryCode: "AU",
      coordinates: { latitude: -37.73, longitude: 144.97 },
      phone: "(03) 5550 1000",
      timeZone: "Australia/Melbourne",
      openingHours: [{ day: "Monday", span: { opens: "08:30", closes: "17:00" } }],
    });
    expect(others.map(({ placeId }) => placeId)).toEqual(["Place2", "Place3"]);
  });

  it("without a place id are no stores", async () => {
    const client = withLocations((text) => text.replace('"key":"place_id","value":"Place2"', '"key":"other","value":"Place2"'));
    expect((await client.locations()).map(({ placeId }) => placeId)).toEqual(["Place1", "Place3"]);
  });

  it("keep everything but the hours when nobody can read those", async () => {
    const client = withLocations((text) => text.replaceAll("8:30 am-5:00 pm", "ring us"));
    expect(await client.locations()).toMatchObject(Array.from({ length: 3 }, () => ({ state: "VIC", openingHours: [] })));
  });
});

describe("carts of the platform", () => {
  it("are made, changed and read in the shop's own terms [shop-7.9] [shop-3.9] [shop-3.10]", async () => {
    const made = await shopify.create(
      {
        lines: [
          {
            variantId: "gid://shopify/ProductVariant/31",
            quantity: 1,
            attributes: [
              { key: "__cfclick", value: "x" },
              { key: "Note", value: "<b>" },
            ],
          },
        ],
        discountCodes: ["nope"],
      },
      caller,
    );
    if (made.kind !== "changed") throw new Error(made.kind);
    expect(made.warnings).toMatchObject([{ code: "DISCOUNT_NOT_FOUND" }]);
    expect(made.cart.checkoutUrl).toMatch(/^\/_vendors\/checkout\//);
    expect(made.cart.contents).toMatchObject({
      totalCents: 3995,
      discountCodes: [{ code: "nope", isApplicable: false }],
      lines: [
        {
          options: [{ name: "Size", value: "M" }],
          attributes: [{ key: "Note", value: "<b>" }],
          hiddenAttributes: [{ key: "__cfclick", value: "x" }],
          maximumQuantity: 5,
          isGift: false,
        },
      ],
    });
    const line = made.cart.contents.lines[0];
    const updated = await shopify.updateLine(made.cart.id, line?.id ?? "", 2, caller);
    expect(updated).toMatchObject({ kind: "changed", cart: { contents: { totalQuantity: 2, discountCents: 799, totalCents: 7191 } } });
    expect(await shopify.find(made.cart.id, caller)).toMatchObject({ contents: { totalQuantity: 2 } });
    expect(await shopify.removeLines(made.cart.id, [line?.id ?? ""], caller)).toMatchObject({ cart: { contents: { lines: [] } } });
    expect(await shopify.removeLines(made.cart.id, [line?.id ?? ""], caller)).toMatchObject({
      kind: "refused",
      problems: [{ code: "INVALID_MERCHANDISE_LINE" }],
    });
  });

  it("know what can't be posted, and why", async () => {
    const lines = [10, 70].map((id) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }));
    const made = await shopify.create({ lines, discountCodes: [] }, caller);
    expect(made).toMatchObject({
      cart: {
        contents: {
          lines: [
            { isInStoreOnly: false, inStoreOnlyReason: null },
            { isInStoreOnly: true, inStoreOnlyReason: expect.any(String) },
          ],
        },
      },
    });
  });

  it("know a gift card, which is sent by email", async () => {
    const lines = [10, 110].map((id) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 1 }));
    const made = await shopify.create({ lines, discountCodes: [] }, caller);
    expect(made.kind === "changed" && made.cart.contents.lines.map(({ isGiftCard }) => isGiftCard)).toEqual([undefined, true]);
  });

  it("know a part that ran short or sold out since it was put in, and none that is ordered in", async () => {
    const shelve = (here: number, there: number) => {
      commerce.catalogue.setVariantStock(10, 1, here);
      commerce.catalogue.setVariantStock(10, 2, there);
    };
    onTestFinished(() => shelve(3, 2));
    const lines = [10, 80].map((id) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: 2 }));
    const made = await shopify.create({ lines, discountCodes: [] }, caller);
    if (made.kind !== "changed") throw new Error(made.kind);
    const shortages = async () => (await shopify.find(made.cart.id, caller))?.contents.lines.map(({ shortage }) => shortage);
    expect(await shortages()).toEqual([undefined, undefined]);
    shelve(1, 0);
    expect(await shortages()).toEqual(["Only 1 left", undefined]);
    shelve(0, 0);
    expect(await shortages()).toEqual(["Sold out since you added it", undefined]);
  });

  it("know a gift and a line of free sale", async () => {
    const lines = [50, 40, 80].map((id, index) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity: index === 0 ? 3 : 1 }));
    const made = await shopify.create({ lines, discountCodes: [] }, caller);
    expect(made).toMatchObject({
      cart: {
        contents: {
          lines: [{ freeQuantity: 0 }, { isGift: false, freeQuantity: 1, totalCents: 0, discountCents: 995 }, { maximumQuantity: 99_999 }],
        },
      },
    });
  });

  it("are gone without their key, for reading and for writing", async () => {
    expect(await shopify.find("gid://shopify/Cart/unknown?key=a", caller)).toBeNull();
    expect(await shopify.addLines("gid://shopify/Cart/unknown?key=a", [], [], caller)).toEqual({ kind: "gone" });
  });
});

describe("the platform's failures", () => {
  it.each([
    ["html instead of JSON", "<html>", 200, "UPSTREAM_FAILED"],
    ["another shape of data", '{"data":{"product":{"id":1}}}', 200, "UPSTREAM_FAILED"],
    ["no data", "{}", 200, "UPSTREAM_FAILED"],
    ["an array", "[]", 200, "UPSTREAM_FAILED"],
    ["a refused token", '{"errors":[{"message":"","extensions":{"code":"UNAUTHORIZED"}}]}', 401, "UPSTREAM_FAILED"],
    ["a GraphQL error with status 200", '{"data":{"product":null},"errors":[{"message":"Internal error"}]}', 200, "UPSTREAM_FAILED"],
    ["throttling", '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}', 200, "UPSTREAM_UNAVAILABLE"],
    ["a malformed id", '{"errors":[{"message":"Invalid global id \'x\'"}]}', 200, "BAD_REQUEST"],
  ])("become AppErrors: %s", async (_name, body, status, code) => {
    await expect(answering(body, status).product("brake-pad-set")).rejects.toMatchObject({ name: "AppError", code });
  });

  it("in one metafield cost only that field, and are logged", async () => {
    const warn = vi.fn<(fields: object, message: string) => void>();
    const client = createShopifyClient({
      ...settings,
      storeDomain: `${commerce.origin}/_vendors/shopify`,
      vendorFetch: garbled,
      logger: { warn },
    });
    expect(await client.product("brake-pad-set")).toMatchObject({ partNumber: "RR-1", hasFitment: false });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ owner: "brake-pad-set", key: "vehicle_ids" }),
      expect.any(String),
    );
  });

  it("are asked for with the private token, the shopper's address and an operation's name", async () => {
    const vendorFetch = vi.fn<VendorFetch>(async () => new Response('{"data":{"cart":null}}'));
    await createShopifyClient({ ...settings, vendorFetch }).find("gid://shopify/Cart/a?key=b", caller);
    const [url, init, call] = vendorFetch.mock.calls[0] ?? [];
    expect(url).toBe("http://shopify.test/api/2026-04/graphql.json");
    expect(init?.headers).toMatchObject({ "Shopify-Storefront-Private-Token": "private", "Shopify-Storefront-Buyer-IP": "203.0.113.9" });
    expect(call).toMatchObject({ operation: "CartById", isIdempotent: true });
  });
});
