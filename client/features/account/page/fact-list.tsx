import styles from "./fact-list.module.css";

/** Facts under their names; those that aren't known are left out. */
export function FactList({ facts }: { facts: { name: string; value: string | null }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
