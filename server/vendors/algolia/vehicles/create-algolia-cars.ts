import { z } from "zod";
import type { CarIndexPort } from "#server/services/cars/car-service.ts";
import { carMarksSchema } from "#shared/contract/catalogue/car.ts";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { readVehicleHit } from "./create-algolia-vehicles.ts";
import { imageSchema, readPicture } from "../product-hit.ts";
import { vehiclesOfMakes } from "../read-names.ts";

const marksSchema = z
  .object({ nose: z.number(), front_axle: z.number(), rear_axle: z.number(), tail: z.number() })
  .transform(({ front_axle: frontAxle, rear_axle: rearAxle, ...ends }) => ({ ...ends, frontAxle, rearAxle }))
  .pipe(carMarksSchema);

/** Seen from the side, as the record's `image` has it; a record may be without. */
const drawnSchema = z.object({ image: imageSchema.catch(null).default(null), image_marks: marksSchema.nullable().catch(null) });

/** The vehicles index as pages of cars need it: all of it, with pictures. `publicUrl` is the shop's origin; picture addresses below it become paths. */
export function createAlgoliaCars(search: AlgoliaSearch, publicUrl: string): CarIndexPort {
  return {
    async all() {
      const [counted] = await search([
        {
          indexName: "vehicles",
          query: "",
          hitsPerPage: 0,
          facets: ["Make"],
          maxValuesPerFacet: 1000,
          filters: "Hidden:false",
          attributesToHighlight: [],
        },
      ]);
      const hits = await vehiclesOfMakes(search, Object.keys(counted?.facets["Make"] ?? {}));
      return hits.flatMap((hit) => {
        const vehicle = readVehicleHit(hit);
        if (vehicle === null) return [];
        const { image, image_marks: marks } = drawnSchema.parse(hit);
        return [{ ...vehicle, picture: readPicture(image, publicUrl), marks }];
      });
    },
  };
}
