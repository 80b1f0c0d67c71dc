import { type ReactNode, useEffect, useRef } from "react";
import { useToldOnce } from "#client/lib/page/use-told-once.ts";
import { AccountNav } from "./account-nav.tsx";
import type { AccountPath } from "../account-paths.ts";
import styles from "./account-page.module.css";

type AccountPageProps = {
  title: string;
  /** The entry of the navigation that it belongs to. */
  current: AccountPath;
  /** Deeper than that entry, which then leads back to it. */
  isBelow?: boolean;
  /** What it shows now, where it shows one thing after another. */
  view?: string;
  children: ReactNode;
};

/** What its forms say in the address of the page that tells of them. */
const told = ["done", "saved", "return"];

/** What the account's pages have in common: the ways between them, and the title. */
export function AccountPage({ title, current, isBelow = false, view, children }: AccountPageProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const lastViewRef = useRef(view);
  useToldOnce(told);
  useEffect(() => {
    if (lastViewRef.current === view) return;
    lastViewRef.current = view;
    // What was pressed is gone; whoever uses the keyboard goes on from here.
    if (document.activeElement === document.body) titleRef.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <div className={styles.page}>
      <AccountNav current={current} isBelow={isBelow} />
      <div className={styles.content}>
        <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
