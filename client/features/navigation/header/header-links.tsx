import type { ReactNode } from "react";
import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import { AccountMenu } from "./account-menu.tsx";
import { StoreButton } from "./store-button.tsx";
import styles from "./header.module.css";

type HeaderLinksProps = {
  company: Layout["company"];
  /** What the account's button says. */
  accountLabel: string;
  wishlist: ReactNode;
};

/** The ways to reach us, and to one's own things. */
export function HeaderLinks({ company, accountLabel, wishlist }: HeaderLinksProps) {
  return (
    <>
      {company.phone && (
        <a className={classNames(headerActionClass, styles.phone)} href={phoneUrl(company.phone)} aria-label={`Call ${company.phone}`}>
          <HeaderAction icon="phone" label={company.phone} />
        </a>
      )}
      <AccountMenu label={accountLabel} />
      {wishlist}
      <StoreButton />
    </>
  );
}
