import type { ComponentType } from "react";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { lineSavingCents } from "#shared/domain/cart/cart-savings.ts";
import { sentByEmail } from "#shared/domain/product/product-card-rules.ts";
import { formatMoney, savingCents } from "#shared/domain/money.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { Button } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import { CartForm } from "../cart-form.tsx";
import { LineFacts } from "./line-facts.tsx";
import { LineFitment } from "./line-fitment.tsx";
import { LinePicture } from "./line-picture.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import styles from "./cart-line-row.module.css";

const LineObstacle = lazyPart(async () => (await import("../collect-plan.tsx")).LineObstacle);

/** What a page offers for a line besides taking it out. */
export type MoreOfLine = ComponentType<{ line: CartLine; className?: string | undefined; onLeave: () => void }> | undefined;

type CartLineRowProps = {
  line: CartLine;
  /** Whether it fits the selected vehicle; null while that isn't known, or none is selected. */
  fitment: PartFitment | null;
  quantity: number;
  /** The shop was not heard yet, so nothing can be changed. */
  isChecking: boolean;
  isPending: boolean;
  onQuantity: (quantity: number) => void;
  /** Sends what was chosen of it before it leaves. */
  onLeave: () => void;
  MoreOfLine?: MoreOfLine;
};

/** One line: what it is, how many, what it costs. */
export function CartLineRow({ line, fitment, quantity, isChecking, isPending, onQuantity, onLeave, MoreOfLine }: CartLineRowProps) {
  const saving = lineSavingCents(line);
  return (
    <article className={styles.line} aria-label={line.title}>
      <LinePicture picture={line.picture} />
      <LineFacts line={line} shownFitment={fitment?.car}>
        {!line.isGift && <UnitPrice line={line} />}
        {line.isGiftCard && <p className={styles.unit}>{sentByEmail}</p>}
        {line.coreChargeCents !== undefined && (
          <p className={styles.unit}>+ {formatMoney(line.coreChargeCents)} core deposit each, refunded when your old unit comes back</p>
        )}
        {(line.isBulky || line.dangerousGoodsClass) && !line.isInStoreOnly && <LineObstacle line={line} />}
        {line.inStoreOnlyReason && <p className={styles.unit}>Pick-up only: {line.inStoreOnlyReason}</p>}
        {fitment && <LineFitment fitment={fitment} />}
      </LineFacts>
      <div className={styles.change}>
        {line.isGift ? (
          <GiftNote line={line} />
        ) : (
          <LineQuantity line={line} quantity={quantity} isDisabled={isChecking} onQuantity={onQuantity} />
        )}
        <CartForm intent="remove" fields={{ lineId: line.id }}>
          <Button type="submit" variant="quiet" className={styles.remove} onClick={onLeave}>
            <Icon of="trash-2" size="small" />
            Remove<VisuallyHidden> {line.title}</VisuallyHidden>
          </Button>
        </CartForm>
        {MoreOfLine && !line.isGift && <MoreOfLine line={line} className={styles.remove} onLeave={onLeave} />}
      </div>
      <p className={styles.total} aria-busy={isPending || undefined}>
        {line.totalCents === 0 ? "Free" : formatMoney(line.totalCents)}
        {saving > 0 && <span className={styles.saving}>Save {formatMoney(saving)}</span>}
      </p>
    </article>
  );
}

function UnitPrice({ line: { priceCents, compareToPriceCents } }: { line: CartLine }) {
  return (
    <p className={styles.unit}>
      {formatMoney(priceCents)} each
      {compareToPriceCents !== null && savingCents(priceCents, compareToPriceCents) > 0 && (
        <s>
          <VisuallyHidden>Was </VisuallyHidden>
          {formatMoney(compareToPriceCents)}
        </s>
      )}
    </p>
  );
}

function GiftNote({ line: { quantity, freeQuantity } }: { line: CartLine }) {
  if (freeQuantity < quantity) return <p className={styles.lapsed}>No longer free with this cart</p>;
  return <p className={styles.gift}>Free gift{quantity > 1 && ` × ${quantity}`}</p>;
}
