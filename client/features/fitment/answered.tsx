import styles from "./fitment-question.module.css";

/** What the shopper just answered, and the way to take it back. */
export function Answered({ text, answer, onUndo }: { text: string; answer: string; onUndo: () => void }) {
  return (
    <p className={styles.known}>
      <span>
        {text} <b>{answer}</b>
      </span>
      <button type="button" className={styles.undo} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
