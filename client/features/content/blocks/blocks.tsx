import { type ReactNode, useMemo } from "react";
import type { Block } from "#shared/contract/blocks/blocks.ts";
import { BlockPlace } from "./block-place.tsx";
import { isTitleBlock } from "./heroes/page-title.tsx";
import { isOpening, OpeningBlock } from "./opening-block.tsx";
import styles from "./blocks.module.css";

type BlocksProps = {
  blocks: Block[];
  /** The page has its heading already. */
  isTitled?: boolean;
  /** What stands below the opening; the first title of a page is its heading. */
  renderMore: (blocks: Block[], mainId: string | undefined) => ReactNode;
};

/** The blocks of a page, one below the other. */
export function Blocks({ blocks, isTitled, renderMore }: BlocksProps) {
  const { opening, more, mainId } = useMemo(() => {
    const first = blocks[0];
    return {
      opening: isOpening(first) ? first : null,
      more: isOpening(first) ? blocks.slice(1) : blocks,
      mainId: isTitled ? undefined : blocks.find(isTitleBlock)?.id,
    };
  }, [blocks, isTitled]);
  return (
    <div className={styles.blocks}>
      {opening && (
        <BlockPlace block={opening}>
          <OpeningBlock block={opening} isFirst isMain={opening.id === mainId} />
        </BlockPlace>
      )}
      {renderMore(more, mainId)}
    </div>
  );
}
