import type { Layout } from "#shared/contract/content/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { WishlistOpener } from "#client/ui/button/wishlist-opener.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { phoneHref } from "./phone-href.ts";
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
