import type { ProjectView } from "#shared/contract/project/project.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { lineStates, projectTotals } from "#shared/domain/project/project.ts";
import { stateWords } from "./state-words.ts";
import styles from "./project-totals.module.css";

/** What the build costs at today's prices: by state, in all, and the deposits that come back. */
export function ProjectTotals({ project: { lines, arePricesKnown } }: { project: ProjectView }) {
  const { byState, counts, allCents, coreCents, coreCount, unpricedCount } = projectTotals(lines);
  if (!arePricesKnown)
    return <p className={styles.note}>We can't tell today's prices just now. Your parts are all here; please look again in a minute.</p>;
  return (
    <section aria-label="What it costs">
      <dl className={styles.totals}>
        {lineStates.map((state) => (
          <div key={state} className={styles.total}>
            <dt>
              {stateWords[state]} <span className={styles.count}>{counts[state]}</span>
            </dt>
            <dd data-price>{formatMoney(byState[state])}</dd>
          </div>
        ))}
        <div className={styles.all}>
          <dt>The whole build</dt>
          <dd data-price>{formatMoney(allCents)}</dd>
        </div>
      </dl>
      {coreCount > 0 && (
        <p className={styles.note}>
          On top: <strong data-price>{formatMoney(coreCents)}</strong> in core deposits, refunded when{" "}
          {coreCount === 1 ? "1 old part comes" : `${coreCount} old parts come`} back.
        </p>
      )}
      <p className={styles.note}>
        <span data-today>At today's prices, </span>GST included.
        {unpricedCount > 0 &&
          ` ${unpricedCount === 1 ? "1 part is" : `${unpricedCount} parts are`} no longer sold and ${unpricedCount === 1 ? "isn't" : "aren't"} counted.`}
      </p>
    </section>
  );
}
