import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import type { Garage } from "#shared/domain/vehicle/garage.ts";
import { writeGarage, writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { garageCookieName, garageStorageKey } from "#shared/domain/vehicle/selected-vehicle.ts";
import { exampleVehicle } from "../example-vehicle.ts";
import { changeGarage } from "../storage/garage-store.ts";
import { GarageViews } from "./garage-views.tsx";

const ute = { ...exampleVehicle, vehicleId: "65", model: "Kingswood", submodel: "Ute", isSelected: false };
const wagon = { ...exampleVehicle, vehicleId: "66", model: "Premier", submodel: "Wagon", isSelected: false };
const vehicles = page.getByRole("list", { name: "Your vehicles" });

/** As another tab does, of which the browser tells this one. */
function keepElsewhere(garage: Garage): void {
  localStorage.setItem(garageStorageKey, writeGarage(garage));
  document.cookie = writeGarageCookie(garage, false);
  dispatchEvent(new StorageEvent("storage", { key: garageStorageKey }));
}

afterEach(() => {
  document.cookie = `${garageCookieName}=; path=/; max-age=0`;
  changeGarage(() => []);
});

test("a vehicle that is put back comes to where it was, beside what another tab has added since", async () => {
  changeGarage(() => [exampleVehicle, ute]);
  await render(
    <InShop>
      <GarageViews startView="garage" />
    </InShop>,
  );
  await page.getByRole("button", { name: /^Remove .*Monaro/ }).click();
  await expect.element(vehicles).not.toHaveTextContent("Monaro");
  keepElsewhere([{ ...ute, isSelected: true }, wagon]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => vehicles.element().textContent).toMatch(/Shopping for it Holden HQ Monaro.*Kingswood.*Premier/);
});
