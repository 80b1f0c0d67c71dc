import { FitsLine } from "#client/ui/text/fits-line.tsx";
import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
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
  const name = <Unbroken>{title}</Unbroken>;
  return (
    <div className={styles.facts}>
      <p className={styles.title}>{isGone ? name : <a href={`/products/${handle}`}>{name}</a>}</p>
      <p className={styles.small}>
        {vendor} <span className={styles.number}>{partNumber}</span>
      </p>
      {isGone && (
        <MarkedLine icon="circle-alert" tone="bad">
          No longer sold. <a href={`/search?${new URLSearchParams({ q: partNumber })}`}>Search for its number</a>
        </MarkedLine>
      )}
      {fitment && <LineFit fitment={fitment} />}
      {offer?.isAvailable === false && (
        <MarkedLine icon="circle-alert" tone="bad">
          Out of stock
        </MarkedLine>
      )}
    </div>
  );
}

/** Which car the part is for and where it goes; or that it isn't listed for the project's, with the way to those that are. */
function LineFit({ fitment }: { fitment: OfferFitment }) {
  const { status, notListedFor, othersUrl } = fitment;
  if (status === "does-not-fit")
    return (
      <MarkedLine icon="circle-x" tone="bad">
        Not listed for the {notListedFor}. {othersUrl && <a href={othersUrl}>Find one that fits</a>}
      </MarkedLine>
    );
  return <FitsLine fitment={fitment} whose="the" />;
}

/** What a line costs now, each and in all, and the deposit on it. */
export function LinePrice({ line: { offer, quantity } }: Pick<LineFactsProps, "line">) {
  if (offer === null) return <p className={styles.price}>–</p>;
  return (
    <p className={styles.price} data-price>
      <span className={styles.sum}>{formatMoney(offer.priceCents * quantity)}</span>
      {quantity > 1 && <span className={styles.small}>{formatMoney(offer.priceCents)} each</span>}
      {offer.coreCents > 0 && <span className={styles.small}>+ {formatMoney(offer.coreCents * quantity)} core deposit</span>}
    </p>
  );
}
