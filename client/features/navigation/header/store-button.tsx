import { useMyStore } from "#client/lib/storage/my-store.ts";
import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { classNames } from "#client/ui/class-names.ts";
import styles from "./header.module.css";

/** The shopper's store, or the way to pick one. Its room is as wide with a store as without. */
export function StoreButton() {
  const store = useMyStore();
  return (
    <a className={classNames(headerActionClass, styles.store)} href="/stores" data-my-store>
      {store ? (
        <HeaderAction icon="map-pin" label="My Store" detail={store.shortName} />
      ) : (
        <HeaderAction icon="map-pin" label="Set my store" />
      )}
    </a>
  );
}
