const flatRateCents = 1295;
const freeFromCents = 19_900;

/** Pickup is free; delivery costs a flat rate and nothing from $199. */
export function shippingCents(method: "delivery" | "pickup", goodsCents: number): number {
  return method === "pickup" || goodsCents >= freeFromCents ? 0 : flatRateCents;
}
