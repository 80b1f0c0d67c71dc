import { report } from "#client/features/analytics/report.ts";
import { FitmentLabel } from "#client/features/catalogue/card/fitment-label.tsx";
import { SearchBar } from "#client/features/search/bar/search-bar.tsx";
import type { FitmentOf, OnSelectProduct } from "#client/features/search/panel/suggestions-props.ts";

const name = "Search suggestions";

const reportProduct: OnSelectProduct = (product, position, queryId) =>
  void report(({ selectItem }) => selectItem(product, position, { name, queryId }));

const fitmentOf: FitmentOf = ({ fitment }) => fitment?.status !== "no-vehicle" && <FitmentLabel fitment={fitment} />;

/** The header's search; which suggested product was chosen is reported. */
export function SearchBox({ findCollection }: { findCollection: () => string | undefined }) {
  return <SearchBar findCollection={findCollection} onSelectProduct={reportProduct} fitmentOf={fitmentOf} />;
}
