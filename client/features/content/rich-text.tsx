import { classNames } from "#client/ui/class-names.ts";
import styles from "./rich-text.module.css";

/** Text that editors wrote; the server made its markup harmless. */
export function RichText({ html, isNarrow }: { html: string; isNarrow?: boolean }) {
  return <div className={classNames(styles.text, isNarrow && styles.narrow)} dangerouslySetInnerHTML={{ __html: html }} />;
}
