import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { notificationEvent } from "#client/ui/feedback/notify.ts";
import type { Vehicle } from "#shared/contract/catalogue/vehicle.ts";
import { unselectAll } from "#shared/domain/vehicle/garage.ts";
import { writeGarage, writeGarageCookie } from "#shared/domain/vehicle/garage-storage.ts";
import { readSelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { exampleVehicle } from "../example-vehicle.ts";
import { changeGarage, heldGarage } from "./garage-store.ts";
import { keepGarage } from "./keep-garage.ts";

const byIds = vi.fn<() => Promise<Vehicle[]>>();
const api: Api = { ...unusedApi, vehicles: { ...unusedApi.vehicles, byIds } };
const told = vi.fn<(event: Event) => void>();
const beacon = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);

/** What a visit begins with: a storage, a cookie that tells as much of it as one of long ago does, or both. */
function visitWith({ storage = "", cookie = "" }): void {
  localStorage.setItem("garage", storage);
  document.cookie = cookie || writeGarageCookie([], false);
  window.dispatchEvent(new StorageEvent("storage", { key: "garage" }));
}
const onlyItsId = `garage=${encodeURIComponent(JSON.stringify([{ id: "64", selected: true }]))}`;

beforeEach(() => {
  for (const spy of [byIds, told, beacon]) spy.mockClear();
  window.addEventListener(notificationEvent, told);
});
afterEach(() => {
  window.removeEventListener(notificationEvent, told);
  localStorage.clear();
  visitWith({ storage: "[]" });
});

test("a garage whose cookie has run out is told to the server again, and the shop isn't asked what is known", async () => {
  visitWith({ storage: writeGarage([exampleVehicle]) });
  await keepGarage(api);
  expect(readSelectedVehicle(document.cookie)?.vehicleId).toBe("64");
  expect([byIds.mock.calls, told.mock.calls, beacon.mock.calls]).toEqual([[], [], []]);
});

test("the last vehicle, taken out where no script ran, stays out once scripts run again, without the cookie, too", async () => {
  visitWith({ storage: writeGarage([exampleVehicle]), cookie: writeGarageCookie([], false, { keepsEmpty: true }) });
  expect(heldGarage().garage).toEqual([]);
  await keepGarage(api);
  expect([heldGarage().garage, localStorage.getItem("garage"), /garage=/.test(document.cookie)]).toEqual([[], "[]", false]);
});

test("of a selected vehicle that the shop doesn't know the shopper hears, and the shop does, too", async () => {
  visitWith({ storage: "[]", cookie: onlyItsId });
  byIds.mockResolvedValueOnce([]);
  await keepGarage(api);
  expect(heldGarage().garage).toMatchObject([{ vehicleId: null, isSelected: false }]);
  expect(told).toHaveBeenCalledOnce();
  expect(beacon).toHaveBeenCalledOnce();
});

test("who shops on without a vehicle while theirs is looked up isn't told that it is unknown", async () => {
  visitWith({ storage: "[]", cookie: onlyItsId });
  const { yearFrom, yearTo, ...names } = exampleVehicle;
  const answer = Promise.withResolvers<Vehicle[]>();
  byIds.mockReturnValueOnce(answer.promise);
  const keeping = keepGarage(api);
  changeGarage(unselectAll);
  answer.resolve([{ ...names, vehicleId: "64", yearFrom, yearTo, bodyStyles: [], engines: [] }]);
  await keeping;
  expect(heldGarage().garage).toMatchObject([{ vehicleId: "64", model: "Monaro", isSelected: false }]);
  expect(told).not.toHaveBeenCalled();
});
