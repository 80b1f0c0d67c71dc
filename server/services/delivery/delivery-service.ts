import type { DeliveryQuote, DeliveryQuoteInput } from "#shared/contract/stores/delivery.ts";

export type DeliveryService = {
  /** A destination that the carrier doesn't know throws AppError NOT_FOUND. */
  quote(input: DeliveryQuoteInput): Promise<DeliveryQuote>;
};
