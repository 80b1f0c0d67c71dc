import { Blocks } from "#client/features/content/blocks.tsx";
import type { Block } from "#shared/contract/blocks.ts";
import { PageContactForm } from "./page-contact-form.tsx";
import { PageRecentlyViewed } from "../page-recently-viewed.tsx";
import { PageShelf } from "../page-shelf.tsx";
import { PageStores } from "./page-stores.tsx";

type PageBlocksProps = { slug: string; blocks: Block[]; isTitled?: boolean };

/** A content page's blocks with the products among them. */
export function PageBlocks({ slug, blocks, isTitled }: PageBlocksProps) {
  return (
    <Blocks
      blocks={blocks}
      isTitled={isTitled}
      renderProducts={(block) => <PageShelf slug={slug} block={block} />}
      renderRecentlyViewed={() => <PageRecentlyViewed />}
      renderStoresPicker={({ state }) => <PageStores state={state} />}
      renderContactForm={(form) => <PageContactForm form={form} page={slug} />}
    />
  );
}
