import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readCsv } from "#sandbox/catalogue/tables/read-csv.ts";
import { seedFilesDir, storiesDir } from "#sandbox/config.ts";
import { type CarName, carUrl } from "#shared/domain/vehicle/car-address.ts";
import { publishedAtDefault, type SourceStory } from "../story.ts";
import { readWearNotes, wearByCar, type WearNote } from "./wear-notes.ts";

const articlesFolder = "content-hub/articles";

/** Legends that tell of a car, by the car's address below /vehicles. */
const legends: Readonly<Record<string, string[]>> = {
  "holden/hq-monaro": ["legends/hq-monaro", "legends/hq-monaro/engines", "legends/hq-monaro/where-they-rust"],
  "holden/hq-kingswood": ["legends/hq-monaro", "legends/hq-monaro/where-they-rust"],
  "chrysler/vh-charger": ["legends/valiant-charger", "legends/valiant-charger/hemi-six"],
  "datsun/510-1600": ["legends/datsun-1600", "legends/datsun-1600/drivetrain"],
  "ford/xa-falcon": ["legends/xa-falcon-hardtop", "legends/xa-falcon-hardtop/engines"],
};

/** What rusts and wears, one story a car: `content/vehicle-guides/{make}/{series-model}`. */
export function vehicleGuideStories(cars: readonly CarName[]): SourceStory[] {
  const types = readCsv(seedFilesDir, "product_types.csv", z.object({ product_type: z.string() }));
  const productTypes = new Set(types.map(({ product_type: type }) => type));
  const articles = new Set(readdirSync(join(storiesDir, articlesFolder)).map((file) => file.replace(/\.json$/, "")));
  const written = new Map<WearNote, object>();
  const blockOf = (note: WearNote) => written.get(note) ?? written.set(note, wearBlock(note)).get(note);
  return wearByCar(readWearNotes(seedFilesDir), { cars, productTypes, articles }).map(({ car, notes }, position) => {
    const place = carUrl(car).replace(/^\/vehicles\//, "");
    const told = legends[place] ?? [];
    return {
      fullSlug: `content/vehicle-guides/${place}`,
      name: `${car.make} ${car.series} ${car.model}`,
      tags: [],
      position,
      content: { component: "VehicleGuide", wear: notes.map(blockOf), ...(told.length > 0 && { stories: { $stories: told } }) },
      firstPublishedAt: publishedAtDefault,
      publishedAt: publishedAtDefault,
    };
  });
}

function wearBlock({ area, wears, check, job, difficulty, product_types, article }: WearNote): object {
  return {
    component: "WearNote",
    area,
    wears,
    check,
    job,
    difficulty: String(difficulty),
    product_types,
    ...(article !== "" && { article: { $story: `${articlesFolder}/${article}` } }),
  };
}
