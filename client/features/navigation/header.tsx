import type { ReactNode } from "react";
import type { Layout } from "#shared/contract/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { HeaderAction, headerActionClass } from "#client/ui/header-action.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { menuId } from "./menu-id.ts";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

type HeaderProps = {
  company: Layout["company"];
  /** The parts that other features bring. */
  search: ReactNode;
  cart: ReactNode;
  vehicle?: ReactNode;
  menu: ReactNode;
};

/** Who we are, what you're after, and your things. */
export function Header({ company, search, cart, vehicle, menu }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.menu} popoverTarget={menuId}>
          <Icon of="menu" />
          Menu
        </button>
        <a className={styles.logo} href="/" aria-label={`${company.name}, home`}>
          <Wordmark name={company.name} />
        </a>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          {company.phone && (
            <a className={classNames(headerActionClass, styles.desktop)} href={`tel:${company.phone.replaceAll(/\s/g, "")}`}>
              <HeaderAction icon="phone" label={company.phone} />
            </a>
          )}
          <a className={headerActionClass} href="/stores">
            <HeaderAction icon="map-pin" label="Set my store" />
          </a>
          <AccountMenu />
          {cart}
        </div>
      </div>
      {vehicle && <div className={styles.vehicle}>{vehicle}</div>}
      {menu}
    </header>
  );
}
