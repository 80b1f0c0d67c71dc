import type { Layout } from "#shared/contract/content/content.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Availability } from "#shared/domain/product/availability.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { partPromise } from "#shared/domain/stores/part-promise.ts";
import { DeliveryEstimate } from "./delivery-estimate.tsx";
import styles from "./delivery-panel.module.css";

type DeliveryPanelProps = {
  product: Product;
  stock: Availability;
  priceCents: number;
  weightGrams: number;
  quantity: number;
  shipping: Layout["shipping"];
  /** Names what is chosen of the product. */
  choice: string;
  /** Nobody is asked while nobody looks. */
  isShown: boolean;
};

/** What sending a part costs and how long it takes, or why it can't be told. */
export function DeliveryPanel({ product, stock, priceCents, weightGrams, quantity, shipping, choice, isShown }: DeliveryPanelProps) {
  const { reasons } = partPromise({ part: { ...product, stock }, counter: null, now: null }).delivery;
  const isFree = priceCents * quantity >= shipping.freeFromCents;
  const { flatRateCents, freeFromCents } = shipping;
  return (
    <div className={styles.delivery}>
      {!product.isInStoreOnly && (
        <p>
          <strong>{isFree ? "FREE" : formatMoney(flatRateCents)}</strong>{" "}
          {isFree
            ? quantity > 1
              ? `delivery for ${quantity} of this part.`
              : "delivery for this part."
            : `flat rate for the whole order, FREE from ${formatMoney(freeFromCents)}.`}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason}>
          {reason}
        </p>
      ))}
      {reasons.length === 0 && (
        <DeliveryEstimate
          weightGrams={weightGrams}
          quantity={quantity}
          handlingDays={product.handlingDays?.max ?? 0}
          choice={choice}
          isShown={isShown}
        />
      )}
    </div>
  );
}
