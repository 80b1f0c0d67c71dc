import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProductList } from "#shared/contract/catalogue/search.ts";
import { productListSearch, readProductListState } from "../product-list-params.ts";
import chipStyles from "../filters/active-filters.module.css";
import styles from "./understood-words.module.css";

type UnderstoodWordsProps = { understanding: ProductList["understanding"]; path: string; search: string };

/** What the words of a search were taken for, each with a way to take it back; and which of them nothing could meet. */
export function UnderstoodWords({ understanding: { words, dropped, car, missingPart }, path, search }: UnderstoodWordsProps) {
  const state = readProductListState(new URLSearchParams(search));
  if (words.length === 0 && dropped.length === 0) return null;
  return (
    <div className={styles.box}>
      {missingPart !== null && car !== null ? (
        <p role="status">
          We have no {missingPart} for <strong>{car}</strong>. Here is what else fits it, and what comes nearest.{" "}
          <a rel="nofollow" href={path + productListSearch({ ...state, q: dropped.join(" "), page: 1 })}>
            See every {missingPart}
          </a>{" "}
          or <a href="/contact">ask us to find one</a>.
        </p>
      ) : (
        dropped.length > 0 && <p role="status">Nothing matches all of these words, so we left out {quoted(dropped)}.</p>
      )}
      {words.length > 0 && (
        <ul className={chipStyles.list} aria-label="Understood as">
          {words.map(({ kind, label, textWithout }) => (
            <li key={`${kind}${label}`}>
              <a className={chipStyles.chip} rel="nofollow" href={path + productListSearch({ ...state, q: textWithout, page: 1 })}>
                <span className={styles.kind}>{kinds[kind]}</span> {label}
                <VisuallyHidden> – search without it</VisuallyHidden>
                <Icon of="x" size="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const kinds: Record<ProductList["understanding"]["words"][number]["kind"], string> = {
  make: "Make",
  model: "Model",
  series: "Series",
  trim: "Trim",
  engine: "Engine",
  year: "Year",
  body: "Body",
  part: "Part",
  position: "Position",
  side: "Side",
  size: "Size",
  other: "Word",
};

// Made when it is needed.
let listed: Intl.ListFormat | undefined;

function quoted(words: readonly string[]): string {
  listed ??= new Intl.ListFormat("en-AU");
  return listed.format(words.map((word) => `“${word}”`));
}
