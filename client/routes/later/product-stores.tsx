import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { StoreStockSkeleton } from "#client/features/catalogue/store-stock-skeleton.tsx";
import { StoreStock } from "#client/features/catalogue/store-stock.tsx";

/** Where else the part can be had. */
export function ProductStores({ handle, variantId }: { handle: string; variantId: string | null }) {
  return (
    <DeferredSection skeleton={<StoreStockSkeleton />} failure="We couldn't check the stores just now.">
      <StoreStock handle={handle} variantId={variantId} />
    </DeferredSection>
  );
}
