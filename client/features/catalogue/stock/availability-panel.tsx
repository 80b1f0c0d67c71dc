import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import { availabilityExplanation, availabilityLabel } from "#shared/domain/product/availability-text.ts";
import { sentByEmail } from "#shared/domain/product/product-card-rules.ts";
import { availabilityOf } from "#shared/domain/product/availability.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { availabilityFactsOf, shownAvailability } from "../card/product-availability.ts";
import styles from "./availability-panel.module.css";

type AvailabilityPanelProps = {
  product: Product;
  variant: ProductVariant | null;
  /** Whether what is chosen can be ordered. */
  isAvailable: boolean;
};

/** Whether the part can be had, how, and how soon; told to whoever listens as another choice changes it. */
export function AvailabilityPanel({ product, variant, isAvailable }: AvailabilityPanelProps) {
  const { handlingDays: handling, inStoreOnlyReason } = product;
  const facts = availabilityFactsOf(product, variant, isAvailable);
  const { availability, badge } = shownAvailability(facts);
  const stock = availabilityOf(facts);
  return (
    <div className={styles.panel} role="status">
      <StockLabel
        availability={stock}
        text={availabilityLabel(availability)}
        note={
          product.isGiftCard && stock === "in-stock"
            ? `${sentByEmail} as soon as you have paid.`
            : availabilityExplanation({ availability, stock, handling, inStoreOnlyReason })
        }
      />
      {badge && <Badge tone="low">{badge}</Badge>}
    </div>
  );
}
