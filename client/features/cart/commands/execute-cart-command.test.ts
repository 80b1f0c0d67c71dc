import { expect, test, vi } from "vitest";
import type { Cart } from "#shared/contract/cart.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { executeCartCommand } from "./execute-cart-command.ts";
import { exampleCart } from "../example-cart.ts";

const codes = [
  { code: "TENOFF", isApplicable: true },
  { code: "OLD", isApplicable: false },
];

function apiWith() {
  const cart = exampleCart({ discountCodes: codes });
  const answered = () => vi.fn<(input?: unknown) => Promise<Cart>>(() => Promise.resolve(cart));
  return {
    ...unusedApi,
    cart: {
      get: answered(),
      addLines: answered(),
      updateLine: answered(),
      removeLine: answered(),
      applyDiscountCodes: answered(),
    },
  };
}

test("a new promo code joins those that work, and those that don't are let go", async () => {
  const api = apiWith();
  await executeCartCommand(api, { intent: "apply-code", code: "FREIGHT" });
  expect(api.cart.applyDiscountCodes).toHaveBeenCalledWith({ codes: ["TENOFF", "FREIGHT"] }, {});
});

test("the same code in other letters is not sent twice", async () => {
  const api = apiWith();
  await executeCartCommand(api, { intent: "apply-code", code: "tenoff" });
  expect(api.cart.applyDiscountCodes).toHaveBeenCalledWith({ codes: ["tenoff"] }, {});
});

test("of too many promo codes the newest are kept", async () => {
  const api = apiWith();
  const working = ["ONE", "TWO", "THREE", "FOUR", "FIVE"].map((code) => ({ code, isApplicable: true }));
  api.cart.get.mockResolvedValue(exampleCart({ discountCodes: working }));
  await executeCartCommand(api, { intent: "apply-code", code: "SIX" });
  expect(api.cart.applyDiscountCodes).toHaveBeenCalledWith({ codes: ["TWO", "THREE", "FOUR", "FIVE", "SIX"] }, {});
});

test("a new quantity goes with the one that the shopper saw, so that what another tab did is noticed", async () => {
  const api = apiWith();
  const update = { intent: "update", lineId: "line-1", quantity: 4 } as const;
  await executeCartCommand(api, { ...update, seenQuantity: 2 });
  await executeCartCommand(api, update);
  expect(api.cart.updateLine.mock.calls.map(([input]) => input)).toEqual([
    { lineId: "line-1", quantity: 4, seenQuantity: 2 },
    { lineId: "line-1", quantity: 4 },
  ]);
});

test("a removed code is gone and the others stay", async () => {
  const api = apiWith();
  await executeCartCommand(api, { intent: "remove-code", code: "TENOFF" });
  expect(api.cart.applyDiscountCodes).toHaveBeenCalledWith({ codes: [] }, {});
});

test("adding sends attributes only when there are any", async () => {
  const api = apiWith();
  const add = { intent: "add", variantId: "gid://shopify/ProductVariant/1", quantity: 2, name: "Seal" } as const;
  await executeCartCommand(api, { ...add, attributes: [] });
  await executeCartCommand(api, { ...add, attributes: [{ key: "Side", value: "LH" }] });
  expect(api.cart.addLines.mock.calls).toEqual([
    [{ lines: [{ variantId: add.variantId, quantity: 2 }] }, {}],
    [{ lines: [{ variantId: add.variantId, quantity: 2, attributes: [{ key: "Side", value: "LH" }] }] }, {}],
  ]);
});
