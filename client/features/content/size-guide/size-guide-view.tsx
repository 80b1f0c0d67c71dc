import type { ReactNode } from "react";
import type { SizeGuide } from "#shared/contract/content/size-guide.ts";
import type { SizeUnit } from "#shared/domain/content/size-guide-units.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import { SizeTable } from "./size-table.tsx";
import styles from "./size-guide-view.module.css";

type SizeGuideViewProps = {
  guide: SizeGuide;
  unit: SizeUnit;
  /** How to change the unit; shown when a table holds lengths. */
  unitChoice: ReactNode;
  /** The guide's name, unless it stands above already. */
  title?: ReactNode;
};

/** The tables of a size guide, and how to measure. */
export function SizeGuideView({ guide, unit, unitChoice, title }: SizeGuideViewProps) {
  const { tables, measurement } = guide;
  return (
    <div className={styles.guide}>
      <div className={styles.head}>
        {title}
        {tables.some((table) => table.unit !== null) && unitChoice}
      </div>
      {tables.map((table) => (
        <SizeTable key={table.id} table={table} unit={unit} />
      ))}
      {measurement && (
        <section className={styles.measurement} aria-label={measurement.title}>
          <div className={styles.words}>
            <h3>{measurement.title}</h3>
            <RichText html={measurement.html} isNarrow />
          </div>
          {measurement.picture && (
            <div className={styles.picture}>
              <Picture picture={measurement.picture} sizes="(width < 48rem) 80vw, 18rem" />
            </div>
          )}
        </section>
      )}
    </div>
  );
}
