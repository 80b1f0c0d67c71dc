import type { ReactNode } from "react";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Store } from "#shared/contract/stores/store.ts";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import { addressLines, directionsUrl } from "./store-address.ts";
import styles from "./store-contact.module.css";

type Located = Omit<Store, "openingHours" | "coordinates">;

/** Where a store is, how to ring it, how to get there, and what else can be done. */
export function StoreContact({ store, children }: { store: Located; children?: ReactNode }) {
  return (
    <div className={styles.contact}>
      <address className={styles.address}>
        {addressLines(store).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {store.phone && (
          <a className={styles.phone} href={phoneUrl(store.phone)}>
            <Icon of="phone" size="small" />
            {store.phone}
          </a>
        )}
      </address>
      <div className={styles.actions}>
        <ButtonLink variant="secondary" href={directionsUrl(store)} target="_blank" rel="noopener external">
          Get Directions
          <VisuallyHidden> to {store.name}, in a new tab</VisuallyHidden>
          <Icon of="arrow-up-right" size="small" />
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
