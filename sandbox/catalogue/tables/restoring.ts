import { z } from "zod";
import { type ProductType, readProductTypes } from "./product-types.ts";
import { number, readCsv } from "./read-csv.ts";

const scopes = ["", "series", "body", "group", "engine"] as const;

/** A part that restorers ask for first, with the condition under which one version of it fits; empty where there is one for all. */
const partRow = z
  .object({
    product_type: z.string(),
    category_url: z.string(),
    /** How widely one part fits, where that is another than its kind's. */
    scope: z.enum(scopes),
    /** As the title says it: "with air conditioning". */
    condition: z.string(),
    /** As the fitment says it: "With A/C". */
    note: z.string(),
    transmission: z.string(),
  })
  .transform(({ product_type: productType, category_url: categoryUrl, scope, ...condition }) => ({
    productType,
    categoryUrl,
    scope: scope === "" ? null : scope,
    condition: condition.condition === "" ? null : { words: condition.condition, ...condition },
  }));
export type WantedPart = z.output<typeof partRow>;
export type PartCondition = NonNullable<WantedPart["condition"]>;

/** What restorers of popular cars ask for: the parts, the types that no other table has, and the cars, by their ids. */
export type RestoringTables = { parts: WantedPart[]; types: ProductType[]; carIds: ReadonlySet<number> };

export function readRestoringTables(seedFilesDir: string): RestoringTables {
  return {
    parts: readCsv(seedFilesDir, "restoring/parts.csv", partRow),
    types: readProductTypes(seedFilesDir, "restoring/types.csv"),
    carIds: new Set(readCsv(seedFilesDir, "restoring/cars.csv", z.object({ vehicle_id: number })).map((row) => row.vehicle_id)),
  };
}
