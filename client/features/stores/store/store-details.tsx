import type { StoreWithNeighbours } from "#shared/contract/stores/store.ts";
import { ChooseStoreButton } from "./choose-store-button.tsx";
import { NearbyStores } from "../finder/nearby-stores.tsx";
import { OpenNow } from "./open-now.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { StoreContact } from "./store-contact.tsx";
import styles from "./store-details.module.css";

/** All about one store, and the ones around it. */
export function StoreDetails({ store }: { store: StoreWithNeighbours }) {
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="store-contact">
          <h2 id="store-contact" className={styles.title}>
            Find us
          </h2>
          <StoreContact store={store}>
            <ChooseStoreButton store={store} />
          </StoreContact>
        </section>
        <section className={styles.section} aria-labelledby="store-hours">
          <h2 id="store-hours" className={styles.title}>
            Opening hours
          </h2>
          <OpenNow store={store} />
          <OpeningHours days={store.openingHours} />
          <p className={styles.note}>Hours may differ on public holidays.</p>
        </section>
      </div>
      {store.nearbyStores.length > 0 && (
        <section className={styles.section} aria-labelledby="nearby-stores">
          <h2 id="nearby-stores" className={styles.title}>
            Nearby stores
          </h2>
          <NearbyStores stores={store.nearbyStores} />
        </section>
      )}
    </>
  );
}
