import { useEffect, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Price } from "#client/ui/price.tsx";
import { addToCartFormId } from "./add-to-cart-form-id.ts";
import styles from "./sticky-add-bar.module.css";

type StickyAddBarProps = { priceCents: number; compareToPriceCents: number | null; isFrom: boolean; isAvailable: boolean };

/** Price and button at the foot of a phone, while the form itself is out of sight. */
export function StickyAddBar({ priceCents, compareToPriceCents, isFrom, isAvailable }: StickyAddBarProps) {
  const [isFormSeen, setIsFormSeen] = useState(true);

  useEffect(() => {
    const form = document.getElementById(addToCartFormId);
    if (!form) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsFormSeen(entry?.isIntersecting ?? true));
    observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} hidden={isFormSeen}>
      <Price priceCents={priceCents} compareToPriceCents={compareToPriceCents} isFrom={isFrom} />
      <Button type="submit" form={addToCartFormId} disabled={!isAvailable}>
        {isAvailable ? "Add to cart" : "Out of stock"}
      </Button>
    </div>
  );
}
