import { queryOptions } from "@tanstack/react-query";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import type { Api } from "#client/lib/api/api.ts";
import { allBlocks } from "#shared/contract/blocks/all-blocks.ts";
import { type SelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** The products of all shelves on a content page, by block id; one query, because the page alone knows its shelves. A shelf that fails is null, and the others are shown. */
export const pageProductsQuery = (api: Api, slug: string, vehicle: SelectedVehicle | null) =>
  queryOptions({
    queryKey: ["content-page-products", slug, vehicleInput(vehicle)],
    queryFn: async ({ client, signal }): Promise<Record<string, ProductCard[] | null>> => {
      const { blocks } = await client.fetchQuery(pageQuery(api, slug));
      const shelves = allBlocks(blocks).filter((block) => block.type === "recommended-products");
      const loaded = shelves.map(async (shelf) => [shelf.id, await loadShelf(api, shelf, vehicle, signal)] as const);
      return Object.fromEntries(await Promise.all(loaded));
    },
    staleTime: 60_000,
  });

/** What isn't for the shopper's vehicle is no recommendation; where nothing else is left, it is still what the shelf is about, and its cards say so. */
function offeredFor(products: ProductCard[]): ProductCard[] {
  const offered = products.filter(({ fitment }) => fitment?.status !== "does-not-fit");
  return (offered.length > 0 ? offered : products).map(withoutStores);
}

/** Which stores have it is for lists to say: a shelf would only carry it along. */
function withoutStores(card: ProductCard): ProductCard {
  const copy = { ...card };
  delete copy.inStockAt;
  return copy;
}

/** Two views of a wide screen, and more than anybody scrolls through on a phone; the rest is a link away. */
const shelfMax = 12;

async function loadShelf(
  api: Api,
  { collection, promotion, vendor, query }: BlockOf<"recommended-products">,
  vehicle: SelectedVehicle | null,
  signal: AbortSignal,
): Promise<ProductCard[] | null> {
  try {
    const list = await api.search.products(
      {
        ...(collection && { collection }),
        ...(promotion && { promotion }),
        ...(vendor && { vendor }),
        ...(query && { q: query }),
        ...(vehicle && { fits: "all" }),
        ...vehicleInput(vehicle),
      },
      { signal },
    );
    return offeredFor(list.products).slice(0, shelfMax);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
