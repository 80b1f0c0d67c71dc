import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tabs.module.css";

type TabsProps = {
  label: string;
  tabs: readonly { id: string; title: ReactNode; content: ReactNode }[];
  initialTab?: string;
  /** Which tab is chosen, where something outside knows: the address. The panels then carry the tabs' own ids, to be linked to. */
  chosen?: { tab: string | undefined; onChoose: (id: string) => void };
  /** The panels hold the focus, so whatever scrolls should be they. */
  panelClassName?: string;
};

/** Panels that take turns. All of them are in the page, so search engines find every word, and without scripts they stand below each other. */
export function Tabs({ label, tabs, initialTab, chosen, panelClassName }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(initialTab);
  const choose = chosen?.onChoose ?? setOwn;
  const wanted = chosen ? chosen.tab : own;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  );
  const panelId = (id: string) => (chosen ? id : `${baseId}panel${id}`);

  const followKey = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    choose(tab.id);
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
            aria-controls={panelId(tab.id)}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => choose(tab.id)}
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
          id={panelId(tab.id)}
          className={classNames(styles.panel, panelClassName)}
          aria-labelledby={`${baseId}tab${tab.id}`}
          hidden={index !== current}
          tabIndex={0}
        >
          <h3 className={styles.heading}>{tab.title}</h3>
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
