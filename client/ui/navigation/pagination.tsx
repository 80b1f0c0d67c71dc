import { Icon } from "../picture/icon.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./pagination.module.css";

type PaginationProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages">
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <a className={styles.link} href={hrefOf(page - 1)} rel="prev">
              <Icon of="chevron-left" />
              <VisuallyHidden>Previous page</VisuallyHidden>
            </a>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index, numbers) =>
          number === null ? (
            <li key={`after ${numbers[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={number === page ? undefined : number < page ? styles.before : styles.after}>
              <a className={styles.link} href={hrefOf(number)} aria-current={number === page ? "page" : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a className={styles.link} href={hrefOf(page + 1)} rel="next">
              <Icon of="chevron-right" />
              <VisuallyHidden>Next page</VisuallyHidden>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The page numbers to offer: the first, the last, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const step = number - (sorted[index - 1] ?? 0);
    if (step === 2) return [number - 1, number];
    return step > 2 ? [null, number] : [number];
  });
}
