import { Icon } from "#client/ui/icon.tsx";
import styles from "./panel-note.module.css";

type PanelNoteProps = { title: string; text: string; isAlert?: boolean };

/** Says why there is nothing to choose. */
export function PanelNote({ title, text, isAlert = false }: PanelNoteProps) {
  return (
    <div className={styles.note} role={isAlert ? "alert" : undefined}>
      <Icon of="info" />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
