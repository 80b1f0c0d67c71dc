import { type ReactNode, type RefObject, useEffect } from "react";
import styles from "./garage-panel.module.css";

type ViewHeadingProps = {
  ref: RefObject<HTMLHeadingElement | null>;
  /** Whether the shopper came here from another state, and the focus with them. */
  isTaken: boolean;
  children: ReactNode;
};

/** Names the garage's state, and takes the focus over as it comes. */
export function ViewHeading({ ref, isTaken, children }: ViewHeadingProps) {
  useEffect(() => {
    if (isTaken) ref.current?.focus();
  }, [isTaken, ref]);
  return (
    <h3 ref={ref} className={styles.title} tabIndex={-1}>
      {children}
    </h3>
  );
}
