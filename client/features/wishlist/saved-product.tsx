import type { MouseEvent, ReactNode } from "react";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Price } from "#client/ui/text/price.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { fulfilmentLabel, stockLabel } from "#shared/domain/product/product-card-rules.ts";
import type { SavedState } from "./use-saved-products.ts";
import { wishOf, type Wish } from "#client/lib/wishlist/wish.ts";
import styles from "./saved-product.module.css";

type SavedProductProps = {
  wish: Wish;
  state: SavedState;
  renderAction: (card: ProductCard) => ReactNode;
  onRemove: (id: string) => void;
};

/** One saved product: what it is, what it costs and the next step. */
export function SavedProduct({ wish, state, renderAction, onRemove }: SavedProductProps) {
  const card = typeof state === "object" ? state : null;
  const { handle, title, seen } = card ? wishOf(card) : wish;
  const isGone = state === "gone";
  const href = `/products/${handle}`;
  const name = <Unbroken>{title}</Unbroken>;
  const remove = (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget);
    onRemove(wish.id);
  };
  return (
    <article className={styles.product} aria-label={title} aria-busy={state === "loading" || undefined}>
      <span className={styles.picture}>
        {seen?.picture && <Picture picture={seen.picture} sizes="5rem" widths={[80, 160, 216]} isDecorative />}
      </span>
      <div className={styles.facts}>
        {seen && <p className={styles.vendor}>{seen.vendor}</p>}
        <p className={styles.title}>{isGone ? name : <a href={href}>{name}</a>}</p>
        {seen && <p className={styles.number}>{seen.partNumber}</p>}
        {isGone && <p className={styles.gone}>No longer sold</p>}
        {seen && !isGone && (
          <Price
            priceCents={seen.priceCents}
            compareToPriceCents={seen.compareToPriceCents}
            isFrom={seen.maxPriceCents > seen.priceCents}
          />
        )}
        {card && <StockLabel availability={card.availability} text={stockLabel(card.availability)} note={fulfilmentLabel(card)} />}
      </div>
      <IconButton className={styles.remove} icon="trash-2" label={`Remove ${title}`} data-remove onClick={remove} />
      <div className={styles.action}>
        {card && renderAction(card)}
        {state === "loading" && <Skeleton className={styles.waiting} />}
        {state === "unknown" && (
          <ButtonLink href={href} variant="secondary" isWide>
            View Details<VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** The focus must not fall off the page with the row that it stands in. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? button.closest("dialog");
  neighbour?.querySelector<HTMLElement>(neighbour instanceof HTMLDialogElement ? "button" : "[data-remove]")?.focus();
}
