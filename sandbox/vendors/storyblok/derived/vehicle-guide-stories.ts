import { z } from "zod";
import { listOf, number, readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import { seedFilesDir } from "#sandbox/config.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";

const row = z.object({
  make: z.string(),
  model: z.string(),
  series: z.string(),
  area: z.string(),
  wears: z.string().min(1),
  check: z.string(),
  product_types: listOf("|"),
  job: z.string(),
  difficulty: number,
  article: z.string(),
});

/** Legends that tell of a car, by the car's address below /vehicles. */
const legends: Readonly<Record<string, string[]>> = {
  "holden/hq-monaro": ["legends/hq-monaro", "legends/hq-monaro/engines", "legends/hq-monaro/where-they-rust"],
  "holden/hq-kingswood": ["legends/hq-monaro", "legends/hq-monaro/where-they-rust"],
  "chrysler/vh-charger": ["legends/valiant-charger", "legends/valiant-charger/hemi-six"],
  "datsun/510-1600": ["legends/datsun-1600", "legends/datsun-1600/drivetrain"],
  "ford/xa-falcon": ["legends/xa-falcon-hardtop", "legends/xa-falcon-hardtop/engines"],
};

/** What rusts and wears, one story a car: `content/vehicle-guides/{make}/{series-model}`. */
export function vehicleGuideStories(): SourceStory[] {
  const cars = Map.groupBy(readCsv(seedFilesDir, "vehicles/wear.csv", row), carUrl);
  return [...cars].map(([url, notes], position) => {
    const place = url.replace(/^\/vehicles\//, "");
    const told = legends[place] ?? [];
    return {
      fullSlug: `content/vehicle-guides/${place}`,
      name: notes.map(({ make, series, model }) => `${make} ${series} ${model}`)[0] ?? place,
      tags: [],
      position,
      content: {
        component: "VehicleGuide",
        wear: notes.map(({ area, wears, check, product_types, job, difficulty, article }) => ({
          component: "WearNote",
          area,
          wears,
          check,
          job,
          difficulty: String(difficulty),
          product_types,
          ...(article !== "" && { article: { $story: `content-hub/articles/${article}` } }),
        })),
        ...(told.length > 0 && { stories: { $stories: told } }),
      },
      firstPublishedAt: publishedAtDefault,
      publishedAt: publishedAtDefault,
    };
  });
}
