import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./said.module.css";

/** Tells that a change was made. Its place is there before it speaks, so that it is heard. */
export function Said({ children }: { children: string | null }) {
  return (
    <div className={styles.place} role="status">
      {children !== null && (
        <p className={styles.said}>
          <Icon of="circle-check" />
          {children}
        </p>
      )}
    </div>
  );
}
