import type { Store } from "#shared/contract/store.ts";
import { Disclosure } from "#client/ui/disclosure.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { StoreContact } from "./store-contact.tsx";
import styles from "./store-card.module.css";

export function StoreCard({ store }: { store: Store }) {
  return (
    <article className={styles.card}>
      <h3>
        <a className={styles.link} href={store.url}>
          {store.name}
        </a>
      </h3>
      <StoreContact store={store} />
      <Disclosure title="Opening hours">
        <OpeningHours days={store.openingHours} />
      </Disclosure>
    </article>
  );
}
