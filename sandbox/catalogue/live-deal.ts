import { stressCases } from "./stress-cases.ts";
import type { CatalogueProduct } from "./types.ts";

const secondsLeft = 10;

/** One product's deal ends ten seconds after the sandbox has started, so that the end of a countdown can be watched. */
export function withLiveDeal(bootedAt: Date): (product: CatalogueProduct) => CatalogueProduct {
  const dealExpiresAt = new Date(bootedAt.getTime() + secondsLeft * 1000).toISOString();
  return (product) => (product.handle === stressCases.endingDeal ? { ...product, dealExpiresAt } : product);
}
