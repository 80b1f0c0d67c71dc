import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { wordsOf } from "#client/lib/testing/words-of.ts";
import type { Cart, GiftOffer } from "#shared/contract/cart.ts";
import { exampleCart, exampleLine } from "../example-cart.ts";
import { FreeShipping } from "../free-shipping.tsx";
import { CartBreakdown } from "./cart-breakdown.tsx";
import { CartSubtotal } from "./cart-subtotal.tsx";
import { CartView } from "./cart-view.tsx";
import { GiftOffers } from "./gift-offers.tsx";
import { CartPanels } from "./panel/cart-panels.tsx";
import { PromoCode } from "./promo-code.tsx";

const htmlOf = (element: ReactNode) => renderToStaticMarkup(<InShop>{element}</InShop>);

/** The fields of each form, by its button's words. */
const formsIn = (html: string) =>
  [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/g)].map(([, attributes = "", inner = ""]) => ({
    attributes,
    fields: Object.fromEntries(
      [...inner.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value] as const),
    ),
  }));

const idle = {
  wanted: new Map<string, number>(),
  want: () => undefined,
  sendAll: () => undefined,
  isOffline: false,
  isChanging: false,
  isChecking: false,
  isPending: false,
};

test("a cart of gift cards alone speaks of no delivery", () => {
  const cart = exampleCart({ lines: [exampleLine({ isGiftCard: true })] });
  const words = wordsOf(htmlOf(<CartView cart={cart} freeShippingFromCents={20_000} />));
  expect(words).toContain("Sent by email at no cost. Discounts calculated at the next step");
  expect(words).not.toMatch(/delivery|Shipping/);
});

test("one gift card among parts doesn't make the delivery of the parts free of cost", () => {
  const cart = exampleCart({ lines: [exampleLine({ id: "card", isGiftCard: true }), exampleLine()] });
  expect(wordsOf(htmlOf(<CartSubtotal cart={cart} editable={idle} />))).toMatch(/Shipping .* calculated at the next step$/);
});

test("a change that has arrived tells the new subtotal, and without a connection that it has not", () => {
  const statusOf = (editable: typeof idle) => {
    const html = htmlOf(<CartSubtotal cart={exampleCart()} editable={editable} />);
    return /<div[^>]*role="status"[^>]*>/.exec(html)?.[0] ?? "";
  };
  expect(statusOf(idle)).not.toContain("aria-busy");
  expect(statusOf({ ...idle, isChanging: true, isPending: true })).toContain('aria-busy="true"');
  expect(statusOf({ ...idle, isChanging: true, isPending: true, isOffline: true })).toMatch(/role="status"(?!.*aria-busy)/);
});

test("what the server sends of the cart's panels is nothing: each is closed", () => {
  const panels = <CartPanels freeShippingFromCents={20_000} onCartEvent={() => undefined} renderMore={() => null} />;
  expect(htmlOf(panels)).toBe("");
});

describe("the cart's page", () => {
  const html = (changes: Parameters<typeof exampleCart>[0] = {}) =>
    htmlOf(<CartView cart={exampleCart(changes)} freeShippingFromCents={20_000} />);

  test("leads to the checkout by a navigation of the browser's own, and back to the parts", () => {
    const page = html();
    expect(page).toMatch(/<a [^>]*href="\/cart\/checkout"[^>]*>.*Proceed to checkout<\/a>/);
    expect(page).toMatch(/<a [^>]*data-native="true"[^>]*href="\/cart\/checkout"|<a [^>]*href="\/cart\/checkout"[^>]*data-native="true"/);
    expect(page).toMatch(/<a [^>]*href="\/parts"[^>]*>Continue Shopping<\/a>/);
    expect(wordsOf(page)).toMatch(/\$40\.00 more and delivery is FREE.*You save \$40\.00 Subtotal \$160\.00/);
  });

  test("has no way to pay where the shop gave none", () => {
    expect(html({ checkoutUrl: null })).not.toContain("checkout");
  });

  test("says so when nothing is in it, or nothing any more", () => {
    for (const lines of [[], [exampleLine({ quantity: 0 })]]) {
      const page = html({ lines });
      expect(page).toMatch(/<h2[^>]*>Your cart is empty<\/h2>/);
      expect(page).toMatch(/<a [^>]*href="\/parts"[^>]*>Continue Shopping<\/a>/);
      expect(page).not.toContain("Subtotal");
    }
    expect(html({ lines: [exampleLine({ id: "none", quantity: 0 }), exampleLine()] })).not.toContain("empty");
  });
});

