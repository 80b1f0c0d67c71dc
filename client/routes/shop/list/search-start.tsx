import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { PopularCategories } from "#client/features/catalogue/category/popular-categories.tsx";
import { readLeftOutValues } from "#client/features/catalogue/product-list/product-list-params.ts";
import { categoriesQuery } from "#client/features/catalogue/queries.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./search-start.module.css";
import { seldomListParts } from "#client/features/catalogue/product-list/load-list-parts.ts";

const LeftOutFilters = lazyPart(async () => (await seldomListParts()).LeftOutFilters);

type SearchStartProps = {
  /** Null while nothing was asked for. */
  text: string | null;
  /** Whether no list stands around it, which would tell what it left out of the address. */
  isWholePage?: boolean;
};

/** Where a search starts, or starts again when it found nothing. */
export function SearchStart({ text, isWholePage = false }: SearchStartProps) {
  const { data: departments } = useQuery(categoriesQuery(useApi()));
  const { search } = useLocation();
  const leftOut = isWholePage ? readLeftOutValues(new URLSearchParams(search)) : [];
  return (
    <div className={styles.start}>
      {leftOut.length > 0 && <LeftOutFilters leftOut={leftOut} />}
      {text === null ? (
        <p>Type a part, a part number or a car into the search box, or start from a category.</p>
      ) : (
        <EmptyState
          headingLevel="h2"
          title="No products found"
          text={text === "" ? undefined : `Sorry, we couldn't find any products for "${text}"`}
          action={
            <ul className={styles.tips}>
              <li>Check the spelling, or try the part’s plain name: “door seal”, “water pump”.</li>
              <li>Leave out a word: the car or the part alone finds more.</li>
              <li>Have a number? Type it as it is. Dashes, dots and spaces don’t matter.</li>
              <li>
                Still not there? <a href="/pages/contact">Ask us</a>.
              </li>
            </ul>
          }
        />
      )}
      {departments && <PopularCategories departments={departments} />}
    </div>
  );
}
