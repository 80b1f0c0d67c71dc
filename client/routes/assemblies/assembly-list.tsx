import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import type { AssemblySummary } from "#shared/contract/catalogue/assembly.ts";
import type { CarArea } from "#shared/contract/catalogue/car.ts";
import styles from "./assemblies.module.css";

const areas: readonly { area: CarArea; heading: string }[] = [
  { area: "front", heading: "Front" },
  { area: "engine-bay", heading: "Engine bay" },
  { area: "doors", heading: "Doors and glass" },
  { area: "interior", heading: "Interior" },
  { area: "floor", heading: "Under the floor" },
  { area: "rear", heading: "Rear" },
];

/** All drawings, by where on a car they are. */
export function AssemblyList({ assemblies }: { assemblies: readonly AssemblySummary[] }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Home", url: "/" }]} current="Assemblies" />
      <header className={styles.head}>
        <h1 className={styles.title}>Assemblies</h1>
        <p className={styles.lead}>A piece of the car, taken apart and numbered. See what fits yours, and add all of it with one press.</p>
      </header>
      {assemblies.length === 0 && <EmptyState headingLevel="h2" title="There is nothing on the bench just now." />}
      {areas.map(({ area, heading }) => {
        const here = assemblies.filter((assembly) => assembly.area === area);
        if (here.length === 0) return null;
        return (
          <section key={area} className={styles.area} aria-label={heading}>
            <h2>{heading}</h2>
            <ul className={styles.list}>
              {here.map((assembly) => (
                <AssemblyCard key={assembly.slug} assembly={assembly} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function AssemblyCard({ assembly: { title, url, picture, partCount } }: { assembly: AssemblySummary }) {
  return (
    <li className={styles.card}>
      <Picture picture={picture} sizes="(width < 48rem) 100vw, 22rem" isDecorative className={styles.picture} />
      <h3 className={styles.name}>
        <a href={url} className={cardLinkStyles.link}>
          <Unbroken>{title}</Unbroken>
        </a>
      </h3>
      <p className={styles.facts}>{partCount} parts</p>
    </li>
  );
}
