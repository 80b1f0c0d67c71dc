import { laterPart } from "#client/hydration/later-part.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import styles from "./product-view.module.css";

const InformationTabs = laterPart(
  async () => (await import("#client/features/catalogue/product-page/information/information-tabs.tsx")).InformationTabs,
);
const ProductGallery = laterPart(
  async () => (await import("#client/features/catalogue/product-page/gallery/product-gallery.tsx")).ProductGallery,
);
const StickyAddBar = laterPart(async () => (await import("#client/features/catalogue/product-page/buy/sticky-add-bar.tsx")).StickyAddBar);
const ProductBuy = laterPart(async () => (await import("./later/product-buy.tsx")).ProductBuy);
const ProductMore = laterPart(async () => (await import("./later/product-more.tsx")).ProductMore);

/** The product page. Its choices are links and its purchase is a form, so all of its code can come once the page is quiet. */
export function ProductView({ product }: { product: Product }) {
  return (
    <div className={styles.page}>
      <Breadcrumbs links={[{ label: "All Categories", url: "/parts" }, ...product.breadcrumbs]} current={product.title} />
      <div className={styles.columns}>
        <ProductGallery product={product} />
        <div className={styles.side}>
          <ProductBuy product={product} />
        </div>
        <div className={styles.details}>
          {product.descriptionHtml && (
            <section className={styles.about} aria-label="About this part">
              <h2>About this part</h2>
              <div className={styles.text} dangerouslySetInnerHTML={{ __html: product.descriptionHtml }} />
            </section>
          )}
          <InformationTabs product={product} />
        </div>
      </div>
      <ProductMore product={product} />
      <StickyAddBar product={product} />
    </div>
  );
}
