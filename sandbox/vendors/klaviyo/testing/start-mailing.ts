import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { z } from "zod";
import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { type Mail, createMailbox } from "#sandbox/storage/mailbox.ts";
import { openDatabase } from "#sandbox/storage/open-database.ts";
import { createSmallCatalogue } from "#sandbox/vendors/shopify/testing/small-catalogue.ts";
import { createMailingRouter } from "../create-mailing-router.ts";
import { createMailingStore } from "../mailing-store.ts";

export type RunningMailing = {
  /** The stand-in's base address. */
  endpoint: string;
  catalogue: Catalogue;
  /** The newest first. */
  mails(): Pick<Mail, "to" | "subject" | "text">[];
  stop(): Promise<void>;
};

const portSchema = z.object({ port: z.number() });

/** Klaviyo's stand-in over the small catalogue, on a free loopback port. */
export async function startMailing(): Promise<RunningMailing> {
  const dataDir = mkdtempSync(join(tmpdir(), "mailing-"));
  const database = openDatabase(dataDir);
  const now = () => new Date("2026-03-02T01:00:00Z");
  const mailbox = createMailbox(database, now);
  const catalogue = createSmallCatalogue();
  const store = createMailingStore(database, now);
  const app = express();
  app.use("/klaviyo", createMailingRouter({ catalogue, store, mailbox, companyName: "Rares", publicUrl: "http://shop.test" }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${portSchema.parse(server.address()).port}/klaviyo`,
    catalogue,
    mails: () => mailbox.messages().map(({ to, subject, text }) => ({ to, subject, text })),
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
