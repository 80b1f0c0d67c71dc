import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Suggestions } from "#shared/contract/catalogue/search.ts";
import { CategorySuggestions } from "./kinds/category-suggestions.tsx";
import { PanelNote } from "./panel-note.tsx";
import { PopularSearches } from "./kinds/popular-searches.tsx";
import { ProductSuggestions } from "./product-suggestions.tsx";
import { suggestionsQuery } from "../queries.ts";
import { type SearchTab, SearchTabs } from "./search-tabs.tsx";
import type { FitmentOf, OnSelectProduct } from "./suggestions-props.ts";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import styles from "./search-panel.module.css";

const slowAfterMs = 1500;
const hint = "Search by part, part number or car: try “hq 253 water pump”.";

/** True once the same wait has gone on for longer than a shopper should wait without a word. */
function useIsSlow(isWaiting: boolean, waitedFor: string): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(waitedFor), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [isWaiting, waitedFor]);
  return isWaiting && slow === waitedFor;
}

export type SearchPanelProps = {
  listboxId: string;
  text: string;
  collection: string | undefined;
  activeId: string | null;
  onSelectProduct: OnSelectProduct;
  fitmentOf: FitmentOf;
  onClose: () => void;
};

const lists = { products: ProductSuggestions, categories: CategorySuggestions };

/** What the shop has for the text so far. Words stand outside of the listbox, which holds only what can be chosen. */
export function SearchPanel({ listboxId, text, collection, activeId, onSelectProduct, fitmentOf, onClose }: SearchPanelProps) {
  const [tab, setTab] = useState<SearchTab>("products");
  const { data, dataUpdatedAt, isError, isPlaceholderData, isFetching } = useQuery(
    suggestionsQuery(useApi(), text, collection, useSelectedVehicle()),
  );
  const isSlow = useIsSlow(isFetching && (data === undefined || isPlaceholderData), text);
  const isTyped = text !== "";
  // The last text's products may stay while the next ones come; that it had none, or only popular searches, says nothing of them.
  const suggestions = isPlaceholderData && (!isTyped || data?.productTotal === 0) ? undefined : data;
  const List = isTyped ? lists[tab] : PopularSearches;
  const isEmpty = isTyped && !isPlaceholderData && suggestions !== undefined && hasNothing(suggestions, tab);
  return (
    <>
      <ScriptButton className={styles.veil} tabIndex={-1} aria-label="Close search" onClick={onClose} />
      <div className={styles.panel}>
        {isTyped ? <SearchTabs tab={tab} panelId={`${listboxId}panel`} onTab={setTab} /> : <p className={styles.lead}>{hint}</p>}
        {/* What is found doesn't grow out of the popular searches: that would move them under the shopper's eyes. */}
        <div
          key={isTyped ? "found" : "popular"}
          id={`${listboxId}panel`}
          className={classNames(isPlaceholderData && styles.stale)}
          {...(isTyped && { role: "tabpanel", "aria-labelledby": `${listboxId}panel${tab}` })}
        >
          {isError && isTyped && (
            <PanelNote title="Suggestions are not available right now" text="You can still search: press Enter." role="alert" />
          )}
          {isSlow && isTyped && (
            <PanelNote title="This is taking longer than usual" text="You don't have to wait: press Enter to search." role="status" />
          )}
          {isEmpty && <PanelNote title={`No ${tab} found`} text={`Sorry, we couldn't find any ${tab} for "${text}"`} />}
          <div id={listboxId} role="listbox" aria-label="Suggestions" aria-busy={isFetching}>
            {/* Each answer has ids of its own: what was chosen of the last one must not become another suggestion under Enter. */}
            {suggestions && (
              <List {...{ suggestions, text, activeId, onSelectProduct, fitmentOf }} baseId={`${listboxId}${dataUpdatedAt}`} />
            )}
          </div>
          {!suggestions && !isError && [0, 1, 2].map((row) => <Skeleton key={row} className={styles.waiting} />)}
        </div>
        {isEmpty && <p className={styles.hint}>{hint}</p>}
        <SearchStatus suggestions={isPlaceholderData ? undefined : suggestions} text={text} />
      </div>
    </>
  );
}

/** Where products are none, a page or the look-up of a vehicle may be what was meant. */
function hasNothing(suggestions: Suggestions, tab: SearchTab): boolean {
  const { pages, lookUp } = suggestions;
  return suggestions[tab].length === 0 && (tab === "categories" || (pages.length === 0 && lookUp === null));
}

/** Tells those who listen how much was found, once it is known. */
function SearchStatus({ suggestions, text }: { suggestions: Suggestions | undefined; text: string }) {
  return (
    <output>
      <VisuallyHidden>{suggestions ? spoken(suggestions, text) : ""}</VisuallyHidden>
    </output>
  );
}

function spoken({ queries, productTotal, categories, inCategory }: Suggestions, text: string): string {
  if (text === "") return `${counted(queries.length, "popular search", "popular searches")}. Use the arrow keys to choose.`;
  const found = `${counted(productTotal, "product")} and ${counted(categories.length, "category", "categories")} for ${text}.`;
  const here = inCategory?.products.length === 0 ? " No products found within the category." : "";
  return `${found}${here}${productTotal > 0 ? " Use the arrow keys to choose." : ""}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
