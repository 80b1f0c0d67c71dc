import type { KeyboardEvent } from "react";
import { useRef } from "react";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import { nextTab } from "#client/ui/navigation/tabs.tsx";
import styles from "./search-panel.module.css";

export type SearchTab = "products" | "categories";

const tabs = [
  { id: "products", title: "Products" },
  { id: "categories", title: "Categories" },
] as const satisfies { id: SearchTab; title: string }[];

type SearchTabsProps = { tab: SearchTab; panelId: string; onTab: (tab: SearchTab) => void };

/** Products or categories; Tab leads here from the box, the arrow keys to the other one. */
export function SearchTabs({ tab, panelId, onTab }: SearchTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const followKey = (event: KeyboardEvent) => {
    const at = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === tab),
      tabs.length,
    );
    const next = at === null ? undefined : tabs[at];
    if (next === undefined || at === null) return;
    event.preventDefault();
    onTab(next.id);
    listRef.current?.querySelectorAll("button")[at]?.focus();
  };
  return (
    <div ref={listRef} className={styles.tabs} role="tablist" aria-label="Results">
      {tabs.map(({ id, title }) => (
        <ScriptButton
          key={id}
          role="tab"
          id={panelId + id}
          className={styles.tab}
          aria-selected={id === tab}
          aria-controls={panelId}
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onTab(id)}
          onKeyDown={followKey}
        >
          {title}
        </ScriptButton>
      ))}
    </div>
  );
}
