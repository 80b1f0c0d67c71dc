import { useLatched } from "#client/lib/use-latched.ts";
import { Checkbox } from "#client/ui/field/checkbox.tsx";
import type { Facet } from "#shared/contract/catalogue/search.ts";
import { hasFilter, type ProductListState, toggleFilter } from "../product-list-params.ts";
import styles from "./filter-values.module.css";

type FilterValuesProps = { facet: Facet; state: ProductListState; onChange: (state: ProductListState) => void };

const valuesAtFirst = 8;

/** The values of one facet; a long list keeps its rarer ones folded away. */
export function FilterValues({ facet, state, onChange }: FilterValuesProps) {
  const isUnfolded = useLatched(facet.values.slice(valuesAtFirst).some(({ value }) => hasFilter(state, facet.name, value)));
  const boxes = facet.values.map(({ value, label, count }) => (
    <li key={value} className={count ? undefined : styles.empty}>
      <Checkbox
        name={facet.name}
        value={value}
        label={facet.name === "colour" ? <ColourName name={label} /> : label}
        count={count}
        checked={hasFilter(state, facet.name, value)}
        onChange={(event) => onChange(toggleFilter(state, facet.name, value, event.currentTarget.checked))}
      />
    </li>
  ));
  if (boxes.length <= valuesAtFirst + 1) return <ul className={styles.list}>{boxes}</ul>;
  return (
    <>
      <ul className={styles.list}>{boxes.slice(0, valuesAtFirst)}</ul>
      <details open={isUnfolded}>
        <summary className={styles.more}>{boxes.length - valuesAtFirst} more</summary>
        <ul className={styles.list}>{boxes.slice(valuesAtFirst)}</ul>
      </details>
    </>
  );
}

function ColourName({ name }: { name: string }) {
  return (
    <span className={styles.colour}>
      <span data-swatch={name.toLowerCase()} aria-hidden="true" />
      {name}
    </span>
  );
}
