import { naturalOrder } from "#server/natural-order.ts";
import type { FitmentVehicles } from "#shared/contract/catalogue/fitment.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import type { FitmentRow } from "#shared/domain/fitment/fitment-row.ts";
import { notesOf } from "#shared/domain/fitment/fitment-verdict.ts";

type Group = FitmentVehicles["groups"][number];

/** The vehicles of a part by make, model and series, oldest first within a model, with what the part's rows say of each series. */
export function groupVehicles(vehicles: Vehicle[], rows: readonly FitmentRow[]): Group[] {
  const rowsByVehicle = new Map<string, FitmentRow[]>();
  for (const row of rows) for (const id of row.vehicleIds) rowsByVehicle.set(id, [...(rowsByVehicle.get(id) ?? []), row]);
  const rowsOf = (members: Vehicle[]) => {
    const applying = new Set(members.flatMap(({ vehicleId }) => rowsByVehicle.get(vehicleId) ?? []));
    return rows.filter((row) => applying.has(row));
  };
  const bySeries = Map.groupBy(vehicles, ({ make, model, series }) => JSON.stringify([make, model, series]));
  return [...bySeries.values()]
    .flatMap((members): Group[] => {
      const [first] = members;
      return first === undefined ? [] : [groupOf(first, members, rowsOf(members))];
    })
    .toSorted(
      (a, b) =>
        naturalOrder.compare(a.make, b.make) ||
        naturalOrder.compare(a.model, b.model) ||
        a.yearFrom - b.yearFrom ||
        naturalOrder.compare(a.series, b.series),
    );
}

function groupOf({ make, model, series }: Vehicle, members: Vehicle[], applying: readonly FitmentRow[]): Group {
  const lastYears = members.map(({ yearTo }) => yearTo).filter((year) => year !== null);
  return {
    make,
    model,
    series,
    yearFrom: Math.min(...members.map(({ yearFrom }) => yearFrom)),
    yearTo: lastYears.length < members.length ? null : Math.max(...lastYears),
    positions: [...new Set(applying.flatMap(({ positions }) => positions))],
    notes: notesOf(applying),
    vehicles: members
      .map(({ vehicleId, submodel, yearFrom, yearTo }) => ({ vehicleId, submodel, yearFrom, yearTo }))
      .toSorted((a, b) => a.yearFrom - b.yearFrom || naturalOrder.compare(a.submodel, b.submodel)),
  };
}
