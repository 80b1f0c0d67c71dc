import { memo } from "react";
import { report } from "#client/features/analytics/report.ts";
import { useReport } from "#client/features/analytics/use-report.ts";
import { seldomListParts } from "#client/features/catalogue/product-list/load-list-parts.ts";
import { ProductGrid } from "#client/features/catalogue/product-list/product-grid.tsx";
import type { ListView } from "#client/features/catalogue/product-list/product-list-params.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import { formatNumber } from "#shared/domain/money.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";

const OtherCarsPlace = lazyPart(async () => (await seldomListParts()).OtherCarsPlace);

/** As it was left, which the list's parts keep: a document is scrolled to where it was left before they are there. */
const unfoldAsLeft = (fold: HTMLDetailsElement | null) => {
  if (fold && history.state?.areOthersOpen) fold.open = true;
};

/** `name` is the list's name in the data layer. */
type ProductCardsProps = { name: string; list: ProductList; view: ListView };

/** One page of a list. Parts for other vehicles than the shopper's are folded away at its end. Reports what was seen and what was chosen. Memoised, because routes render again whenever a navigation begins or ends. */
export const ProductCards = memo(function ProductCards({ name, list, view }: ProductCardsProps) {
  const { products, queryId, page, pageSize, fitmentFilter } = list;
  const firstPosition = (page - 1) * pageSize + 1;
  useReport(`${name} ${products.map(({ objectId }) => objectId).join(" ")}`, ({ viewItemList }) =>
    viewItemList({ name, products, firstPosition, queryId }),
  );
  // Of a ranked list they are the last. A page of nothing else was asked for, and shows them.
  const lastForVehicle = fitmentFilter?.isRanked ? products.findLastIndex(({ fitment }) => fitment?.status !== "does-not-fit") : -1;
  const shown = lastForVehicle + 1 || products.length;
  const gridOf = (from: number, to: number) => (
    <ProductGrid
      products={products.slice(from, to)}
      view={view}
      queryId={queryId}
      firstPosition={firstPosition + from}
      onSelect={(product, position) => void report(({ selectItem }) => selectItem(product, position, { name, queryId }))}
    />
  );
  return (
    <>
      {gridOf(0, shown)}
      {shown < products.length && fitmentFilter && (
        <Disclosure ref={unfoldAsLeft} title={`${formatNumber(fitmentFilter.otherCount)} for other cars`}>
          <OtherCarsPlace />
          {gridOf(shown, products.length)}
        </Disclosure>
      )}
    </>
  );
});
