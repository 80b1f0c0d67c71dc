import { type ReactNode, useLayoutEffect, useRef } from "react";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import styles from "./empty-cart.module.css";

/** Says that nothing is in the cart, takes the focus that left with the last line, and gives it to the lines if they come back. */
export function EmptyCart({ headingLevel, wasFilled, action }: { headingLevel: "h2" | "h3"; wasFilled: boolean; action: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = ref.current;
    const home = place?.parentElement;
    if (wasFilled && document.activeElement === document.body) place?.focus();
    return () => {
      // The lines stand there once all of this change is on the page.
      if (place?.contains(document.activeElement)) queueMicrotask(() => home?.querySelector<HTMLElement>("ul[tabindex]")?.focus());
    };
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
