import { lazy } from "react";
import { useReport } from "#client/features/analytics/use-report.ts";
import { DeferredSection } from "#client/features/catalogue/deferred-section.tsx";
import { ProductCardMini } from "#client/features/catalogue/product-card-mini.tsx";
import { ProductGallery } from "#client/features/catalogue/product-gallery.tsx";
import { ProductOffer } from "#client/features/catalogue/product-offer.tsx";
import { ProductShelfSkeleton } from "#client/features/catalogue/product-shelf-skeleton.tsx";
import { StoreStockSkeleton } from "#client/features/catalogue/store-stock-skeleton.tsx";
import { useProductChoice } from "#client/features/catalogue/use-product-choice.ts";
import { RecentlyViewed } from "#client/features/recently-viewed/recently-viewed.tsx";
import { laterPart } from "#client/lib/later-part.tsx";
import { Breadcrumbs } from "#client/ui/breadcrumbs.tsx";
import type { Product } from "#shared/contract/product.ts";
import { picturesFor } from "#client/features/catalogue/pictures-for.ts";
import styles from "./product-view.module.css";

const InformationTabs = laterPart(async () => (await import("#client/features/catalogue/information-tabs.tsx")).InformationTabs);
const StickyAddBar = laterPart(async () => (await import("#client/features/catalogue/sticky-add-bar.tsx")).StickyAddBar);
const StoreStock = lazy(async () => ({ default: (await import("#client/features/catalogue/store-stock.tsx")).StoreStock }));
const Recommendations = lazy(async () => ({ default: (await import("#client/features/catalogue/recommendations.tsx")).Recommendations }));
const recommendationsTitle = "Recommended for You";

/** The product page. */
export function ProductView({ product }: { product: Product }) {
  const choice = useProductChoice(product);
  const { variant, shown } = choice;
  const prices = product.variants.map((candidate) => candidate.priceCents);
  const maxPriceCents = Math.max(...prices);
  const price = {
    priceCents: variant?.priceCents ?? Math.min(...prices),
    compareToPriceCents: shown.compareToPriceCents,
    isFrom: variant === null && maxPriceCents > Math.min(...prices),
  };
  useReport(`${product.handle} ${variant?.id ?? ""}`, ({ viewItem }) => viewItem(product, shown));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "All Categories", url: "/parts" }, ...product.breadcrumbs]} current={product.title} />
      <div className={styles.top}>
        <ProductGallery key={variant?.id} pictures={picturesFor(product, variant)} title={product.title} />
        <div className={styles.offer}>
          <ProductOffer product={product} choice={choice} price={price} />
          <DeferredSection skeleton={<StoreStockSkeleton />} failure="We couldn't check the stores just now.">
            <StoreStock handle={product.handle} variantId={variant?.id ?? null} />
          </DeferredSection>
        </div>
      </div>
      <div className={styles.details}>
        {product.descriptionHtml && (
          <section className={styles.about} aria-label="About this part">
            <h2>About this part</h2>
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
          </section>
        )}
        <InformationTabs product={product} weightGrams={shown.weightGrams} />
      </div>
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
          maxPriceCents,
          compareToPriceCents: shown.compareToPriceCents,
        }}
        renderCard={(viewed) => <ProductCardMini product={viewed} />}
      />
      <StickyAddBar {...price} isAvailable={choice.isAvailable} />
    </div>
  );
}
