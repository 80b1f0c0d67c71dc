import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { isProductAvailable } from "./availability.ts";
import type { IndexedProduct } from "./product-index.ts";
import { compare } from "#sandbox/graphql/compare.ts";
import type { QueryTerm } from "#sandbox/graphql/query-tokens.ts";

/** Does a product match one term? Fields that this stand-in does not know match everything, as Shopify ignores them. */
export function matchesTerm(row: IndexedProduct, term: QueryTerm, catalogue: Catalogue): boolean {
  switch (term.field) {
    case null:
      return row.text.includes(term.value.replace(/\*$/, ""));
    case "id":
      return compare(row.id, Number(term.value), term.comparator);
    case "variants.price":
      return compare(row.priceCents, Math.round(Number(term.value) * 100), term.comparator);
    case "created_at":
    case "updated_at":
      return compare(Date.parse(row.createdAt), Date.parse(term.value.toUpperCase()), term.comparator);
    case "available_for_sale": {
      const product = catalogue.productById(row.id);
      return product !== undefined && isProductAvailable(product) === (term.value === "true");
    }
    case "tag_not":
      return !row.tags.some((tag) => isText(tag, term.value));
    default:
      return valuesOf(row, term.field)?.some((value) => isText(value, term.value)) ?? true;
  }
}

function valuesOf(row: IndexedProduct, field: string): string[] | null {
  if (field === "handle") return [row.handle];
  if (field === "title") return [row.title];
  if (field === "vendor") return [row.vendor];
  if (field === "product_type") return [row.productType];
  if (field === "tag") return row.tags;
  return field === "sku" ? row.skus : null;
}

/** The whole value, or its beginning when the query ends in "*". */
function isText(value: string, wanted: string): boolean {
  const text = value.toLowerCase();
  return wanted.endsWith("*") ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}
