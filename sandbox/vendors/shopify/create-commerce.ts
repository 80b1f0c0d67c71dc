import type { DatabaseSync } from "node:sqlite";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createMailbox } from "#sandbox/storage/mailbox.ts";
import { createMetafieldStore } from "./admin/metafield-store.ts";
import { createCartStore } from "./cart/cart-store.ts";
import type { Commerce } from "./commerce.ts";
import type { CustomerStore } from "./customers/customer-store.ts";
import { createOrderStore } from "./orders/order-store.ts";
import { createReturnStore } from "./orders/return-store.ts";
import { createProductIndex } from "./storefront/products/product-index.ts";

type CommerceOptions = {
  catalogue: Catalogue;
  database: DatabaseSync;
  customers: CustomerStore;
  /** The shop's public origin: checkout and picture addresses stand under it. */
  publicUrl: string;
  now: () => Date;
};

/** What the commerce platform keeps and works with, shared by its APIs and pages. */
export function createCommerce({ catalogue, database, customers, publicUrl, now }: CommerceOptions): Commerce {
  return {
    catalogue,
    productIndex: createProductIndex(catalogue),
    carts: createCartStore(database, now),
    orders: createOrderStore(database, now),
    returns: createReturnStore(database, now),
    customers,
    metafields: createMetafieldStore(database, now),
    mailbox: createMailbox(database, now),
    publicUrl: publicUrl.replace(/\/+$/, ""),
    now,
  };
}
