import { useQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { variantStockQuery } from "#client/lib/stock/stock-queries.ts";
import { Button } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { Assembly, AssemblyPart } from "#shared/contract/catalogue/assembly.ts";
import type { ProductCard } from "#shared/contract/catalogue/product-card.ts";
import { additionName } from "#shared/domain/cart/packed-form.ts";
import type { LeftOutReason } from "#shared/domain/assembly.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { isAddedFromCard } from "#shared/domain/product/product-card-rules.ts";
import type { Availability } from "#shared/domain/product/availability.ts";
import { additionOf, CardAction } from "../card/card-action.tsx";
import { cardFormId } from "../card/card-form.tsx";
import { FitmentLabel } from "../card/fitment-label.tsx";
import { productHref } from "../card/product-href.ts";
import { isOnShelf, partPromise, type PickUp } from "#shared/domain/stores/part-promise.ts";
import { useMyStoreTimes } from "#client/lib/stock/use-my-store-times.ts";
import { numberId, partId } from "./assembly-drawing.tsx";
import styles from "./assembly.module.css";

/** An assembly's parts as numbered lines: what is offered for each, whether it fits, what it costs and what is there. */
export function AssemblyParts({ parts }: Pick<Assembly, "parts">) {
  const atMyStore = useAtMyStore(parts);
  return (
    <ol className={styles.parts}>
      {parts.map((part) => (
        <PartLine key={part.number} part={part} atMyStore={atMyStore(part)} />
      ))}
    </ol>
  );
}

type AtStore = { storeName: string; pickUp: PickUp };

/** What the shopper's own store has of each part, as soon as the browser says which that is: one question for the whole drawing. */
function useAtMyStore(parts: readonly AssemblyPart[]): (part: AssemblyPart) => AtStore | null {
  const mine = useMyStoreTimes();
  const ids = mine === null ? [] : parts.flatMap(({ product }) => product?.variantId ?? []);
  const { data: stock } = useQuery(variantStockQuery(useApi(), ids));
  return ({ product, quantity }) => {
    const told = stock?.find(({ variantId }) => variantId === product?.variantId);
    if (mine === null || !product || !told) return null;
    const { shortName: storeName } = mine.myStore;
    const { availability, isInStoreOnly, isGiftCard } = product;
    const counter = { units: told.units[storeName] ?? 0, times: mine.times };
    return {
      storeName,
      pickUp: partPromise({ part: { stock: availability, isInStoreOnly, isGiftCard }, counter, quantity, now: mine.now }).pickUp,
    };
  };
}

const leftOutTexts: Record<LeftOutReason, string> = {
  "not-sold": "Not sold separately: check and clean yours",
  "does-not-fit": "Left out: not listed for your vehicle",
  "not-available": "Left out: out of stock",
  "has-options": "Left out: choose a version on its page",
};

type PartLineProps = { part: AssemblyPart; atMyStore: AtStore | null };

function PartLine({ part, atMyStore }: PartLineProps) {
  const { number, name, quantity, note, product, leftOut } = part;
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
          <Unbroken>{name}</Unbroken>
          {quantity > 1 && (
            <span className={styles.quantity}>
              <VisuallyHidden>, </VisuallyHidden>× {quantity}
            </span>
          )}
        </h3>
        {product && (
          <p className={styles.offer}>
            <a href={productHref(product.handle)}>
              <Unbroken>{product.title}</Unbroken>
            </a>{" "}
            <span className={styles.partNumber}>{product.partNumber}</span>
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
          <p className={styles.price} data-price>
            {formatMoney(product.priceCents)}
          </p>
          <p className={styles.stock}>{availabilityTexts[product.availability]}</p>
          {atMyStore && <AtMyStore {...atMyStore} />}
          <div className={styles.action}>
            <AddLine part={part} product={product} />
          </div>
        </div>
      )}
    </li>
  );
}

/** Adds what the assembly has of it, as a card adds one. A number of the drawing may name a variant, which leaves nothing to choose. */
function AddLine({ part: { quantity, variantId }, product }: { part: AssemblyPart; product: ProductCard }) {
  const href = productHref(product.handle);
  const offer = { ...product, variantId: variantId ?? product.variantId, hasVariants: variantId === null };
  if (quantity === 1 || !isAddedFromCard(offer)) return <CardAction product={offer} href={href} />;
  return (
    <Button
      type="submit"
      form={cardFormId}
      name={additionName}
      value={`${additionOf(offer, href)}&quantity=${quantity}`}
      variant={product.fitment?.status === "does-not-fit" ? "quiet" : "primary"}
      isWide
    >
      Add {quantity} to Cart<VisuallyHidden> {product.title}</VisuallyHidden>
    </Button>
  );
}

const availabilityTexts: Record<Availability, string> = {
  "in-stock": "In stock",
  backorder: "Backorder",
  "special-order": "Special order",
  "made-to-order": "Made to order",
  "out-of-stock": "Out of stock",
};

function AtMyStore({ storeName, pickUp }: AtStore) {
  const isThere = isOnShelf(pickUp);
  return (
    <p className={classNames(styles.stock, styles.atMyStore, isThere && styles.here)}>
      <Icon of={isThere ? "check" : "x"} size="small" />
      <span>
        {storeName}: {pickUp.text}
      </span>
    </p>
  );
}
