import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useEarlyInput } from "#client/hydration/use-hydrated.ts";
import { afterPaint } from "#client/lib/after-paint.ts";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { classNames } from "#client/ui/class-names.ts";
import type { ProductList as ProductListData } from "#shared/contract/catalogue/search.ts";
import { isProductSort } from "#shared/domain/product/product-sort.ts";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { withFormInput } from "./filters/list-form.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { type ProductListState, filterCount, productListSearch, readLeftOutValues } from "./product-list-params.ts";
import { ViewToggle } from "./view-toggle.tsx";
import styles from "./product-list.module.css";
import { listParts, seldomListParts } from "./load-list-parts.ts";

const ActiveFilters = lazyPart(async () => (await listParts()).ActiveFilters);
const CompareTicked = lazyPart(async () => (await seldomListParts()).CompareTicked);
const LeftOutFilters = lazyPart(async () => (await seldomListParts()).LeftOutFilters);
const ListFitment = lazyPart(async () => (await listParts()).ListFitment);
const ListPages = lazyPart(async () => (await listParts()).ListPages);
const ListUnavailable = lazyPart(async () => (await listParts()).ListUnavailable);

type ProductListProps = {
  /** The page's path, without its query. */
  path: string;
  /** Null while nobody can tell. */
  list: ProductListData | null;
  state: ProductListState;
  /** What stands in place of the products when there are none. */
  empty: ReactNode;
  /** The products themselves. */
  children: ReactNode;
};

/** A list of products with everything that steers it; all of its state is in the URL. */
export function ProductList(props: ProductListProps) {
  const { search } = useLocation();
  const leftOut = readLeftOutValues(new URLSearchParams(search));
  return (
    <>
      {leftOut.length > 0 && <LeftOutFilters leftOut={leftOut} />}
      <KnownList {...props} />
    </>
  );
}

function KnownList({ path, list, state, empty, children }: ProductListProps) {
  const { draft, change } = useListNavigation(state);
  const formRef = useRef<HTMLFormElement>(null);
  useEarlyInput(formRef, (form) => {
    const wanted = withFormInput(state, form);
    if (wanted !== state) change(wanted);
  });
  const search = productListSearch(state);
  if (!list) return <ListUnavailable href={path + search} />;
  const { isOn = false, vehicleLabel = null, otherCount = 0, fitText } = list.fitmentFilter ?? {};
  const fitment = { path, search, vehicleLabel, isOn, otherCount };
  const nothing = isOn ? <ListFitment {...fitment} isEmpty /> : empty;
  if (list.total === 0 && filterCount(state) === 0) return nothing;
  const isPastTheEnd = list.total > 0 && list.products.length === 0;
  return (
    <div className={styles.layout}>
      <aside aria-label="Filter products">
        <FilterPanel
          formRef={formRef}
          facets={list.facets}
          state={draft}
          total={list.total}
          priceBounds={list.priceBounds}
          onChange={change}
        />
      </aside>
      <Results>
        <ListToolbar
          total={list.total}
          fitText={fitText}
          state={draft}
          onSort={(sort) => isProductSort(sort) && change({ ...draft, sort, page: 1 })}
          view={
            <ViewToggle
              view={draft.view}
              hrefOf={(view) => path + productListSearch({ ...state, view })}
              onChange={(view) => change({ ...draft, view })}
            />
          }
        />
        {(vehicleLabel === null ? list.products.some(({ fitment }) => fitment?.status === "no-vehicle") : fitText !== "") && (
          <ListFitment {...fitment} />
        )}
        <ActiveFilters path={path} search={search} facets={list.facets} />
        {list.total === 0 ? nothing : !isPastTheEnd && children}
        {state.view === "list" && list.products.length > 0 && <CompareTicked />}
        <ListPages {...fitment} list={list} isPastTheEnd={isPastTheEnd} />
      </Results>
    </div>
  );
}

/** A component of its own, so that while a link is followed only this frame renders again, and not the whole list. */
function Results({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  return (
    <div className={classNames(styles.results, isLoading && styles.loading)} aria-busy={isLoading || undefined}>
      {children}
    </div>
  );
}

type Asked = { state: ProductListState; from: string };

/** Moves a list from one state to another through its URL. `draft` is the state asked for last, so that controls answer at once. */
function useListNavigation(state: ProductListState) {
  const navigateInPlace = useNavigateInPlace();
  const { pathname, key } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Forgotten in the very render that shows the next entry of the history, whether it is the one asked for or another that overtook it.
  if (asked !== null && asked.from !== key) setAsked(null);

  function change(next: ProductListState) {
    setAsked({ state: next, from: key });
    // The tick is painted first: to begin a navigation takes a slow phone longer than a frame.
    afterPaint(() => void navigateInPlace(pathname + productListSearch(next)));
  }
  return { draft: asked?.from === key ? asked.state : state, change };
}
