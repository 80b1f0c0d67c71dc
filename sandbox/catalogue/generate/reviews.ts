import type { ProductReview } from "../types.ts";
import type { ProductDraft } from "./product-draft.ts";
import { randomFor, type Random } from "./random.ts";

export type Rating = { rating: number | null; reviewsCount: number; reviews: ProductReview[] };

const reviewedShare = 0.55;
const shownReviews = 3;
const firstDay = Date.UTC(2023, 0, 1);
const days = 1_400;
const dayMs = 86_400_000;

const good: [title: string, body: string][] = [
  ["Went straight on", "Lined up with the original holes and looks the part. Arrived well packed."],
  ["Better than expected", "Compared it with the old one on the bench and it matches everywhere that counts."],
  ["Happy with it", "Good finish, fair price, quick to arrive. Would buy again for the next project."],
  ["Spot on", "Fitted in an afternoon in the driveway with ordinary hand tools."],
  ["Just what the car needed", "The old part was past saving. This one made an obvious difference."],
];
const middling: [title: string, body: string][] = [
  ["Needed a little work", "Took some fettling before it sat right, but the quality is decent once it is in."],
  ["Fair for the money", "Not quite the original look up close. Nobody will notice on the road."],
  ["Does the job", "Instructions would have helped. Otherwise no complaints."],
];

export function ratingOf(draft: ProductDraft): Rating {
  const random = randomFor(`reviews|${draft.key}`);
  if (!random.chance(reviewedShare)) return { rating: null, reviewsCount: 0, reviews: [] };
  const reviewsCount = 1 + Math.floor(-Math.log(1 - random.next()) * 14);
  const rating = Math.round((3.4 + random.next() * 1.6) * 10) / 10;
  const reviews = Array.from({ length: Math.min(shownReviews, reviewsCount) }, () => reviewOf(rating, random));
  return { rating, reviewsCount, reviews: withoutRepeats(reviews).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt, "en")) };
}

function reviewOf(average: number, random: Random): ProductReview {
  const isGood = random.chance(average > 4.2 ? 0.9 : 0.6);
  const [title, body] = random.pick(isGood ? good : middling);
  const createdAt = new Date(firstDay + random.int(0, days) * dayMs).toISOString();
  return { rating: isGood ? random.int(4, 5) : random.int(2, 4), title, body, createdAt };
}

function withoutRepeats(reviews: ProductReview[]): ProductReview[] {
  return reviews.filter((review, index) => reviews.findIndex(({ title }) => title === review.title) === index);
}
