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