describe("what leads to the subtotal", () => {
  const html = (changes: Parameters<typeof exampleCart>[0]) => htmlOf(<CartBreakdown cart={exampleCart(changes)} isPending={false} />);
  const words = (changes: Parameters<typeof exampleCart>[0]) => wordsOf(html(changes));
  const plain = exampleLine({ compareToPriceCents: null });

  test("is told only where something leads to it, and is no empty list elsewhere", () => {
    expect(html({ lines: [plain] })).toBe("");
    expect(words({ lines: [plain], discountCents: 500, totalCents: 15_500 })).toBe("2 items $160.00 Discounts −$5.00");
    expect(words({ lines: [exampleLine({ ...plain, quantity: 1 })], discountCents: 500, subtotalCents: 8000 })).toMatch(/^1 item \$80\.00/);
    expect(words({})).toBe("You save $40.00");
  });

  test("names the deposits on old units, which are part of what is paid and not of the subtotal", () => {
    const lines = [exampleLine({ ...plain, coreChargeCents: 5000 }), exampleLine({ ...plain, id: "line-2" })];
    expect(words({ lines })).toBe("Core deposits, refunded for your old units $100.00");
    const subtotal = (changes: Parameters<typeof exampleCart>[0]) =>
      wordsOf(htmlOf(<CartSubtotal cart={exampleCart(changes)} editable={idle} />));
    expect(subtotal({ lines })).toMatch(/^Subtotal \$320\.00 With core deposits \$420\.00 /);
    expect(subtotal({ lines: [plain] })).not.toContain("deposit");
  });

  test("is marked while a change may still move it", () => {
    expect(htmlOf(<CartBreakdown cart={exampleCart()} isPending />)).toContain('aria-busy="true"');
    expect(html({})).not.toContain("aria-busy");
  });
});

test("a subtotal that a change may still move says so, also to those who don't see it", () => {
  const words = (editable: typeof idle) => htmlOf(<CartSubtotal cart={exampleCart()} editable={editable} />);
  expect(wordsOf(words(idle))).toBe("Subtotal $160.00 Shipping & discounts calculated at the next step");
  expect(words(idle)).not.toContain("aria-busy");
  const pending = words({ ...idle, isChanging: true, isPending: true });
  expect(wordsOf(pending)).toBe("Subtotal $160.00 (being updated) Updating your cart…");
  expect(pending).toContain('aria-busy="true"');
});

test("the way to free delivery is counted down, and over once it is reached", () => {
  const html = (totalCents: number) => htmlOf(<FreeShipping cart={{ lines: [], totalCents }} freeFromCents={20_000} />);
  expect(wordsOf(html(16_000))).toBe("$40.00 more and delivery is FREE");
  expect(html(16_000)).toMatch(/<progress [^>]*value="16000" max="20000"/);
  expect(wordsOf(html(20_000))).toBe("Delivery is FREE");
  expect(html(20_000)).not.toContain("<progress");
});

test("delivery is promised for what is posted alone, and where nothing is it isn't spoken of", () => {
  const posted = exampleLine({ totalCents: 16_000 });
  const collected = exampleLine({ id: "line-2", isInStoreOnly: true, totalCents: 50_000 });
  const emailed = exampleLine({ id: "line-3", isGiftCard: true, totalCents: 50_000 });
  const words = (lines: Cart["lines"], freeFromCents = 20_000) =>
    wordsOf(htmlOf(<FreeShipping cart={exampleCart({ lines })} freeFromCents={freeFromCents} />));
  expect(words([posted, collected])).toBe("$40.00 more and delivery of what we post is FREE");
  expect(words([posted, emailed], 16_000)).toBe("Delivery of what we post is FREE");
  expect(words([collected])).toBe("");
  expect(words([emailed])).toBe("");
});

