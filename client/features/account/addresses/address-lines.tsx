import type { Address } from "#shared/contract/customer/account.ts";
import styles from "./address-lines.module.css";

/** An address as it would stand on a parcel. */
export function AddressLines({ address: { firstName, lastName, company, formatted, phoneNumber } }: { address: Address }) {
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return (
    <address className={styles.address}>
      {name && <strong>{name}</strong>}
      <span className={styles.lines}>{[...(formatted.includes(company) ? [] : [company]), ...formatted].filter(Boolean).join("\n")}</span>
      {phoneNumber && <span className={styles.phone}>{phoneNumber}</span>}
    </address>
  );
}
