import type { PublicCache, TagExpiry } from "#server/cache/public-cache.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { ProductReviews, Review, ReviewPage, ReviewsInput, TypedInput } from "#shared/contract/catalogue/review.ts";
import { AppError, nullIfUpstreamFailed } from "#shared/domain/app-error.ts";
import type { ContactProblem } from "#shared/domain/customer/contact-answers.ts";
import { questionForm, reviewForm, sortReviews, summariseReviews } from "#shared/domain/choosing/review.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import { enquiryKey, type SupportDeskPort } from "../contact/contact-service.ts";
import type { AdmitMail } from "../recipients/recipient-limit.ts";

type ReviewServiceOptions = {
  /** Null while reviews are switched off. */
  reviews: ReviewPort | null;
  desk: SupportDeskPort;
  findProduct: (handle: string) => Promise<Pick<Product, "id" | "handle" | "title" | "vendor" | "partNumber">>;
  cache: PublicCache & TagExpiry;
  publicUrl: string;
  isTrapped: (notes: string | undefined) => boolean;
};

const minuteMs = 60_000;
/** Reviews change seldom, and what somebody publishes shows within minutes; an old answer covers for a vendor that is down. */
const freshness = { freshMs: 5 * minuteMs, staleMs: 24 * 60 * minuteMs };

/** What shoppers say of a part, and what they ask about it. */
export function createReviewService({ reviews, desk, findProduct, cache, publicUrl, isTrapped }: ReviewServiceOptions): ReviewService {
  async function allOf(port: ReviewPort, { id, handle }: { id: string; handle: string }): Promise<WrittenReview[]> {
    const { found } = await cache.get({
      cache: "reviews",
      key: id,
      tags: [`product:${handle}`, tagOf(id)],
      ...freshness,
      load: async () => ({ found: await port.reviewsOf(id) }),
      isNothing: (loaded) => loaded.found.length === 0,
    });
    return found;
  }

  return {
    async list({ handle, ...wanted }) {
      const product = await findProduct(handle);
      const { title, vendor } = product;
      const all = reviews === null ? null : await allOf(reviews, product).catch(nullIfUpstreamFailed);
      return { product: { handle: product.handle, title, vendor }, list: all && pageOf(all, wanted), isOff: reviews === null };
    },
    async write({ handle, answers, notes }, admitMail) {
      if (reviews === null) throw closed();
      refuse(reviewForm.problems(answers));
      const { id } = await findProduct(handle);
      if (isTrapped(notes)) return;
      const { rating = "", title = "", body = "", car = "", name = "", email = "" } = reviewForm.clean(answers);
      await admitMail(email);
      await reviews.write({ productId: id, rating: Number(rating), title, body, car: car || null, name, email });
    },
    async ask({ handle, answers, notes }, admitMail) {
      refuse(questionForm.problems(answers));
      const product = await findProduct(handle);
      if (isTrapped(notes)) return;
      const { question = "", name = "", email = "" } = questionForm.clean(answers);
      await admitMail(email);
      const text = questionText({ question, name, product, publicUrl });
      await desk.send({ subject: `A question about ${product.title}`.slice(0, 200), text, replyTo: email, key: enquiryKey(email, text) });
    },
    forget: (productId) => cache.expireTag(tagOf(productId)),
  };
}

function pageOf(all: readonly WrittenReview[], { sort, page, limit }: Omit<ReviewsInput, "handle">): ReviewPage {
  const pageCount = Math.ceil(all.length / limit);
  const shown = Math.min(page, Math.max(pageCount, 1));
  const reviews = sortReviews(all, sort)
    .slice((shown - 1) * limit, shown * limit)
    .map(({ writtenAt, ...review }) => Object.assign(review, { writtenOn: officeDay(writtenAt) }));
  return { summary: summariseReviews(all), reviews, sort, page: shown, pageCount };
}

/** Names the fields, never what was typed. */
function refuse(problems: readonly ContactProblem[]): void {
  if (problems.length === 0) return;
  throw new AppError("UNPROCESSABLE", `a form with problems in ${problems.map(({ name }) => name).join(", ")}`, {
    userMessage: "Please check what is marked and send it again.",
    invalid: problems.map(({ name, message }) => ({ path: `answers.${name}`, message })),
  });
}

const closed = () => new AppError("NOT_FOUND", "reviews are switched off", { userMessage: "We don't take reviews here." });

type QuestionFacts = { question: string; name: string; product: Pick<Product, "handle" | "title" | "partNumber">; publicUrl: string };

/** Whatever was typed is indented, so that no question can pass for something else. */
function questionText({ question, name, product: { handle, title, partNumber }, publicUrl }: QuestionFacts): string {
  const typed = question.split("\n").map((line) => `  ${line}`);
  return [
    `About ${title}, part number ${partNumber}`,
    ["Question", ...typed].join("\n"),
    `From\n  ${name}`,
    `${publicUrl}/products/${handle}`,
  ].join("\n\n");
}

const tagOf = (productId: string) => `reviews:${productId}`;

/** Throws AppErrors: NOT_FOUND for an unknown part, UNPROCESSABLE with what is wrong with which field, otherwise a vendor's UPSTREAM_… when something is sent. */
export type ReviewService = {
  /** A vendor that is down is no failure: then there is no list. */
  list(input: ReviewsInput): Promise<ProductReviews>;
  /** Hands a review over to be looked at. */
  write(input: TypedInput, admitMail: AdmitMail): Promise<void>;
  /** Hands a question to the people who answer. What concerns others too, editors publish among the part's questions. */
  ask(input: TypedInput, admitMail: AdmitMail): Promise<void>;
  /** A part's reviews changed where they are kept: the next who looks at it gets them as they are now. */
  forget(productId: string): void;
};

/** As its vendor knows it; `writtenAt` is an ISO time. */
export type WrittenReview = Omit<Review, "writtenOn"> & { writtenAt: string };

type NewReview = { productId: string; rating: number; title: string; body: string; car: string | null; name: string; email: string };

/** Who keeps the reviews, and has somebody look at new ones. Products are named by the shop platform's GIDs. Throws AppErrors: UNPROCESSABLE for what it refuses, otherwise UPSTREAM_…. */
export type ReviewPort = {
  /** Everything that is published of a part, a few hundred at most. */
  reviewsOf(productId: string): Promise<WrittenReview[]>;
  write(review: NewReview): Promise<void>;
};
