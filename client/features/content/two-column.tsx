import type { BlockOf } from "#shared/contract/blocks.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./two-column.module.css";

export function TwoColumn({ block }: { block: BlockOf<"two-column"> }) {
  return (
    <div className={styles.columns}>
      <RichText html={block.left} isNarrow />
      <RichText html={block.right} isNarrow />
    </div>
  );
}
