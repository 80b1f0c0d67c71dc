import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Layout } from "#shared/contract/content/content.ts";
import { phoneUrl } from "#shared/domain/customer/phone-number.ts";
import { MenuEntry } from "./menu-entry.tsx";
import { menuId } from "./menu-id.ts";
import { menuPanelsAddress } from "./menu-panels.tsx";
import styles from "./mega-menu.module.css";
import entry from "./menu-entry.module.css";

type MegaMenuProps = Pick<Layout, "company"> & {
  items: Layout["headerMenu"];
  /** The HTML of what stands in its panels, of which the page tells the address alone. */
  panels?: string | undefined;
};

/**
 * The site's menu, a pure function of its data so that it can be rendered once for every page. One tree of native popovers serves
 * both shapes: panels under a bar on desktop, a drawer that is drilled down on narrower screens; both work before any script. Departments, which have
 * panels, come first; plain pages stand at the bar's other end. A panel holds the way to all of its department from the start, and the rest on first use.
 */
export function MegaMenu({ items, company, panels }: MegaMenuProps) {
  const entries = items.map((item, index) => ({
    item,
    link: <MenuEntry key={item.url + item.label} item={item} id={`${menuId}-${index}`} backLabel="Main menu" level={1} />,
  }));
  const pages = entries.filter(({ item }) => item.items.length === 0);
  return (
    <nav id={menuId} popover="auto" className={styles.menu} aria-label="Main menu" data-panels={panels && menuPanelsAddress(panels)}>
      <div className={styles.head}>
        <a className={classNames(styles.account, styles.signedOut)} href="/login">
          <Icon of="user" />
          Login/Sign Up
        </a>
        <a className={classNames(styles.account, styles.signedIn)} href="/account">
          <Icon of="user" />
          My Account
        </a>
        <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide" aria-label="Close menu">
          <Icon of="x" />
        </button>
      </div>
      <ul className={styles.top}>
        <li className={entry.topItem}>
          <a className={entry.topLink} href="/">
            Home
          </a>
        </li>
        {entries.filter(({ item }) => item.items.length > 0).map(({ link }) => link)}
      </ul>
      {pages.length > 0 && <ul className={classNames(styles.top, styles.pages)}>{pages.map(({ link }) => link)}</ul>}
      <div className={styles.foot}>
        <a className={styles.footLink} href="/stores">
          <Icon of="map-pin" />
          Find a store
        </a>
        {company.phone && (
          <a className={styles.footLink} href={phoneUrl(company.phone)}>
            <Icon of="phone" />
            Call {company.phone}
          </a>
        )}
      </div>
    </nav>
  );
}
