import type { ReactNode } from "react";
import type { Layout } from "#shared/contract/content.ts";
import { ServerRendered } from "#client/ui/server-rendered.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderStart } from "./header-start.tsx";
import account from "./account-menu.module.css";
import styles from "./header.module.css";

type HeaderProps = {
  company: Layout["company"];
  /** The parts that other features bring. */
  search: ReactNode;
  vehicle?: ReactNode;
  /** What stands after the account, up to the cart. */
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
        <div className={styles.actions}>
          <ServerRendered id="header-links" className={account.account} madeOf={company}>
            {import.meta.env.SSR && <HeaderLinks company={company} />}
          </ServerRendered>
          {actions}
        </div>
      </div>
      {menu}
    </header>
  );
}
