import express, { type RequestHandler, Router } from "express";
import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { ReviewService } from "#server/services/reviews/review-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { isSigned } from "./is-signed.ts";

type WebhookOptions = {
  /** Null where nobody may send any: reviews are switched off. */
  secret: string | null;
  reviews: Pick<ReviewService, "forget">;
  logger: Logger;
  metrics: Pick<Metrics, "webhooks">;
};

const bodyBytesMax = "256kb";
const signatureHeader = "judgeme-hmac-sha256";
/** Of all that Judge.me tells of a review, the part that it is about counts here; a review of the shop as a whole is about none. */
const eventSchema = z.object({ review: z.object({ product_external_id: z.union([z.number().int(), z.string()]).nullish() }) });

/**
 * Where Judge.me tells of reviews that are new, changed, published or hidden (`review/created`, `review/updated`). A message says no more than that the part's reviews are to be read anew, so one that comes twice, or out of
 * order, does no harm. Signed with the private token of the shop, or the secret of the app that made the webhook: HMAC-SHA256 of the body in hex. Source: judge.me/help/en/articles/8299679-verifying-webhooks-from-judge-me
 */
export function createReviewsWebhook({ secret, reviews, logger, metrics }: WebhookOptions): Router {
  const handleReview: RequestHandler = function handleReview(req, res) {
    res.locals.routeId = "webhook-judgeme";
    if (secret === null) throw new AppError("NOT_FOUND", "a webhook of reviews, which are switched off");
    const body: unknown = req.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    if (!isSigned("sha256", secret, bytes, req.get(signatureHeader) ?? "")) {
      metrics.webhooks.inc({ sender: "judgeme", outcome: "unsigned" });
      throw new AppError("FORBIDDEN", "a webhook without a valid signature", { userMessage: "The signature of this message isn't valid." });
    }
    const event = readEvent(bytes);
    if (!event) {
      metrics.webhooks.inc({ sender: "judgeme", outcome: "unreadable" });
      throw new AppError("BAD_REQUEST", "a signed webhook that cannot be read", { userMessage: "This message can't be read." });
    }
    const number = String(event.review.product_external_id ?? "");
    const productId = /^\d{1,18}$/.test(number) ? `gid://shopify/Product/${number}` : null;
    if (productId !== null) reviews.forget(productId);
    metrics.webhooks.inc({ sender: "judgeme", outcome: "accepted" });
    logger.info({ event: "reviews.changed", product_id: productId }, "a part's reviews changed");
    res.set("cache-control", "no-store").json({ accepted: true });
  };

  return Router().post("/webhooks/judgeme", express.raw({ type: () => true, limit: bodyBytesMax }), handleReview);
}

function readEvent(bytes: Buffer): z.output<typeof eventSchema> | null {
  return eventSchema.safeParse(readJson(bytes.toString("utf8"))).data ?? null;
}
