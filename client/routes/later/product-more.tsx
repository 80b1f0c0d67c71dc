import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { ProductCardMini } from "#client/features/catalogue/product-card-mini.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/product-shelf-skeleton.tsx";
import { useProductChoice } from "#client/features/catalogue/use-product-choice.ts";
import { Recommendations } from "#client/features/catalogue/recommendations.tsx";
import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";
import type { Product } from "#shared/contract/product.ts";

const recommendationsTitle = "Recommended for You";

/** What else there is to look at, below a product. */
export function ProductMore({ product }: { product: Product }) {
  const { shown } = useProductChoice(product);
  const prices = product.variants.map((variant) => variant.priceCents);
  return (
    <>
      <DeferredSection
        skeleton={<ProductShelfSkeleton title={recommendationsTitle} />}
        failure="We couldn't load what goes with this part."
      >
        <Recommendations title={recommendationsTitle} handle={product.handle} />
      </DeferredSection>
      <RecentlyViewed
        current={{
          handle: product.handle,
          title: product.title,
          vendor: product.vendor,
          picture: product.pictures[0] ?? null,
          priceCents: Math.min(...prices),
          maxPriceCents: Math.max(...prices),
          compareToPriceCents: shown.compareToPriceCents,
        }}
        renderCard={(viewed) => <ProductCardMini product={viewed} />}
      />
    </>
  );
}
