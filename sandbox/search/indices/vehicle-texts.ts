import type { FitmentRow, Vehicle } from "#sandbox/catalogue/types.ts";

/** What shoppers type to name a car that the part fits: "Holden HQ Monaro", "HQ GTS", its engine, each year. */
export function vehicleTexts(rows: readonly FitmentRow[], vehicles: ReadonlyMap<number, Vehicle>): string[] {
  const names = new Set<string>();
  const engines = new Set<string>();
  const years = new Set<number>();
  for (const row of rows) {
    const rowVehicles = row.vehicleIds.flatMap((id) => vehicles.get(id) ?? []);
    for (const { make, series, model, submodel } of rowVehicles) {
      names.add(series === model ? `${make} ${series}` : `${make} ${series} ${model}`);
      if (submodel !== "" && submodel !== model) names.add(`${series} ${submodel}`);
    }
    // A row that names its engine fits that engine only; one that names none fits every engine of its cars.
    for (const engine of row.engine === undefined ? rowVehicles.flatMap((vehicle) => vehicle.engines) : [row.engine]) engines.add(engine);
    for (let year = row.yearFrom; year <= row.yearTo; year++) years.add(year);
  }
  return [...names, ...engines, ...[...years].toSorted((a, b) => a - b).map(String)];
}
