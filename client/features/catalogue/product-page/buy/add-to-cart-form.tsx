import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { QuantityStepper } from "#client/ui/field/quantity-stepper.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { choicesId } from "#shared/domain/product/choice-path.ts";
import { quantityRuleText } from "#shared/domain/cart/line-quantity.ts";
import { addToCartFormId } from "./add-to-cart-form-id.ts";
import type { ProductChoiceState, WantedQuantity } from "./use-product-choice.ts";
import styles from "./add-to-cart-form.module.css";

type AddToCartFormProps = {
  product: Pick<Product, "handle" | "title">;
  choice: Pick<ProductChoiceState, "variant" | "shown" | "bounds" | "isAvailable" | "missing" | "search" | "isReminded" | "attributes">;
  wanted: WantedQuantity;
};

/** Quantity and the button. It posts to the cart page by itself; where scripts run, the cart takes over the submission. */
export function AddToCartForm({ product, choice, wanted }: AddToCartFormProps) {
  const { variant, bounds, isAvailable, missing } = choice;
  // A form that was posted before any script ran comes back with the question.
  const [isAsked, setIsAsked] = useState(choice.isReminded);
  const rule = quantityRuleText(choice.shown.quantityRule);
  const isComplete = variant !== null && missing.length === 0;

  useEffect(() => {
    if (location.hash === `#${choicesId}`) focusMissing();
  }, []);

  const checkChoice = (event: FormEvent<HTMLFormElement>) => {
    if (isComplete) return;
    event.preventDefault();
    setIsAsked(true);
    focusMissing();
  };

  return (
    <form className={styles.form} id={addToCartFormId} method="post" action="/cart" data-cart-form onSubmit={checkChoice}>
      <input type="hidden" name="intent" value={isComplete ? "add" : "choose"} />
      <input type="hidden" name="variantId" value={variant?.id ?? ""} />
      <input type="hidden" name="name" value={product.title} />
      <input type="hidden" name="handle" value={product.handle} />
      <input type="hidden" name="search" value={choice.search} />
      {choice.attributes.map(({ key, value }) => (
        <input key={key} type="hidden" name={`attribute:${key}`} value={value} />
      ))}
      {isAsked && !isComplete && missing.length > 0 && (
        <p className={styles.missing} role="alert">
          <Icon of="circle-alert" size="small" />
          Please select {missing.join(", ")}
        </p>
      )}
      <div className={styles.row}>
        <QuantityStepper label="Quantity" name="quantity" {...wanted} {...bounds} isDisabled={!isAvailable} />
        <Button type="submit" isWide className={styles.add} disabled={!isAvailable}>
          {isAvailable ? "Add to cart" : "Out of stock"}
        </Button>
      </div>
      {isAvailable && rule && <p className={styles.rule}>{rule}</p>}
      {/* An alert is for one version. */}
      {!isAvailable && !variant && <p className={styles.rule}>Choose {missing.join(", ")} to be told when it's back.</p>}
    </form>
  );
}

/** To the first option that waits for a choice. */
function focusMissing(): void {
  document.querySelector<HTMLElement>(`#${choicesId} [data-missing] li a`)?.focus();
}
