import type { Store } from "#shared/contract/stores/store.ts";
import { StoreCard } from "../store/store-card.tsx";
import { storesByRegion } from "./stores-by-region.ts";
import styles from "./store-list.module.css";

/** Every store, state by state, with a way to jump to each. */
export function StoreList({ stores }: { stores: Store[] }) {
  const regions = storesByRegion(stores);
  return (
    <>
      <nav aria-label="States">
        <ul className={styles.jumps}>
          {regions.map(({ id, name }) => (
            <li key={id}>
              <a className={styles.jump} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.regions}>
        {regions.map(({ id, name, stores: storesHere }) => (
          <section key={id} id={id} className={styles.region} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={styles.title}>
              {name}
            </h2>
            <ul className={styles.stores}>
              {storesHere.map((store) => (
                <li key={store.placeId}>
                  <StoreCard store={store} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
