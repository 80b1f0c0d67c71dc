import styles from "./search-panel.module.css";

/** Says that a list of suggestions is empty. Not an option: the arrow keys pass it by. */
export function NothingFound({ title, message }: { title?: string; message: string }) {
  return (
    <div className={styles.message} role="presentation">
      {title && <p className={styles.messageTitle}>{title}</p>}
      <p>{message}</p>
    </div>
  );
}
