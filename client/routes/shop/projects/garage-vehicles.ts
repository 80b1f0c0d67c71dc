import type { LoaderFunctionArgs } from "react-router";
import { garageOfCookie } from "#client/features/garage/storage/garage-of-cookie.ts";
import type { VehicleOption } from "#client/features/projects/view/project-fields.tsx";
import { appContext } from "#client/lib/page/app-context.ts";
import { garageLabel } from "#shared/domain/vehicle/garage.ts";

/** The garage's cars that a project may be about, the selected one first. */
export async function garageVehicles({ request, context }: LoaderFunctionArgs): Promise<VehicleOption[]> {
  const cookies = import.meta.env.SSR ? request.headers.get("cookie") : document.cookie;
  const garage = await garageOfCookie(context.get(appContext).api, cookies);
  return garage
    .toSorted((one, other) => Number(other.isSelected) - Number(one.isSelected))
    .flatMap((vehicle) => (vehicle.vehicleId === null ? [] : [{ vehicleId: vehicle.vehicleId, label: garageLabel(vehicle) }]));
}
