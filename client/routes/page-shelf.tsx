import { useSuspenseQuery } from "@tanstack/react-query";
import type { BlockOf } from "#shared/contract/blocks.ts";
import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/product-shelf-skeleton.tsx";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { useApi } from "#client/lib/api.ts";
import { useSelectedVehicle } from "#client/lib/selected-vehicle.ts";
import { pageProductsQuery } from "./page-products-query.ts";
import { ReportedShelf } from "./reported-shelf.tsx";

type PageShelfProps = { slug: string; block: BlockOf<"recommended-products"> };

/** A content page's products, which may come after the page. */
export function PageShelf({ slug, block }: PageShelfProps) {
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
