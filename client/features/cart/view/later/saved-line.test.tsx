import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { wordsOf } from "#client/lib/testing/words-of.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { VariantStock } from "#shared/contract/catalogue/product.ts";
import { exampleLine } from "../../example-cart.ts";
import { SavedLine } from "./saved-line.tsx";

const onShelf: VariantStock = { variantId: exampleLine().variantId, units: { Coburg: 1 }, priceCents: 8000, isAvailable: true };

type State = Parameters<typeof SavedLine>[0]["state"];

const htmlOf = (state: State, changes: Partial<CartLine> = {}, fitment: PartFitment | null = null) =>
  renderToStaticMarkup(
    <InShop>
      <SavedLine line={exampleLine(changes)} state={state} fitment={fitment} />
    </InShop>,
  );
const said = (...asked: Parameters<typeof htmlOf>) => wordsOf(htmlOf(...asked));

test("a saved part says what it costs today, whether it is there, and how it comes back into the cart or goes", () => {
  expect(said(onShelf)).toBe(
    "Sheoak Water pump WP 253 2 × $80.00 In Stock In-store & Delivery Move to cart Water pump Remove Water pump from what is saved",
  );
  expect(said(onShelf, { quantity: 1 })).toMatch(/WP 253 \$80\.00 In Stock/);
  expect(htmlOf(onShelf)).not.toContain('aria-busy="true"');
});

test("a price that has changed since names the one that it was saved at, and only then", () => {
  expect(said({ ...onShelf, priceCents: 9000 })).toContain("2 × $90.00 was $80.00 when you saved it");
  expect(said(onShelf)).not.toContain("when you saved it");
});

test("while nobody has answered the saved price is shown and the part is marked; where nobody can, that is said", () => {
  expect(htmlOf("loading")).toContain('aria-busy="true"');
  expect(said("loading")).toMatch(/2 × \$80\.00 Move to cart/);
  expect(htmlOf("unknown")).not.toContain('aria-busy="true"');
  expect(said("unknown")).toMatch(/2 × \$80\.00 when you saved it Move to cart/);
});

test("what is no longer sold says so in the place of a price, and can only be removed", () => {
  expect(said("gone")).toMatch(/WP 253 No longer sold Remove Water pump from what is saved$/);
});

test("what is out of stock leads to its page in the place of the cart", () => {
  const none = { ...onShelf, units: {}, isAvailable: false };
  expect(said(none)).toContain("No Stock Available");
  expect(said(none)).toMatch(/View details of Water pump Remove/);
  expect(said(none)).not.toContain("Move to cart");
  expect(htmlOf(none)).toMatch(/<a [^>]*href="\/products\/water-pump"[^>]*>View details/);
  expect(said(onShelf)).not.toContain("View details");
});

test("what is sold although no shelf has it is ordered in, apart from a gift card, which needs no shelf", () => {
  const nowhere = { ...onShelf, units: {} };
  expect(said(nowhere)).toMatch(/Special Order In-store or Delivery Move to cart/);
  expect(said(nowhere, { isGiftCard: true })).toMatch(/In Stock Sent by email Move to cart/);
});

test("a deposit on the old unit is named with the part", () => {
  expect(said(onShelf, { coreChargeCents: 5000 })).toContain("+ $50.00 core deposit each, refunded when your old unit comes back");
  expect(said(onShelf)).not.toContain("deposit");
});

test("a saved part says which car it fits, once", () => {
  const fits: PartFitment = {
    handle: "water-pump",
    status: "fits",
    positions: ["Front"],
    notes: [],
    isConditional: false,
    car: "HQ Monaro 253 V8, front",
    notListedFor: null,
    category: null,
  };
  const words = said(onShelf, { attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }] }, fits);
  expect(words).toContain("Fits your HQ Monaro 253 V8, front");
  expect(words.match(/HQ Monaro/g)).toHaveLength(1);
});
