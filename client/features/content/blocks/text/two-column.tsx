import type { ReactNode } from "react";
import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { RichText } from "./rich-text.tsx";
import styles from "./two-column.module.css";

type TwoColumnProps = { block: BlockOf<"two-column">; renderBlocks: (blocks: Block[]) => ReactNode };

export function TwoColumn({ block: { columns }, renderBlocks }: TwoColumnProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ html, blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- left and right are all that tells the columns apart
        <div key={index} className={styles.column}>
          {html && <RichText html={html} isNarrow />}
          {renderBlocks(blocks)}
        </div>
      ))}
    </div>
  );
}
