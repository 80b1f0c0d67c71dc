import { z } from "zod";
import type { CarIndexPort } from "#server/services/cars/car-service.ts";
import { carMarksSchema } from "#shared/contract/catalogue/car.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";
import { hasAllHits, searchInRanges, type TellCut, toldMax, yearsOf } from "../search-in-ranges.ts";
import { readVehicleHit } from "./create-algolia-vehicles.ts";
import { imageSchema, readPicture } from "../product-hit.ts";

const marksSchema = z
  .object({ nose: z.number(), front_axle: z.number(), rear_axle: z.number(), tail: z.number() })
  .transform(({ front_axle: frontAxle, rear_axle: rearAxle, ...ends }) => ({ ...ends, frontAxle, rearAxle }))
  .pipe(carMarksSchema);

/** Seen from the side, as the record's `image` has it; a record may be without. */
const drawnSchema = z.object({ image: imageSchema.catch(null).default(null), image_marks: marksSchema.nullable().catch(null) });

/** The vehicles index as pages of cars need it: all of it, with pictures. `publicUrl` is the shop's origin; picture addresses below it become paths. */
export function createAlgoliaCars(search: AlgoliaSearch, publicUrl: string, tellCut: TellCut = () => undefined): CarIndexPort {
  return {
    async all() {
      const [counted] = await search([
        {
          indexName: "vehicles",
          query: "",
          hitsPerPage: 0,
          facets: ["Make"],
          maxValuesPerFacet: toldMax,
          filters: "Hidden:false",
          attributesToHighlight: [],
        },
      ]);
      const hits = await vehiclesOfMakes(search, Object.keys(counted?.facets["Make"] ?? {}), tellCut);
      return hits.flatMap((hit) => {
        const vehicle = readVehicleHit(hit);
        if (vehicle === null) return [];
        const { image, image_marks: marks } = drawnSchema.parse(hit);
        return [{ ...vehicle, picture: readPicture(image, publicUrl), marks }];
      });
    },
  };
}

const makesPerCall = 25;
const firstYears = yearsOf("YearFrom");

/** The hits of all vehicles, make by make, for a search gives out no more than its first thousand hits; of a make that has more, model by model as well, and of such a model by years. */
async function vehiclesOfMakes(search: AlgoliaSearch, makes: readonly string[], tellCut: TellCut): Promise<object[]> {
  const asked = (filters: string, facets: string[]) => ({
    indexName: "vehicles",
    query: "",
    hitsPerPage: toldMax,
    filters: `Hidden:false AND ${filters}`,
    facets,
    maxValuesPerFacet: toldMax,
    attributesToHighlight: [],
  });
  const ofMake = (make: string) => `Make:${quoteFilterValue(make)}`;
  const found = await Promise.all(chunk(makes, makesPerCall).map((batch) => search(batch.map((make) => asked(ofMake(make), ["Model"])))));
  const results = found.flat();
  const models = results.flatMap((result, at) =>
    hasAllHits(result)
      ? []
      : Object.keys(result.facets["Model"] ?? {}).map((model) =>
          asked(`${ofMake(makes[at] ?? "")} AND Model:${quoteFilterValue(model)}`, []),
        ),
  );
  const further = (await searchInRanges(search, models, firstYears, hasAllHits, tellCut)).flat();
  const hits = [...results, ...further].flatMap((result) => result.hits);
  const vehicles = new Map(hits.map((hit) => [hit.objectID, hit]));
  if (vehicles.size < results.reduce((sum, { nbHits }) => sum + nbHits, 0)) tellCut("vehicles without a model");
  return [...vehicles.values()];
}
