import type { SizeUnit } from "#shared/domain/content/size-guide-units.ts";
import { sizeUnits } from "./size-units.ts";
import styles from "./unit-choice.module.css";

/** CM or INCH, as links to the same page. */
export function UnitLinks({ unit, hrefOf }: { unit: SizeUnit; hrefOf: (unit: SizeUnit) => string }) {
  return (
    <nav className={styles.choice} aria-label="Units">
      {sizeUnits.map(({ value, label, told }) => (
        <a
          key={value}
          className={styles.unit}
          href={hrefOf(value)}
          aria-label={`${label}, ${told}`}
          aria-current={unit === value || undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
