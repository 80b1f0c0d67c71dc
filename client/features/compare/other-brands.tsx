import type { Comparison } from "#shared/contract/catalogue/comparison.ts";
import { comparePath } from "#shared/domain/choosing/comparison.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import styles from "./other-brands.module.css";

/** What other brands make of the same part, and what is different about them. */
export function OtherBrands({ handle, comparison }: { handle: string; comparison: Comparison | null }) {
  const handles = comparison?.parts.map((part) => part.handle) ?? [];
  const link = (
    <a href={comparePath(handles.length > 1 ? handles : [handle])}>
      {handles.length > 1 ? "Compare all of them" : "Compare this part with others"}
    </a>
  );
  if (comparison === null || handles.length < 2) return <p className={styles.way}>{link}</p>;
  return (
    <section className={styles.section} aria-labelledby="other-brands">
      <h2 id="other-brands">Other brands of the same part</h2>
      <p className={styles.lead}>Listed for the same cars, in the same place. What is different:</p>
      <ComparisonTable
        comparison={comparison}
        label="Other brands"
        isOnlyDifferent
        heads={comparison.parts.map(({ handle: of, vendor }, at) =>
          at === 0 ? (
            `${vendor} (this one)`
          ) : (
            <a key={of} href={`/products/${of}`}>
              {vendor}
            </a>
          ),
        )}
      />
      <p className={styles.way}>{link}</p>
    </section>
  );
}
