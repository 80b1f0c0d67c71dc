import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { z } from "zod";
import { createMailbox } from "#sandbox/storage/mailbox.ts";
import { openDatabase } from "#sandbox/storage/open-database.ts";
import { createCustomerStore, type CustomerStore } from "#sandbox/vendors/shopify/customers/customer-store.ts";
import { createIdentity } from "../create-identity.ts";
import { identityPath, type Identity } from "../identity.ts";
import type { Fetch } from "./cookie-jar.ts";

export type RunningIdentity = {
  /** The public address, which only `fetch` below can reach. */
  publicUrl: string;
  issuer: string;
  /** Where it really listens, as the shop's server knows it. */
  origin: string;
  /** Asks the provider for a public address, as the shop's proxy and the shop's server do. */
  fetch: Fetch;
  customers: CustomerStore;
  findAccess: Identity["findAccess"];
  pass(ms: number): void;
  /** Ends the process's state and starts anew over the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const portSchema = z.object({ port: z.number() });

/** The identity provider on a free loopback port, with the mailbox beside it and a clock that can be put forward. */
export async function startIdentity(publicUrl = "http://shop.test"): Promise<RunningIdentity> {
  const dataDir = mkdtempSync(join(tmpdir(), "identity-"));
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  let running = await run({ dataDir, publicUrl, now });
  return {
    publicUrl,
    issuer: `${publicUrl}${identityPath}`,
    get origin() {
      return running.origin;
    },
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url);
      const response = await fetch(`${running.origin}${pathname}${search}`, init);
      Object.defineProperty(response, "url", { value: url });
      return response;
    },
    get customers() {
      return running.customers;
    },
    findAccess: (token) => running.findAccess(token),
    pass: (ms) => {
      aheadMs += ms;
    },
    async restart() {
      await running.close();
      running = await run({ dataDir, publicUrl, now });
    },
    async stop() {
      await running.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function run({ dataDir, publicUrl, now }: { dataDir: string; publicUrl: string; now: () => Date }) {
  const database = openDatabase(dataDir);
  const mailbox = createMailbox(database, now);
  const customers = createCustomerStore(database, now);
  const identity = createIdentity({ database, mailbox, customers, publicUrl, companyName: "Rares", accessTokenSeconds: 3600, now });
  const app = express();
  app.set("query parser", "extended");
  app.use(identityPath, identity.router);
  app.use("/_vendors/identity-control", identity.control);
  app.get("/_vendors/mailbox/messages.json", (_request, response) => void response.json(mailbox.messages()));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${portSchema.parse(server.address()).port}`,
    customers,
    findAccess: identity.findAccess,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      database.close();
    },
  };
}
