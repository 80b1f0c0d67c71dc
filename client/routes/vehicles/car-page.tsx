import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { CarChoices } from "#client/features/cars/car-choices.tsx";
import { CarHeader } from "#client/features/cars/car-header.tsx";
import { CarCards, cardOfCar } from "#client/features/cars/car-list.tsx";
import { CarMap } from "#client/features/cars/car-map.tsx";
import { carQuery, readCarAddress } from "#client/features/cars/queries.ts";
import { WearNotes } from "#client/features/cars/wear-notes.tsx";
import { ContentCard } from "#client/features/content/blocks/cards/content-card.tsx";
import { AddToGarage } from "#client/features/garage/add-to-garage.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { carsRoot } from "#shared/domain/vehicle/car-address.ts";
import { formatNumber } from "#shared/domain/money.ts";
import limitedStyles from "../limited/limited-list.module.css";
import styles from "./vehicles.module.css";

/** A car: what it is, what fits it and where, what wears on it, and what there is to read. */
export function CarPage({ make, name }: { make: string; name: string }) {
  const api = useApi();
  const [params] = useSearchParams();
  const selected = useSelectedVehicle();
  const { data: car } = useSuspenseQuery(carQuery(api, readCarAddress(make, name, params), selected));
  const { label, parts, vehicle, chosen, wear, stories, others } = car;
  const trail = [
    { label: "Vehicles", url: carsRoot },
    { label: car.make, url: car.makeUrl },
  ];
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
        <section className={styles.group} aria-labelledby="departments">
          <h2 id="departments">All parts by category</h2>
          <ul className={limitedStyles.ways}>
            {parts.departments.map(({ title, count, url }) => (
              <li key={url}>
                <a className={limitedStyles.way} href={url}>
                  {title}
                  <span className={styles.count}>{formatNumber(count)}</span>
                </a>
              </li>
            ))}
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
          <CarCards cards={others.map(cardOfCar)} heading="h3" />
        </section>
      )}
    </div>
  );
}
