import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { z } from "zod";
import { plainProduct } from "#sandbox/catalogue/testing/plain-product.ts";
import { type Mail, createMailbox } from "#sandbox/storage/mailbox.ts";
import { openDatabase } from "#sandbox/storage/open-database.ts";
import { createReviewsRouter } from "../create-reviews-router.ts";
import { createReviewStore } from "../review-store.ts";

export type RunningReviews = {
  /** The stand-in's base address. */
  endpoint: string;
  /** The newest first. */
  mails(): Pick<Mail, "to" | "subject" | "text" | "replyTo">[];
  /** Decides about the last review that was written. */
  curate(curated: "ok" | "spam"): Promise<void>;
  stop(): Promise<void>;
};

/** A part with 250 reviews. */
export const reviewedProduct = plainProduct({ id: 5, handle: "clip", title: "Clip", rating: 4.3, reviewsCount: 250 });

const portSchema = z.object({ port: z.number() });

/** Judge.me's stand-in over one part, on a free loopback port. */
export async function startReviews(): Promise<RunningReviews> {
  const dataDir = mkdtempSync(join(tmpdir(), "reviews-"));
  const database = openDatabase(dataDir);
  const now = () => new Date("2026-03-02T01:00:00Z");
  const mailbox = createMailbox(database, now);
  const catalogue = { vehicles: [], productById: (id: number) => (id === reviewedProduct.id ? reviewedProduct : undefined) };
  const app = express();
  app.use("/judgeme", createReviewsRouter({ catalogue, store: createReviewStore(database, now), mailbox }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${portSchema.parse(server.address()).port}/judgeme/api/v1`;
  return {
    endpoint,
    mails: () => mailbox.messages().map(({ to, subject, text, replyTo }) => ({ to, subject, text, replyTo })),
    async curate(curated) {
      const last = /\/reviews\/(\d+)/.exec(mailbox.messages()[0]?.text ?? "")?.[1] ?? "";
      const body = JSON.stringify({ api_token: "t", shop_domain: "s", curated });
      const answer = await fetch(`${endpoint}/reviews/${last}`, { method: "PUT", body, headers: { "content-type": "application/json" } });
      if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
    },
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
