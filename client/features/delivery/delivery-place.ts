import { readStored } from "#client/lib/storage/read-stored.ts";

/** Where the shopper has parts sent, as the browser remembers it; without a suburb where a postcode is all that is known. */
export type DeliveryPlace = { postcode: string; state: string; suburb: string; label: string };

/** Reads a remembered place; one without a postcode is discarded. */
export function parseDeliveryPlace(text: string | null): DeliveryPlace | null {
  return readStored("malformed-delivery-place", text, (value) => {
    if (typeof value !== "object" || value === null) return null;
    const fields: Record<string, unknown> = { ...value };
    const { postcode, state, suburb } = fields;
    if (typeof postcode !== "string" || typeof state !== "string" || typeof suburb !== "string") return null;
    return /^\d{4}$/.test(postcode) && state ? toDeliveryPlace({ postcode, state, suburb }) : null;
  });
}

export function toDeliveryPlace({ postcode, state, suburb }: Omit<DeliveryPlace, "label">): DeliveryPlace {
  return { postcode, state, suburb, label: `${suburb} ${state} ${postcode}`.trim() };
}
