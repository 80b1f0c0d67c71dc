/** What a vehicle is called by. */
export type VehicleNameParts = { make: string; model: string; series: string; submodel: string };

/** "1972 Holden HQ Monaro GTS": nothing is said twice, and a model that lists its submodels ("Standard / Special") leaves the word to them. */
export function vehicleLabel({ make, model, series, submodel }: VehicleNameParts, year: number | null = null): string {
  const listsSubmodels = model.split(" / ").includes(submodel);
  const names = [series, listsSubmodels ? "" : model, submodel].map((name) => name.trim());
  return [year, make, ...new Set(names)].filter((word) => word !== null && word !== "").join(" ");
}

/** "HQ Monaro", as its owner calls it. */
export function vehicleName({ model, series, submodel }: Omit<VehicleNameParts, "make">): string {
  const isNamedBySubmodel = model.split(" / ").length > 1;
  return vehicleLabel({ make: "", model, series, submodel: isNamedBySubmodel ? submodel : "" });
}

/** "1971–1974", "1972", "from 2019". */
export function yearSpan(yearFrom: number, yearTo: number | null): string {
  if (yearTo === null) return `from ${yearFrom}`;
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
}
