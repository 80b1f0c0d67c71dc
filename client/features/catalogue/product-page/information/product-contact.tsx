import { buttonStyle } from "#client/ui/button/button.tsx";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { notify } from "#client/ui/feedback/notify.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import styles from "./product-contact.module.css";

type ProductContactProps = { product: Product; phone: Layout["company"]["phone"] };

/** The number to ask for and the ways to ask. */
export function ProductContact({ product, phone }: ProductContactProps) {
  const { partNumber, otherNumbers, replacesNumbers, replacedByHandle } = product;
  return (
    <section className={styles.box} aria-label="Part number and contact">
      <div className={styles.head}>
        <h2 className={styles.label}>Part number</h2>
        <PartNumber>{partNumber}</PartNumber>
        <CopyNumber number={partNumber} />
      </div>
      <dl className={styles.numbers}>
        <NumberLinks title="Other numbers" numbers={otherNumbers} />
        <NumberLinks title="Replaces" numbers={replacesNumbers} />
        {replacedByHandle && (
          <div>
            <dt>Replaced by</dt>
            <dd className={styles.list}>
              <a href={`/products/${replacedByHandle}`}>the current part</a>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.ask}>
        <h2 className={styles.question}>Can't find what you need?</h2>
        <p>Have the part number handy, and your car's build date if you know it.</p>
        <div className={styles.ways}>
          {phone && (
            <a className={buttonStyle({ variant: "secondary" })} href={phoneUrl(phone)}>
              <Icon of="phone" size="small" />
              {phone}
            </a>
          )}
          <a className={buttonStyle({ variant: "secondary" })} href="/pages/contact">
            Ask about this part
          </a>
        </div>
      </div>
    </section>
  );
}

/** Puts the part number where it can be pasted from. */
function CopyNumber({ number }: { number: string }) {
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ type: "success", message: `${number} copied.` }),
      () => notify({ type: "danger", message: "The number couldn't be copied." }),
    );
  return <IconButton icon="copy" label={`Copy part number ${number}`} className={styles.copy} onClick={() => void copy()} />;
}

/** Numbers that the part goes by elsewhere; each leads to everything that carries it. */
function NumberLinks({ title, numbers }: { title: string; numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.list}>
        {numbers.map((number) => (
          <a key={number} href={`/search?${new URLSearchParams({ q: number })}`}>
            <PartNumber>{number}</PartNumber>
          </a>
        ))}
      </dd>
    </div>
  );
}
