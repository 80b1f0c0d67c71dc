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

/** Pictures side by side, or rows to compare. Two links, so that it works by itself; the list's form carries the choice on. */
export function ViewToggle({ view: current, hrefOf, onChange }: ViewToggleProps) {
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
            // The page stays where it is scrolled to; a click for a new tab is the browser's.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
