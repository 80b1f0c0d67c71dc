import { Icon } from "#client/ui/picture/icon.tsx";
import type { OfferFitment } from "#shared/contract/catalogue/fitment.ts";
import type { ProjectLineView } from "#shared/contract/project/project.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "./project-lines.module.css";

type LineFactsProps = { line: ProjectLineView; arePricesKnown: boolean };

/** What a line is about: the part as it is sold now, or as it was called when it was put in. */
export function LineFacts({ line, arePricesKnown }: LineFactsProps) {
  const { offer, fitment } = line;
  const { title, vendor, partNumber, handle } = offer ?? line;
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
      {fitment && <LineFit fitment={fitment} />}
      {offer?.isAvailable === false && (
        <p className={styles.gone}>
          <Icon of="circle-alert" size="small" /> Out of stock
        </p>
      )}
    </div>
  );
}

/** Which car the part is for and where it goes; or that it isn't listed for the project's, with the way to those that are. */
function LineFit({ fitment: { status, isConditional, notes, car, notListedFor, othersUrl } }: { fitment: OfferFitment }) {
  if (status === "does-not-fit")
    return (
      <p className={styles.gone}>
        <Icon of="circle-x" size="small" /> Not listed for the {notListedFor}. {othersUrl && <a href={othersUrl}>Find one that fits</a>}
      </p>
    );
  if (status !== "fits") return null;
  return (
    <p className={isConditional ? styles.maybe : styles.fits}>
      <Icon of={isConditional ? "circle-alert" : "circle-check"} size="small" />{" "}
      {isConditional ? `Fits with conditions: ${notes.join(", ")}` : `Fits the ${car}`}
    </p>
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
