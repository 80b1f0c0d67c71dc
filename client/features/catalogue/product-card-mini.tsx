import type { ProductCard } from "#shared/contract/product-card.ts";
import { Price } from "#client/ui/price.tsx";
import { CardPicture } from "./card-picture.tsx";
import { productHref } from "./product-href.ts";
import styles from "./product-card-mini.module.css";

type MiniProduct = Pick<ProductCard, "handle" | "title" | "vendor" | "picture" | "priceCents" | "compareToPriceCents" | "maxPriceCents">;

/** A product in a strip: picture, name and price. */
export function ProductCardMini({ product }: { product: MiniProduct }) {
  return (
    <article className={styles.card}>
      <CardPicture picture={product.picture} sizes="(width < 48rem) 46vw, (width < 75rem) 23vw, 13rem" />
      <div className={styles.facts}>
        <p className={styles.brand}>{product.vendor}</p>
        <h3 className={styles.title}>
          <a className={styles.link} href={productHref(product.handle)}>
            {product.title}
          </a>
        </h3>
        <Price
          priceCents={product.priceCents}
          compareToPriceCents={product.compareToPriceCents}
          isFrom={product.maxPriceCents > product.priceCents}
        />
      </div>
    </article>
  );
}
