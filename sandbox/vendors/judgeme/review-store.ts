import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

const writtenSchema = z.object({
  productId: z.number(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  name: z.string(),
  email: z.string(),
});
type WrittenReview = z.infer<typeof writtenSchema>;
type Curated = "ok" | "spam" | "not-yet";
export type StoredReview = WrittenReview & { id: number; curated: Curated; createdAt: string };

/** Reviews that shoppers wrote here, and what became of them. */
export type ReviewStore = {
  add(review: WrittenReview): StoredReview;
  /** All that was written of a product and not refused, the newest first. */
  written(productId: number): StoredReview[];
  /** The review as it is now; null for one that nobody wrote here. */
  curate(id: number, curated: Curated): StoredReview | null;
};

const schema = `
  create table if not exists review (
    id integer primary key autoincrement,
    product_id integer not null,
    document text not null,
    curated text not null,
    created_at text not null
  ) strict;
  create index if not exists review_of_product on review (product_id, curated);
`;

const rowSchema = z.object({ id: z.number(), document: z.string(), curated: z.enum(["ok", "spam", "not-yet"]), created_at: z.string() });

function toReview(row: unknown): StoredReview {
  const { id, document, curated, created_at: createdAt } = rowSchema.parse(row);
  return { ...writtenSchema.parse(JSON.parse(document)), id, curated, createdAt };
}

export function createReviewStore(database: DatabaseSync, now: () => Date): ReviewStore {
  database.exec(schema);
  const insert = database.prepare(
    "insert into review (product_id, document, curated, created_at) values (?, ?, 'not-yet', ?) returning id, document, curated, created_at",
  );
  const select = database.prepare(
    "select id, document, curated, created_at from review where product_id = ? and curated <> 'spam' order by id desc",
  );
  const update = database.prepare("update review set curated = ? where id = ? returning id, document, curated, created_at");
  return {
    add: (review) => toReview(insert.get(review.productId, JSON.stringify(review), now().toISOString())),
    written: (productId) => select.all(productId).map(toReview),
    curate(id, curated) {
      const row = update.get(curated, id);
      return row === undefined ? null : toReview(row);
    },
  };
}
