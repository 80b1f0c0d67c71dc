import { Button } from "../button/button.tsx";
import styles from "./error-panel.module.css";

/** Stands where a part of the page could not be loaded; the rest of the page goes on. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
