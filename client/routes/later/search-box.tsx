import { report } from "#client/features/analytics/report.ts";
import { SearchBar } from "#client/features/search/search-bar.tsx";
import type { OnSelectProduct } from "#client/features/search/suggestions-props.ts";

const name = "Search suggestions";

const reportProduct: OnSelectProduct = (product, position, queryId) =>
  void report(({ selectItem }) => selectItem(product, position, { name, queryId }));

/** The header's search; which suggested product was chosen is reported. */
export function SearchBox({ findCollection }: { findCollection: () => string | undefined }) {
  return <SearchBar findCollection={findCollection} onSelectProduct={reportProduct} />;
}
