import { describe, expect, it } from "vitest";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { readGarageCookie } from "#shared/domain/vehicle/garage-cookie.ts";
import { type Garage, garageLabel } from "#shared/domain/vehicle/garage.ts";
import { completeGarage, isIncomplete } from "./complete-garage.ts";

const gts = {
  vehicleId: "65",
  kTypeNr: 9_000_065,
  make: "Holden",
  model: "Monaro",
  series: "HQ",
  submodel: "GTS",
  yearFrom: 1971,
  yearTo: 1974,
  bodyStyles: [],
  engines: [],
};
const index = {
  byIds: async ({ ids }: { ids: string | string[] }) => [gts].filter(({ vehicleId }) => [ids].flat().includes(vehicleId)),
  byKtype: async ({ kTypeNr }: { kTypeNr: unknown }) => {
    if (kTypeNr === gts.kTypeNr) return gts;
    throw new AppError("NOT_FOUND", "unknown K-type");
  },
};
const garageOf = (entries: object[]) => readGarageCookie(`garage=${encodeURIComponent(JSON.stringify(entries))}`);

async function completed(garage: Garage, vehicles: Partial<typeof index> = index): Promise<Garage> {
  const complete = await completeGarage({ ...unusedApi, vehicles: { ...unusedApi.vehicles, ...vehicles } }, garage);
  return complete(garage);
}

describe("a vehicle that is known by little gets the rest from the index", () => {
  it.each([
    ["its K-type", { KtypNr: 9_000_065, answers: "year:1972", selected: true }],
    ["its id", { id: "65", answers: "year:1972", selected: true }],
    ["its id and a short label", { id: "65", label: "1972 Monaro", answers: "year:1972", selected: true }],
  ])("where that is %s", async (_, entry) => {
    const garage = await completed(garageOf([entry]));
    expect(garage).toMatchObject([{ vehicleId: "65", kTypeNr: 9_000_065, exactYear: 1972, isSelected: true }]);
    expect(garage.map(garageLabel)).toEqual(["1972 Holden HQ Monaro GTS"]);
    expect(isIncomplete(garage)).toBe(false);
  });

  it("once, where it is there under its id and its K-type", async () => {
    expect(await completed(garageOf([{ id: "65" }, { KtypNr: 9_000_065, selected: true }]))).toMatchObject([
      { vehicleId: "65", isSelected: true },
    ]);
  });
});

describe("a vehicle that the index doesn't know", () => {
  it.each([
    ["by its id", { id: "99999", label: "1972 Holden Torana", selected: true }, "1972 Holden Torana"],
    ["by its id, without a label", { id: "99999", selected: true }, "Vehicle that we don’t know"],
    ["by its K-type", { KtypNr: 9_999_999, selected: true }, "Vehicle with K-type 9999999"],
  ])("%s stays without an id and without the selection", async (_, entry, label) => {
    const garage = await completed(garageOf([entry]));
    expect(garage).toMatchObject([{ vehicleId: null, isSelected: false }]);
    expect(garage.map(garageLabel)).toEqual([label]);
  });

  it("is not what one is while the index can't be asked", async () => {
    const garage = garageOf([{ id: "65", selected: true }, { KtypNr: 9_000_065 }]);
    expect(await completed(garage, {})).toEqual(garage);
  });
});