describe("free gifts", () => {
  const offer: GiftOffer = {
    id: "g1",
    title: "Service week",
    productTitle: "Oil filter",
    productHandle: "oil-filter",
    variantId: "gid://shopify/ProductVariant/7",
    picture: null,
    priceCents: 1000,
    claimableCount: 1,
    itemsToNext: 0,
    qualifying: { title: "Filters", url: "/parts/filters" },
  };
  const html = (changes: Partial<GiftOffer>) => htmlOf(<GiftOffers offers={[{ ...offer, ...changes }]} />);

  test("that were earned are taken with a form that names the offer", () => {
    expect(wordsOf(html({}))).toBe("Service week You've earned a Oil filter , worth $10.00. Add free gift");
    expect(html({})).toContain('href="/products/oil-filter"');
    expect(formsIn(html({}))).toEqual([
      {
        attributes: expect.stringMatching(/^(?=.*method="post")(?=.*action="\/cart")(?=.*data-cart-form="true")/),
        fields: { intent: "add", variantId: offer.variantId, name: "Oil filter", quantity: "1", "attribute:__gift": "g1" },
      },
    ]);
    expect(wordsOf(html({ claimableCount: 2 }))).toMatch(/You've earned 2 × Oil filter , worth \$20\.00\. Add free gifts$/);
    expect(formsIn(html({ claimableCount: 2 }))[0]?.fields).toMatchObject({ quantity: "2" });
  });

  test("that are near say what is missing, with a link where there is one", () => {
    const near = html({ claimableCount: 0, itemsToNext: 3 });
    expect(wordsOf(near)).toBe("Service week Add 3 more from Filters and Oil filter is free.");
    expect(near).toContain('<a href="/parts/filters">Filters</a>');
    expect(formsIn(near)).toEqual([]);
    expect(html({ claimableCount: 0, itemsToNext: 3, qualifying: { title: "Filters", url: null } })).not.toContain("<a ");
  });

  test("take no room where there are none", () => {
    expect(htmlOf(<GiftOffers offers={[]} />)).toBe("");
  });
});

describe("promo codes", () => {
  const html = (...codes: [string, boolean][]) =>
    htmlOf(<PromoCode codes={codes.map(([code, isApplicable]) => ({ code, isApplicable }))} />);

  test("in use can be taken out, each by itself", () => {
    const page = html(["TENOFF", true], ["CLUB", true]);
    expect(formsIn(page).map(({ fields }) => fields)).toEqual([
      { intent: "remove-code", code: "TENOFF" },
      { intent: "remove-code", code: "CLUB" },
      { intent: "apply-code" },
    ]);
    expect(page).toContain('aria-label="Remove promo code TENOFF"');
    expect(page).not.toContain("invalid");
  });

  test("that don't count aren't shown as in use, and the field says so of the last of them", () => {
    const page = html(["OLDER", false], ["OLD", false]);
    expect(page).not.toMatch(/Remove promo code|OLDER/);
    expect(page).toMatch(/<input [^>]*name="code"[^>]*value="OLD"/);
    expect(wordsOf(page)).not.toContain("OLD");
    expect(wordsOf(page)).toMatch(/This promo code is invalid Apply$/);
    expect(page).toMatch(/<input [^>]*aria-invalid="true"[^>]*name="code"|<input [^>]*name="code"[^>]*aria-invalid="true"/);
    expect(html()).not.toMatch(/<ul|invalid/);
  });

  test("that exist but need more say why, below the sentence and as part of the field's description [shop-8.40] [shop-8.47]", () => {
    const reason = "Your cart doesn't reach the minimum.";
    const page = htmlOf(<PromoCode codes={[{ code: "SHED20", isApplicable: false, reason }]} />);
    expect(wordsOf(page)).toMatch(/This promo code is invalid +Your cart doesn.+t reach the minimum\./);
    const described = /aria-describedby="([^"]+)"/.exec(page)?.[1];
    expect(page.split(`id="${described}"`)[1]).toContain("reach the minimum");
    const two = ["First of all.", "And then."].map((why) => ({ code: why, isApplicable: false, reason: why }));
    expect(wordsOf(htmlOf(<PromoCode codes={two} />))).toContain("First of all. And then.");
  });
});
