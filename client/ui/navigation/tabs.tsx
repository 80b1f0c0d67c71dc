import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { isPlainClick } from "#client/hydration/links/plain-click.ts";
import rowStyles from "../shelf/row.module.css";
import styles from "./tabs.module.css";

type TabsProps = {
  label: string;
  /** The panels carry the tabs' own ids, to be linked to. */
  tabs: readonly {
    id: string;
    title: ReactNode;
    content: ReactNode;
    /** Somebody is about to choose it. */
    onNear?: () => void;
  }[];
  chosen: { tab: string | undefined; onChoose: (id: string) => void };
};

/**
 * Panels that take turns. All of them are in the page, so search engines find every word, and without scripts they stand below each other. The tabs are links to
 * them: one that is followed before this code is there stays in the address.
 */
export function Tabs({ label, tabs, chosen }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const { tab: wanted, onChoose } = chosen;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );

  const choose = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(id);
  };
  const followKey = (event: KeyboardEvent) => {
    const next = event.key === " " ? current : nextTab(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChoose(tab.id);
    listRef.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div>
      <div ref={listRef} className={`${rowStyles.row} ${styles.list}`} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            role="tab"
            id={`${baseId}tab${tab.id}`}
            href={`#${tab.id}`}
            className={styles.tab}
            aria-controls={tab.id}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onPointerEnter={tab.onNear}
            onFocus={tab.onNear}
            onClick={(event) => choose(event, tab.id)}
            onKeyDown={followKey}
          >
            {tab.title}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          className={styles.panel}
          aria-labelledby={`${baseId}tab${tab.id}`}
          hidden={index !== current}
          tabIndex={0}
        >
          <h2 className={styles.heading}>{tab.title}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** Where the keys of a tab list lead; null for any other key. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
