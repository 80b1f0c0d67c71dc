import express, { type RequestHandler, Router } from "express";
import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Publishing } from "#server/services/content/stories/content-cache.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { isSigned } from "./is-signed.ts";

type WebhookOptions = {
  /** Null where none is configured: then nobody can be believed, and there is nothing at this address. */
  secret: string | null;
  publishing: Publishing;
  logger: Logger;
  metrics: Pick<Metrics, "webhooks">;
};

const bodyBytesMax = "64kb";
const signatureHeader = "webhook-signature";
/** What Storyblok tells of every change; stories have a slug, assets and datasources do not. */
const eventSchema = z.object({ action: z.string().max(100), full_slug: z.string().max(500).nullish() });

/** Where Storyblok tells of what editors publish. A message says no more than that something changed, so one that comes twice, or out of order, does no harm. */
export function createStoryblokWebhook({ secret, publishing, logger, metrics }: WebhookOptions): Router {
  const handleChange: RequestHandler = function handleChange(req, res) {
    res.locals.routeId = "webhook-storyblok";
    if (secret === null) throw new AppError("NOT_FOUND", "a webhook, but no secret is configured");
    const body: unknown = req.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned("sha1", secret, bytes, req.get(signatureHeader) ?? "")) {
      metrics.webhooks.inc({ sender: "storyblok", outcome: "unsigned" });
      throw new AppError("FORBIDDEN", "a webhook without a valid signature", { userMessage: "The signature of this message isn't valid." });
    }
    const event = readEvent(bytes);
    if (!event) {
      metrics.webhooks.inc({ sender: "storyblok", outcome: "unreadable" });
      throw new AppError("BAD_REQUEST", "a signed webhook that cannot be read", { userMessage: "This message can't be read." });
    }
    publishing.storyChanged();
    metrics.webhooks.inc({ sender: "storyblok", outcome: "accepted" });
    logger.info({ event: "content.published", action: event.action, slug: event.full_slug ?? null }, "editors changed the content");
    res.set("cache-control", "no-store").json({ accepted: true });
  };

  return Router().post("/webhooks/storyblok", express.raw({ type: () => true, limit: bodyBytesMax }), handleChange);
}

function readEvent(bytes: Buffer): z.output<typeof eventSchema> | null {
  return eventSchema.safeParse(readJson(bytes.toString("utf8"))).data ?? null;
}
