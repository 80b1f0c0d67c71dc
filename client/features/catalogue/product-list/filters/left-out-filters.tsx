import { filterValuesMaxOf } from "#shared/domain/product/filters.ts";
import { oneLine, shortened } from "#shared/domain/one-line.ts";
import type { LeftOutValue } from "../product-list-params.ts";
import { facetTitles, filterValueLabel } from "./filter-value-label.ts";
import styles from "./active-filters.module.css";

/** What the address asks for and the list can't be narrowed by, in words: nothing is left out without one. */
export function LeftOutFilters({ leftOut }: { leftOut: readonly LeftOutValue[] }) {
  const filters = Map.groupBy(leftOut, ({ name, isTooMany }) => `${name} ${isTooMany}`);
  return (
    <div className={styles.leftOut} role="status">
      {Array.from(filters, ([key, values]) => (
        <p key={key}>{sentenceOf(values)}</p>
      ))}
    </div>
  );
}

const namedMax = 5;
const nameLengthMax = 60;
// Made when it is needed.
let listed: Intl.ListFormat | undefined;

function sentenceOf(values: readonly LeftOutValue[]): string {
  const [{ name, isTooMany } = { name: "vendor" as const, isTooMany: false }] = values;
  const named = values.slice(0, namedMax).map(({ value }) => `“${shortened(oneLine(filterValueLabel([], name, value)), nameLengthMax)}”`);
  const more = values.length - named.length;
  listed ??= new Intl.ListFormat("en-AU");
  const names = listed.format(more > 0 ? [...named, `${more} more`] : named);
  const title = facetTitles[name];
  return isTooMany
    ? `${title} takes ${filterValuesMaxOf(name)} choices at once, so we left out ${names}.`
    : `${title} has no ${names}, so we left ${values.length === 1 ? "it" : "them"} out.`;
}
