import { randomFor } from "#sandbox/catalogue/generate/random.ts";
import { olderReviewTexts } from "#sandbox/catalogue/generate/texts/review-texts.ts";
import type { CatalogueProduct, ProductReview, Vehicle } from "#sandbox/catalogue/types.ts";

/** A review as it was written, and by whom; `car` is what the reviewer has it on. */
export type DemoReview = ProductReview & { id: number; reviewer: string; car: string | null; isVerified: boolean };

type VehicleSource = { vehicles: readonly Pick<Vehicle, "id" | "make" | "series" | "model" | "yearFrom" | "yearTo">[] };

const dayMs = 86_400_000;
const fewestStars = 1;
const mostStars = 5;

/** Every review that a product's figures count, the newest first, so that they add up to its average. Nobody wrote them, and each says so. */
export function demoReviewsOf(product: CatalogueProduct, { vehicles }: VehicleSource): DemoReview[] {
  const random = randomFor(`demo reviews|${product.id}`);
  const oldest = Date.parse(product.createdAt) + dayMs;
  const newest = Date.parse(product.reviews.at(-1)?.createdAt ?? product.createdAt);
  const texts = olderReviewTexts[product.isForPeople ? "forPeople" : "parts"];
  const older = starsOf(product).map((rating): ProductReview => {
    const [title, body] = random.pick(texts[rating] ?? []);
    const writtenMs = oldest + Math.floor(random.next() * Math.max(0, newest - oldest));
    return { rating, title, body, createdAt: new Date(writtenMs).toISOString() };
  });
  const fitted = product.fitment.flatMap(({ vehicleIds }) => vehicleIds);
  return [...product.reviews, ...older]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt, "en"))
    .map(({ rating, title, body, createdAt }, index) => ({
      rating,
      title,
      body: `Demo review: ${body}`,
      createdAt,
      id: (product.id % 1_000_000_000) * 1000 + index,
      reviewer: `Demo shopper ${random.int(1, 99)}`,
      car: fitted.length > 0 && random.chance(0.8) ? carOf(random.pick(fitted), vehicles) : null,
      isVerified: random.chance(0.7),
    }));
}

/** The stars of what isn't among the latest few, so that all of them have the product's average. */
function starsOf({ id, rating, reviewsCount, reviews }: CatalogueProduct): number[] {
  const count = reviewsCount - reviews.length;
  if (rating === null || count <= 0) return [];
  const random = randomFor(`demo stars|${id}`);
  const settled = reviews.reduce((sum, review) => sum + review.rating, 0);
  const sum = Math.min(Math.max(Math.round(rating * reviewsCount) - settled, count * fewestStars), count * mostStars);
  const low = Math.floor(sum / count);
  const stars = Array.from({ length: count }, (_, index) => (index < sum - low * count ? low + 1 : low));
  // Some are more pleased, and others as much less.
  for (let spread = 0; spread < count; spread += 1) {
    const up = random.int(0, count - 1);
    const down = random.int(0, count - 1);
    const [more = mostStars, less = fewestStars] = [stars[up], stars[down]];
    if (up === down || more >= mostStars || less <= 2) continue;
    stars[up] = more + 1;
    stars[down] = less - 1;
  }
  return stars;
}

function carOf(vehicleId: number, vehicles: VehicleSource["vehicles"]): string | null {
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle) return null;
  const { make, series, model } = vehicle;
  return [make, ...(model.includes(series) ? [] : [series]), model].filter((word) => word !== "").join(" ");
}
