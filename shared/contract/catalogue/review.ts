import { z } from "zod";
import { reviewSorts } from "#shared/domain/choosing/review.ts";

const reviewSchema = z.object({
  id: z.string(),
  /** Whole stars, 1 to 5. */
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  /** Plain text; empty lines part its paragraphs. */
  body: z.string(),
  author: z.string(),
  /** What the reviewer has the part on, in their own words. */
  car: z.string().nullable(),
  /** Whether the vendor knows of an order. */
  isVerified: z.boolean(),
  /** The day, as it is at the head office: "2026-10-31". */
  writtenOn: z.string().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

const reviewPageSchema = z.object({
  /** Of all reviews that can be read; null where there are none. */
  summary: z.object({ average: z.number(), count: z.number().int(), stars: z.array(z.number().int()).length(5) }).nullable(),
  reviews: z.array(reviewSchema),
  sort: z.enum(reviewSorts.map(({ value }) => value)),
  page: z.number().int(),
  pageCount: z.number().int(),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

/** `list` is null while nobody can tell, and where the shop has no reviews at all. */
export const productReviewsSchema = z.object({
  product: z.object({ handle: z.string(), title: z.string(), vendor: z.string() }),
  list: reviewPageSchema.nullable(),
  isOff: z.boolean(),
});
export type ProductReviews = z.infer<typeof productReviewsSchema>;

const handleSchema = z.string().min(1).max(255);

export const reviewsInputSchema = z.object({
  handle: handleSchema,
  sort: reviewPageSchema.shape.sort.default("newest"),
  page: z.coerce.number().int().min(1).max(100).default(1),
  /** How many to show. */
  limit: z.coerce.number().int().min(1).max(10).default(10),
});
export type ReviewsInput = z.output<typeof reviewsInputSchema>;

/** What was typed is checked by the service, which says what is wrong with which field. `notes` is the trap: shoppers never fill it in. */
const typedSchema = z.strictObject({
  handle: handleSchema,
  answers: z.record(z.string().max(40), z.string().max(100_000)),
  notes: z.string().optional(),
});
export const writeReviewInputSchema = typedSchema;
export const askQuestionInputSchema = typedSchema;
export type TypedInput = z.output<typeof typedSchema>;

/** The same answer when the same was sent already. */
export const takenInSchema = z.object({ isTaken: z.literal(true) });
