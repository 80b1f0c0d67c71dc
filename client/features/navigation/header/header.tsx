import type { ReactNode } from "react";
import { Icon } from "#client/ui/picture/icon.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import type { Layout } from "#shared/contract/content/content.ts";
import { menuId } from "../menu/menu-id.ts";
import { Wordmark } from "./wordmark.tsx";
import styles from "./header.module.css";

type HeaderProps = {
  company: Layout["company"];
  /** The parts that other features bring. */
  search: ReactNode;
  vehicle?: ReactNode;
  /** The shopper's own things, up to the cart. */
  actions: ReactNode;
  menu: ReactNode;
};

/** Who we are, what you're after, and your things. */
export function Header({ company, search, vehicle, actions, menu }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <ServerRendered id="header-start" className={styles.island} madeOf={company}>
          {import.meta.env.SSR && <HeaderStart company={company} />}
        </ServerRendered>
        <div className={styles.search}>{search}</div>
        {vehicle && <div className={styles.vehicle}>{vehicle}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
      {menu}
    </header>
  );
}

/** The way into the menu and the way home. */
function HeaderStart({ company }: { company: Layout["company"] }) {
  return (
    <>
      <button type="button" className={styles.menu} popoverTarget={menuId}>
        <Icon of="menu" />
        Menu
      </button>
      <a className={styles.logo} href="/" aria-label={`${company.name}, home`}>
        <Wordmark name={company.name} />
      </a>
    </>
  );
}
