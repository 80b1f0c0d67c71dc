import { z } from "zod";
import type { ReviewPort, WrittenReview } from "#server/services/reviews/review-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";

type JudgemeOptions = {
  /** Base address of the API; Judge.me's own when absent. */
  endpoint: string | undefined;
  apiToken: string;
  /** "my-store.myshopify.com" */
  shopDomain: string;
  vendorFetch: VendorFetch;
};

const ownEndpoint = "https://api.judge.me/api/v1";
const perPage = 100;
const pagesMax = 3;
const notFound = 404;
const unprocessable = 422;

const productSchema = z.object({ product: z.object({ id: z.number() }) });
const recordSchema = z.object({
  id: z.number(),
  title: z.string().nullish(),
  body: z.string().nullish(),
  rating: z.number().int().min(1).max(5),
  reviewer: z.object({ name: z.string().nullish() }).nullish(),
  curated: z.string(),
  published: z.boolean().optional(),
  hidden: z.boolean(),
  verified: z.string().nullish(),
  created_at: z.string(),
});
const pageSchema = z.object({ reviews: z.array(z.unknown()) });

/**
 * Judge.me's REST API v1: GET /products/-1?external_id= tells its own number of a product, GET /reviews?product_id= lists, POST /reviews takes a review in.
 * The car is the last line of what a review says ("Fitted to: Holden HQ Monaro"), since answers to a form's own questions are no part of this API; so it reads
 * well in Judge.me's pages and mails, too. The token goes in a header and the shop's name in the address, with what is written too. https://judge.me/api/docs
 */
export function createJudgemeClient({ endpoint = ownEndpoint, apiToken, shopDomain, vendorFetch }: JudgemeOptions): ReviewPort {
  const base = endpoint.replace(/\/$/, "");
  const headers = { accept: "application/json", "x-api-token": apiToken };
  const addressOf = (path: string, query: Record<string, string> = {}) =>
    `${base}${path}?${new URLSearchParams({ shop_domain: shopDomain, ...query })}`;
  /** Judge.me's own numbers of products never change. */
  const ownIds = new Map<string, number>();

  async function read(operation: string, path: string, query: Record<string, string>): Promise<unknown> {
    const answer = await vendorFetch(addressOf(path, query), { headers }, { operation, isIdempotent: true });
    if (answer.status === notFound) return null;
    if (!answer.ok) throw failure(operation, `the vendor answered ${answer.status}`);
    return answer.json().catch(() => {
      throw failure(operation, "the answer is malformed");
    });
  }

  async function ownIdOf(externalId: string): Promise<number | null> {
    const known = ownIds.get(externalId);
    if (known !== undefined) return known;
    const found = await read("findProduct", "/products/-1", { external_id: externalId });
    if (found === null) return null;
    const parsed = productSchema.safeParse(found);
    if (!parsed.success) throw failure("findProduct", "the answer is malformed");
    if (ownIds.size >= ownIdsMax) ownIds.clear();
    ownIds.set(externalId, parsed.data.product.id);
    return parsed.data.product.id;
  }

  async function readPage(ownId: number, page: number): Promise<unknown[]> {
    const query = { product_id: String(ownId), page: String(page), per_page: String(perPage) };
    const parsed = pageSchema.safeParse(await read("listReviews", "/reviews", query));
    if (!parsed.success) throw failure("listReviews", "the answer is malformed");
    return parsed.data.reviews;
  }

  return {
    async reviewsOf(productId) {
      const ownId = await ownIdOf(numberOf(productId));
      if (ownId === null) return [];
      const records: unknown[] = [];
      for (let page = 1; page <= pagesMax; page += 1) {
        const found = await readPage(ownId, page);
        records.push(...found);
        if (found.length < perPage) break;
      }
      return records.flatMap((record) => toReview(record) ?? []);
    },
    async write({ productId, car, title, body, ...review }) {
      const said = car === null ? body : `${body}\n\n${carMark} ${car}`;
      const record = { shop_domain: shopDomain, platform: "shopify", id: Number(numberOf(productId)), ...review, title, body: said };
      const init = {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(record),
      };
      // Sent again it would stand there twice.
      const answer = await vendorFetch(addressOf("/reviews"), init, { operation: "createReview", isIdempotent: false });
      if (answer.status === unprocessable) {
        throw new AppError("UNPROCESSABLE", "judgeme createReview: the vendor refuses the review", {
          userMessage: "We couldn't take this review in. Please check your email address.",
        });
      }
      if (!answer.ok) throw failure("createReview", `the vendor answered ${answer.status}`);
    },
  };
}

const ownIdsMax = 20_000;
const failure = (operation: string, what: string) => new AppError("UPSTREAM_FAILED", `judgeme ${operation}: ${what}`);

/** The platform's number in a GID. */
const numberOf = (gid: string): string => gid.slice(gid.lastIndexOf("/") + 1);

const carMark = "Fitted to:";
/** From the first of a row of line ends on: looked for from each of them, a review full of them would take a tenth of a second. */
const carLine = /(?<!\n)\n+Fitted to: ([^\n]{1,100})\s*$/;
const titleMax = 200;
const bodyMax = 5000;
const nameMax = 60;

/** Null for what isn't to be shown, or can't be read. Everything in it is a stranger's text, and stays text. */
function toReview(record: unknown): WrittenReview | null {
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) return null;
  const { id, title, body, rating, reviewer, curated, hidden, verified, created_at: writtenAt } = parsed.data;
  // What waits for somebody to look at it is told like all else, and hidden it isn't.
  const { published = curated === "ok" } = parsed.data;
  if (hidden || !published || curated === "spam" || Number.isNaN(Date.parse(writtenAt))) return null;
  const said = (body ?? "").replaceAll("\r\n", "\n").slice(0, bodyMax);
  const car = carLine.exec(said);
  return {
    id: String(id),
    rating,
    title: (title ?? "").slice(0, titleMax),
    body: said.slice(0, car?.index ?? said.length).trim(),
    author: (reviewer?.name ?? "").trim().slice(0, nameMax) || "A shopper",
    car: car?.[1] ?? null,
    isVerified: /^(?:buyer|verified)/.test(verified ?? ""),
    writtenAt,
  };
}
