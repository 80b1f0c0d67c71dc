import { Icon } from "#client/ui/icon.tsx";
import styles from "./garage-panel.module.css";

/** What just happened, in words, and the way back where there is one. */
export function GarageSaid({ text, onUndo }: { text?: string; onUndo?: () => void }) {
  return (
    <div role="status" className={styles.status}>
      {text && (
        <p className={styles.said}>
          <Icon of="info" size="small" />
          <span>{text}</span>
          {onUndo && (
            <button type="button" className={styles.undo} onClick={onUndo}>
              Undo
            </button>
          )}
        </p>
      )}
    </div>
  );
}
