import { Blocks } from "#client/features/content/blocks/blocks.tsx";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import type { Block } from "#shared/contract/blocks/blocks.ts";

const PageMoreBlocks = lazyPart(async () => (await import("./page-more-blocks.tsx")).PageMoreBlocks);

type PageBlocksProps = { slug: string; blocks: Block[]; isTitled?: boolean };

/** A content page's blocks: what it opens with at once, the rest by and by. */
export function PageBlocks({ slug, blocks, isTitled }: PageBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      isTitled={isTitled}
      renderMore={(more, mainId) => <PageMoreBlocks slug={slug} blocks={more} mainId={mainId} />}
    />
  );
}
