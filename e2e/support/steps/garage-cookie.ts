import type { BrowserContext } from "@playwright/test";
import type { GarageVehicle } from "#shared/domain/vehicle/garage.ts";
import { writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { e2eAddress } from "../shop/address.ts";

/** A Holden HQ Monaro, as the garage keeps it. */
export const monaro: GarageVehicle = {
  vehicleId: "64",
  kTypeNr: 9_000_064,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "Monaro",
  yearFrom: 1971,
  yearTo: 1974,
  exactYear: 1973,
  answers: {},
  isSelected: true,
};

/** As if an earlier visit had put these vehicles into the garage. */
export async function rememberGarage(context: BrowserContext, garage: GarageVehicle[]): Promise<void> {
  const [pair = ""] = writeGarageCookie(garage, false).split(";");
  const [name = "", value = ""] = pair.split("=", 2);
  await context.addCookies([{ name, value, url: e2eAddress.shop }]);
}
