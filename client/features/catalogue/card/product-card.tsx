import type { ReactNode } from "react";
import type { ProductCard as ProductCardData } from "#shared/contract/catalogue/product-card.ts";
import { brandHref, cardTags, fulfilmentLabel, savingLabel, stockLabel } from "#shared/domain/product/product-card-rules.ts";
import cardLinkStyles from "#client/ui/shelf/card-link.module.css";
import { classNames } from "#client/ui/class-names.ts";
import { Price } from "#client/ui/text/price.tsx";
import { StockLabel } from "#client/ui/feedback/stock-label.tsx";
import { Tag } from "#client/ui/feedback/tag.tsx";
import { WishlistButton } from "#client/ui/button/wishlist-button.tsx";
import { CardAction } from "./card-action.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardRating } from "./card-rating.tsx";
import { FitmentLabel } from "./fitment-label.tsx";
import { productHref } from "./product-href.ts";
import type { ListView } from "../product-list/product-list-params.ts";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import styles from "./product-card.module.css";

type ProductCardProps = {
  product: ProductCardData;
  /** A card of a grid or shelf, or a row to compare. */
  view?: ListView;
  /** The search that found it, and its place in the results. */
  queryId?: string | null;
  position?: number;
  /** The first pictures of a list load at once. */
  isPriority?: boolean;
  headingLevel?: "h2" | "h3";
  /** What the shopper's own store has of it, laid over the picture. */
  atMyStore?: ReactNode;
  /** What chooses a row among others. */
  choice?: ReactNode;
  onSelect?: () => void;
};

const sizes = {
  grid: "(width < 48rem) 46vw, (width < 75rem) 30vw, 18rem",
  list: "(width < 48rem) 5rem, 7rem",
};

/** A product in a list: what it is, whether it fits and can be had, what it costs and the next step. Its parts stand on the rows of the list around it. */
export function ProductCard(props: ProductCardProps) {
  const { product, view = "grid", queryId, position, isPriority, headingLevel: Heading = "h3", atMyStore, choice, onSelect } = props;
  const href = productHref(product.handle, { queryId, position });
  const saving = savingLabel(product.priceCents, product.compareToPriceCents);
  const tags = cardTags(product.tags, saving !== null);
  return (
    <article className={classNames(styles.card, view === "list" && styles.row)}>
      <div className={styles.picture}>
        <CardPicture picture={product.picture} isPriority={isPriority} isStamp={view === "list"} sizes={sizes[view]} />
      </div>
      <p className={styles.tags}>
        {saving && <Tag isSale>{saving}</Tag>}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      {atMyStore}
      <WishlistButton product={product} className={styles.heart} />
      <a className={styles.brand} href={brandHref(product)}>
        {product.vendor}
      </a>
      <Heading className={styles.title}>
        <a className={cardLinkStyles.link} href={href} onClick={onSelect}>
          <Unbroken>{product.title}</Unbroken>
        </a>
      </Heading>
      <p className={styles.facts}>
        <span className={styles.number}>{product.partNumber}</span>
        <CardRating rating={product.rating} reviewsCount={product.reviewsCount} />
      </p>
      <FitmentLabel fitment={product.fitment} className={styles.fitment} />
      <StockLabel
        className={styles.stock}
        availability={product.availability}
        text={stockLabel(product.availability)}
        note={fulfilmentLabel(product)}
      />
      <Price
        className={styles.price}
        priceCents={product.priceCents}
        compareToPriceCents={product.compareToPriceCents}
        isFrom={product.maxPriceCents > product.priceCents}
      />
      <div className={styles.action}>
        <CardAction product={product} href={href} onSelect={onSelect} />
      </div>
      {choice}
    </article>
  );
}
