import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Suggestions } from "#shared/contract/search.ts";
import { useApi } from "#client/lib/api.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { Icon } from "#client/ui/icon.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { CategorySuggestions } from "./category-suggestions.tsx";
import { ProductSuggestions } from "./product-suggestions.tsx";
import { suggestionsQuery } from "./queries.ts";
import { SearchStatus } from "./search-status.tsx";
import styles from "./search-panel.module.css";

const tabs = [
  {
    id: "products",
    title: "Products",
    List: ProductSuggestions,
    count: ({ queries, products, inCategory }: Suggestions) => queries.length + products.length + (inCategory?.products.length ?? 0),
  },
  {
    id: "categories",
    title: "Categories",
    List: CategorySuggestions,
    count: ({ categories, brands }: Suggestions) => categories.length + brands.length,
  },
] as const;

type SearchPanelProps = { listboxId: string; text: string; collection: string | undefined; activeId: string | null; onClose: () => void };

/** What the shop has for the text so far. */
export function SearchPanel({ listboxId, text, collection, activeId, onClose }: SearchPanelProps) {
  const [tabId, setTabId] = useState<(typeof tabs)[number]["id"]>("products");
  const { data: suggestions, isError } = useQuery(suggestionsQuery(useApi(), text, collection, useSelectedVehicle()));
  const { List, count } = (text !== "" && tabs.find((tab) => tab.id === tabId)) || tabs[0];
  return (
    <>
      <button type="button" className={styles.veil} tabIndex={-1} aria-label="Close search" onClick={onClose} />
      <div className={styles.panel}>
        {text !== "" && (
          <div className={styles.tabs}>
            {tabs.map((tab) => (
              <button key={tab.id} type="button" className={styles.tab} aria-pressed={tab.id === tabId} onClick={() => setTabId(tab.id)}>
                {tab.title}
              </button>
            ))}
          </div>
        )}
        {isError && (
          <p className={styles.error} role="alert">
            <Icon of="info" size="small" />
            Suggestions are taking a breather. Press Enter to search.
          </p>
        )}
        {suggestions && (
          <div id={listboxId} {...(count(suggestions) > 0 && { role: "listbox", "aria-label": "Suggestions" })}>
            <List suggestions={suggestions} text={text} baseId={listboxId} activeId={activeId} />
          </div>
        )}
        {!suggestions && !isError && [0, 1, 2].map((row) => <Skeleton key={row} className={styles.waiting} />)}
        <SearchStatus suggestions={suggestions} text={text} />
      </div>
    </>
  );
}
