import type { ReactNode, Ref } from "react";
import { Icon } from "../picture/icon.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  title: ReactNode;
  /** Open at first; from then on it is the shopper's. */
  isOpen?: boolean;
  /** Of several with the same group only one stays open. */
  group?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** Opens and closes without any script. */
export function Disclosure({ title, isOpen, group, ref, children }: DisclosureProps) {
  return (
    <details ref={ref} className={styles.disclosure} open={isOpen} name={group}>
      <summary className={styles.summary}>
        {title}
        <Icon of="chevron-down" size="small" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
