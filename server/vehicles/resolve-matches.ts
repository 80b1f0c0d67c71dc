import type { Vehicle, VehicleLookup } from "#shared/contract/vehicle.ts";
import type { VehicleIndexPort } from "./vehicle-index-port.ts";
import type { LookupMatch } from "./vehicle-lookup-port.ts";

const vehiclesPerName = 10;

/** The index's vehicles for what the vendor named, in its order, each once. A match that the index does not know is left out. */
export async function resolveMatches(index: VehicleIndexPort, matches: LookupMatch[]): Promise<VehicleLookup["candidates"]> {
  const byKType = new Map(
    (await index.byKTypes(matches.flatMap(({ kTypeNr }) => kTypeNr ?? []))).map((vehicle) => [vehicle.kTypeNr, vehicle]),
  );
  const resolved = await Promise.all(
    matches.map(async (match) => {
      const known = match.kTypeNr === null ? undefined : byKType.get(match.kTypeNr);
      return { match, vehicles: known === undefined ? await byName(index, match) : [known] };
    }),
  );
  const candidates = new Map<string, VehicleLookup["candidates"][number]>();
  for (const { match, vehicles } of resolved) {
    for (const vehicle of vehicles) {
      if (!candidates.has(vehicle.vehicleId))
        candidates.set(vehicle.vehicleId, { vehicle, year: yearOf(match, vehicle), engine: engineOf(match, vehicle) });
    }
  }
  return [...candidates.values()];
}

async function byName(index: VehicleIndexPort, { make, model, series, submodel, year }: LookupMatch): Promise<Vehicle[]> {
  if (model === null && series === null) return [];
  const steps = { make, model: model ?? undefined, series: series ?? undefined, submodel: submodel ?? undefined, year: year ?? undefined };
  return (await index.find({ text: "", steps, page: 1, pageSize: vehiclesPerName })).vehicles;
}

function yearOf({ year }: LookupMatch, { yearFrom, yearTo }: Vehicle): number | null {
  return year !== null && year >= yearFrom && (yearTo === null || year <= yearTo) ? year : null;
}

/** Only in our own words, so that it can answer questions of fitment. */
function engineOf({ engine }: LookupMatch, { engines }: Vehicle): string | null {
  return engine !== null && engines.includes(engine) ? engine : null;
}
