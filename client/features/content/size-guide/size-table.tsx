import type { SizeTable as SizeTableData } from "#shared/contract/content/size-guide.ts";
import { type SizeUnit, convertSize, sizeColumn } from "#shared/domain/content/size-guide-units.ts";
import styles from "./size-table.module.css";

const unitNames: Record<SizeUnit, string> = { cm: "in centimetres", inch: "in inches" };

/** Sizes down the side, measures along the top. */
export function SizeTable({ table, unit }: { table: SizeTableData; unit: SizeUnit }) {
  const { columns, rows } = cellsOf(table, unit);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls sideways, also by keyboard
    <div className={styles.scroller} role="region" aria-label={table.title} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {table.title} {table.unit && <span className={styles.unit}>{unitNames[unit]}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, heading }) => (
              <th key={id} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, size, measures }) => (
            <tr key={id}>
              <th scope="row">{size}</th>
              {measures.map((measure) => (
                <td key={measure.id}>{measure.text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The table in this unit. Headings and sizes may repeat, so places name the cells. */
function cellsOf(table: SizeTableData, unit: SizeUnit) {
  const { head, unit: writtenIn } = table;
  const columns = head.map((text, index) => Object.assign(sizeColumn(text, index), { id: `column-${index}` }));
  const rows = table.rows.map(([size = "", ...values], row) => ({
    id: `row-${row}`,
    size,
    measures: columns.slice(1).map(({ id, isLength }, index) => {
      const value = values[index] ?? "";
      return { id, text: isLength && writtenIn ? convertSize(value, writtenIn, unit) : value };
    }),
  }));
  return { columns, rows };
}
