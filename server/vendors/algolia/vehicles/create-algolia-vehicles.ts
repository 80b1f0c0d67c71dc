import { z } from "zod";
import type { DrawnVehicle, VehicleIndexPort } from "#server/services/vehicles/vehicle-ports.ts";
import { type Vehicle, vehicleIdSchema } from "#shared/contract/catalogue/vehicle.ts";
import { chunk } from "#shared/domain/chunk.ts";
import type { AlgoliaSearch } from "../algolia-search.ts";
import { imageSchema, readPicture } from "../product-hit.ts";
import { quoteFilterValue } from "../quote-filter-value.ts";
import { vehicleFacetQueries } from "./vehicle-facets.ts";
import { vehicleFilters } from "./vehicle-filters.ts";

/** A record of the vehicles index. */
const vehicleHitSchema = z.object({
  vehicleid: z.union([z.number().int(), z.string()]).transform(String).pipe(vehicleIdSchema),
  KtypNr: z.coerce.number().int().positive().nullish().catch(null),
  Make: z.string().min(1),
  Model: z.string().default(""),
  Series: z.string().default(""),
  Submodel: z.string().default(""),
  YearFrom: z.number().int(),
  YearTo: z.number().int().nullish(),
  body_styles: z.array(z.string()).default([]),
  engines: z.array(z.string()).default([]),
});

/** Reads a hit as a vehicle; null when the record lacks what a vehicle cannot do without. */
export function readVehicleHit(hit: unknown): Vehicle | null {
  const record = vehicleHitSchema.safeParse(hit).data;
  if (record === undefined) return null;
  return {
    vehicleId: record.vehicleid,
    kTypeNr: record.KtypNr ?? null,
    make: record.Make,
    model: record.Model,
    series: record.Series,
    submodel: record.Submodel,
    yearFrom: record.YearFrom,
    yearTo: record.YearTo ?? null,
    bodyStyles: record.body_styles,
    engines: record.engines,
  };
}

const idsPerQuery = 100;

/** Seen from the side; a record may be without. */
const drawnSchema = z.object({ image: imageSchema.catch(null).default(null) });

/** The vehicles index: manual search, and vehicles by id and K-type. `publicUrl` is the shop's origin; picture addresses below it become paths. */
export function createAlgoliaVehicles(search: AlgoliaSearch, publicUrl: string): VehicleIndexPort {
  async function anyOf(attribute: string, values: (string | number)[]): Promise<object[]> {
    const batches = chunk(values, idsPerQuery);
    if (batches.length === 0) return [];
    const results = await search(
      batches.map((batch) => ({
        indexName: "vehicles",
        query: "",
        hitsPerPage: 1000,
        filters: `Hidden:false AND (${batch.map((value) => `${attribute}:${quoteFilterValue(String(value))}`).join(" OR ")})`,
        attributesToHighlight: [],
      })),
    );
    return results.flatMap(({ hits }) => hits);
  }

  function drawn(hit: unknown): DrawnVehicle[] {
    const vehicle = readVehicleHit(hit);
    return vehicle === null ? [] : [{ vehicle, picture: readPicture(drawnSchema.parse(hit).image, publicUrl) }];
  }

  return {
    async facets(steps, currentYear) {
      const { queries, read } = vehicleFacetQueries(steps);
      return read(await search(queries), currentYear);
    },
    async find({ text, steps, page, pageSize, isAnyWordEnough }) {
      const [result] = await search([
        {
          indexName: "vehicles",
          query: text,
          analytics: text !== "",
          page: page - 1,
          hitsPerPage: pageSize,
          filters: vehicleFilters(steps),
          // Names and engines differ by a digit: a 1600 is no 1800.
          allowTyposOnNumericTokens: false,
          ...(isAnyWordEnough && { optionalWords: text.split(" ") }),
          attributesToHighlight: [],
        },
      ]);
      const { hits = [], nbHits = 0, nbPages = 0 } = result ?? {};
      return { vehicles: hits.flatMap((hit) => readVehicleHit(hit) ?? []), total: nbHits, pageCount: nbPages };
    },
    byIds: async (vehicleIds) => (await anyOf("vehicleid", vehicleIds)).flatMap(drawn),
    byKTypes: async (kTypeNrs) => (await anyOf("KtypNr", kTypeNrs)).flatMap((hit) => readVehicleHit(hit) ?? []),
  };
}
