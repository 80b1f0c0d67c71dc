import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/product-shelf-skeleton.tsx";
import { Recommendations } from "#client/features/catalogue/recommendations.tsx";
import { BrandStory } from "#client/features/content/brand-story.tsx";
import { OptionalSection } from "#client/ui/optional-section.tsx";
import type { Product } from "#shared/contract/product.ts";
import { PageRecentlyViewed } from "../page-recently-viewed.tsx";
import { ProductQuestions } from "./product-questions.tsx";
import { ProductVehicles } from "./product-vehicles.tsx";
import { ReportedShelf } from "../reported-shelf.tsx";

const recommended = "Recommended for You";

/** What else there is to look at, below a product. */
export function ProductMore({ product }: { product: Product }) {
  const prices = product.variants.map(({ priceCents }) => priceCents);
  const cheapest = product.variants[prices.indexOf(Math.min(...prices))];
  const category = product.breadcrumbs.at(-1);
  const seeAll = category && <a href={category.url}>See All</a>;
  return (
    <>
      <ProductVehicles handle={product.handle} />
      <OptionalSection>
        <BrandStory handle={product.handle} />
      </OptionalSection>
      <ProductQuestions handle={product.handle} />
      <DeferredSection
        skeleton={<ProductShelfSkeleton title={recommended} action={seeAll} />}
        failure="We couldn't load what goes with this part."
      >
        <Recommendations handle={product.handle}>
          {(products) => <ReportedShelf title={recommended} products={products} action={seeAll} />}
        </Recommendations>
      </DeferredSection>
      <PageRecentlyViewed
        current={{
          id: product.id,
          handle: product.handle,
          title: product.title,
          vendor: product.vendor,
          productType: product.productType,
          sku: product.sku,
          picture: product.pictures[0] ?? null,
          priceCents: Math.min(...prices),
          maxPriceCents: Math.max(...prices),
          compareToPriceCents: cheapest?.compareToPriceCents ?? null,
        }}
      />
    </>
  );
}
