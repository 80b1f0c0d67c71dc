import type { ReactNode } from "react";
import type { Car } from "#shared/contract/catalogue/car.ts";
import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { mapPictureWidth } from "./car-map.tsx";
import styles from "./car-header.module.css";

/** Most screens take the one that the map further down has: one file for both. */
const widths = [480, 720, mapPictureWidth, 1536];

/** What a car is: its name and shape, and its build facts stamped below. */
export function CarHeader({ car, children }: { car: Car; children: ReactNode }) {
  const { label, series, picture, engines, bodyStyles, submodels, intro } = car;
  const facts = [
    { name: "Built", value: yearSpan(car.yearFrom, car.yearTo) },
    { name: "Series", value: series },
    { name: "Engines", value: engines.join(", ") },
    { name: "Bodies", value: bodyStyles.join(", ") },
    { name: "Versions", value: submodels.join(", ") },
  ].filter(({ value }) => value !== "");
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className={styles.years}>{yearSpan(car.yearFrom, car.yearTo)}</p>
        <h1 className={styles.title}>{label}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 75rem) 100vw, 55vw" widths={widths} isPriority isLabelled className={styles.drawing} />
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
