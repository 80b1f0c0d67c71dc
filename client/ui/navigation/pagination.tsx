import { Icon } from "../picture/icon.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import styles from "./pagination.module.css";

type PaginationProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** Links to the other pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  const numbers = pageNumbers(page, pageCount);
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
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`after ${numbers[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={lookOnPhones(number, page, numbers)}>
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

/** As many links as have room beside each other on the narrowest phone. */
const rowMax = 6;

/**
 * How a phone shows a number. Where not all have room, it shows the first, the last and the current one, and a sign for each gap between them: the one that is there already,
 * or else one in the place of the gap's first number.
 */
function lookOnPhones(number: number, page: number, numbers: readonly (number | null)[]): string | undefined {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (number === page || number === first || number === last) return undefined;
  const links = numbers.length + Number(page !== first) + Number(page !== last);
  if (links <= rowMax && !numbers.includes(null)) return undefined;
  const at = numbers.indexOf(page);
  const gap = number < page ? numbers.slice(1, at) : numbers.slice(at + 1, -1);
  return gap[0] === number && !gap.includes(null) ? styles.sign : styles.leftOut;
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
