import { z } from "zod";

export const faultyVendors = [
  "shopify",
  "algolia",
  "storyblok",
  "pictures",
  "checkout",
  "vehicle-lookup",
  "klaviyo",
  "places",
  "carrier",
  "support-desk",
  "identity",
  "customer-account",
] as const;
export type FaultyVendor = (typeof faultyVendors)[number];

const rate = z.number().min(0).max(1).default(0);

/** What goes wrong with a vendor. Rates are shares of its requests; a request suffers the first fault that strikes it, in this order: drop, hang, error, garbage. */
export const faultSettingsSchema = z.strictObject({
  vendor: z.enum(faultyVendors),
  latencyMs: z.number().int().min(0).max(600_000).default(0),
  dropRate: rate,
  hangRate: rate,
  errorRate: rate,
  garbageRate: rate,
});
export type FaultSettings = Omit<z.output<typeof faultSettingsSchema>, "vendor">;

export const noFaults: FaultSettings = { latencyMs: 0, dropRate: 0, hangRate: 0, errorRate: 0, garbageRate: 0 };
