import { Icon } from "#client/ui/picture/icon.tsx";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { Unbroken } from "#client/ui/text/unbroken.tsx";
import type { OrderLine } from "#shared/contract/customer/account.ts";
import { sentByEmail } from "#shared/domain/product/product-card-rules.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "./order-lines.module.css";

const pictureWidths = [80, 160, 216];

/** What was ordered. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className={styles.lines} aria-label="Parts of this order">
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            {line.picture ? <Picture picture={line.picture} sizes="5rem" widths={pictureWidths} isDecorative /> : <Icon of="wrench" />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              <Title {...line} />
            </p>
            {line.variantTitle && <p className={styles.fact}>{line.variantTitle}</p>}
            {line.sku && (
              <p>
                <PartNumber>{line.sku}</PartNumber>
              </p>
            )}
            {line.isGiftCard && <p className={styles.fact}>{sentByEmail}</p>}
            {line.attributes.map(({ key, value }) => (
              <p key={key} className={styles.fact}>
                {key}: {value}
              </p>
            ))}
            {line.url === null && <p className={styles.fact}>No longer sold</p>}
          </div>
          <p className={styles.quantity}>
            <span className={styles.times}>Quantity</span> {line.quantity}
          </p>
          <p className={styles.total}>{line.totalCents === 0 ? "Free" : formatMoney(line.totalCents)}</p>
        </li>
      ))}
    </ul>
  );
}

function Title({ title, url }: Pick<OrderLine, "title" | "url">) {
  const name = <Unbroken>{title}</Unbroken>;
  return url === null ? name : <a href={url}>{name}</a>;
}
