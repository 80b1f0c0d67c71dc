import { expect, test } from "vitest";
import { createAlgoliaVehicles } from "#server/vendors/algolia/vehicles/create-algolia-vehicles.ts";
import { createVehicleService } from "./vehicle-service.ts";

test("the cache keeps each plate and number apart, and under none of their letters", async () => {
  const keys: string[] = [];
  const service = createVehicleService({
    index: createAlgoliaVehicles(async () => [], "http://shop.test"),
    lookups: { byVin: async () => null, byRegistration: async () => null },
    cache: {
      get({ key, load }) {
        keys.push(key);
        return load();
      },
    },
  });
  const unknown = { code: "NOT_FOUND" };
  await expect(service.byRegistration("KEV328", "VIC")).rejects.toMatchObject(unknown);
  await expect(service.byRegistration("KEV328", "NSW")).rejects.toMatchObject(unknown);
  await expect(service.byRegistration("KEV329", "VIC")).rejects.toMatchObject(unknown);
  await expect(service.byVin("6H8VCK69HCL123456")).rejects.toMatchObject(unknown);
  await expect(service.byRegistration(" kev 328", "VIC")).rejects.toMatchObject(unknown);
  expect(new Set(keys).size).toBe(4);
  expect(keys[4]).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  for (const typed of ["KEV32", "123456"]) expect(keys.join()).not.toContain(typed);
});
