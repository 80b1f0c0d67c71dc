import { useEffect, useState } from "react";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import type { Layout } from "#shared/contract/content/content.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Availability } from "#shared/domain/product/availability.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { partPromise } from "#shared/domain/stores/part-promise.ts";
import type * as Estimates from "./delivery-estimate.tsx";
import styles from "./delivery-panel.module.css";

export const loadDeliveryEstimate = () => import("./delivery-estimate.tsx");

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
        <Estimate
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

type Loaded = Pick<typeof Estimates, "DeliveryEstimate">;

/** The day on which it would be there is asked of the browser alone, by those who look here: its code comes with them. */
function Estimate(quoted: Estimates.DeliveryEstimateProps) {
  const { isShown } = quoted;
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const isAwaited = isShown && loaded === null;
  useEffect(() => {
    if (!isAwaited) return;
    loadDeliveryEstimate().then(setLoaded, () => setLoaded("failed"));
  }, [isAwaited]);
  if (loaded === "failed") return <ErrorPanel message="We couldn't load the delivery estimate." onRetry={() => setLoaded(null)} />;
  if (loaded) return <loaded.DeliveryEstimate {...quoted} />;
  return isShown && <Skeleton className={styles.waiting} />;
}
