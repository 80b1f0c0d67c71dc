import type { Vehicle } from "#sandbox/catalogue/types.ts";
import { plateLookalikeKey } from "#shared/domain/vehicle/vehicle-plate.ts";
import type { DemoVehicle, LookupTables, NumberReading } from "./lookup-tables.ts";
import { readChassisNumber, readVin } from "./read-number.ts";

export type VehicleDirectory = {
  byNumber(number: string): NumberReading | null;
  byRegistration(plate: string, state: string): NumberReading | null;
};

const vinLength = 17;

/** Cars by VIN, chassis number and plate: the directory's own entries first, then what the number tells by itself. */
export function createVehicleDirectory(tables: LookupTables, vehicles: readonly Vehicle[], currentYear: number): VehicleDirectory {
  const byName = new Map(vehicles.map((vehicle) => [nameOf(vehicle), vehicle]));
  const plates = new Map<string, DemoVehicle>();
  const numbers = new Map<string, DemoVehicle>();
  for (const entry of tables.demo) {
    if (entry.kind === "rego") plates.set(`${entry.state}|${entry.key}`, entry);
    else numbers.set(entry.key.replace(/[^A-Z0-9]/g, ""), entry);
  }
  // On a miss letters and digits that look alike count as one.
  const alikePlates = new Map([...plates].map(([key, entry]) => [plateLookalikeKey(key), entry]));

  function known(entry: DemoVehicle | undefined): NumberReading | null {
    const vehicle = entry && byName.get(nameOf(entry));
    if (vehicle === undefined || entry === undefined) return null;
    const { make, model, series, year } = entry;
    const kind = entry.kind === "vin" ? "VIN" : "chassis number";
    return {
      vehicles: [{ vehicle, year }],
      text: `${make} ${series} ${year}, ${kind}`,
      hints: [],
      narrowing: { make, model, series, year },
    };
  }

  return {
    byNumber: (number) =>
      known(numbers.get(number)) ??
      (number.length === vinLength
        ? readVin(number, { ...tables, vehicles, currentYear })
        : readChassisNumber(number, vehicles, tables.chassisFormats)),
    byRegistration(plate, state) {
      const key = `${state}|${plate}`;
      return known(plates.get(key) ?? alikePlates.get(plateLookalikeKey(key)));
    },
  };
}

function nameOf({ make, model, series, submodel }: { make: string; model: string; series: string; submodel: string }): string {
  return [make, model, series, submodel].join("|");
}
