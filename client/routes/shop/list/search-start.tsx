import { useQuery } from "@tanstack/react-query";
import { PopularCategories } from "#client/features/catalogue/category/popular-categories.tsx";
import { categoriesQuery } from "#client/features/catalogue/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./search-start.module.css";

/** Where a search starts, or starts again when it found nothing. `text` is null while nothing was asked for. */
export function SearchStart({ text }: { text: string | null }) {
  const { data: departments } = useQuery(categoriesQuery(useApi()));
  return (
    <div className={styles.start}>
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
            </ul>
          }
        />
      )}
      {departments && <PopularCategories departments={departments} />}
    </div>
  );
}
