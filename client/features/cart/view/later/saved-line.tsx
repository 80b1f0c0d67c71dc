import { useState } from "react";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { notify } from "#client/ui/feedback/notify.ts";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { CartLine } from "#shared/contract/cart.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { VariantStock } from "#shared/contract/catalogue/product.ts";
import { formatMoney } from "#shared/domain/money.ts";
import type { Availability } from "#shared/domain/product/availability.ts";
import { fulfilmentLabel, stockLabel } from "#shared/domain/product/product-card-rules.ts";
import { sendCartCommand } from "../../commands/send-cart-command.ts";
import { comeBackCommand, fullMessage } from "../../commands/later/move-line.ts";
import { readSavedLines, storeSavedLines, withoutSaved, withSaved } from "../../commands/later/saved-lines.ts";
import { usePendingChanges } from "../../use-cart.ts";
import { LineFacts } from "../lines/line-facts.tsx";
import { LineFitment } from "../lines/line-fitment.tsx";
import { LinePicture } from "../lines/line-picture.tsx";
import rowStyles from "../lines/cart-line-row.module.css";
import styles from "./saved-line.module.css";

type SavedLineProps = {
  line: CartLine;
  /** What the shop says of it today: nothing yet, nothing to be had, that it is gone, or its price and stock. */
  state: "loading" | "unknown" | "gone" | VariantStock;
  fitment: PartFitment | null;
};

/** One saved part: what it is, for which car, what it costs today, and the way back into the cart. */
export function SavedLine({ line, state, fitment }: SavedLineProps) {
  const { title } = line;
  const told = typeof state === "object" ? state : null;
  const availability = told && availabilityOf(line, told);
  return (
    <article className={styles.line} aria-label={title} aria-busy={state === "loading" || undefined}>
      <LinePicture picture={line.picture} />
      <LineFacts line={line} shownFitment={fitment?.car}>
        {fitment && <LineFitment fitment={fitment} />}
        {line.coreChargeCents !== undefined && (
          <p className={styles.note}>+ {formatMoney(line.coreChargeCents)} core deposit each, refunded when your old unit comes back</p>
        )}
        {state === "gone" ? (
          <p className={styles.gone}>No longer sold</p>
        ) : (
          <Price line={line} told={told} isUnknown={state === "unknown"} />
        )}
        {availability && (
          <StockLabel availability={availability} text={stockLabel(availability)} note={fulfilmentLabel({ ...line, availability })} />
        )}
      </LineFacts>
      <div className={styles.actions}>
        {state === "gone" || availability === "out-of-stock" ? null : <MoveToCart line={line} />}
        {availability === "out-of-stock" && (
          <ButtonLink href={`/products/${line.productHandle}`} variant="secondary">
            View details<VisuallyHidden> of {title}</VisuallyHidden>
          </ButtonLink>
        )}
        <Button variant="quiet" className={rowStyles.remove} onClick={() => remove(line)}>
          <Icon of="trash-2" size="small" />
          Remove<VisuallyHidden> {title} from what is saved</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

function Price({ line, told, isUnknown }: { line: CartLine; told: VariantStock | null; isUnknown: boolean }) {
  const cents = told?.priceCents ?? line.priceCents;
  return (
    <p className={styles.price}>
      {line.quantity > 1 && `${line.quantity} × `}
      <strong>{formatMoney(cents)}</strong>
      {isUnknown && <span className={styles.note}> when you saved it</span>}
      {cents !== line.priceCents && <span className={styles.note}> was {formatMoney(line.priceCents)} when you saved it</span>}
    </p>
  );
}

function MoveToCart({ line }: { line: CartLine }) {
  const { isPending } = usePendingChanges();
  const [isPressed, setPressed] = useState(false);
  const move = () => {
    setPressed(true);
    sendCartCommand(comeBackCommand(line));
  };
  return (
    <Button variant="secondary" isBusy={isPressed && isPending} onClick={move}>
      Move to cart<VisuallyHidden> {line.title}</VisuallyHidden>
    </Button>
  );
}

/** Sold although no shelf has it: it is ordered in. */
function availabilityOf(line: CartLine, { isAvailable, units }: VariantStock): Availability {
  if (!isAvailable) return "out-of-stock";
  return Object.keys(units).length > 0 || line.isGiftCard ? "in-stock" : "special-order";
}

function remove(line: CartLine): void {
  storeSavedLines(withoutSaved(readSavedLines(), line.id, line.quantity));
  const putBack = () => {
    const lines = withSaved(readSavedLines(), line);
    if (lines) storeSavedLines(lines);
    else notify({ type: "info", message: fullMessage });
  };
  notify({ type: "info", message: `Removed ${line.title} from what is saved.`, action: { text: "Undo", handler: putBack } });
}
