import { expect, test } from "vitest";
import { assemblyUrl, leftOutReason } from "./assembly.ts";
import { copyKindOf } from "./kept-copies.ts";

const offer = { variantId: "gid://shopify/ProductVariant/1", availability: "in-stock", fitment: null } as const;

test("with a whole assembly goes every part that can be bought and isn't for another car", () => {
  expect(leftOutReason(offer)).toBeNull();
  expect(leftOutReason({ ...offer, availability: "backorder", fitment: { status: "fits" } })).toBeNull();
});

test("a part that stays behind says why, and what no shopper can change before what one can", () => {
  const misfit = { status: "does-not-fit" };
  expect(leftOutReason(null)).toBe("not-sold");
  expect(leftOutReason({ ...offer, fitment: misfit })).toBe("does-not-fit");
  expect(leftOutReason({ variantId: null, availability: "out-of-stock", fitment: misfit })).toBe("does-not-fit");
  expect(leftOutReason({ ...offer, variantId: null, availability: "out-of-stock" })).toBe("has-options");
  expect(leftOutReason({ ...offer, availability: "out-of-stock" })).toBe("not-available");
});

test("an assembly's page is one that is kept for when there is no connection", () => {
  expect(copyKindOf(assemblyUrl("hq-front-disc-brake-corner"))).toBe("public");
});
