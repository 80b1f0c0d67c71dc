import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { CarChoices } from "#client/features/cars/car-choices.tsx";
import { CarHeader } from "#client/features/cars/car-header.tsx";
import { CarCards, cardsOfCars } from "#client/features/cars/car-list.tsx";
import { CarMap } from "#client/features/cars/car-map.tsx";
import { WearNotes } from "#client/features/cars/wear-notes.tsx";
import { ContentCard } from "#client/features/content/blocks/cards/content-card.tsx";
import { AddToGarage } from "#client/features/garage/add-to-garage.tsx";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import type { DrawnCar } from "#shared/contract/catalogue/assembly.ts";
import type { Link } from "#shared/contract/picture.ts";
import { formatNumber } from "#shared/domain/money.ts";
import styles from "./vehicles.module.css";

/** A car: what it is, what fits it and where, what wears on it, and what there is to read. */
export function CarPage({ car, trail }: { car: DrawnCar; trail: Link[] }) {
  const selected = useSelectedVehicle();
  const { label, parts, vehicle, chosen, wear, stories, others, assemblies } = car;
  return (
    <div className={styles.car}>
      <div className={styles.top}>
        <Breadcrumbs links={trail} current={label} />
        <CarHeader car={car}>
          <div className={styles.actions}>
            <AddToGarage offer={{ vehicle, year: chosen.year, engine: chosen.engine }} isHeld={selected?.vehicleId === vehicle.vehicleId} />
            {parts && (
              <ButtonLink variant="secondary" href={parts.url}>
                See {formatNumber(parts.total)} parts to go with it
              </ButtonLink>
            )}
          </div>
        </CarHeader>
      </div>
      <CarChoices car={car} />
      {parts && parts.areas.length > 0 && <CarMap car={car} parts={parts} />}
      <WearNotes label={label} wear={wear} />
      {parts && parts.departments.length > 0 && (
        <section className={styles.group} aria-label="All parts by category">
          <h2>All parts by category</h2>
          <ul className={styles.ways}>
            {parts.departments.map(({ title, count, url }) => (
              <li key={url}>
                <a className={styles.way} href={url}>
                  {title}
                  <span className={styles.count}>{formatNumber(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {assemblies.length > 0 && (
        <section className={styles.group} aria-label="Taken apart">
          <h2>Taken apart, part by part</h2>
          <ul className={styles.ways}>
            {assemblies.map(({ title, url }) => {
              const name = <Unbroken>{title}</Unbroken>;
              return (
                <li key={url}>
                  <a className={styles.way} href={url}>
                    <span>{name}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {stories.length > 0 && (
        <Shelf title={`Stories of the ${label}`} columns="one-two-three">
          {stories.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} />
            </li>
          ))}
        </Shelf>
      )}
      {others.length > 0 && (
        <section className={styles.group} aria-labelledby="others">
          <h2 id="others">Other series of the {car.model}</h2>
          <CarCards cards={cardsOfCars(car.make, others)} heading="h3" />
        </section>
      )}
    </div>
  );
}
