import { ScriptButton } from "#client/ui/button/script-button.tsx";
import styles from "./fitment-question.module.css";

/** What the shopper just answered, and the way to take it back. */
export function Answered({ text, answer, onUndo }: { text: string; answer: string; onUndo: () => void }) {
  return (
    <p className={styles.known}>
      <span>
        {text} <b>{answer}</b>
      </span>
      <ScriptButton className={styles.undo} onClick={onUndo}>
        Undo
      </ScriptButton>
    </p>
  );
}
