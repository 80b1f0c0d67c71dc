import type { GoWithout } from "#server/observability/go-without.ts";
import type { Order } from "#shared/contract/customer/account.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";
import type { CatalogueService } from "../catalogue/catalogue-service.ts";
import type { PlatformOrder } from "./customer-port.ts";

/** Where products are found, by the platform's ids; those that are no longer sold are missing. Never fails. */
export type ProductUrls = (productIds: string[]) => Promise<ReadonlyMap<string, string>>;

/** An order without links is still worth showing: a catalogue that fails costs only them. */
export function createProductUrls(
  { cards }: Pick<CatalogueService, "cards">,
  goWithout: GoWithout = () => nullUnlessOurFault,
): ProductUrls {
  return async (productIds) => {
    if (productIds.length === 0) return new Map();
    const found = (await cards(productIds).catch(goWithout("links of an order"))) ?? [];
    return new Map(found.map(({ id, handle }) => [id, `/products/${handle}`]));
  };
}

/** An order as the shop tells of it: with the ways to what is still sold. */
export async function withUrls({ lines, ...order }: PlatformOrder, productUrls: ProductUrls): Promise<Order> {
  const urls = await productUrls(lines.flatMap(({ productId }) => productId ?? []));
  return {
    ...order,
    lines: lines.map(({ productId, variantId: _variantId, ...line }) => ({
      ...line,
      url: productId === null ? null : (urls.get(productId) ?? null),
    })),
  };
}
