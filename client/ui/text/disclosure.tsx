import type { ReactNode, Ref } from "react";
import { useLatched } from "#client/lib/use-latched.ts";
import { Icon } from "../picture/icon.tsx";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  title: ReactNode;
  /** Opens it. What has been opened stays so until the shopper closes it. */
  isOpen?: boolean;
  /** Of several with the same group only one stays open. */
  group?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** Opens and closes without any script. */
export function Disclosure({ title, isOpen = false, group, ref, children }: DisclosureProps) {
  return (
    <details ref={ref} className={styles.disclosure} open={useLatched(isOpen)} name={group}>
      <summary className={styles.summary}>
        {title}
        <Icon of="chevron-down" size="small" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
