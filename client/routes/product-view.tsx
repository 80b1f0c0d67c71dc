import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductOffer } from "#client/features/catalogue/product-offer.tsx";
import { useProductChoice } from "#client/features/catalogue/use-product-choice.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import { Breadcrumbs } from "#client/ui/breadcrumbs.tsx";
import type { Product } from "#shared/contract/product.ts";
import styles from "./product-view.module.css";

const InformationTabs = laterPart(async () => (await import("#client/features/catalogue/information-tabs.tsx")).InformationTabs);
const StickyAddBar = laterPart(async () => (await import("#client/features/catalogue/sticky-add-bar.tsx")).StickyAddBar);
const ProductGallery = laterPart(async () => (await import("#client/features/catalogue/product-gallery.tsx")).ProductGallery);
const ProductStores = laterPart(async () => (await import("./later/product-stores.tsx")).ProductStores);
const ProductMore = laterPart(async () => (await import("./later/product-more.tsx")).ProductMore);

/** The product page. */
export function ProductView({ product }: { product: Product }) {
  const choice = useProductChoice(product);
  const { variant, shown } = choice;
  const prices = product.variants.map((candidate) => candidate.priceCents);
  const price = {
    priceCents: variant?.priceCents ?? Math.min(...prices),
    compareToPriceCents: shown.compareToPriceCents,
    isFrom: variant === null && Math.max(...prices) > Math.min(...prices),
  };
  useReport(`${product.handle} ${variant?.id ?? ""}`, ({ viewItem }) => viewItem(product, shown));
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "All Categories", url: "/parts" }, ...product.breadcrumbs]} current={product.title} />
      <div className={styles.top}>
        <ProductGallery key={variant?.id} product={product} variant={variant} />
        <div className={styles.offer}>
          <ProductOffer product={product} choice={choice} price={price} />
          <ProductStores handle={product.handle} variantId={variant?.id ?? null} />
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
      <ProductMore product={product} shown={shown} />
      <StickyAddBar {...price} isAvailable={choice.isAvailable} />
    </div>
  );
}
