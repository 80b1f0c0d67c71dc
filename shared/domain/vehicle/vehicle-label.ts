type NamedVehicle = { make: string; model: string; series: string; submodel: string };

/** "1972 Holden HQ Monaro GTS": nothing is said twice, and a model that lists its submodels ("Standard / Special") leaves the word to them. */
export function vehicleLabel({ make, model, series, submodel }: NamedVehicle, year: number | null = null): string {
  const listsSubmodels = model.split(" / ").includes(submodel) && model !== submodel;
  const names = [series, listsSubmodels ? "" : model, submodel].map((name) => name.trim());
  const said = names.filter((name, at) => name !== "" && names.indexOf(name) === at);
  return [year, make, ...said].filter((word) => word !== null && word !== "").join(" ");
}

/** "HQ Monaro": what a car is called among those who know it. One without a series or model keeps its make. */
export function shortVehicleLabel({ make, model, series }: Omit<NamedVehicle, "submodel">): string {
  return vehicleLabel({ make: "", model, series, submodel: "" }) || make;
}

/** "1971–1974", "1972", "from 2019". */
export function yearSpan(yearFrom: number, yearTo: number | null): string {
  if (yearTo === null) return `from ${yearFrom}`;
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
}
