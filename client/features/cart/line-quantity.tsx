import type { CartLine } from "#shared/contract/cart.ts";
import { Button } from "#client/ui/button.tsx";
import { QuantityStepper } from "#client/ui/quantity-stepper.tsx";
import { CartForm } from "./cart-form.tsx";
import styles from "./line-quantity.module.css";

/** How many of a line; without scripts it is sent by its own button. */
export function LineQuantity({ line, quantity, onQuantity }: { line: CartLine; quantity: number; onQuantity: (quantity: number) => void }) {
  return (
    <CartForm intent="update" fields={{ lineId: line.id }} className={styles.form}>
      <QuantityStepper
        label={`Quantity of ${line.title}`}
        name="quantity"
        quantity={quantity}
        maximum={line.maximumQuantity}
        increment={line.quantityIncrement}
        onChange={onQuantity}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Update
        </Button>
      </noscript>
    </CartForm>
  );
}
