import type { Vehicle, VehicleParts } from "#shared/contract/catalogue/vehicle.ts";
import { addressBelow } from "#shared/domain/product/limited-address.ts";
import { vehicleUrl } from "#shared/domain/vehicle/car-address.ts";
import { vehicleName } from "#shared/domain/vehicle/vehicle-label.ts";
import type { Counted } from "../search/run-list.ts";
import { type CategoryRecord, isBrandCategory } from "../catalogue/catalogue-port.ts";

/** What is listed for a vehicle, in all and by category, and what its lists show by category. */
type CountedParts = { listedTotal: number; listedCounts: Counted[]; counts: Counted[] };

/** What the shop has for a vehicle, by department. */
export function presentParts(
  vehicle: Vehicle,
  categories: readonly CategoryRecord[],
  { listedTotal, listedCounts, counts }: CountedParts,
): Omit<VehicleParts, "picture"> {
  const byHandle = (counted: readonly Counted[]) => new Map(counted.map(({ value, count }) => [value, count]));
  const [listed, shown] = [byHandle(listedCounts), byHandle(counts)];
  const url = vehicleUrl(vehicle);
  const roots = categories.filter(({ handle, parentHandle }) => parentHandle === null && !isBrandCategory(handle));
  return {
    name: vehicleName(vehicle),
    url,
    fitCount: listedTotal,
    departments: roots
      .map(({ handle, title, url: path }) => ({ title, url: addressBelow(url, path), count: listed.get(handle) ?? 0 }))
      .filter(({ count }) => count > 0),
    listTotals: Object.fromEntries(roots.map(({ handle, url: path }) => [path, shown.get(handle) ?? 0])),
  };
}
