import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Express } from "express";
import express from "express";
import { z } from "zod";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { openDatabase } from "#sandbox/storage/open-database.ts";
import { createCustomerStore } from "#sandbox/vendors/shopify/customers/customer-store.ts";
import type { Commerce } from "../commerce.ts";
import { createCommerceRouter } from "../create-commerce-router.ts";
import { createCommerce } from "../create-commerce.ts";
import { createSmallCatalogue } from "./small-catalogue.ts";

export type RunningCommerce = {
  /** Where /_vendors/… is answered. */
  origin: string;
  catalogue: Catalogue;
  commerce: Commerce;
  /** Runs an operation and answers its data; throws the first GraphQL error. */
  query(document: string, variables?: object): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
};

const portSchema = z.object({ port: z.number() });
const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

type CommerceTestOptions = {
  dataDir?: string;
  onError?: (error: unknown) => void;
  now?: () => Date;
  /** Mounts what else works with the same commerce. */
  mount?: (app: Express, commerce: Commerce, database: DatabaseSync) => void;
};

/** The commerce router over the small catalogue, on a free loopback port. With `dataDir` it opens what an earlier one left. */
export async function startCommerce(options: CommerceTestOptions = {}): Promise<RunningCommerce> {
  const ownDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "commerce-"));
  const catalogue = createSmallCatalogue();
  const now = options.now ?? (() => new Date());
  const database = openDatabase(ownDir);
  const customers = createCustomerStore(database, now);
  const commerce = createCommerce({ catalogue, database, customers, publicUrl: "http://shop.test", now });
  const app = express();
  options.mount?.(app, commerce, database);
  app.use("/_vendors", createCommerceRouter(commerce, options.onError));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${portSchema.parse(server.address()).port}`;
  return {
    origin,
    catalogue,
    commerce,
    query: queryAt(origin),
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      if (options.dataDir === undefined) rmSync(ownDir, { recursive: true, force: true });
    },
  };
}

export function queryAt(origin: string): RunningCommerce["query"] {
  return async (document, variables = {}) => {
    const response = await fetch(`${origin}/_vendors/shopify/api/2026-04/graphql.json`, {
      method: "POST",
      headers: { "content-type": "application/json", "X-Shopify-Storefront-Access-Token": "test" },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data, errors } = answerSchema.parse(await response.json());
    if (errors?.[0]) throw new Error(errors[0].message);
    return data ?? {};
  };
}
