import { useMyStore } from "#client/lib/storage/my-store.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Store } from "#shared/contract/stores/store.ts";
import { chooseStore } from "./choose-store.ts";
import styles from "./choose-store-button.module.css";

/** 'Set as my store', or the marker of the one that is. It stays the same element, so that the focus stays where it is. */
export function ChooseStoreButton({ store }: { store: Store }) {
  const isMine = useMyStore()?.placeId === store.placeId;
  return (
    <Button className={styles.choose} variant="secondary" aria-disabled={isMine || undefined} onClick={() => !isMine && chooseStore(store)}>
      {isMine && <Icon of="circle-check" size="small" />}
      {isMine ? "Selected store" : "Set as my store"}
      <VisuallyHidden>: {store.name}</VisuallyHidden>
    </Button>
  );
}
