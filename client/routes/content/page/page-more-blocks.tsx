import { useSuspenseQuery } from "@tanstack/react-query";
import { DeferredSection } from "#client/ui/deferred-section.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/card/product-shelf-skeleton.tsx";
import { MoreBlocks } from "#client/features/content/blocks/more-blocks.tsx";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import type { Block, BlockOf } from "#shared/contract/blocks/blocks.ts";
import { pageProductsQuery } from "./page-products-query.ts";
import { PageRecentlyViewed } from "../../shop/page-recently-viewed.tsx";
import { HomeTiles } from "../../shop/home/home-tiles.tsx";
import { ReportedShelf } from "../../shop/reported-shelf.tsx";

// On few pages only.
const PageContactForm = lazyPart(async () => (await import("./page-contact-form.tsx")).PageContactForm);
const PageStores = lazyPart(async () => (await import("./page-stores.tsx")).PageStores);

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

type PageMoreBlocksProps = { slug: string; blocks: Block[]; mainId: string | undefined };

/** A content page's blocks below its opening, with the products among them. */
export function PageMoreBlocks({ slug, blocks, mainId }: PageMoreBlocksProps) {
  return (
    <MoreBlocks
      blocks={blocks}
      mainId={mainId}
      renderProducts={(block) => <PageShelf slug={slug} block={block} />}
      renderRecentlyViewed={() => <PageRecentlyViewed />}
      renderStoresPicker={({ state }) => <PageStores state={state} />}
      renderContactForm={(form) => <PageContactForm form={form} page={slug} />}
      // Home asks what there is for the car anyway.
      renderCategoryTiles={slug === "home" ? (block) => <HomeTiles block={block} /> : undefined}
    />
  );
}
