import { useEffect, useState } from "react";
import { Button } from "#client/ui/button/button.tsx";
import { Price } from "#client/ui/text/price.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { addButtonText, addToCartFormId } from "./add-to-cart-form-id.ts";
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
    const places = [document.getElementById(addToCartFormId), document.querySelector("footer")].filter((place) => place !== null);
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setIsShown(inSight.size === 0);
    });
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} hidden={!isShown}>
      <Price {...price} />
      {/* The server may not know yet whether it fits: what it sends is hidden. */}
      <Button type="submit" variant={isShown && isQuiet ? "secondary" : "primary"} form={addToCartFormId} disabled={!isAvailable}>
        {addButtonText(isAvailable)}
      </Button>
    </div>
  );
}
