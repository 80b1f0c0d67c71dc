import type { Catalogue } from "#sandbox/catalogue/types.ts";
import type { Mailbox } from "#sandbox/storage/mailbox.ts";
import type { MetafieldStore } from "./admin/metafield-store.ts";
import type { CartStore } from "./cart/cart-store.ts";
import type { CustomerStore } from "./customers/customer-store.ts";
import type { OrderStore } from "./orders/order-store.ts";
import type { ReturnStore } from "./orders/return-store.ts";
import type { ProductIndex } from "./storefront/products/product-index.ts";

/** Everything that one running stand-in for the commerce platform works with. */
export type Commerce = {
  catalogue: Catalogue;
  productIndex: ProductIndex;
  carts: CartStore;
  orders: OrderStore;
  returns: ReturnStore;
  customers: CustomerStore;
  metafields: MetafieldStore;
  mailbox: Mailbox;
  /** The shop's public origin, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
};
