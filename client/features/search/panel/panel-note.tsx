import { Icon } from "#client/ui/picture/icon.tsx";
import styles from "./panel-note.module.css";

type PanelNoteProps = { title: string; text: string; role?: "alert" | "status" };

/** Says why there is nothing to choose. */
export function PanelNote({ title, text, role }: PanelNoteProps) {
  return (
    <div className={styles.note} role={role}>
      <Icon of="info" />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
