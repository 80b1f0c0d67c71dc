import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createShopifyClient, type ShopifyClient } from "#server/vendors/shopify/storefront/create-shopify-client.ts";
import { cartSchema } from "#shared/contract/cart.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type CartService, createCartService } from "./cart-service.ts";

let commerce: RunningCommerce;
let cart: CartService;
let shopify: ShopifyClient;
beforeAll(async () => {
  commerce = await startCommerce();
  const storeDomain = `${commerce.origin}/_vendors/shopify`;
  shopify = createShopifyClient({
    storeDomain,
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: (url, init) => fetch(url, init),
  });
  cart = createCartService({ carts: shopify, gifts: shopify, parts: shopify });
});
afterAll(() => commerce.stop());

const caller = { buyerIp: undefined };
const line = (id: number, quantity = 1) => ({ variantId: `gid://shopify/ProductVariant/${id}`, quantity });
const lost = "gid://shopify/Cart/expired?key=a";

describe("a visitor's cart", () => {
  it("is made with the first line and found again", async () => {
    expect(await cart.get(null, caller)).toMatchObject({ cartId: null, cart: { lines: [], checkoutUrl: null, wasReplaced: false } });
    const { cartId, cart: added } = await cart.addLines(null, [line(10, 2)], caller);
    expect(cartSchema.parse(added)).toMatchObject({
      totalQuantity: 2,
      totalCents: 10_000,
      checkoutUrl: "/cart/checkout",
      warnings: [],
      wasReplaced: false,
    });
    expect(added.isNew).toBe(true);
    expect(await cart.get(cartId, caller)).toEqual({ cartId, cart: { ...added, isNew: false } });
    expect(JSON.stringify(added)).not.toContain("key=");
  });

  it("that an addition made has it once, however often the same addition is sent", async () => {
    const addition = { key: "a-list-that-was-sent", isRepeated: true };
    const { cartId } = await cart.addLines(null, [line(10, 2)], caller, addition);
    const again = await cart.addLines(cartId, [line(10, 2)], caller, addition);
    expect(again.cart.totalQuantity).toBe(2);
  });

  it("that no longer exists is replaced by one with what was asked for", async () => {
    const added = await cart.addLines(lost, [line(50)], caller);
    expect(added.cart).toMatchObject({ wasReplaced: true, lines: [{ title: "Engine Oil 5 L" }] });
    expect(added.cartId).not.toBe(lost);
    expect((await cart.applyDiscountCodes(lost, ["WELCOME10"], caller)).cart).toMatchObject({
      wasReplaced: true,
      discountCodes: [{ code: "WELCOME10", isApplicable: false }],
    });
    for (const call of [
      cart.get(lost, caller),
      cart.updateLine(lost, { lineId: "x", quantity: 1 }, caller),
      cart.removeLine(lost, "x", caller),
    ]) {
      expect(await call).toMatchObject({ cartId: null, cart: { lines: [], wasReplaced: true } });
    }
  });

  it("moves with all that it holds, gifts and codes included, and leaves an empty one behind", async () => {
    const gift = { ...line(50), attributes: [{ key: "__gift", value: "oil" }] };
    const { cartId: old } = await cart.addLines(null, [{ ...line(10, 2), attributes: [{ key: "Engraving", value: "A" }] }, gift], caller);
    await cart.applyDiscountCodes(old, ["WELCOME10"], caller);
    const { cart: before } = await cart.get(old, caller);
    const { cartId: moved, clearing } = await cart.move(String(old), null, caller);
    expect(await clearing).toBeNull();
    const { cart: after } = await cart.get(moved, caller);
    const contents = ({ lines, ...rest }: typeof before) => ({ ...rest, lines: lines.map((each) => ({ ...each, id: "" })) });
    expect(contents(after)).toEqual(contents(before));
    expect(after.lines.some(({ isGift }) => isGift)).toBe(true);
    expect(moved).not.toBe(old);
    expect((await cart.get(old, caller)).cart.lines).toEqual([]);
    expect(await cart.move(String(old), null, caller)).toMatchObject({ cartId: null });
    expect(await cart.move(lost, null, caller)).toMatchObject({ cartId: null });
  });

  it("of more parts than the platform tells or takes at a time is shown, moved and emptied whole", async () => {
    const engraved = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({ ...line(100), attributes: [{ key: "Engraving", value: String(from + at) }] }));
    const { cartId: old } = await cart.addLines(null, engraved(0, 250), caller);
    await cart.addLines(old, engraved(250, 490), caller);
    const { cart: before } = await cart.get(old, caller);
    expect([before.lines.length, new Set(before.lines.map(({ id }) => id)).size, before.totalQuantity]).toEqual([490, 490, 490]);
    const { cartId: moved, clearing } = await cart.move(String(old), null, caller);
    expect(await clearing).toBeNull();
    const engravings = async (id: string | null) =>
      (await cart.get(id, caller)).cart.lines
        .flatMap(({ attributes }) => attributes.map(({ value }) => Number(value)))
        .toSorted((a, b) => a - b);
    expect(await engravings(moved)).toEqual(Array.from({ length: 490 }, (_, at) => at));
    expect(await engravings(old)).toEqual([]);
  });

  it.each([
    [4040, 1, "That part can't be bought online right now."],
    [90, 2, "Spark Plug could not be added to your cart. The quantity must be at least 4."],
    [90, 20, "Spark Plug could not be added to your cart. The quantity must not exceed 16."],
    [
      80,
      99_999_999,
      "Bonnet to Order could not be added to your cart. That is more than one order can hold. Please choose a smaller quantity.",
    ],
  ])("answers a refusal with a sentence for the shopper (variant %i × %i)", async (id, quantity, userMessage) => {
    await expect(cart.addLines(null, [line(id, quantity)], caller)).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage });
  });

  it("takes a line that is gone already as removed, by a quantity of none too, but not as updated", async () => {
    const { cartId, cart: added } = await cart.addLines(null, [line(10), line(50)], caller);
    const lineId = added.lines[0]?.id ?? "";
    await cart.removeLine(cartId, lineId, caller);
    expect((await cart.removeLine(cartId, lineId, caller)).cart.lines).toHaveLength(1);
    expect((await cart.updateLine(cartId, { lineId, quantity: 0 }, caller)).cart.lines).toHaveLength(1);
    await expect(cart.updateLine(cartId, { lineId: lineId, quantity: 2 }, caller)).rejects.toMatchObject({
      code: "UNPROCESSABLE",
      userMessage: "That item is no longer in your cart.",
    });
  });

  it("tells of a quantity that another tab changed, keeps that one, and takes a repeated change for done", async () => {
    const { cartId, cart: added } = await cart.addLines(null, [line(10)], caller);
    const lineId = added.lines[0]?.id ?? "";
    const change = (quantity: number, seenQuantity: number) => cart.updateLine(cartId, { lineId, quantity, seenQuantity }, caller);
    expect((await change(5, 1)).cart.totalQuantity).toBe(5);
    await expect(change(2, 1)).rejects.toMatchObject({ code: "CONFLICT", userMessage: expect.stringContaining("changed to 5") });
    expect((await cart.get(cartId, caller)).cart.totalQuantity).toBe(5);
    expect((await change(5, 1)).cart.totalQuantity).toBe(5);
    expect((await change(4, 5)).cart.totalQuantity).toBe(4);
  });

  it("shows a bad promo code as not applicable and not as a warning", async () => {
    const { cartId } = await cart.addLines(null, [line(10)], caller);
    const { cart: coded } = await cart.applyDiscountCodes(cartId, ["<b>NOPE</b>"], caller);
    expect(coded).toMatchObject({ discountCodes: [{ code: "<b>NOPE</b>", isApplicable: false }], warnings: [], discountCents: 0 });
    const { cart: discounted } = await cart.applyDiscountCodes(cartId, ["WELCOME10"], caller);
    expect(discounted).toMatchObject({ subtotalCents: 5000, discountCents: 500, totalCents: 4500 });
  });

  it("passes on why a code that exists doesn't count, as long as it doesn't, also to who looks again [shop-8.47]", async () => {
    const { cartId } = await cart.addLines(null, [line(50)], caller);
    const tooLittle = { code: "SHED20", isApplicable: false, reason: "Your cart doesn't reach the minimum for the discount code SHED20." };
    expect((await cart.applyDiscountCodes(cartId, ["SHED20"], caller)).cart.discountCodes).toEqual([tooLittle]);
    expect((await cart.get(cartId, caller)).cart.discountCodes).toEqual([tooLittle]);
    const { cart: grown } = await cart.addLines(cartId, [line(60)], caller);
    expect(grown).toMatchObject({ discountCodes: [{ code: "SHED20", isApplicable: true }], discountCents: 2000 });
    const { cart: two } = await cart.applyDiscountCodes(cartId, ["SHED20", "WELCOME10", "EASTER25"], caller);
    expect(two.discountCodes.map(({ reason }) => reason)).toEqual([
      undefined,
      "The discount code WELCOME10 can't be combined with your other discounts.",
      "The discount code EASTER25 is not active right now.",
    ]);
  });

  it("makes up no reason where the platform gives none, and looks at a cart all the same", async () => {
    const { cartId } = await cart.addLines(null, [line(50)], caller);
    const { cart: none } = await cart.applyDiscountCodes(cartId, ["NOPE"], caller);
    expect(none.discountCodes).toEqual([{ code: "NOPE", isApplicable: false }]);
    const silent = createCartService({
      gifts: shopify,
      parts: shopify,
      carts: { ...shopify, setDiscountCodes: () => Promise.reject(new AppError("UPSTREAM_FAILED", "down")) },
    });
    expect((await silent.get(cartId, caller)).cart.discountCodes).toEqual([{ code: "NOPE", isApplicable: false }]);
  });

  it("leads to the platform's checkout below the shop's own origin, once it has lines", async () => {
    const { cartId, cart: added } = await cart.addLines(null, [line(10)], caller);
    expect(await cart.checkoutUrl(cartId, caller)).toMatch(/^\/_vendors\/checkout\/[\w-]+\?key=/);
    await cart.removeLine(cartId, added.lines[0]?.id ?? "", caller);
    expect(await cart.checkoutUrl(cartId, caller)).toBeNull();
    expect(await cart.checkoutUrl(lost, caller)).toBeNull();
    expect(await cart.checkoutUrl(null, caller)).toBeNull();
  });

  it("is empty and replaced once it was ordered", async () => {
    const { cartId } = await cart.addLines(null, [line(80)], caller);
    const url = `${commerce.origin}${await cart.checkoutUrl(cartId, caller)}`;
    const form = { email: "a@b.test", name: "Test Buyer", method: "pickup", store: "1", total: "92400" };
    expect((await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" })).status).toBe(303);
    expect(await cart.get(cartId, caller)).toMatchObject({ cartId: null, cart: { lines: [], wasReplaced: true } });
  });

  it("never shows one visitor's lines to another", async () => {
    const [mine, yours] = await Promise.all([cart.addLines(null, [line(10)], caller), cart.addLines(null, [line(50)], caller)]);
    const [me, you] = await Promise.all([cart.addLines(mine.cartId, [line(31)], caller), cart.addLines(yours.cartId, [line(32)], caller)]);
    expect(me.cart.lines.map(({ sku }) => sku)).toEqual(["SKU-10", "SKU-31"]);
    expect(you.cart.lines.map(({ sku }) => sku)).toEqual(["SKU-50", "SKU-32"]);
  });
});

