import { expect, it } from "vitest";
import { createShopifyClient } from "./create-shopify-client.ts";

const caller = { buyerIp: undefined };
const line = { variantId: "gid://shopify/ProductVariant/1", quantity: 1 };

/** A platform that answers every change of a cart with one user error. */
function refusing(error: { code: string | null; field: string[] | null; message: string }) {
  const payload = { cart: null, userErrors: [error], warnings: [] };
  return createShopifyClient({
    storeDomain: "shopify.test",
    privateAccessToken: "private",
    publicUrl: "http://shop.test",
    vendorFetch: async () => Response.json({ data: { cartCreate: payload, cartLinesAdd: payload } }),
  });
}

it.each([
  ["SERVICE_UNAVAILABLE", "UPSTREAM_UNAVAILABLE"],
  ["MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR", "UPSTREAM_FAILED"],
])("a platform that can't change a cart because of %s has failed, whatever the shopper asked for", async (code, failure) => {
  const shopify = refusing({ code, field: null, message: "Something went wrong" });
  for (const changing of [
    shopify.create({ lines: [line], discountCodes: [] }, caller),
    shopify.addLines("gid://shopify/Cart/a", [line], [], caller),
  ])
    await expect(changing).rejects.toMatchObject({ name: "AppError", code: failure });
});

it("a failure to save a cart doesn't mean that it is gone", async () => {
  const shopify = refusing({ code: "SERVICE_UNAVAILABLE", field: ["cartId"], message: "An error occurred while saving the cart" });
  const adding = shopify.addLines("gid://shopify/Cart/a", [line], [], caller);
  await expect(adding).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
});

it.each(["INVALID", "VALIDATION_CUSTOM", null])("what the platform doesn't take is refused: %s", async (code) => {
  const adding = refusing({ code, field: ["lines", "0"], message: "One a cart" }).addLines("gid://shopify/Cart/a", [line], [], caller);
  await expect(adding).resolves.toMatchObject({ kind: "refused", problems: [{ code: code ?? "INVALID", message: "One a cart" }] });
});
