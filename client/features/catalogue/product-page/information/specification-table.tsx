import type { Specification } from "./specifications-of.ts";
import styles from "./specification-table.module.css";

/** Labels and values, dense enough to compare. */
export function SpecificationTable({ rows }: { rows: Specification[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
