import { Disclosure } from "#client/ui/text/disclosure.tsx";
import type { Store } from "#shared/contract/stores/store.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { ChooseStoreButton } from "./choose-store-button.tsx";
import { OpenNow } from "./open-now.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { StoreContact } from "./store-contact.tsx";
import styles from "./store-card.module.css";

/** A store in a list; its number where a map has one for it, and how far it is where somebody asked from somewhere. */
export function StoreCard({ store, number, distanceKm }: { store: Store; number?: number; distanceKm?: number | null }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.head}>
        <a className={styles.link} href={store.url}>
          {number !== undefined && (
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
          )}
          {store.name}
        </a>
        {typeof distanceKm === "number" && <span className={styles.distance}>{formatNumber(distanceKm)} km</span>}
      </h3>
      <OpenNow store={store} />
      <StoreContact store={store}>
        <ChooseStoreButton store={store} />
      </StoreContact>
      <Disclosure title="Opening hours">
        <OpeningHours days={store.openingHours} />
      </Disclosure>
    </article>
  );
}
