import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { report } from "#client/features/analytics/report.ts";
import { FitmentLabel } from "#client/features/catalogue/card/fitment-label.tsx";
import { categoryQuery } from "#client/features/catalogue/queries.ts";
import { SearchBar } from "#client/features/search/bar/search-bar.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { FitmentOf, OnSelectProduct } from "#client/features/search/panel/suggestions-props.ts";

const name = "Search suggestions";

const reportProduct: OnSelectProduct = (product, position, queryId) =>
  void report(({ selectItem }) => selectItem(product, position, { name, queryId }));

const fitmentOf: FitmentOf = ({ fitment }) => fitment?.status !== "no-vehicle" && <FitmentLabel fitment={fitment} />;

/** Where a category may be limited to a brand or a vehicle; its place below is its place in the tree. */
const limits = /^\/(?:brands|vehicles\/[^/]+)\/[^/]+/;

/** The header's search; which suggested product was chosen is reported. */
export function SearchBox() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const findCollection = () => queryClient.getQueryData(categoryQuery(api, pathname.replace(limits, "/parts")).queryKey)?.handle;
  return <SearchBar findCollection={findCollection} onSelectProduct={reportProduct} fitmentOf={fitmentOf} />;
}
