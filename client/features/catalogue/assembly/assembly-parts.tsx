import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { useMyStore } from "#client/lib/storage/my-store.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Assembly, AssemblyPart } from "#shared/contract/catalogue/assembly.ts";
import type { LeftOutReason } from "#shared/domain/assembly.ts";
import { formatMoney } from "#shared/domain/money.ts";
import type { Availability } from "#shared/domain/product/availability.ts";
import { FitmentLabel } from "../card/fitment-label.tsx";
import { productStockQuery } from "../queries.ts";
import { numberId, partId } from "./assembly-drawing.tsx";
import styles from "./assembly.module.css";

/** An assembly's parts as numbered lines: what is offered for each, whether it fits, what it costs and what is there. */
export function AssemblyParts({ parts }: Pick<Assembly, "parts">) {
  return (
    <ol className={styles.parts}>
      {parts.map((part) => (
        <PartLine key={part.number} part={part} />
      ))}
    </ol>
  );
}

const leftOutTexts: Record<LeftOutReason, string> = {
  "not-sold": "Not sold apart: look it over, and clean it",
  "does-not-fit": "Left out: not listed for your vehicle",
  "not-available": "Left out: out of stock",
  "has-options": "Left out: choose a version on its page",
};

function PartLine({ part: { number, name, quantity, note, product, leftOut } }: { part: AssemblyPart }) {
  return (
    <li id={partId(number)} className={classNames(styles.part, leftOut !== null && styles.leftOut)} data-part={number}>
      <a className={styles.lineNumber} href={`#${numberId(number)}`} aria-label={`${number}: show ${name} on the drawing`}>
        {number}
      </a>
      <div className={styles.thumb}>
        {product?.picture && <Picture picture={product.picture} sizes="4.5rem" widths={[96, 144, 216]} isDecorative />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name}
          {quantity > 1 && (
            <span className={styles.quantity}>
              <VisuallyHidden>, </VisuallyHidden>× {quantity}
            </span>
          )}
        </h3>
        {product && (
          <p className={styles.offer}>
            <a href={`/products/${product.handle}`}>{product.title}</a> <span className={styles.partNumber}>{product.partNumber}</span>
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {product && leftOut !== "does-not-fit" && <FitmentLabel fitment={product.fitment} />}
        {leftOut && (
          <p className={styles.reason}>
            <Icon of={leftOut === "not-sold" ? "info" : "circle-x"} size="small" /> {leftOutTexts[leftOut]}
          </p>
        )}
      </div>
      {product && (
        <div className={styles.have}>
          <p className={styles.price}>{formatMoney(product.priceCents)}</p>
          <p className={styles.stock}>{availabilityTexts[product.availability]}</p>
          <AtMyStore handle={product.handle} quantity={quantity} />
        </div>
      )}
    </li>
  );
}

const availabilityTexts: Record<Availability, string> = {
  "in-stock": "In stock",
  backorder: "Backorder",
  "special-order": "Special order",
  "made-to-order": "Made to order",
  "out-of-stock": "Out of stock",
};

/** What the shopper's own store has of it, as soon as the browser says which that is. */
function AtMyStore({ handle, quantity }: { handle: string; quantity: number }) {
  const myStore = useMyStore();
  const { data } = useQuery({ ...productStockQuery(useApi(), handle), enabled: myStore !== null });
  if (myStore === null || !data) return null;
  const shelves = data.filter(({ storeName }) => storeName === myStore.shortName);
  const units = Math.max(0, ...shelves.flatMap(({ unitsByVariant }) => Object.values(unitsByVariant)));
  return (
    <p className={classNames(styles.stock, units >= quantity && styles.here)}>
      <Icon of={units >= quantity ? "check" : "x"} size="small" /> {units === 0 ? "None" : units} at {myStore.shortName}
    </p>
  );
}