describe("whose cart it is", () => {
  const foreign = { customerAccessToken: "ended or somebody else's", companyLocationId: null };

  function tradeBuyer() {
    const { customers } = commerce.commerce;
    const { id } = customers.signIn("bench@workshop.example");
    return { customerAccessToken: customers.storefrontTokens.issue(id), companyLocationId: "gid://shopify/CompanyLocation/6400001" };
  }

  it("decides its prices, until it is nobody's again", async () => {
    const { cartId } = await cart.addLines(null, [line(10)], caller);
    expect((await cart.setBuyer(cartId ?? "", tradeBuyer(), caller)).cart).toMatchObject({
      totalCents: 4500,
      lines: [{ priceCents: 4500 }],
    });
    expect((await cart.get(cartId, caller)).cart.totalCents).toBe(4500);
    expect((await cart.setBuyer(cartId ?? "", null, caller)).cart.totalCents).toBe(5000);
  });

  it("is nobody's after a token that has ended, and the cart works all the same", async () => {
    const { cartId } = await cart.addLines(null, [line(10)], caller);
    await cart.setBuyer(cartId ?? "", tradeBuyer(), caller);
    await expect(cart.setBuyer(cartId ?? "", foreign, caller)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
    expect((await cart.addLines(cartId, [line(10)], caller)).cart).toMatchObject({
      totalQuantity: 2,
      totalCents: 10_000,
    });
  });

  it("is nobody's once all of it has moved on: whoever knows its id pays what anybody pays", async () => {
    const { cartId } = await cart.addLines(null, [line(10)], caller);
    await cart.setBuyer(cartId ?? "", tradeBuyer(), caller);
    expect(await (await cart.move(cartId ?? "", null, caller)).clearing).toBeNull();
    expect((await cart.addLines(cartId, [line(10)], caller)).cart).toMatchObject({ wasReplaced: false, totalCents: 5000 });
  });

  it("is nothing to a cart that is gone", async () => {
    expect(await cart.setBuyer("gid://shopify/Cart/unknown?key=a", null, caller)).toMatchObject({
      cartId: null,
      cart: { wasReplaced: true },
    });
  });
});

describe("a free gift", () => {
  const oil = (quantity: number) => line(50, quantity);
  const stubbyHolder = "gid://shopify/ProductVariant/40";
  const asGift = (offerId: string, quantity = 1) => ({
    variantId: stubbyHolder,
    quantity,
    attributes: [{ key: "__gift", value: offerId }],
  });

  it("is announced as soon as something counts towards it, and offered once it is earned", async () => {
    expect((await cart.addLines(null, [line(10)], caller)).cart.giftOffers).toEqual([]);
    const { cartId, cart: begun } = await cart.addLines(null, [oil(2)], caller);
    expect(begun.giftOffers).toMatchObject([
      {
        variantId: stubbyHolder,
        productTitle: "Stubby Holder",
        priceCents: 995,
        claimableCount: 0,
        itemsToNext: 1,
        qualifying: { title: "shed-essentials", url: "/promotions/shed-essentials" },
      },
    ]);
    const { cart: earned } = await cart.addLines(cartId, [oil(5)], caller);
    expect(earned.giftOffers).toMatchObject([{ claimableCount: 2, itemsToNext: null }]);
  });

  it("costs nothing while it is earned, and no more are offered than the order may have", async () => {
    const { cartId, cart: earned } = await cart.addLines(null, [oil(3)], caller);
    const { cart: gifted } = await cart.addLines(cartId, [asGift(earned.giftOffers[0]?.id ?? "")], caller);
    expect(gifted).toMatchObject({ totalCents: 12_000, discountCents: 995, giftOffers: [] });
    expect(gifted.lines[1]).toMatchObject({ isGift: true, freeQuantity: 1, totalCents: 0, attributes: [], hiddenAttributes: [] });
  });

  it("that is no longer earned is not charged at the checkout", async () => {
    const { cartId, cart: earned } = await cart.addLines(null, [oil(3)], caller);
    const { cart: gifted } = await cart.addLines(cartId, [asGift(earned.giftOffers[0]?.id ?? "")], caller);
    const { cart: lapsed } = await cart.updateLine(cartId, { lineId: gifted.lines[0]?.id ?? "", quantity: 2 }, caller);
    expect(lapsed.lines[1]).toMatchObject({ isGift: true, freeQuantity: 0, totalCents: 995 });
    expect(await cart.checkoutUrl(cartId, caller)).not.toBeNull();
    expect((await cart.get(cartId, caller)).cart).toMatchObject({ totalCents: 8000, lines: [{ title: "Engine Oil 5 L" }] });
  });

  it("bought by the shopper stays theirs, free or not", async () => {
    const { cartId, cart: bought } = await cart.addLines(null, [oil(3), { variantId: stubbyHolder, quantity: 2 }], caller);
    expect(bought.lines[1]).toMatchObject({ isGift: false, freeQuantity: 1, totalCents: 995 });
    await cart.updateLine(cartId, { lineId: bought.lines[0]?.id ?? "", quantity: 1 }, caller);
    await cart.checkoutUrl(cartId, caller);
    expect((await cart.get(cartId, caller)).cart.lines[1]).toMatchObject({ quantity: 2, freeQuantity: 0, totalCents: 1990 });
  });

  it("is not offered while the list of gifts can't be read, and the cart works all the same", async () => {
    const gifts = { freeGifts: () => Promise.reject(new AppError("UPSTREAM_FAILED", "The platform is away")) };
    const failing = createCartService({ carts: shopify, gifts, parts: shopify });
    expect((await failing.addLines(null, [oil(3)], caller)).cart).toMatchObject({ totalQuantity: 3, giftOffers: [] });
  });
});
