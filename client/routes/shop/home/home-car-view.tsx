import { useSuspenseQuery } from "@tanstack/react-query";
import { PartBoundary } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { TextSearch } from "#client/features/garage/look-up/manual/text-search.tsx";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { formatNumber } from "#shared/domain/money.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import rowStyles from "#client/ui/shelf/row.module.css";
import styles from "./home-car.module.css";
import { vehiclePartsQuery } from "./vehicle-parts-query.ts";

const pictureWidths = [320, 480, 720] as const;

/** Asks which car it is for, or greets it. */
export function HomeCarView({ vehicle }: { vehicle: SelectedVehicle | null }) {
  return vehicle === null ? (
    <CarWanted />
  ) : (
    <PartBoundary fallback={<Skeleton className={styles.waiting} />}>
      <CarGreeting vehicle={vehicle} />
    </PartBoundary>
  );
}

/** The one box that takes anything one knows of a car. */
function CarWanted() {
  return (
    <section className={styles.wanted} aria-labelledby="home-car-title">
      <h2 id="home-car-title" className={styles.title}>
        <Icon of="car" />
        Which car is it for?
      </h2>
      <TextSearch label="Number plate, VIN, chassis number or its name" />
      <a className={styles.byHand} href="/garage/manual" data-native data-garage="manual">
        Choose step by step
      </a>
    </section>
  );
}

/** The shopper's car, and what there is for it. */
function CarGreeting({ vehicle }: { vehicle: SelectedVehicle }) {
  const { data: parts } = useSuspenseQuery(vehiclePartsQuery(useApi(), vehicle));
  return (
    <section className={styles.greeting} aria-labelledby="home-car-title">
      <div className={styles.picture}>
        {parts?.picture ? (
          <Picture picture={parts.picture} sizes="(width < 48rem) 9rem, 20rem" widths={pictureWidths} isPriority={false} />
        ) : (
          <Icon of="car" />
        )}
      </div>
      <div className={styles.words}>
        <h2 id="home-car-title" className={styles.title}>
          {vehicle.label}
        </h2>
        {parts && (
          <ButtonLink href={parts.url}>
            {formatNumber(parts.fitCount)} {parts.fitCount === 1 ? "part fits" : "parts fit"} your {parts.name}
          </ButtonLink>
        )}
        <a className={styles.byHand} href="/garage" data-native data-garage="garage">
          Change vehicle
        </a>
      </div>
      {parts && parts.departments.length > 0 && (
        <ul className={`${rowStyles.row} ${styles.departments}`} aria-label={`Parts that fit your ${parts.name} by area`}>
          {parts.departments.map(({ title, url, count }) => (
            <li key={url}>
              <a href={url}>
                {title} <span className={styles.count}>{formatNumber(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {parts && <p className={styles.rule}>These are the parts listed for your car. Its lists also include universal parts.</p>}
    </section>
  );
}
