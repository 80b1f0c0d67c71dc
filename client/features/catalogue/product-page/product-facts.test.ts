import { expect, test } from "vitest";
import { exampleProduct } from "#shared/testing/example-product.ts";
import { productFacts } from "./product-facts.tsx";

const shipping = { flatRateCents: 1295, freeFromCents: 19_900 };
const factsOf = (facts: Parameters<typeof exampleProduct>[0], priceCents = 5000) =>
  productFacts(exampleProduct(facts), priceCents, shipping).map(({ title, text }) => `${title}: ${text}`);

test("delivery is a flat rate with two decimals, and FREE from the threshold on [shop-2.59]", () => {
  expect(factsOf({}, 19_899)[0]).toBe("Delivery $12.95: Flat rate for the whole order, FREE from $199.00.");
  expect(factsOf({}, 19_900)[0]).toBe("FREE delivery: On orders from $199.00.");
});

test("returns are possible for 30 days, on the page about refunds and exchanges [shop-9.28] [shop-2.58]", () => {
  const returns = productFacts(exampleProduct(), 5000, shipping).at(-1);
  expect(returns).toMatchObject({ title: "Returns within 30 days", link: { url: "/pages/refunds-and-exchanges" } });
});

test("what can't simply be posted says so and why", () => {
  expect(factsOf({ isBulky: true }).join(" ")).toContain("Not to PO boxes or parcel lockers");
  expect(factsOf({ dangerousGoodsClass: "3" }).join(" ")).toContain("Dangerous goods, class 3");
  const battery = factsOf({ isInStoreOnly: true, isBulky: true, dangerousGoodsClass: "8" });
  expect(battery[0]).toContain("In-store pick-up only");
  expect(battery.join(" ")).not.toMatch(/\$12\.95|PO boxes/);
});

test("a gift card is sent by email at no cost, and comes back from nobody", () => {
  const facts = factsOf({ isGiftCard: true, isBulky: true });
  expect(facts).toEqual(["Sent by email: At no cost, as soon as you have paid.", "No returns: Gift cards are like cash."]);
});

test("a deposit on the old unit is told before the part is in the cart", () => {
  expect(factsOf({ coreChargeCents: 6000 })).toContain(
    "Core deposit $60.00: Added to the price of each, and refunded when your old unit comes back.",
  );
  expect(factsOf({ coreChargeCents: null }).join(" ")).not.toContain("deposit");
});
