import type { CatalogueService } from "../catalogue/catalogue-service.ts";

/** Where products are found, by the platform's ids; those that are no longer sold are missing. Never fails. */
export type ProductUrls = (productIds: string[]) => Promise<ReadonlyMap<string, string>>;

/** An order without links is still worth showing: a catalogue that fails costs only them, and has told so in the log already. */
export function createProductUrls({ cards }: Pick<CatalogueService, "cards">): ProductUrls {
  return async (productIds) => {
    if (productIds.length === 0) return new Map();
    const found = await cards(productIds).catch(() => []);
    return new Map(found.map(({ id, handle }) => [id, `/products/${handle}`]));
  };
}
