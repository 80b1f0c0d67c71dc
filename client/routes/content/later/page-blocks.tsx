import { useSuspenseQuery } from "@tanstack/react-query";
import { DeferredSection } from "#client/features/catalogue/card/deferred-section.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/card/product-shelf-skeleton.tsx";
import { Blocks } from "#client/features/content/blocks/blocks.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { pageProductsQuery } from "../page-products-query.ts";
import { PageRecentlyViewed } from "#client/routes/shop/page-recently-viewed.tsx";
import { ReportedShelf } from "#client/routes/shop/reported-shelf.tsx";
import { PageContactForm } from "./page-contact-form.tsx";
import { PageStores } from "./page-stores.tsx";

type PageShelfProps = { slug: string; block: BlockOf<"recommended-products"> };

/** A content page's products, which may come after the page. */
function PageShelf({ slug, block }: PageShelfProps) {
  return (
    <DeferredSection skeleton={<ProductShelfSkeleton title={block.title} action={<SeeAll block={block} />} />} failure={failureOf(block)}>
      <LoadedShelf slug={slug} block={block} />
    </DeferredSection>
  );
}

function LoadedShelf({ slug, block }: PageShelfProps) {
  const { data, refetch } = useSuspenseQuery(pageProductsQuery(useApi(), slug, useSelectedVehicle()));
  const products = data[block.id];
  if (products === null) return <ErrorPanel message={failureOf(block)} onRetry={() => void refetch()} />;
  return <ReportedShelf title={block.title} products={products ?? []} action={<SeeAll block={block} />} />;
}

const failureOf = ({ title }: PageShelfProps["block"]) => `We couldn't load the products of "${title}".`;

function SeeAll({ block: { seeAll } }: Pick<PageShelfProps, "block">) {
  return seeAll && <a href={seeAll.url}>{seeAll.label}</a>;
}

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
