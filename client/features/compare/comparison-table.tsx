import type { ReactNode } from "react";
import { classNames } from "#client/ui/class-names.ts";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ComparedPart, Comparison } from "#shared/contract/catalogue/comparison.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { stockLabel } from "#shared/domain/product/product-card-rules.ts";
import styles from "./comparison-table.module.css";

type ShownRow = { label: string; cells: ReactNode[]; isDifferent: boolean };

type ComparisonTableProps = {
  comparison: Comparison;
  label: string;
  /** What stands over each part's column. */
  heads: ReactNode[];
  /** How each part is bought, in its first row. */
  actions?: ReactNode[];
  /** Between the stock and what the parts say of themselves. */
  extraRow?: ShownRow;
  /** Whether what differs is all that stands there, below the price; otherwise it is marked. */
  isOnlyDifferent: boolean;
};

/** Parts side by side. On a narrow screen it is moved sideways, and the names of the rows stay. */
export function ComparisonTable({ comparison: { parts, rows }, label, heads, actions, extraRow, isOnlyDifferent }: ComparisonTableProps) {
  const shown: ShownRow[] = [
    rowOf(priceLabel, parts.map(priceOf)),
    {
      ...rowOf(
        "Stock",
        parts.map(({ availability }) => availability),
      ),
      cells: parts.map(({ handle, availability }) => (
        <StockLabel key={handle} availability={availability} text={stockLabel(availability)} />
      )),
    },
    ...(extraRow ? [extraRow] : []),
    ...rows.map(({ label: of, values, isDifferent }) => ({ label: of, isDifferent, cells: values.map((value) => value ?? "Not stated") })),
  ];
  const isShown = (row: ShownRow) => !isOnlyDifferent || row.isDifferent || row.label === priceLabel;
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>What</VisuallyHidden>
            </th>
            {parts.map(({ handle }, at) => (
              <th key={handle} scope="col">
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {actions && (
            <Row label="Buy" isDifferent={false}>
              {parts.map(({ handle }, at) => (
                <td key={handle}>{actions[at]}</td>
              ))}
            </Row>
          )}
          {shown.filter(isShown).map((row) => (
            <Row key={row.label} label={row.label} isDifferent={!isOnlyDifferent && row.isDifferent}>
              {parts.map(({ handle }, at) => (
                <td key={handle}>{row.cells[at]}</td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ label, isDifferent, children }: { label: string; isDifferent: boolean; children: ReactNode }) {
  return (
    <tr className={classNames(isDifferent && styles.different)}>
      <th scope="row">
        {label}
        {isDifferent && (
          <>
            <span className={styles.mark} aria-hidden="true">
              ≠
            </span>
            <VisuallyHidden> (different)</VisuallyHidden>
          </>
        )}
      </th>
      {children}
    </tr>
  );
}

const priceLabel = "Price";
const priceOf = ({ priceCents, hasVariants }: ComparedPart): string => `${hasVariants ? "From " : ""}${formatMoney(priceCents)}`;

/** A row of one word or figure for each part. */
export const rowOf = (label: string, values: string[]): ShownRow => ({ label, cells: values, isDifferent: new Set(values).size > 1 });
