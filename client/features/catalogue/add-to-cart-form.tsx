import { type FormEvent, useState } from "react";
import type { Product } from "#shared/contract/product.ts";
import type { QuantityBounds } from "#shared/domain/line-quantity.ts";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { QuantityStepper } from "#client/ui/quantity-stepper.tsx";
import { addToCartFormId } from "./add-to-cart-form-id.ts";
import styles from "./add-to-cart-form.module.css";

type CartAttribute = { key: string; value: string };

type AddToCartFormProps = {
  product: Pick<Product, "handle" | "title">;
  /** Null while something is still to be chosen. */
  variantId: string | null;
  bounds: QuantityBounds;
  isAvailable: boolean;
  /** Names of what is still to be chosen. */
  missing: string[];
  /** The query of this page's address, to come back to when something is missing. */
  search: string;
  /** Says at once what is missing: the form was posted before any script ran. */
  isReminded: boolean;
  attributes: CartAttribute[];
};

/** Quantity and the button. It posts to the cart page by itself; where scripts run, the cart takes over the submission. */
export function AddToCartForm({ product, variantId, bounds, isAvailable, missing, search, isReminded, attributes }: AddToCartFormProps) {
  const [quantity, setQuantity] = useState(bounds.minimum);
  const [isAsked, setIsAsked] = useState(isReminded);
  const isComplete = variantId !== null && missing.length === 0;
  const checkChoice = (event: FormEvent) => {
    if (isComplete) return;
    event.preventDefault();
    setIsAsked(true);
  };
  return (
    <form className={styles.form} id={addToCartFormId} method="post" action="/cart" data-cart-form onSubmit={checkChoice}>
      <input type="hidden" name="intent" value={isComplete ? "add" : "choose"} />
      <input type="hidden" name="variantId" value={variantId ?? ""} />
      <input type="hidden" name="name" value={product.title} />
      <input type="hidden" name="handle" value={product.handle} />
      <input type="hidden" name="search" value={search} />
      {attributes.map(({ key, value }) => (
        <input key={key} type="hidden" name={`attribute:${key}`} value={value} />
      ))}
      {isAsked && !isComplete && missing.length > 0 && (
        <p className={styles.missing} role="alert">
          <Icon of="circle-alert" size="small" />
          Please select {missing.join(", ")}
        </p>
      )}
      <div className={styles.row}>
        <QuantityStepper
          label="Quantity"
          name="quantity"
          quantity={Math.min(quantity, Math.max(bounds.maximum, bounds.minimum))}
          minimum={bounds.minimum}
          maximum={bounds.maximum}
          increment={bounds.increment}
          isDisabled={!isAvailable}
          onChange={setQuantity}
        />
        <Button type="submit" isWide disabled={!isAvailable}>
          {isAvailable ? "Add to cart" : "Out of stock"}
        </Button>
      </div>
    </form>
  );
}
