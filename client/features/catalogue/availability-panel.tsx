import type { Product, ProductVariant } from "#shared/contract/product.ts";
import { availabilityExplanation, availabilityLabel } from "#shared/domain/availability-text.ts";
import { availabilityOf } from "#shared/domain/availability.ts";
import { Badge } from "#client/ui/badge.tsx";
import { StockLabel } from "#client/ui/stock-label.tsx";
import { availabilityFactsOf, shownAvailability } from "./product-availability.ts";
import styles from "./availability-panel.module.css";

/** Whether the part can be had, how, and how soon. */
export function AvailabilityPanel({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const { availability, badge } = shownAvailability(product, variant);
  const reason = product.isInStoreOnly && product.inStoreOnlyReason ? ` Why: ${product.inStoreOnlyReason}.` : "";
  return (
    <div className={styles.panel}>
      <StockLabel
        availability={availability === "in-store-only" ? availabilityOf(availabilityFactsOf(product, variant)) : availability}
        text={availabilityLabel(availability)}
        note={availabilityExplanation(availability, product.handlingDays) + reason}
      />
      {badge && <Badge tone="low">{badge}</Badge>}
    </div>
  );
}
