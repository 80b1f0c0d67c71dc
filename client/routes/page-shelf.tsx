import { useSuspenseQuery } from "@tanstack/react-query";
import type { BlockOf } from "#shared/contract/blocks.ts";
import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/product-shelf-skeleton.tsx";
import { ProductShelf } from "#client/features/catalogue/product-shelf.tsx";
import { useApi } from "#client/lib/api.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { pageProductsQuery } from "./page-products-query.ts";

type PageShelfProps = { slug: string; block: BlockOf<"recommended-products"> };

/** A content page's products, which may come after the page. */
export function PageShelf({ slug, block }: PageShelfProps) {
  return (
    <DeferredSection skeleton={<ProductShelfSkeleton title={block.title} />} failure={`${block.title} couldn't be loaded.`}>
      <LoadedShelf slug={slug} block={block} />
    </DeferredSection>
  );
}

function LoadedShelf({ slug, block }: PageShelfProps) {
  const { data } = useSuspenseQuery(pageProductsQuery(useApi(), slug, useSelectedVehicle()));
  const action = block.seeAll && <a href={block.seeAll.url}>{block.seeAll.label}</a>;
  return <ProductShelf title={block.title} products={data[block.id] ?? []} action={action} />;
}
