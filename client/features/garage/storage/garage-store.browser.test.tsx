import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { addVehicle, garageKey, removeVehicle } from "#shared/domain/vehicle/garage.ts";
import { writeGarage, writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { exampleVehicle } from "../example-vehicle.ts";
import { changeGarage, useGarage } from "./garage-store.ts";

const torana = { ...exampleVehicle, vehicleId: "70", model: "Torana", series: "LJ", submodel: "Torana", isSelected: false };

function Shown() {
  const { garage, isKept } = useGarage();
  return (
    <p role="status">
      {[...garage.map(({ model, isSelected }) => model + (isSelected ? "*" : "")), isKept ? "" : "(not kept)"].join(" ").trim() || "empty"}
    </p>
  );
}
const shown = page.getByRole("status");

/** Another tab, or a page that the browser kept whole, has changed what is kept. */
const lookAgain = () => window.dispatchEvent(new StorageEvent("storage", { key: "garage" }));

function forget(): void {
  localStorage.clear();
  document.cookie = writeGarageCookie([], false);
}

beforeEach(() => {
  forget();
  lookAgain();
});
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

test("a change is shown, kept whole, and told to the server by the cookie", async () => {
  await render(<Shown />);
  await expect.element(shown).toHaveTextContent("empty");
  changeGarage((garage) => addVehicle(addVehicle(garage, torana), exampleVehicle));
  await expect.element(shown).toHaveTextContent("Torana Monaro*");
  expect(JSON.parse(localStorage.getItem("garage") ?? "")).toMatchObject([{ vehicleId: "70" }, { vehicleId: "64", selected: true }]);
  expect(readSelectedVehicle(document.cookie)?.vehicleId).toBe("64");
});

test("a change that changes nothing writes nothing", async () => {
  changeGarage((garage) => garage);
  expect(localStorage.getItem("garage")).toBeNull();
});

test("what another tab changed is shown here, and nothing but the garage is listened for", async () => {
  await render(<Shown />);
  localStorage.setItem("garage", writeGarage([torana]));
  window.dispatchEvent(new StorageEvent("storage", { key: "cart" }));
  await expect.element(shown).toHaveTextContent("empty");
  lookAgain();
  await expect.element(shown).toHaveTextContent("Torana");
});

test("a page that comes back from the browser's memory looks again", async () => {
  await render(<Shown />);
  localStorage.setItem("garage", writeGarage([torana]));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  await expect.element(shown).toHaveTextContent("empty");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(shown).toHaveTextContent("Torana");
});

test("a vehicle that a form without scripts took out meanwhile doesn't come back with the next change", async () => {
  await render(<Shown />);
  changeGarage((garage) => addVehicle(addVehicle(garage, torana), exampleVehicle));
  document.cookie = writeGarageCookie([exampleVehicle], false);
  changeGarage((garage) => garage.map((vehicle) => ({ ...vehicle, exactYear: 1972 })));
  await expect.element(shown).toHaveTextContent("Monaro*");
});

test("the last vehicle, which a form without scripts took out meanwhile, doesn't come back with the next change", async () => {
  await render(<Shown />);
  changeGarage((garage) => addVehicle(garage, exampleVehicle));
  document.cookie = writeGarageCookie([], false, { keepsEmpty: true });
  changeGarage((garage) => addVehicle(garage, torana));
  await expect.poll(() => shown.element().textContent).toBe("Torana*");
});

test("where the browser stores nothing the garage lives as long as the page, and other tabs can't empty it", async () => {
  await render(<Shown />);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  changeGarage((garage) => addVehicle(garage, exampleVehicle));
  await expect.element(shown).toHaveTextContent("Monaro* (not kept)");
  document.cookie = writeGarageCookie([], false);
  lookAgain();
  await expect.element(shown).toHaveTextContent("Monaro* (not kept)");
  vi.restoreAllMocks();
  changeGarage((garage) => removeVehicle(garage, garageKey(exampleVehicle)));
  await expect.element(shown).toHaveTextContent("empty");
});
