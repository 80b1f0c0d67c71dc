import type { DatabaseSync } from "node:sqlite";
import type { Router } from "express";
import express from "express";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { createCartStore } from "./cart/cart-store.ts";
import { createCheckoutRouter } from "./checkout/create-checkout-router.ts";
import { createOrderStore } from "./checkout/order-store.ts";
import type { Commerce } from "./commerce.ts";
import { automaticDiscounts } from "./discounts/automatic-discounts.ts";
import { mailboxPage } from "./mailbox/mailbox-page.ts";
import { createMailbox } from "./mailbox/mailbox.ts";
import { pageHeaders } from "#sandbox/pages/page-headers.ts";
import { openDatabase } from "./storage/open-database.ts";
import { createProductIndex } from "./storefront/product-index.ts";
import { createStorefrontHandler } from "./storefront/create-storefront-handler.ts";
import { requireToken } from "./storefront/require-token.ts";

type CommerceOptions = {
  catalogue: Catalogue;
  dataDir: string;
  /** Opened below `dataDir` when absent. */
  database?: DatabaseSync;
  /** The shop's public origin: checkout and picture addresses stand under it. */
  publicUrl: string;
  now?: () => Date;
  /** Hears of faults of this stand-in; a caller only reads that something went wrong. */
  onError?: (error: unknown) => void;
};

/** Shopify's stand-in, to be mounted at /_vendors: the Storefront API, the checkout pages and the mailbox. Orders and discounts as JSON are for tests and stay inside. */
export function createCommerceRouter({
  catalogue,
  dataDir,
  database = openDatabase(dataDir),
  publicUrl,
  now = () => new Date(),
  onError = () => undefined,
}: CommerceOptions): Router {
  const commerce: Commerce = {
    catalogue,
    productIndex: createProductIndex(catalogue),
    carts: createCartStore(database, now),
    orders: createOrderStore(database, now),
    mailbox: createMailbox(database, now),
    publicUrl: publicUrl.replace(/\/+$/, ""),
    now,
  };
  const router = express.Router();
  router.post("/shopify/api/2026-04/graphql.json", requireToken, createStorefrontHandler(commerce, onError));
  router.get("/shopify/discounts.json", (_request, response) => void response.json(automaticDiscounts(catalogue, now())));
  router.use("/checkout", pageHeaders, createCheckoutRouter(commerce));
  router.get("/mailbox", pageHeaders, (_request, response) => void response.send(mailboxPage(commerce.mailbox.messages())));
  router.get("/mailbox/messages.json", (_request, response) => void response.json(commerce.mailbox.messages()));
  router.get("/orders/:name.json", (request, response) => {
    const order = commerce.orders.find(request.params.name);
    response.status(order === null ? 404 : 200).json(order);
  });
  return router;
}
