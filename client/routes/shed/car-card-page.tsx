import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { CarCard } from "#shared/contract/catalogue/car-card.ts";
import styles from "./car-card-page.module.css";

/** What the page is made of where no car is selected. */
export const noCarCard = {};

type Engine = CarCard["engines"][number];

const kinds = [
  ["torque", "Torque"],
  ["fluid", "Fluids and capacities"],
  ["setting", "Settings"],
] as const;

/** One sheet for the wall of a shed: what an engine is tightened to, filled with and set to. */
export function CarCardPage({ card }: { card: CarCard | null }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "Garage", url: "/garage" }]} current="Torque and fluid card" />
      <header>
        <p className={styles.kicker}>Torque and fluid card</p>
        <h1>{card?.label ?? "The car in your garage"}</h1>
      </header>
      {card === null ? (
        <EmptyState
          icon="car"
          headingLevel="h2"
          title="Which car is it?"
          text="Choose the car in your garage, and its card is here."
          action={<ButtonLink href="/garage">Choose your car</ButtonLink>}
        />
      ) : (
        <Card card={card} />
      )}
    </div>
  );
}

function Card({ card: { label, url, engine, engines, known } }: { card: CarCard }) {
  if (engines.length === 0)
    return (
      <>
        <EmptyState
          icon="wrench"
          headingLevel="h2"
          title={`No figures for ${engine === null ? `the ${label}` : `the ${engine}`} yet`}
          text="We only show figures that we are sure of. Your workshop manual has the rest."
          action={<ButtonLink href={url}>All about the {label}</ButtonLink>}
        />
        {known.length > 0 && (
          <section className={styles.known} aria-labelledby="known">
            <h2 id="known">Engines with a card</h2>
            <ul>
              {known.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </section>
        )}
      </>
    );
  return (
    <>
      <p className={styles.lead}>
        {engine === null && engines.length > 1
          ? "This car came with several engines. Take the card of the one in yours."
          : "What your engine is tightened to, filled with and set to."}{" "}
        It is kept on this device, so it opens in the shed without a connection.
      </p>
      <div className={styles.cards}>
        {engines.map((one) => (
          <EngineCard key={one.title} engine={one} />
        ))}
      </div>
      <p className={styles.small}>
        Figures are for clean, lightly oiled threads and engines as they left the factory. Check your workshop manual before you rely on
        one: bolts, gaskets and engines get changed in fifty years.
      </p>
      <p>
        <a href={url}>All about the {label}</a>
      </p>
    </>
  );
}

function EngineCard({ engine: { title, engines, figures } }: { engine: Engine }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.small}>{engines.join(" · ")}</p>
      {kinds.map(([kind, heading]) => {
        const own = figures.filter((figure) => figure.kind === kind);
        return (
          <div key={kind}>
            <h3>{heading}</h3>
            {own.length === 0 ? (
              <p className={styles.small}>Not known to us yet.</p>
            ) : (
              <dl className={styles.figures}>
                {own.map(({ name, value, note }) => (
                  <div key={name} className={styles.figure}>
                    <dt>{name}</dt>
                    <dd className={styles.value}>{value}</dd>
                    {note !== "" && <dd className={styles.small}>{note}</dd>}
                  </div>
                ))}
              </dl>
            )}
          </div>
        );
      })}
    </section>
  );
}
