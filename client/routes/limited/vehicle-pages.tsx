import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { badgeOf, CarCards, cardsOfCars } from "#client/features/cars/car-list.tsx";
import type { CarMake, MadeCars } from "#shared/contract/catalogue/car.ts";
import { CarPage } from "./car-page.tsx";
import type { VehiclePage } from "./load-limited-page.ts";
import styles from "./vehicles.module.css";

/** As many models as a shopper overlooks without a list of them. */
const modelsInSight = 4;

/** What there is to know of cars: all makes, one of them, or one car. */
export function VehiclePages({ page }: { page: VehiclePage }) {
  const { trail, current } = page;
  if (page.kind === "car") return <CarPage car={page.car} trail={trail} />;
  return (
    <div className={styles.page}>
      <Breadcrumbs links={trail} current={current} />
      <h1 className={styles.title}>{current}</h1>
      {page.kind === "makes" ? <Makes makes={page.makes} /> : <Models made={page.made} />}
    </div>
  );
}

function Makes({ makes }: { makes: readonly CarMake[] }) {
  const cards = makes.map(({ make, url, carCount, picture }) => ({
    url,
    label: make,
    facts: carCount === 1 ? "1 vehicle" : `${carCount} vehicles`,
    picture,
    badge: badgeOf(make),
  }));
  return (
    <>
      <p className={styles.intro}>
        Choose a make, then your car: years and engines, the parts that fit it by where they sit, and what usually rusts or wears.
      </p>
      <CarCards cards={cards} />
    </>
  );
}

/** The cars of a make, by model; of many models with the way to each. */
function Models({ made: { make, cars } }: { made: MadeCars }) {
  const models = [...Map.groupBy(cars, ({ model }) => model)].map(([model, ofModel], at) => ({ model, ofModel, id: `model-${at + 1}` }));
  return (
    <>
      {models.length > modelsInSight && (
        <nav aria-label="Models">
          <ul className={styles.jumps}>
            {models.map(({ model, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{model}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {models.map(({ model, ofModel, id }) => (
        <section key={id} id={id} className={styles.model} aria-label={model}>
          <h2>{model}</h2>
          <CarCards cards={cardsOfCars(make, ofModel)} heading="h3" />
        </section>
      ))}
    </>
  );
}
