import type { CategoryPromotion } from "#shared/contract/catalogue/category.ts";
import type { ProductListQuery } from "#shared/contract/catalogue/search.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { carUrl } from "#shared/domain/vehicle/car-address.ts";
import type { Services } from "../api-context.ts";
import { categoryDrawings } from "../category-drawings.ts";
import { os } from "../os.ts";

export const search = {
  /** The list from the public cache, with this vehicle's verdicts on its cards. */
  products: os.search.products.handler(async ({ input: asked, context: { services } }) => {
    const input = await withNames(services, asked);
    const { facets, ...list } = await services.search.products(input);
    const [products, drawings] = await Promise.all([
      services.fitment.cards(list.products, input),
      list.fitmentFilter === null ? [] : drawingsFor(services, input),
    ]);
    return {
      ...list,
      products,
      // All products of a brand are of that brand.
      facets: asked.brand === undefined ? facets : facets.filter(({ name }) => name !== "vendor"),
      ...(drawings.length > 0 && { drawings }),
    };
  }),
  shelves: os.search.shelves.handler(({ input, context }) => context.services.search.shelves(input.ids)),
  suggestions: os.search.suggestions.handler(async ({ input, context }) => {
    const { search, fitment } = context.services;
    const suggestions = await search.suggestions(input.q, input.collection, input);
    const { products, inCategory } = suggestions;
    const cards = await fitment.cards([...products, ...(inCategory?.products ?? [])], input);
    return {
      ...suggestions,
      products: cards.slice(0, products.length),
      inCategory: inCategory && { ...inCategory, products: cards.slice(products.length) },
    };
  }),
};

/**
 * A list that is asked for by the address of a category, or a brand, needs no call before it that tells the category's handle, or the brand's name. Throws AppError NOT_FOUND for an
 * address that none has.
 */
async function withNames({ catalogue, content }: Services, { path, brand, ...asked }: ProductListQuery): Promise<NamedListQuery> {
  if (path !== undefined && asked.collection !== undefined)
    throw new AppError("BAD_REQUEST", "A list is limited by a collection or by a path, not by both");
  if (brand !== undefined && asked.vendor !== undefined)
    throw new AppError("BAD_REQUEST", "A list is limited by a vendor or by a brand, not by both");
  const [collection, named] = await Promise.all([
    path === undefined ? asked.collection : catalogue.collectionAt(path),
    brand === undefined ? null : content.brand(brand),
  ]);
  return { ...asked, ...(collection !== undefined && { collection }), ...(named && { vendor: [named.name] }) };
}

type NamedListQuery = Omit<ProductListQuery, "path" | "brand">;

/** Of the category that a list is of, the vehicle's own first. */
async function drawingsFor({ vehicles, assemblies }: Services, { collection, vehicleId }: NamedListQuery): Promise<CategoryPromotion[]> {
  const vehicle = collection === undefined || vehicleId === undefined ? null : await vehicles.byId(vehicleId);
  return vehicle === null ? [] : categoryDrawings(assemblies, `/parts/${collection?.replaceAll("--", "/")}`, carUrl(vehicle));
}
