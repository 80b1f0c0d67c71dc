import { useEffect, useState } from "react";
import { Button, buttonStyle } from "#client/ui/button/button.tsx";
import { Price } from "#client/ui/text/price.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { addToCartFormId } from "./add-to-cart-form-id.ts";
import { useProductChoice } from "./use-product-choice.ts";
import styles from "./sticky-add-bar.module.css";

type StickyAddBarProps = {
  product: Product;
  /** Where the part isn't for the shopper's car. */
  isQuiet: boolean;
};

/** Price and button at the foot of a phone, while neither the form itself nor the page's end is in sight. */
export function StickyAddBar({ product, isQuiet }: StickyAddBarProps) {
  const { price, isAvailable } = useProductChoice(product);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? "add" : "delete"](target);
      setIsShown(inSight.size === 0);
    });
    for (const place of document.querySelectorAll(`#${addToCartFormId}, footer`)) observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} hidden={!isShown}>
      <Price {...price} />
      {isAvailable ? (
        // The server may not know yet whether it fits: what it sends is hidden.
        <Button type="submit" variant={isShown && isQuiet ? "secondary" : "primary"} form={addToCartFormId}>
          Add to cart
        </Button>
      ) : (
        // Beside the form stands what can be done instead: an alert, another version, or the part that took its place.
        <a className={buttonStyle({ variant: "secondary" })} href={`#${addToCartFormId}`}>
          Out of stock: see options
        </a>
      )}
    </div>
  );
}
