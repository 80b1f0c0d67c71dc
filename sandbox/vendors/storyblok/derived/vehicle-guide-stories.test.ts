import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readProductTypes } from "#sandbox/catalogue/tables/product-types.ts";
import { readVehicles } from "#sandbox/catalogue/tables/seed-tables.ts";
import { seedFilesDir, storiesDir } from "#sandbox/config.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import { readComponentSchemas } from "../schema/check-content.ts";
import { vehicleGuideStories } from "./vehicle-guide-stories.ts";
import { readWearNotes } from "./wear-notes.ts";

const { vehicles } = readVehicles(seedFilesDir);

const noteSchema = z.object({
  area: z.string(),
  wears: z.string(),
  check: z.string(),
  product_types: z.array(z.string()),
  article: z.object({ $story: z.string() }).optional(),
});
const guideSchema = z.object({ fullSlug: z.string(), content: z.object({ wear: z.array(noteSchema) }) });

let guides: z.infer<typeof guideSchema>[];
beforeAll(() => {
  guides = vehicleGuideStories(vehicles).map((story) => guideSchema.parse(story));
});

describe("the guides to the catalogue's cars", () => {
  it("are one for each car, where its page looks for it", () => {
    const places = [...new Set(vehicles.map((vehicle) => `content${carUrl(vehicle).replace("/vehicles", "/vehicle-guides")}`))];
    expect(guides.map(({ fullSlug }) => fullSlug).toSorted()).toEqual(places.toSorted());
  });

  it("tell at least three areas of each car, each area once, and only such as its page shows", () => {
    const areasOf = guides.map(({ fullSlug, content }) => ({ fullSlug, areas: content.wear.map(({ area }) => area) }));
    expect(areasOf.filter(({ areas }) => areas.length < 3 || new Set(areas).size < areas.length)).toEqual([]);
    const known = new Set(
      readComponentSchemas()
        .get("WearNote")
        ?.schema["area"]?.options.map(({ value }) => value),
    );
    expect(areasOf.filter(({ areas }) => !areas.every((area) => known.has(area)))).toEqual([]);
  });

  it("name parts that are sold and articles that are there", () => {
    const sold = new Set(readProductTypes(seedFilesDir).map(({ product_type: type }) => type));
    const notes = guides.flatMap(({ content }) => content.wear);
    expect(notes.flatMap(({ product_types: types }) => types).filter((type) => !sold.has(type))).toEqual([]);
    expect(notes.filter(({ product_types: types, check }) => types.length === 0 || check === "")).toEqual([]);
    const articles = new Set(notes.flatMap(({ article }) => article?.$story ?? []));
    expect([...articles].filter((slug) => !existsSync(join(storiesDir, `${slug}.json`)))).toEqual([]);
    expect(articles.size).toBeGreaterThan(8);
  });

  it("say nothing twice: what holds for several cars is one row", () => {
    const notes = readWearNotes(seedFilesDir);
    for (const field of ["wears", "check"] as const) {
      const rows = Map.groupBy(notes, (note) => note[field].toLowerCase());
      const same = [...rows.values()].filter((alike) => alike.length > 1);
      expect(same.map((alike) => alike.map((note) => `${note.at}: ${note[field]}`))).toEqual([]);
    }
  });
});
