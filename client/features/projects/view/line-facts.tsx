import { Icon } from "#client/ui/picture/icon.tsx";
import type { ProjectLineView } from "#shared/contract/project/project.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "./project-lines.module.css";

type LineFactsProps = { line: ProjectLineView; arePricesKnown: boolean };

/** What a line is about: the part as it is sold now, or as it was called when it was put in. */
export function LineFacts({ line: { offer, ...kept }, arePricesKnown }: LineFactsProps) {
  const { title, vendor, partNumber, handle } = offer ?? kept;
  const isGone = arePricesKnown && offer === null;
  return (
    <div className={styles.facts}>
      <p className={styles.title}>{isGone ? title : <a href={`/products/${handle}`}>{title}</a>}</p>
      <p className={styles.small}>
        {vendor} <span className={styles.number}>{partNumber}</span>
      </p>
      {isGone && (
        <p className={styles.gone}>
          <Icon of="circle-alert" size="small" /> No longer sold.{" "}
          <a href={`/search?${new URLSearchParams({ q: partNumber })}`}>Search for its number</a>
        </p>
      )}
      {offer?.isAvailable === false && (
        <p className={styles.gone}>
          <Icon of="circle-alert" size="small" /> Out of stock
        </p>
      )}
    </div>
  );
}

/** What a line costs now, each and in all, and the deposit on it. */
export function LinePrice({ line: { offer, quantity } }: Pick<LineFactsProps, "line">) {
  if (offer === null) return <p className={styles.price}>–</p>;
  return (
    <p className={styles.price}>
      <span className={styles.sum}>{formatMoney(offer.priceCents * quantity)}</span>
      {quantity > 1 && <span className={styles.small}>{formatMoney(offer.priceCents)} each</span>}
      {offer.coreCents > 0 && <span className={styles.small}>+ {formatMoney(offer.coreCents * quantity)} core deposit</span>}
    </p>
  );
}
