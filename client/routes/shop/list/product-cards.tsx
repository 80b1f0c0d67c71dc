import { report } from "#client/features/analytics/report.ts";
import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductGrid } from "#client/features/catalogue/product-list/product-grid.tsx";
import type { ListView } from "#client/features/catalogue/product-list/product-list-params.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";

/** `name` is the list's name in the data layer. */
type ProductCardsProps = { name: string; list: ProductList; view: ListView };

/** A page of a list; what was seen and what was chosen is reported. */
export function ProductCards({ name, list: { products, queryId, page, pageSize }, view }: ProductCardsProps) {
  const firstPosition = (page - 1) * pageSize + 1;
  useReport(`${name} ${products.map(({ objectId }) => objectId).join(" ")}`, ({ viewItemList }) =>
    viewItemList({ name, products, firstPosition, queryId }),
  );
  return (
    <ProductGrid
      products={products}
      view={view}
      queryId={queryId}
      firstPosition={firstPosition}
      onSelect={(product, position) => void report(({ selectItem }) => selectItem(product, position, { name, queryId }))}
    />
  );
}
