import type { ReactNode } from "react";
import { Breadcrumbs } from "#client/ui/navigation/breadcrumbs.tsx";
import type { ProductReviews } from "#shared/contract/catalogue/review.ts";
import trailStyles from "#client/ui/navigation/one-step-back.module.css";
import styles from "./talk-page.module.css";

/** The frame of pages on which shoppers speak of a part. */
export function TalkPage({ product, title, children }: { product: ProductReviews["product"]; title: string; children: ReactNode }) {
  const url = `/products/${product.handle}`;
  return (
    <div className={`${trailStyles.oneStepBack} ${styles.page}`}>
      <Breadcrumbs
        links={[
          { label: "All Categories", url: "/parts" },
          { label: product.title, url },
        ]}
        current={title}
      />
      <header>
        <h1>{title}</h1>
        <p className={styles.product}>
          {product.vendor} <a href={url}>{product.title}</a>
        </p>
      </header>
      {children}
    </div>
  );
}
