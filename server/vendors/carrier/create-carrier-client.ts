import { z } from "zod";
import type { CarrierPort } from "#server/services/delivery/delivery-service.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";

type CarrierClientOptions = {
  /** The service's base address. */
  url: string;
  apiKey: string;
  vendorFetch: VendorFetch;
};

const quoteSchema = z.object({
  destination: z.object({ suburb: z.string(), postcode: z.string().min(1) }),
  transit_business_days: z.object({ max: z.number().int().min(0).max(100) }),
});

/**
 * Gets a carrier's delivery time in business days: POST /v1/quotes, weights in whole grams; the suburb is empty where only the postcode is known. 404 means that it doesn't deliver there, for which this returns
 * null; 422 means that it doesn't carry such items, for which this throws UNPROCESSABLE. Other failures are AppErrors with UPSTREAM codes.
 */
export function createCarrierClient({ url, apiKey, vendorFetch }: CarrierClientOptions): CarrierPort {
  const endpoint = `${url.replace(/\/$/, "")}/v1/quotes`;
  return {
    async quote({ origin, destination, items }) {
      const body = { origin, destination, items: items.map(({ quantity, weightGrams }) => ({ quantity, weight_grams: weightGrams })) };
      const headers = { "content-type": "application/json", accept: "application/json", "x-api-key": apiKey };
      const response = await vendorFetch(
        endpoint,
        { method: "POST", headers, body: JSON.stringify(body) },
        { operation: "quote", isIdempotent: true },
      );
      if (response.status === 404) return null;
      if (response.status === 422) {
        throw new AppError("UNPROCESSABLE", "the carrier does not carry this", {
          userMessage: "This is too heavy for one delivery. Please ring us, and we'll find a way.",
        });
      }
      if (!response.ok) throw new AppError("UPSTREAM_FAILED", `carrier quote: the vendor answered ${response.status}`);
      const parsed = quoteSchema.safeParse(await response.json().catch(() => null));
      if (!parsed.success) throw new AppError("UPSTREAM_FAILED", "carrier quote: the answer is malformed");
      const { destination: found, transit_business_days: days } = parsed.data;
      return { suburb: found.suburb, postcode: found.postcode, transitDays: days.max };
    },
  };
}
