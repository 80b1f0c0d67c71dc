import styles from "./section-title.module.css";

/** The heading over a block, under the heavy rule that all sections share. */
export function SectionTitle({ id, children }: { id?: string; children: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {children}
      </h2>
    </div>
  );
}
