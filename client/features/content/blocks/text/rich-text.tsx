import { classNames } from "#client/ui/class-names.ts";
import { Markup } from "#client/ui/text/markup.tsx";
import styles from "./rich-text.module.css";

type RichTextProps = {
  html: string;
  /** As wide as its place. */
  isNarrow?: boolean;
  /** Inside a read-more, which can only count the lines of plain blocks. */
  isCut?: boolean;
};

/** Text that editors wrote; the server made its markup harmless. */
export function RichText({ html, isNarrow, isCut }: RichTextProps) {
  return <Markup className={classNames(styles.text, isNarrow && styles.narrow, isCut && styles.cut)} html={html} />;
}
