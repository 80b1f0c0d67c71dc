import { useSuspenseQuery } from "@tanstack/react-query";
import { ProductContact } from "#client/features/catalogue/product-page/information/product-contact.tsx";
import { ProductFacts } from "#client/features/catalogue/product-page/product-facts.tsx";
import { useProductChoice } from "#client/features/catalogue/product-page/buy/use-product-choice.ts";
import { RecommendationBlock } from "#client/features/content/expert/recommendation-block.tsx";
import { ProjectLink } from "#client/features/projects/view/project-link.tsx";
import { ShareLink } from "#client/ui/button/share-link.tsx";
import { useSite } from "#client/lib/page/site.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api/api.ts";
import { OptionalSection } from "#client/ui/optional-section.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { ProductStores } from "./product-stores.tsx";
import styles from "./product-view.module.css";

/** Where the part can be had, what sending costs, and whom to ask. */
export function ProductService({ product, quantity }: { product: Product; quantity: number }) {
  const { data: layout } = useSuspenseQuery(layoutQuery(useApi()));
  const { origin } = useSite();
  const choice = useProductChoice(product);
  return (
    <>
      <div className={styles.ways}>
        {choice.variant && <ProjectLink variantId={choice.variant.id} quantity={quantity} components={product.bundleComponents} />}
        <ShareLink url={`${origin}/products/${product.handle}`} title={product.title} />
      </div>
      {!product.isGiftCard && <ProductStores product={product} choice={choice} quantity={quantity} shipping={layout.shipping} />}
      <ProductFacts product={product} priceCents={choice.price.priceCents} shipping={layout.shipping} />
      <ProductContact product={product} phone={layout.company.phone} />
      <OptionalSection>
        <RecommendationBlock handle={product.handle} />
      </OptionalSection>
    </>
  );
}
