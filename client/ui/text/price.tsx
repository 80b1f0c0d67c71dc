import { formatMoney, savingCents } from "#shared/domain/money.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./price.module.css";

type PriceProps = {
  priceCents: number;
  compareToPriceCents?: number | null;
  /** Says "From" when the price is the lowest of several. */
  isFrom?: boolean;
  hasSaving?: boolean;
  size?: "medium" | "large";
  className?: string;
};

/** What it costs, what it cost and what that saves. */
export function Price(props: PriceProps) {
  const { priceCents, compareToPriceCents = null, isFrom = false, hasSaving = false, size = "medium", className } = props;
  const saving = savingCents(priceCents, compareToPriceCents);
  return (
    <p className={classNames(styles.price, size === "large" && styles.large, className)}>
      <span className={classNames(styles.now, saving > 0 && styles.sale)}>
        {isFrom && <span className={styles.from}>From </span>}
        {formatMoney(priceCents)}
      </span>
      {saving > 0 && compareToPriceCents !== null && (
        <s className={styles.was}>
          <VisuallyHidden>Was </VisuallyHidden>
          {formatMoney(compareToPriceCents)}
        </s>
      )}
      {saving > 0 && hasSaving && <span className={styles.save}>Save {formatMoney(saving)}</span>}
    </p>
  );
}
