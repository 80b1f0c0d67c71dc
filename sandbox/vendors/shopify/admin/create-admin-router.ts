import { randomBytes } from "node:crypto";
import { makeExecutableSchema } from "@graphql-tools/schema";
import express, { type RequestHandler, type Router } from "express";
import type { Commerce } from "../commerce.ts";
import { readOrderGid } from "../customer-account/orders/order-ids.ts";
import { createGraphqlHandler } from "../graphql/create-graphql-handler.ts";
import { searchQuery } from "../graphql/search-query.ts";
import type { Order } from "../orders/order.ts";
import { adminOrder } from "./admin-order.ts";
import { adminSchema } from "./admin-schema.ts";
import { metafieldMutations, metafieldQueries } from "./metafield-resolvers.ts";

const dayMs = 24 * 60 * 60 * 1000;
const tokensMax = 100;
const scope = "read_orders,write_customers";

/**
 * Shopify's Admin API as far as the shop asks it, to be mounted at /_vendors/shopify/admin: the client credentials grant, orders, and metafields of customers and of the app itself. Any id and secret buy a token here,
 * but queries need one that was bought.
 */
export function createAdminRouter(commerce: Commerce, onError: (error: unknown) => void = () => undefined): Router {
  const tokens = new Map<string, number>();
  const router = express.Router();

  router.post("/oauth/access_token", express.urlencoded({ extended: false, limit: "4kb" }), (request, response) => {
    const body: Record<string, unknown> = request.body ?? {};
    if (body["grant_type"] !== "client_credentials" || !body["client_id"] || !body["client_secret"])
      return void response.status(400).json({ error: "invalid_request" });
    const token = `shpat_${randomBytes(16).toString("hex")}`;
    const [oldest] = tokens.keys();
    if (tokens.size >= tokensMax && oldest !== undefined) tokens.delete(oldest);
    tokens.set(token, commerce.now().getTime() + dayMs);
    return void response.json({ access_token: token, scope, expires_in: dayMs / 1000 - 1 });
  });

  const requireToken: RequestHandler = (request, response, next) => {
    const endsAtMs = tokens.get(request.get("x-shopify-access-token") ?? "");
    if (endsAtMs !== undefined && commerce.now().getTime() < endsAtMs) return next();
    response.status(401).json({ errors: "[API] Invalid API key or access token (unrecognized login or wrong password)" });
  };
  const schema = makeExecutableSchema({
    typeDefs: adminSchema,
    resolvers: {
      QueryRoot: {
        orders: (_root: unknown, { query }: { query: string }) => ({
          nodes: ordersLike(commerce, query).map((order) => adminOrder(order, commerce)),
        }),
        order: (_root: unknown, { id }: { id: string }) => {
          const number = readOrderGid(id);
          const order = number === null ? null : commerce.orders.findByNumber(number);
          return order && adminOrder(order, commerce);
        },
        ...metafieldQueries(commerce),
      },
      Mutation: metafieldMutations(commerce),
    },
  });
  router.post("/api/2026-04/graphql.json", requireToken, createGraphqlHandler({ schema, contextOf: () => ({ commerce }), onError }));
  return router;
}

/** Orders are looked up by name alone, and the rest of the query says whether that one is meant. */
function ordersLike({ orders }: Pick<Commerce, "orders">, query: string): Order[] {
  const [, name = ""] = /\bname:["']?([\w-]+)/i.exec(query) ?? [];
  const order = orders.find(name.toUpperCase());
  const matches = searchQuery<Order>(query, ({ orderName, email }, { field, value }) => {
    if (field === "name") return orderName.toLowerCase() === value;
    return field === "email" && email.toLowerCase() === value;
  });
  return order !== null && matches(order) ? [order] : [];
}
