import { isGiftCard } from "#sandbox/catalogue/gift-card.ts";
import type { NewMail } from "#sandbox/storage/mailbox.ts";
import type { StoredCart } from "../cart/cart-store.ts";
import { priceCart } from "../cart/price-cart.ts";
import type { Allocation, PricedCart } from "../cart/priced-cart.ts";
import { settleStock } from "../cart/settle-stock.ts";
import type { Commerce } from "../commerce.ts";
import { counterOf, type Order, type OrderDelivery, type OrderDetails, type OrderDiscount } from "../orders/order.ts";
import type { CheckoutValues } from "./checkout-form.ts";
import { deliveryText, depositCentsOf, formatCents, shippingCents } from "./order-summary.ts";

/** Why no order was made; the shopper stays on the page. */
type PlaceProblem = { notices: string[] };

/**
 * Turns a cart into an order and takes its stock. The second call for the same cart answers the first one's order.
 * `seenTotalCents` is what the shopper last saw: when prices moved since, they are asked to look again.
 */
export function placeOrder(commerce: Commerce, cart: StoredCart, values: CheckoutValues, seenTotalCents: number): Order | PlaceProblem {
  let notices: string[] = [];
  const order = commerce.orders.place(
    cart.token,
    () => {
      const priced = priceCart(commerce.catalogue, cart.document, commerce.now());
      const details = orderDetails(commerce, cart, priced, values);
      notices = noticesOf(commerce, cart, details, seenTotalCents);
      if (notices.length > 0) return null;
      for (const { line } of priced.lines) {
        if (!commerce.catalogue.takeStock(line.variantId, line.quantity, counterOf(details.delivery)?.storeId))
          throw new Error(`Stock of variant ${line.variantId} ran out between checking and taking`);
      }
      return details;
    },
    (placed) => commerce.mailbox.send(confirmationMail(placed, commerce.publicUrl)),
  );
  return order ?? { notices };
}

/** What the shopper must know before the order can be placed as it stands. */
function noticesOf({ catalogue }: Commerce, { document }: StoredCart, details: OrderDetails, seenTotalCents: number): string[] {
  if (details.lines.length === 0) return ["Your cart is empty."];
  const short = settleStock(catalogue, document.lines).warnings.map(({ target }) => {
    const line = document.lines.find(({ id }) => id === target);
    const product = line === undefined ? undefined : catalogue.productByVariantId(line.variantId)?.product;
    return `There isn't enough stock left of ${product?.title ?? "one of your parts"}. Please go back to your cart and lower the quantity.`;
  });
  if (short.length > 0) return short;
  return details.totalCents === seenTotalCents
    ? []
    : ["The total changed since you opened this page. Please check it and place the order again."];
}

function orderDetails(commerce: Commerce, { document }: StoredCart, priced: PricedCart, values: CheckoutValues): OrderDetails {
  const shipping = shippingCents(values.method, priced);
  const deposits = depositCentsOf(priced);
  const fullCents = priced.lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0);
  return {
    email: values.email.trim(),
    name: values.name.trim(),
    customerId: document.buyer.customerId,
    companyLocationId: document.buyer.companyLocationId,
    note: document.note,
    delivery: priced.lines.every(({ product }) => isGiftCard(product))
      ? { method: "email" }
      : deliveryOf(commerce, values, values.method === "delivery" && priced.lines.some(({ product }) => product.isInStoreOnly)),
    lines: priced.lines.map(({ line, product, variant, unitCents, totalCents, allocations }) => ({
      variantId: variant.id,
      productHandle: product.handle,
      title: product.title,
      variantTitle: variant.title,
      sku: variant.sku,
      quantity: line.quantity,
      unitCents,
      totalCents,
      attributes: line.attributes,
      discounts: allocations.map(discountOf),
      isOrderedIn: product.availability !== "in-stock",
      isCollected: values.method === "delivery" && product.isInStoreOnly,
      isEmailed: isGiftCard(product),
    })),
    discountCodes: priced.discountCodes.filter(({ isApplicable }) => isApplicable).map(({ code }) => code),
    discounts: priced.orderAllocations.map(discountOf),
    discountCents: fullCents - priced.totalCents,
    shippingCents: shipping,
    coreDepositCents: deposits,
    totalCents: priced.totalCents + shipping + deposits,
    aheadMs: 0,
  };
}

function discountOf({ source, cents }: Allocation): OrderDiscount {
  return "code" in source ? { title: source.code, isCode: true, cents } : { title: source.automaticTitle, isCode: false, cents };
}

function deliveryOf({ catalogue }: Commerce, values: CheckoutValues, isSplit: boolean): OrderDelivery {
  const store = catalogue.stores.find(({ id }) => id === Number(values.store));
  const counter = store && {
    storeId: store.id,
    storeName: store.name,
    storeAddress: `${store.street}, ${store.suburb} ${store.state} ${store.postcode}`,
  };
  if (values.method === "pickup" && counter !== undefined) return { method: "pickup", ...counter };
  const { address, suburb, state, postcode } = values;
  const collect = (isSplit ? counter : null) ?? null;
  return { method: "delivery", address: address.trim(), suburb: suburb.trim(), state, postcode: postcode.trim(), collect };
}

function confirmationMail(order: Order, publicUrl: string): NewMail {
  const lines = order.lines.map(({ quantity, title, sku, totalCents }) => `${quantity} × ${title} (${sku})  ${formatCents(totalCents)}`);
  const deposits =
    order.coreDepositCents > 0 ? [`Core deposits, refunded when your old units come back: ${formatCents(order.coreDepositCents)}`] : [];
  const discount = order.discountCents > 0 ? [`Discounts included: ${formatCents(order.discountCents)}`] : [];
  const text = [
    `Hi ${order.name},`,
    "",
    `thanks for your order ${order.orderName}. Here is what we have put aside for you:`,
    "",
    ...lines,
    "",
    ...discount,
    ...deposits,
    ...(order.delivery.method === "email" ? [] : [`Shipping: ${order.shippingCents === 0 ? "FREE" : formatCents(order.shippingCents)}`]),
    `Total: ${formatCents(order.totalCents)} (GST included)`,
    "",
    deliveryText(order.delivery),
    "",
    `Where it stands, at any time: ${publicUrl}/orders/find`,
    `Back to the shop: ${publicUrl}/`,
  ].join("\n");
  return { to: order.email, subject: `Your order ${order.orderName}`, text };
}
