import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./empty-cart.module.css";

/** Says that nothing is in the cart, and takes the focus that left with the last line. */
export function EmptyCart({ headingLevel, wasFilled, action }: { headingLevel: "h2" | "h3"; wasFilled: boolean; action: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wasFilled && document.activeElement === document.body) ref.current?.focus();
  }, [wasFilled]);

  return (
    <div ref={ref} tabIndex={-1} className={styles.empty}>
      <EmptyState
        headingLevel={headingLevel}
        icon="shopping-cart"
        title="Your cart is empty"
        text="Parts you add to your cart will wait for you here."
        action={action}
      />
    </div>
  );
}
