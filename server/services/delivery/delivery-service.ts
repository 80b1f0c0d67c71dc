import type { PublicCache } from "#server/cache/public-cache.ts";
import type { DeliveryQuote, DeliveryQuoteInput } from "#shared/contract/stores/delivery.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { addBusinessDays } from "#shared/domain/stores/business-days.ts";
import { type AustralianState, stateTimeZones } from "#shared/domain/stores/state-time-zones.ts";

type DeliveryServiceOptions = {
  carrier: CarrierPort;
  cache: PublicCache;
  /** Where parcels start. */
  origin: { state: AustralianState; postcode: string };
  /** Days of every year on which nothing moves, "12-25". */
  holidays: readonly string[];
  now?: () => Date;
};

const hourMs = 60 * 60_000;
/** Regions of New Zealand have names instead, and no carrier goes there. */
const stateCode = /^[A-Z]{2,3}$/;

/** When an order would arrive: the days it takes us to send it and the carrier to bring it, in business days from today. */
export function createDeliveryService({
  carrier,
  cache,
  origin,
  holidays,
  now = () => new Date(),
}: DeliveryServiceOptions): DeliveryService {
  // Parcels start at the warehouse, so its calendar counts.
  const timeZone = stateTimeZones[origin.state];
  const warehouseDay = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return {
    async quote({ postcode, state, suburb, products, handlingDays }) {
      if (!stateCode.test(state)) throw unknownDestination();
      const items = products.map(({ qty, weight }) => ({ quantity: qty, weightGrams: weight }));
      const { quote } = await cache.get({
        cache: "delivery-quote",
        key: JSON.stringify([postcode, state, suburb.toLowerCase(), items]),
        freshMs: hourMs,
        staleMs: 12 * hourMs,
        load: async () => ({ quote: await carrier.quote({ origin, destination: { suburb, state, postcode }, items }) }),
        isNothing: (found) => found.quote === null,
      });
      if (quote === null) throw unknownDestination();
      const { transitDays } = quote;
      return {
        estimatedTransitTime: transitDays,
        suburb: quote.suburb,
        postcode: quote.postcode,
        estimatedDate: addBusinessDays(warehouseDay.format(now()), transitDays + handlingDays, holidays),
      };
    },
  };
}

function unknownDestination(): AppError {
  return new AppError("NOT_FOUND", "the carrier does not know the destination", {
    userMessage: "We can't deliver to that suburb. Please check the postcode.",
  });
}

export type DeliveryService = {
  /** A destination that the carrier doesn't know throws AppError NOT_FOUND. */
  quote(input: DeliveryQuoteInput): Promise<DeliveryQuote>;
};

/** Who brings parcels to shoppers. Failures are AppErrors with an UPSTREAM code; UNPROCESSABLE for what is not carried. */
export type CarrierPort = {
  /** Null for a destination that the carrier doesn't know. */
  quote(consignment: Consignment): Promise<CarrierQuote | null>;
};

type Consignment = {
  origin: { state: string; postcode: string };
  destination: { suburb: string; state: string; postcode: string };
  items: { quantity: number; weightGrams: number }[];
};

type CarrierQuote = {
  suburb: string;
  postcode: string;
  /** Business days on the road, at most. */
  transitDays: number;
};
