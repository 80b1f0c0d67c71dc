import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { WishlistOpener } from "#client/ui/button/wishlist-opener.tsx";
import { classNames } from "#client/ui/class-names.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./header.module.css";

/** The ways to reach us, and to one's account. */
export function HeaderLinks({ company }: { company: Layout["company"] }) {
  return (
    <>
      {company.phone && (
        <a className={classNames(headerActionClass, styles.phone)} href={phoneHref(company.phone)} aria-label={`Call ${company.phone}`}>
          <HeaderAction icon="phone" label={company.phone} />
        </a>
      )}
      <AccountMenu />
      <WishlistOpener />
    </>
  );
}

/** The link that calls a number as it is written for people. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
