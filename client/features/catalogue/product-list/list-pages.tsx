import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Pagination } from "#client/ui/navigation/pagination.tsx";
import { productListSearch, readProductListState } from "./product-list-params.ts";

type ListPagesProps = { path: string; search: string; page: number; pageCount: number; isPastTheEnd: boolean };

/** The way to a list's other pages, also from one that it doesn't have, as an old link may ask for. */
export function ListPages({ path, search, page, pageCount, isPastTheEnd }: ListPagesProps) {
  const state = readProductListState(new URLSearchParams(search));
  const hrefOf = (other: number) => path + productListSearch({ ...state, page: other });
  return isPastTheEnd ? (
    <EmptyState
      headingLevel="h2"
      title="This list is shorter than that"
      text={`It ends with page ${pageCount}.`}
      action={<a href={hrefOf(pageCount)}>Go to its last page</a>}
    />
  ) : (
    <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
  );
}
