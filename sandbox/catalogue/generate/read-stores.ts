import { z } from "zod";
import type { Store } from "../types.ts";
import { number, readCsv } from "./read-csv.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const storeRow = z.object({
  id: number,
  place_id: z.string(),
  short_name: z.string(),
  name: z.string(),
  state: z.string(),
  country: z.string(),
  street: z.string(),
  suburb: z.string(),
  postcode: z.string(),
  lat: number,
  lng: number,
  phone_fictional: z.string(),
  hours_pattern: z.string(),
  timezone: z.string(),
  role: z.string(),
});
const hoursRow = z.object({ pattern: z.string() }).catchall(z.string());

export function readStores(seedFilesDir: string, companyLabel: string): Store[] {
  const patterns = new Map(readCsv(seedFilesDir, "opening_hours.csv", hoursRow).map((row) => [row.pattern, row]));
  return readCsv(seedFilesDir, "stores.csv", storeRow).map((row): Store => {
    const hours = patterns.get(row.hours_pattern);
    return {
      id: row.id,
      placeId: row.place_id,
      shortName: row.short_name,
      name: row.name.replace("{company}", companyLabel),
      state: row.state,
      country: row.country,
      street: row.street,
      suburb: row.suburb,
      postcode: row.postcode,
      latitude: row.lat,
      longitude: row.lng,
      phone: row.phone_fictional,
      openingHours: days.map((day) => ({ day, hours: hours?.[day] ?? "Closed" })),
      timeZone: row.timezone,
      isWarehouse: /warehouse/i.test(row.role),
    };
  });
}
