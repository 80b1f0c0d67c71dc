import type { Cart } from "#shared/contract/cart.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import styles from "./cart-lines.module.css";
import type { EditableCart } from "./use-editable-cart.ts";

/** What is in the cart. */
export function CartLines({ cart, editable }: { cart: Cart; editable: EditableCart }) {
  return (
    <ul className={styles.list}>
      {cart.lines.map((line) => (
        <li key={line.id}>
          <CartLineRow
            line={line}
            quantity={editable.wanted.get(line.id) ?? line.quantity}
            isPending={editable.isPending}
            onQuantity={(quantity) => editable.want(line.id, quantity)}
          />
        </li>
      ))}
    </ul>
  );
}
