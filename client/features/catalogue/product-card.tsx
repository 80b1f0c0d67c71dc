import type { ProductCard as ProductCardData } from "#shared/contract/product-card.ts";
import { brandHref, cardTags, fulfilmentLabel, savingLabel, stockLabel } from "#shared/domain/product-card-rules.ts";
import { Price } from "#client/ui/price.tsx";
import { StockLabel } from "#client/ui/stock-label.tsx";
import { Tag } from "#client/ui/tag.tsx";
import { WishlistButton } from "#client/ui/wishlist-button.tsx";
import { CardAction } from "./card-action.tsx";
import { CardPicture } from "./card-picture.tsx";
import { productHref } from "./product-href.ts";
import styles from "./product-card.module.css";

type ProductCardProps = {
  product: ProductCardData;
  /** The search that found it, and its place in the results. */
  queryId?: string | null;
  position?: number;
  /** The first pictures of a list load at once. */
  isPriority?: boolean;
  headingLevel?: "h2" | "h3";
  onSelect?: () => void;
};

/** A product in a list: what it is, whether it can be had, what it costs and the next step. */
export function ProductCard({ product, queryId, position, isPriority, headingLevel: Heading = "h3", onSelect }: ProductCardProps) {
  const href = productHref(product.handle, { queryId, position });
  const saving = savingLabel(product.priceCents, product.compareToPriceCents);
  const tags = cardTags(product.tags, saving !== null);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardPicture picture={product.picture} isPriority={isPriority} sizes="(width < 48rem) 46vw, (width < 75rem) 30vw, 18rem" />
        <p className={styles.tags}>
          {saving && <Tag isSale>{saving}</Tag>}
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
        <WishlistButton product={product} className={styles.heart} />
      </div>
      <div className={styles.facts}>
        <a className={styles.brand} href={brandHref(product)}>
          {product.vendor}
        </a>
        <Heading className={styles.title}>
          <a className={styles.link} href={href} onClick={onSelect}>
            {product.title}
          </a>
        </Heading>
        <p className={styles.number}>{product.partNumber}</p>
      </div>
      <div className={styles.offer}>
        <StockLabel availability={product.availability} text={stockLabel(product.availability)} note={fulfilmentLabel(product)} />
        <Price
          priceCents={product.priceCents}
          compareToPriceCents={product.compareToPriceCents}
          isFrom={product.maxPriceCents > product.priceCents}
        />
        <CardAction product={product} href={href} />
      </div>
    </article>
  );
}
