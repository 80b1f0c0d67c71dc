import { Blocks } from "#client/features/content/blocks.tsx";
import { StoresPicker } from "#client/features/stores/stores-picker.tsx";
import type { Block } from "#shared/contract/blocks.ts";
import { PageContactForm } from "./page-contact-form.tsx";
import { PageRecentlyViewed } from "../page-recently-viewed.tsx";
import { PageShelf } from "../page-shelf.tsx";

type PageBlocksProps = { slug: string; blocks: Block[]; isTitled?: boolean };

/** A content page's blocks with the products among them. */
export function PageBlocks({ slug, blocks, isTitled }: PageBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      isTitled={isTitled}
      renderProducts={(block) => <PageShelf slug={slug} block={block} />}
      renderRecentlyViewed={() => <PageRecentlyViewed />}
      renderStoresPicker={({ state }) => <StoresPicker state={state} />}
      renderContactForm={(form) => <PageContactForm form={form} page={slug} />}
    />
  );
}
