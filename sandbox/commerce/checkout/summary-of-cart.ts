import type { PricedCart } from "../cart/priced-cart.ts";
import { formatCents } from "./format-cents.ts";
import type { Summary } from "./order-summary.ts";
import { shippingCents } from "./shipping.ts";

/** What the shopper is about to order; shipping is the chosen method's. */
export function summaryOfCart(priced: PricedCart, method: "delivery" | "pickup"): Summary {
  const shipping = shippingCents(method, priced.totalCents);
  const codes = priced.discountCodes.filter(({ isApplicable }) => isApplicable).map(({ code }) => code.toUpperCase());
  return {
    lines: priced.lines.map(({ line, product, variant, subtotalCents, totalCents }) => {
      const image = product.images[variant.imageIndex] ?? product.images[0];
      return {
        title: product.title,
        variantTitle: variant.title,
        sku: variant.sku,
        quantity: line.quantity,
        totalCents,
        fullCents: subtotalCents,
        picture: image === undefined ? null : { path: image.path, alt: image.alt },
        attributes: line.attributes,
      };
    }),
    discountLabel: codes.length > 0 ? codes.join(", ") : null,
    orderDiscountCents: priced.subtotalCents - priced.totalCents,
    shipping: shipping === 0 ? "FREE" : formatCents(shipping),
    totalCents: priced.totalCents + shipping,
  };
}
