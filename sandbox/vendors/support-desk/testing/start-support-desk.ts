import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { z } from "zod";
import { createMailbox, type Mail } from "#sandbox/storage/mailbox.ts";
import { openDatabase } from "#sandbox/storage/open-database.ts";
import { createSupportDeskRouter } from "../create-support-desk-router.ts";
import { createSupportDeskStore } from "../support-desk-store.ts";

export type RunningSupportDesk = {
  /** The stand-in's base address. */
  url: string;
  /** The newest first. */
  mails(): Omit<Mail, "id" | "sentAt">[];
  pass(ms: number): void;
  /** Takes the next emails in, and loses the connection before it answers. */
  dropAnswers(count: number): void;
  stop(): Promise<void>;
};

const portSchema = z.object({ port: z.number() });

/** The support desk's stand-in on a free loopback port, with a clock of its own. */
export async function startSupportDesk(): Promise<RunningSupportDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), "support-desk-"));
  const database = openDatabase(dataDir);
  let nowMs = Date.UTC(2026, 2, 2);
  const now = () => new Date(nowMs);
  const mailbox = createMailbox(database, now);
  let drops = 0;
  const app = express();
  app.use((_req, res, next) => {
    if (drops > 0) {
      drops -= 1;
      res.json = () => res.destroy();
    }
    next();
  });
  app.use("/desk", createSupportDeskRouter({ store: createSupportDeskStore(database, now), mailbox }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portSchema.parse(server.address()).port}/desk`,
    mails: () => mailbox.messages().map(({ id: _id, sentAt: _sentAt, ...mail }) => mail),
    pass: (ms) => {
      nowMs += ms;
    },
    dropAnswers: (count) => {
      drops = count;
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
