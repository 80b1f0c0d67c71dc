import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";
import type { Api } from "#client/lib/api/api.ts";
import { completeGarage } from "./complete-garage.ts";

/** The garage that a cookie holds, with the vehicles' whole names; those that can't be looked up just now keep their short ones. */
export async function garageOfCookie(api: Api, cookies: string | null): Promise<Garage> {
  const garage = readGarageCookie(cookies);
  const complete = await completeGarage(api, garage);
  return complete(garage);
}
