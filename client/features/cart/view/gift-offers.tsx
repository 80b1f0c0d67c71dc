import type { GiftOffer } from "#shared/contract/cart.ts";
import { giftAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { Button } from "#client/ui/button/button.tsx";
import { CartForm } from "./cart-form.tsx";
import { LinePicture } from "./lines/line-picture.tsx";
import styles from "./gift-offers.module.css";

/** Gifts that this cart has earned, to be taken, and those that are near. */
export function GiftOffers({ offers }: { offers: GiftOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label="Free gifts">
      {offers.map((offer) => (
        <li key={offer.id} className={styles.offer}>
          <LinePicture picture={offer.picture} size="small" />
          <div className={styles.words}>
            <p className={styles.title}>{offer.title}</p>
            {offer.claimableCount > 0 ? <Earned offer={offer} /> : <Near offer={offer} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Earned({ offer }: { offer: GiftOffer }) {
  const { claimableCount: count, productTitle, variantId } = offer;
  const fields = { variantId, name: productTitle, quantity: String(count), [`attribute:${giftAttribute}`]: offer.id };
  return (
    <>
      <p>
        You've earned {count > 1 ? `${count} × ` : "a "}
        <a href={`/products/${offer.productHandle}`}>{productTitle}</a>, worth {formatMoney(offer.priceCents * count)}.
      </p>
      <CartForm intent="add" fields={fields}>
        <Button type="submit" variant="secondary">
          {count > 1 ? "Add free gifts" : "Add free gift"}
        </Button>
      </CartForm>
    </>
  );
}

function Near({ offer: { itemsToNext, qualifying, productTitle } }: { offer: GiftOffer }) {
  return (
    <p>
      Add {itemsToNext} more from {qualifying.url ? <a href={qualifying.url}>{qualifying.title}</a> : qualifying.title} and {productTitle}{" "}
      is free.
    </p>
  );
}
