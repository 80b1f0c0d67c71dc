import type { Catalogue, Vehicle } from "#sandbox/catalogue/types.ts";
import { buildSmallIndex } from "../engine/build-search-index.ts";
import type { SearchIndex } from "../engine/search-index.ts";

export function buildVehiclesIndex(catalogue: Catalogue): SearchIndex {
  return buildSmallIndex(
    {
      name: "vehicles",
      searchable: ["Make", "Model", "Series", "Submodel", "engines"].map((attribute) => ({ attribute, kind: "text" })),
      facets: ["vehicleid", "KtypNr", "Make", "Model", "Series", "Submodel", "Hidden", "body_styles", "engines"],
      numbers: ["YearFrom", "YearTo"],
      popularity: () => 0,
      replicas: [],
    },
    catalogue.vehicles.map(toRecord),
  );
}

function toRecord(vehicle: Vehicle) {
  return {
    objectID: String(vehicle.id),
    vehicleid: vehicle.id,
    KtypNr: vehicle.ktypNr,
    Make: vehicle.make,
    Model: vehicle.model,
    Series: vehicle.series,
    Submodel: vehicle.submodel,
    YearFrom: vehicle.yearFrom,
    YearTo: vehicle.yearTo,
    Hidden: false,
    body_styles: vehicle.bodyStyles,
    engines: vehicle.engines,
  };
}
