import { memo } from "react";
import { ProductGallery } from "#client/features/catalogue/product-page/gallery/product-gallery.tsx";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { BelowFold } from "#client/lib/page/below-fold.tsx";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { ProductBuy } from "./product-buy.tsx";
import { Markup } from "#client/ui/text/markup.tsx";
import trailStyles from "#client/ui/navigation/one-step-back.module.css";
import styles from "./product-view.module.css";

const productParts = () => import("./product-parts.ts");
const InformationTabs = lazyPart(async () => (await productParts()).InformationTabs);
const ProductMore = lazyPart(async () => (await productParts()).ProductMore);
const ProductBar = lazyPart(async () => (await productParts()).ProductBar);

/** The product page: pictures and the way to the cart first, the rest by and by. */
export const ProductView = memo(function ProductView({ product }: { product: Product }) {
  return (
    <div className={`${trailStyles.oneStepBack} ${styles.page}`}>
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
              <Markup className={styles.text} html={product.descriptionHtml} />
            </section>
          )}
          <InformationTabs product={product} />
        </div>
      </div>
      <BelowFold>
        <ProductMore product={product} />
      </BelowFold>
      <ProductBar product={product} />
    </div>
  );
});
