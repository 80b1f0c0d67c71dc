import express, { Router } from "express";
import { z } from "zod";
import type { Mailbox } from "#sandbox/storage/mailbox.ts";
import type { SupportDeskStore } from "./support-desk-store.ts";

type SupportDeskOptions = { store: SupportDeskStore; mailbox: Mailbox };

/** Whoever answers shoppers. */
const deskAddress = "support-desk@rares.example";

const keySchema = z.string().min(1).max(255);
/** A header's value: one line, without anything that could end it. */
const headerSchema = z
  .string()
  .min(1)
  .max(254)
  .regex(/^\P{Cc}+$/u);
const emailSchema = z.strictObject({ subject: headerSchema, body: z.string().min(1).max(200_000), reply_to: headerSchema });

const problem = (code: string, message: string) => ({ error: { code, message } });

/** The stand-in for a support desk: POST /v1/emails puts an email into the mailbox, once for each idempotency key of a day. 422 for an address that nobody could reply to. */
export function createSupportDeskRouter({ store, mailbox }: SupportDeskOptions): Router {
  const router = Router();
  router.post("/v1/emails", express.json({ limit: "1mb" }), (req, res) => {
    if (!/^Bearer \S+$/.test(req.get("authorization") ?? ""))
      return void res.status(401).json(problem("unauthorised", "A token is needed."));
    const key = keySchema.safeParse(req.get("idempotency-key"));
    const email = emailSchema.safeParse(req.body);
    if (!key.success || !email.success) return void res.status(400).json(problem("invalid", "The request is malformed."));
    const { subject, body: text, reply_to: replyTo } = email.data;
    if (!z.email().safeParse(replyTo).success)
      return void res.status(422).json(problem("invalid_reply_to", "Nobody can be reached there."));
    const id = store.take(key.data, () => mailbox.send({ to: deskAddress, replyTo, subject, text }));
    return void res.status(202).json({ id });
  });
  return router;
}
