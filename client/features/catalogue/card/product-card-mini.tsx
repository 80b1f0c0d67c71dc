import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import { Price } from "#client/ui/text/price.tsx";
import { WishlistButton } from "#client/ui/button/wishlist-button.tsx";
import { AtMyStoreLater } from "../stock/at-my-store-later.tsx";
import { CardPicture } from "./card-picture.tsx";
import { productHref } from "./product-href.ts";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./product-card-mini.module.css";

type MiniProduct = Pick<
  ProductCard,
  "id" | "handle" | "title" | "vendor" | "picture" | "priceCents" | "compareToPriceCents" | "maxPriceCents"
>;

type ProductCardMiniProps = {
  product: MiniProduct;
  /** False while nobody knows what it costs: its room is kept. */
  hasPrice?: boolean;
  onSelect?: () => void;
};

/** A product in a strip: picture, name and price. */
export function ProductCardMini({ product, hasPrice = true, onSelect }: ProductCardMiniProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture picture={product.picture} sizes="(width < 48rem) 46vw, (width < 75rem) 23vw, 13rem" />
      </div>
      <AtMyStoreLater id={product.id} />
      <WishlistButton product={product} className={styles.heart} />
      <p className={styles.brand}>{product.vendor}</p>
      <h3 className={styles.title}>
        <a className={cardLinkStyles.link} href={productHref(product.handle)} onClick={onSelect}>
          <Unbroken>{product.title}</Unbroken>
        </a>
      </h3>
      {hasPrice ? (
        <Price
          className={styles.price}
          priceCents={product.priceCents}
          compareToPriceCents={product.compareToPriceCents}
          isFrom={product.maxPriceCents > product.priceCents}
        />
      ) : (
        <div className={styles.price} />
      )}
    </article>
  );
}
