import type { Layout } from "#shared/contract/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/header-action.tsx";
import { WishlistOpener } from "#client/ui/wishlist-opener.tsx";
import styles from "./header.module.css";

/** The ways to reach us. */
export function HeaderLinks({ company }: { company: Layout["company"] }) {
  return (
    <>
      {company.phone && (
        <a className={classNames(headerActionClass, styles.desktop)} href={`tel:${company.phone.replaceAll(/\s/g, "")}`}>
          <HeaderAction icon="phone" label={company.phone} />
        </a>
      )}
      <a className={headerActionClass} href="/stores">
        <HeaderAction icon="map-pin" label="Set my store" />
      </a>
      <WishlistOpener />
    </>
  );
}
