import type { KeyboardEvent, ReactNode } from "react";
import { useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { nextTab } from "./next-tab.ts";
import styles from "./tabs.module.css";

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  initialTab?: string;
  /** The panels hold the focus, so whatever scrolls should be they. */
  panelClassName?: string;
};

/** Panels that take turns. All of them are in the page, so search engines and the browser's own search find every word. */
export function Tabs({ label, tabs, initialTab, panelClassName }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initialTab);
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  const followKey = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(tabs[next]?.id);
    listRef.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div>
      <div ref={listRef} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}tab${tab.id}`}
            className={styles.tab}
            aria-controls={`${baseId}panel${tab.id}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={followKey}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${baseId}panel${tab.id}`}
          className={classNames(styles.panel, panelClassName)}
          aria-labelledby={`${baseId}tab${tab.id}`}
          hidden={index !== current}
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
