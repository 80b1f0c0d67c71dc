import type { CartLine } from "#shared/contract/cart.ts";
import { formatMoney, savingCents } from "#shared/domain/money.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Picture } from "#client/ui/picture.tsx";
import { Price } from "#client/ui/price.tsx";
import { CartForm } from "./cart-form.tsx";
import { LineQuantity } from "./line-quantity.tsx";
import styles from "./cart-line-row.module.css";

type CartLineRowProps = { line: CartLine; quantity: number; isPending: boolean; onQuantity: (quantity: number) => void };

/** One line: what it is, how many, what it costs. */
export function CartLineRow({ line, quantity, isPending, onQuantity }: CartLineRowProps) {
  const saving = savingCents(line.priceCents, line.compareToPriceCents) * line.quantity + line.discountCents;
  return (
    <article className={styles.line} aria-label={line.title}>
      <span className={styles.picture}>
        {line.picture && <Picture picture={line.picture} sizes="5rem" widths={[80, 160, 216]} isDecorative />}
      </span>
      <div className={styles.facts}>
        <p className={styles.vendor}>{line.vendor}</p>
        <a className={styles.title} href={`/products/${line.productHandle}`}>
          {line.title}
        </a>
        <p className={styles.number}>{line.partNumber}</p>
        {[...line.options.map(({ name, value }) => ({ key: name, value })), ...line.attributes].map(({ key, value }) => (
          <p key={key} className={styles.option}>
            {key}: {value}
          </p>
        ))}
        <Price priceCents={line.priceCents} compareToPriceCents={line.compareToPriceCents} />
      </div>
      <CartForm intent="remove" fields={{ lineId: line.id }} className={styles.remove}>
        <IconButton type="submit" icon="trash-2" label={`Remove ${line.title}`} />
      </CartForm>
      <div className={styles.count}>
        {line.isGift ? <p>Gift × {line.quantity}</p> : <LineQuantity line={line} quantity={quantity} onQuantity={onQuantity} />}
      </div>
      <div className={styles.total} aria-busy={isPending || undefined}>
        {formatMoney(line.totalCents)}
        {saving > 0 && <span className={styles.saving}>Save {formatMoney(saving)}</span>}
      </div>
    </article>
  );
}
