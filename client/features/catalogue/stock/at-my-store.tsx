import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { isOnShelf, partPromise, shortPickUp } from "#shared/domain/stores/part-promise.ts";
import styles from "./at-my-store.module.css";
import { useMyStoreTimes } from "#client/lib/stock/use-my-store-times.ts";

type Shelved = Pick<ProductCard, "availability" | "isInStoreOnly" | "isGiftCard" | "inStockAt">;

/** Whether the shopper's own store has a card's part, and from when: laid where nothing moves for it, since only the browser knows the store. */
export function AtMyStore({ product, isStamp }: { product: Shelved; isStamp: boolean }) {
  const mine = useMyStoreTimes();
  const { availability: stock, isInStoreOnly, isGiftCard, inStockAt } = product;
  if (mine === null || !inStockAt) return null;
  const counter = { units: inStockAt.includes(mine.myStore.shortName) ? 1 : 0, times: mine.times };
  const { pickUp } = partPromise({ part: { stock, isInStoreOnly, isGiftCard }, counter, now: mine.now });
  const words = stock === "out-of-stock" ? null : shortPickUp(pickUp);
  if (words === null) return null;
  const isThere = isOnShelf(pickUp);
  return (
    <p className={classNames(styles.chip, isThere ? styles.there : styles.not, isStamp && styles.stamp)}>
      <Icon of={isThere ? "check" : "x"} size="small" />
      <span>
        {words}
        {isThere && <VisuallyHidden> from {mine.myStore.shortName}</VisuallyHidden>}
      </span>
    </p>
  );
}
