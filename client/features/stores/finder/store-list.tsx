import { useEffect, useSyncExternalStore } from "react";
import type { Store } from "#shared/contract/stores/store.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { StoreMap } from "../map/store-map.tsx";
import { StoreCard } from "../store/store-card.tsx";
import { inColumns, storesByRegion, type StoreRegion } from "./stores-by-region.ts";
import styles from "./store-list.module.css";

const wide = "(48rem <= width)";

function listenForWidth(notify: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/** Null until a browser tells. */
const useIsWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    listenForWidth,
    () => matchMedia(wide).matches,
    () => null,
  );

/** Browsers unfold what a link leads to, but not where they take a reloaded page back to its place instead. */
function unfoldAddressed(): void {
  document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "");
}

/** Every store on a map and state by state, with a way to jump to each. On a phone the states are folded. */
export function StoreList({ stores }: { stores: Store[] }) {
  const regions = storesByRegion(stores);
  const inOrder = regions.flatMap((region) => region.stores);
  const isWide = useIsWide();
  useEffect(unfoldAddressed, []);
  return (
    <>
      <div className={styles.overview}>
        <StoreMap stores={inOrder} />
        <nav aria-label="States">
          <ul className={styles.jumps}>
            {regions.map(({ id, name, stores: { length } }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {name}
                  <span className={styles.count}>{length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.halves} data-unfolded={isWide === null || undefined}>
        {inColumns(regions).map((half) => (
          <div key={half[0]?.id} className={styles.columns}>
            {inColumns(half).map((column) => (
              <div key={column[0]?.id} className={styles.column}>
                {column.map((region) => (
                  <Region key={region.id} region={region} numberOf={(store) => inOrder.indexOf(store) + 1} isOpen={isWide === true} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Region({
  region: { id, name, stores },
  numberOf,
  isOpen,
}: {
  region: StoreRegion;
  numberOf: (store: Store) => number;
  isOpen: boolean;
}) {
  return (
    <section className={styles.region} aria-labelledby={`${id}-title`}>
      <details className={styles.fold} open={isOpen}>
        <summary className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {name}
          </h2>
          <span className={styles.count}>{stores.length === 1 ? "1 store" : `${stores.length} stores`}</span>
          <Icon of="chevron-down" />
        </summary>
        {/* Inside, so that a link to it opens what is folded. */}
        <ul id={id} className={styles.stores}>
          {stores.map((store) => (
            <li key={store.placeId}>
              <StoreCard store={store} number={numberOf(store)} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
