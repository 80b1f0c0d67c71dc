import { afterEach, expect, test, vi } from "vitest";
import { uncached } from "#server/testing/start-vehicle-vendors.ts";
import { createVehicleService } from "./vehicle-service.ts";
import { modelYear } from "./model-year.ts";

afterEach(() => void vi.unstubAllEnvs());

/** Just after midnight of 1 January 2027 in Melbourne. */
const newYear = new Date("2026-12-31T13:00:01Z");

test.each(["UTC", "Australia/Melbourne", "America/Los_Angeles"])(
  "the new year begins at midnight in Melbourne for a process in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    expect(modelYear(newYear)).toBe(2027);
    expect(modelYear(new Date("2026-12-31T12:59:59Z"))).toBe(2026);
    expect(modelYear(new Date("2027-06-01T00:00:00Z"))).toBe(2027);
  },
);

test("a car that is still built is offered with the new year on its first morning", async () => {
  vi.stubEnv("TZ", "UTC");
  const asked: number[] = [];
  const nobody = { byVin: async () => null, byRegistration: async () => null };
  const facets = { makes: [], models: [], series: [], submodels: [], years: [], total: 1 };
  const index = {
    facets: async (_steps: object, year: number) => {
      asked.push(year);
      return facets;
    },
    find: async () => ({ vehicles: [], total: 0, pageCount: 0 }),
    byIds: async () => [],
    byKTypes: async () => [],
  };
  await createVehicleService({ index, lookups: nobody, cache: uncached, now: () => newYear }).facets({});
  expect(asked).toEqual([2027]);
});
