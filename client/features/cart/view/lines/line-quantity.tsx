import type { CartLine } from "#shared/contract/cart.ts";
import { freeSaleMaximum } from "#shared/domain/cart/line-quantity.ts";
import { Button } from "#client/ui/button/button.tsx";
import { QuantityStepper } from "#client/ui/field/quantity-stepper.tsx";
import { CartForm } from "../cart-form.tsx";
import styles from "./line-quantity.module.css";

type LineQuantityProps = { line: CartLine; quantity: number; isDisabled: boolean; onQuantity: (quantity: number) => void };

/** How many of a line, up to what can be had; without scripts it is sent by its own button. */
export function LineQuantity({ line, quantity, isDisabled, onQuantity }: LineQuantityProps) {
  const isAll = quantity >= line.maximumQuantity && line.maximumQuantity < freeSaleMaximum;
  const note = line.shortage ?? (isAll && "That's all we have");
  return (
    <CartForm intent="update" fields={{ lineId: line.id, seenQuantity: String(line.quantity) }} className={styles.form}>
      <QuantityStepper
        label={`Quantity of ${line.title}`}
        name="quantity"
        quantity={quantity}
        maximum={line.maximumQuantity}
        increment={line.quantityIncrement}
        isDisabled={isDisabled}
        onChange={onQuantity}
      />
      {note && <span className={styles.all}>{note}</span>}
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" variant="secondary">
            Update
          </Button>
        )}
      </noscript>
    </CartForm>
  );
}
