import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Pagination } from "#client/ui/navigation/pagination.tsx";
import { useFollowedFocus } from "#client/ui/navigation/use-followed-focus.ts";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { productListSearch, readProductListState } from "./product-list-params.ts";
import styles from "./list-pages.module.css";

type ListPagesProps = {
  path: string;
  search: string;
  list: ProductList;
  isPastTheEnd: boolean;
  /** Whether the list leaves out what is for other vehicles than the shopper's, and how many products that is. */
  isOn: boolean;
  otherCount: number;
};

/** The way to a list's other pages, also from one that it doesn't have, as an old link may ask for, and to what it leaves out. */
export function ListPages({ path, search, list, isPastTheEnd, isOn, otherCount }: ListPagesProps) {
  useFollowedFocus(search);
  const state = readProductListState(new URLSearchParams(search));
  const { page, pageCount } = list;
  const hrefOf = (other: number) => path + productListSearch({ ...state, page: other });
  return isPastTheEnd ? (
    <EmptyState
      headingLevel="h2"
      title="This list is shorter than that"
      text={`It ends with page ${pageCount}.`}
      action={<a href={hrefOf(pageCount)}>Go to its last page</a>}
    />
  ) : (
    <>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      {isOn && otherCount > 0 && (
        <p className={styles.others}>
          <a rel="nofollow" href={`${path}${productListSearch({ ...state, fits: "all", page: othersPage(list) })}#other-cars`}>
            {formatNumber(otherCount)} for other cars
          </a>
        </p>
      )}
    </>
  );
}

/** Behind all that is for the shopper's vehicle, where that goes first. */
const othersPage = ({ total, pageSize, fitmentFilter }: ProductList) => (fitmentFilter?.isRanked ? Math.floor(total / pageSize) + 1 : 1);
