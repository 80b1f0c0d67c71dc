import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import { readStoredText, storeText } from "#client/lib/storage/stored-text.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { listFormId } from "./filters/list-form.ts";
import type { ListView } from "./product-list-params.ts";
import styles from "./view-toggle.module.css";

const views = [
  { view: "grid", icon: "layout-grid", label: "Grid" },
  { view: "list", icon: "layout-list", label: "List" },
] as const;

type ViewToggleProps = { view: ListView; hrefOf: (view: ListView) => string; onChange: (view: ListView) => void };

const storageKey = "listView";
/** Whether this document has shown a list: the entry that it began with has no key of its own, and Back leads to it, too. */
let hasShownList = false;

/** Pictures side by side, or rows to compare. Two links, so that it works by itself; the list's form carries the choice on. */
export function ViewToggle({ view: current, hrefOf, onChange }: ViewToggleProps) {
  useRememberedView(current, hrefOf("list"));
  return (
    <div className={styles.toggle} role="group" aria-label="View">
      {current === "list" && <input type="hidden" form={listFormId} name="view" value="list" />}
      {views.map(({ view, icon, label }) => (
        <a
          key={view}
          className={styles.view}
          href={hrefOf(view)}
          rel="nofollow"
          aria-current={view === current ? "true" : undefined}
          onClick={(event) => {
            storeText(storageKey, view);
            // The page stays where it is scrolled to; a click for a new tab is the browser's.
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChange(view);
          }}
        >
          <Icon of={icon} />
          <VisuallyHidden>{label} view</VisuallyHidden>
        </a>
      ))}
    </div>
  );
}

/** Lays the next list out as the last one was. What the address says wins, and so does what Back and Forward lead to. */
function useRememberedView(current: ListView, listHref: string): void {
  const navigateInPlace = useNavigateInPlace();
  const { key, search } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;

  const restore = useEffectEvent((entry: string) => {
    const isVisitedAgain = isPop && (entry !== "default" || hasShownList);
    hasShownList = true;
    if (readStoredText(storageKey) !== "list" || current === "list" || isVisitedAgain || new URLSearchParams(search).has("view")) return;
    void navigateInPlace(listHref, { replace: true });
  });
  useEffect(() => restore(key), [key]);
}
