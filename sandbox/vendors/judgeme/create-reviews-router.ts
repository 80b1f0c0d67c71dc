import { createHmac } from "node:crypto";
import express, { type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import type { Mailbox } from "#sandbox/storage/mailbox.ts";
import type { WebhookAddress } from "../storyblok/edits/create-shop-webhook.ts";
import { type DemoReview, demoReviewsOf } from "./demo-reviews.ts";
import type { ReviewStore, StoredReview } from "./review-store.ts";

type ReviewsOptions = {
  catalogue: Pick<Catalogue, "productById" | "vehicles">;
  store: ReviewStore;
  mailbox: Mailbox;
  /** Where the shop wants to be told of changes; null where nobody does. */
  webhook?: WebhookAddress | null;
};

const moderator = "reviews@rares.example";

const pageSchema = z.object({
  product_id: z.coerce.number().int().positive(),
  page: z.coerce.number().int().positive().default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
});
const newReviewSchema = z.object({
  shop_domain: z.string().min(1),
  platform: z.literal("shopify"),
  id: z.number().int().positive(),
  email: z.email(),
  name: z.string().min(1),
  rating: z.number().int().min(1).max(5),
  title: z.string().optional(),
  body: z.string().min(1),
});
const curationSchema = z.object({ curated: z.enum(["ok", "spam"]) });

/** Judge.me's own numbers differ from the shop platform's. */
const ownIdOffset = 7_000_000_000_000_000;

/** Judge.me's stand-in: what demo shoppers wrote of each product, and what is written here, which waits until somebody has looked at it. */
export function createReviewsRouter({ catalogue, store, mailbox, webhook = null }: ReviewsOptions): Router {
  const router = Router();
  router.use("/api/v1", express.json({ limit: "100kb" }), requireAccess);

  router.get("/api/v1/products/-1", (req, res) => {
    const product = catalogue.productById(Number(req.query["external_id"]));
    if (!product) return void res.status(404).json({ error: "Product not found" });
    return void res.json({
      product: { id: product.id + ownIdOffset, external_id: product.id, handle: product.handle, title: product.title },
    });
  });

  /** With the private token all reviews are told, also those that wait: nothing but `curated` says so. */
  router.get("/api/v1/reviews", (req, res) => {
    const asked = pageSchema.safeParse(req.query);
    if (!asked.success) return void res.status(422).json({ error: z.prettifyError(asked.error) });
    const { product_id: ownId, page, per_page: perPage } = asked.data;
    const product = catalogue.productById(ownId - ownIdOffset);
    const all = product
      ? [...store.written(product.id).map(writtenRecord(product)), ...demoReviewsOf(product, catalogue).map(demoRecord(product))]
      : [];
    return void res.json({ current_page: page, per_page: perPage, reviews: all.slice((page - 1) * perPage, page * perPage) });
  });

  router.post("/api/v1/reviews", (req, res) => {
    const written = newReviewSchema.safeParse(req.body);
    if (!written.success) return void res.status(422).json({ error: z.prettifyError(written.error) });
    const { id: productId, rating, title = "", body, name, email } = written.data;
    const product = catalogue.productById(productId);
    if (!product) return void res.status(404).json({ error: "Product not found" });
    const review = store.add({ productId, rating, title, body, name, email });
    mailbox.send({ to: moderator, replyTo: email, subject: `A review to look at: ${product.title}`, text: moderationText(review) });
    return void res.status(201).json({ message: "We are processing your review, it will appear on the store soon!" });
  });

  /** What a person does in Judge.me's own pages. */
  router.put("/api/v1/reviews/:id", (req, res) => {
    const curation = curationSchema.safeParse(req.body);
    if (!curation.success) return void res.status(422).json({ error: z.prettifyError(curation.error) });
    const review = store.curate(Number(req.params.id), curation.data.curated);
    if (review === null) return void res.status(404).json({ error: "Review not found" });
    if (webhook !== null) void sendWebhook(webhook, review).catch(() => undefined);
    return void res.json({ review: { id: Number(req.params.id), curated: curation.data.curated } });
  });
  return router;
}

const timeoutMs = 3000;

/** As Judge.me tells of a change: later than whoever made it hears, signed, and once. A shop that doesn't answer finds out by itself. */
async function sendWebhook({ url, secret }: WebhookAddress, { id, productId, rating, curated }: StoredReview): Promise<void> {
  const body = JSON.stringify({ review: { id, rating, curated, product_external_id: productId } });
  await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "JUDGEME-HMAC-SHA256": createHmac("sha256", secret).update(body).digest("hex") },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

const accessSchema = z.object({ api_token: z.string().min(1), shop_domain: z.string().min(1) });

/** Any token is good here, but there must be one, in a header or as older clients send it, and the shop's name: in the query of what is read, there or in the body of what is written. */
const requireAccess: RequestHandler = (req, res, next) => {
  const token = req.get("x-api-token");
  const access = accessSchema.safeParse({ ...req.body, ...req.query, ...(token !== undefined && { api_token: token }) });
  if (access.success) next();
  else res.status(401).json({ error: "Failed to authenticate. Shop domain or Api Token is wrong" });
};

function writtenRecord(product: CatalogueProduct) {
  return ({ id, rating, title, body, name, email, curated, createdAt }: StoredReview) => ({
    ...commonFields(product),
    id,
    title,
    body,
    rating,
    reviewer: { id, external_id: null, email, name, phone: null },
    source: "api",
    curated,
    verified: "nothing",
    created_at: createdAt,
    updated_at: createdAt,
  });
}

function demoRecord(product: CatalogueProduct) {
  return ({ id, rating, title, body, car, reviewer, isVerified, createdAt }: DemoReview) => ({
    ...commonFields(product),
    id,
    title,
    body: car === null ? body : `${body}\n\nFitted to: ${car}`,
    rating,
    reviewer: {
      id,
      external_id: null,
      email: `${reviewer.replaceAll(" ", "-").toLowerCase()}@shopper.example`,
      name: reviewer,
      phone: null,
    },
    source: "web",
    curated: "ok",
    verified: isVerified ? "buyer" : "nothing",
    created_at: createdAt,
    updated_at: createdAt,
  });
}

const commonFields = ({ id, handle, title }: CatalogueProduct) => ({
  product_external_id: id,
  product_handle: handle,
  product_title: title,
  hidden: false,
  featured: false,
  pictures: [],
});

function moderationText({ id, rating, title, body, name, email }: StoredReview): string {
  const lines = [`${rating} of 5 stars from ${name} <${email}>`, "", title, body].flatMap((text) => text.split("\n"));
  return [
    ...lines.map((line) => `  ${line}`),
    "",
    `It waits for somebody to publish it: PUT /_vendors/judgeme/api/v1/reviews/${id} with {"api_token":"any","shop_domain":"any","curated":"ok"}.`,
  ].join("\n");
}
