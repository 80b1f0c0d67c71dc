import type { WearNote } from "#shared/contract/catalogue/car.ts";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import styles from "./wear-notes.module.css";

const areaTitles: Record<WearNote["area"], string> = {
  panel: "Body and panels",
  engine: "Engine and cooling",
  brakes: "Brakes",
  interior: "Interior",
  electrical: "Electrical",
};
const difficulties = ["An hour with hand tools", "An afternoon", "A weekend", "A long job", "Work for a trade"] as const;

/** What usually rusts or wears on a car: where to look, the parts it takes and what tells how. */
export function WearNotes({ label, wear }: { label: string; wear: readonly WearNote[] }) {
  if (wear.length === 0) return null;
  const jobs = wear.filter(({ job }) => job !== "").toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0));
  return (
    <section className={styles.section} aria-labelledby="wear">
      <h2 id="wear">What usually rusts or wears</h2>
      <ol className={styles.notes}>
        {wear.map(({ id, area, wears, check, parts, article }) => (
          <li key={id} className={styles.note} id={`wear-${area}`}>
            <h3 className={styles.area}>{areaTitles[area]}</h3>
            <p>{wears}</p>
            {check && (
              <p className={styles.check}>
                <strong>How to check.</strong> {check}
              </p>
            )}
            <UsualParts area={areaTitles[area]} parts={parts} />
            {article && (
              <p>
                How to mend it: <a href={article.url}>{article.label}</a>
              </p>
            )}
          </li>
        ))}
      </ol>
      {jobs.length > 0 && (
        <>
          <h3 id="jobs">Popular jobs on the {label}</h3>
          <ul className={styles.jobs} aria-labelledby="jobs">
            {jobs.map(({ id, area, job, difficulty }) => (
              <li key={id} className={styles.job}>
                <a href={`#wear-${area}`}>{job}</a>
                {difficulty !== null && <Difficulty of={difficulty} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Each leads to the car's parts of its kind. */
function UsualParts({ area, parts }: { area: string; parts: WearNote["parts"] }) {
  const [fitting, others] = [parts.filter(({ count }) => count > 0), parts.filter(({ count }) => count === 0)];
  return (
    <>
      {fitting.length > 0 && (
        <ul className={styles.parts} aria-label={`Usual parts, ${area.toLowerCase()}`}>
          {fitting.map(({ name, count, url }) => (
            <li key={name}>
              <a className={styles.part} href={url}>
                {name}
                <span className={styles.count}>
                  {count}
                  <VisuallyHidden> for it</VisuallyHidden>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className={styles.others}>Not listed for it yet: {others.map(({ name }) => name.toLowerCase()).join(", ")}.</p>
      )}
    </>
  );
}

function Difficulty({ of: difficulty }: { of: number }) {
  return (
    <span className={styles.difficulty}>
      <span aria-hidden="true" className={styles.dots}>
        {difficulties.map((name, at) => (
          <span key={name} className={at < difficulty ? styles.full : styles.empty} />
        ))}
      </span>
      {difficulties[difficulty - 1]}
    </span>
  );
}
