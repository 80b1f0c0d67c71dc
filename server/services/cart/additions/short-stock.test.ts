import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type CartService, createCartService } from "../cart-service.ts";

let commerce: RunningCommerce;
let cart: CartService;
let nameless: CartService;
beforeAll(async () => {
  commerce = await startCommerce();
  const shopify = createShopifyClient({
    storeDomain: `${commerce.origin}/_vendors/shopify`,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  cart = createCartService({ carts: shopify, gifts: shopify, parts: shopify });
  nameless = createCartService({
    carts: shopify,
    gifts: shopify,
    parts: { partOffers: () => Promise.reject(new AppError("UPSTREAM_FAILED", "away")) },
  });
});
afterAll(() => commerce.stop());

const caller = { buyerIp: undefined };
const line = (id: number, quantity = 1) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity });
const forCar = (id: number, quantity = 1) => ({ ...line(id, quantity), attributes: [{ key: "Vehicle", value: "1973 Holden HQ Monaro" }] });

it("tells in plain words what the platform changed", async () => {
  const { cart: lowered } = await cart.addLines(null, [line(10, 9)], caller);
  expect(lowered.warnings).toEqual(["We only have 5 of Brake Pad Set, so that is how many are in your cart."]);
});

it("refuses a sold-out part and says so", async () => {
  await expect(cart.addLines(null, [line(20)], caller)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    userMessage: "Sorry, that part has just sold out.",
  });
});

it("a part whose last ones are on another line of the cart isn't added, and neither sold out nor gone from the cart", async () => {
  const { cartId } = await cart.addLines(null, [line(10, 5)], caller);
  const userMessage = "Brake Pad Set could not be added to your cart: all that we have of it is in there already.";
  await expect(cart.addLines(cartId, [forCar(10)], caller)).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage });
  const { cart: mixed } = await cart.addLines(cartId, [forCar(10), line(50)], caller);
  expect(mixed).toMatchObject({ warnings: [userMessage], lines: [{ quantity: 5 }, { title: "Engine Oil 5 L" }] });
});

it("of several parts that are added the one that is sold out is named, and no part is said to have gone", async () => {
  const { cart: added } = await cart.addLines(null, [line(20), line(50)], caller);
  expect(added.warnings).toEqual(["Brake Shoe Set could not be added to your cart: it has just sold out."]);
  await expect(cart.addLines(null, [line(20), line(30)], caller)).rejects.toMatchObject({
    userMessage:
      "Brake Shoe Set could not be added to your cart: it has just sold out. Workshop Tee, S could not be added to your cart: it has just sold out.",
  });
});

it("a failure to learn a part's name is no other failure", async () => {
  const { cart: added } = await nameless.addLines(null, [line(20), line(50)], caller);
  expect(added.warnings).toEqual(["A part could not be added to your cart: it has just sold out."]);
  await expect(nameless.addLines(null, [line(90, 2)], caller)).rejects.toMatchObject({ userMessage: "The quantity must be at least 4." });
});

it("each part of a list whose rule isn't met is named", async () => {
  const list = [line(10), line(90, 6), line(4040), line(50), line(80, 99_999_999)];
  await expect(cart.addLines(null, list, caller)).rejects.toMatchObject({
    userMessage:
      "Spark Plug could not be added to your cart. The quantity must be a multiple of 4. Bonnet to Order could not be added to your cart. That is more than one order can hold. Please choose a smaller quantity.",
  });
});

it("what stock allows is told of all lines of a part together", async () => {
  const { cartId } = await cart.addLines(null, [line(50, 30), forCar(50, 5)], caller);
  const { lines } = (await cart.get(cartId, caller)).cart;
  const told = "We only have 40 of Engine Oil 5 L, so that is how many are in your cart.";
  const change = async (at: number, quantity: number, seenQuantity: number) =>
    (await cart.updateLine(cartId, { lineId: lines[at]?.id ?? "", quantity, seenQuantity }, caller)).cart;
  const raised = await change(1, 40, 5);
  expect([raised.warnings, raised.lines.map(({ quantity }) => quantity)]).toEqual([[told], [30, 10]]);
  const alone = await change(0, 40, 30);
  expect([alone.warnings, alone.lines.map(({ quantity }) => quantity)]).toEqual([[told], [40]]);
});

it("tells how many of each part it took, also where the answer was lost, and where some were there before", async () => {
  const { cartId, taken } = await cart.addLines(null, [line(10, 3), line(50, 2)], caller);
  expect([...taken.values()]).toEqual([3, 2]);
  const addition = { key: "an-order-of-nine", isRepeated: true };
  const wanted = [line(10, 4), line(10, 5), line(100, 2)];
  const first = await cart.addLines(cartId, wanted, caller, addition);
  expect([...first.taken.values()]).toEqual([2, 2]);
  expect([...(await cart.addLines(cartId, wanted, caller, addition)).taken.values()]).toEqual([5, 2]);
});

it("a list with a sold-out part is added once, however often it is sent, and tells of that part each time", async () => {
  const { cartId } = await cart.addLines(null, [line(10)], caller);
  const addition = { key: "an-order-with-a-gap", isRepeated: true };
  const wanted = [line(20), line(50, 2), line(10)];
  for (let send = 0; send < 3; send += 1) {
    const { cart: added, taken } = await cart.addLines(cartId, wanted, caller, addition);
    expect(added.lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(added.warnings).toEqual(["Brake Shoe Set could not be added to your cart: it has just sold out."]);
    expect([...taken.values()]).toEqual([0, 2, 1]);
  }
});

it("a refused part is named by the answer to a repeated addition, too, whatever of the list was in the cart before", async () => {
  const { cartId } = await cart.addLines(null, [line(50)], caller);
  const addition = { key: "a-refused-order", isRepeated: true };
  const userMessage = "Spark Plug could not be added to your cart. The quantity must be a multiple of 4.";
  for (let send = 0; send < 2; send += 1)
    await expect(cart.addLines(cartId, [line(50), line(90, 6)], caller, addition)).rejects.toMatchObject({ userMessage });
  expect((await cart.get(cartId, caller)).cart.totalQuantity).toBe(1);
});

it("a list that is refused for a part that is no longer sold is refused each time, though the cart holds another of its parts", async () => {
  const { cartId } = await cart.addLines(null, [line(50)], caller);
  for (let send = 0; send < 2; send += 1) {
    const addition = { key: "a-list-with-a-gone-part", isRepeated: send > 0 };
    await expect(cart.addLines(cartId, [line(50, 2), line(987_654)], caller, addition)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  }
  expect((await cart.get(cartId, caller)).cart.totalQuantity).toBe(1);
});
