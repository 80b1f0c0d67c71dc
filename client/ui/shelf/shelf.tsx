import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../button/icon-button.tsx";
import rowStyles from "./row.module.css";
import styles from "./shelf.module.css";

const columnStyles = {
  "two-four-six": styles["two-four-six"],
  "one-three-five": styles["one-three-five"],
  "one-two-three": styles["one-two-three"],
  banners: styles.banners,
};

/** How many cards stand side by side on phone, tablet and desktop. */
type ShelfColumns = keyof typeof columnStyles;

type ShelfProps = {
  title: string;
  columns?: ShelfColumns;
  /** A link beside the title, such as "See All". */
  action?: ReactNode;
  /** One `<li>` a card. */
  children: ReactNode;
};

/** A row of cards that scrolls sideways by hand, keyboard or steppers; the steppers show only where there are more cards than places. */
export function Shelf({ title, columns = "one-three-five", action, children }: ShelfProps) {
  const titleId = useId();
  const { listRef, isAtStart, isAtEnd, step } = useShelfSteps();
  return (
    <section className={classNames(styles.shelf, columnStyles[columns])} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {action}
        <div className={styles.steppers}>
          <IconButton icon="chevron-left" label={`Previous in ${title}`} isOff={isAtStart} onClick={() => step(-1)} />
          <IconButton icon="chevron-right" label={`Next in ${title}`} isOff={isAtEnd} onClick={() => step(1)} />
        </div>
      </div>
      <ul ref={listRef} className={`${rowStyles.row} ${styles.track}`} aria-labelledby={titleId}>
        {children}
      </ul>
    </section>
  );
}

/** Follows a scrolling list: whether it stands at an end, and steps by one view. */
function useShelfSteps() {
  const listRef = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const read = () => {
      setIsAtStart(list.scrollLeft <= 1);
      setIsAtEnd(list.scrollLeft + list.clientWidth >= list.scrollWidth - 1);
    };
    const observer = new ResizeObserver(read);
    observer.observe(list);
    list.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", read);
    };
  }, []);

  const step = (direction: -1 | 1) => {
    const list = listRef.current;
    list?.scrollBy({ left: direction * list.clientWidth });
  };
  return { listRef, isAtStart, isAtEnd, step };
}
