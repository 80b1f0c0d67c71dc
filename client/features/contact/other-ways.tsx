import { Icon } from "#client/ui/picture/icon.tsx";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import styles from "./contact-form.module.css";

/** The telephone, where there is one, and the counter. */
export function OtherWays({ phone }: { phone: string | null }) {
  return (
    <ul className={styles.ways}>
      {phone && (
        <li>
          <a className={styles.way} href={phoneUrl(phone)}>
            <Icon of="phone" size="small" />
            Call {phone}
          </a>
        </li>
      )}
      <li>
        <a className={styles.way} href="/stores">
          <Icon of="store" size="small" />
          Ask at a store
        </a>
      </li>
    </ul>
  );
}
