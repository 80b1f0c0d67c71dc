import { useRef } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import type { Cart, CartLine } from "#shared/contract/cart.ts";
import { sentByEmail } from "#shared/domain/product/product-card-rules.ts";
import { postingOf } from "#shared/domain/cart/posting.ts";
import { CartLineRow, type MoreOfLine } from "./cart-line-row.tsx";
import { useCartFitments } from "./line-fitment.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import styles from "./cart-lines.module.css";
import type { EditableCart } from "../use-editable-cart.ts";

// The rare cart with what can't be posted; its words travel with where it can be picked up.
const CollectNote = lazyPart(async () => (await import("../collect-plan.tsx")).CollectNote);

type CartLinesProps = { cart: Cart; editable: EditableCart; MoreOfLine?: MoreOfLine };

/** What is in the cart. */
export function CartLines({ cart, editable, MoreOfLine }: CartLinesProps) {
  const lines = cart.lines.filter(({ quantity }) => quantity > 0);
  const fitments = useCartFitments(lines);
  const listRef = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(listRef, lines.length);

  const posting = postingOf(cart);
  const { posted, collected, emailed } = posting;
  const rows = (shown: readonly CartLine[]) =>
    shown.map((line) => (
      <li key={line.id}>
        <CartLineRow
          line={line}
          fitment={fitments.get(line.productHandle) ?? null}
          quantity={editable.wanted.get(line.id) ?? line.quantity}
          isChecking={editable.isChecking}
          isPending={editable.isPending}
          onQuantity={(quantity) => editable.want(line.id, quantity)}
          onLeave={editable.sendAll}
          MoreOfLine={MoreOfLine}
        />
      </li>
    ));
  if (collected.length === 0) {
    return (
      <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label="Items in your cart">
        {rows(lines)}
      </ul>
    );
  }
  return (
    <div>
      {posted.length > 0 && (
        <>
          <p className={styles.way}>We post</p>
          <ul className={styles.list} aria-label="Items that we post">
            {rows(posted)}
          </ul>
        </>
      )}
      {emailed.length > 0 && (
        <>
          <p className={styles.way}>{sentByEmail}</p>
          <ul className={styles.list} aria-label="Items that are sent by email">
            {rows(emailed)}
          </ul>
        </>
      )}
      {posted.length + emailed.length > 0 && <p className={styles.way}>You pick up</p>}
      <CollectNote posting={posting} />
      <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label="Items that you pick up">
        {rows(collected)}
      </ul>
    </div>
  );
}
