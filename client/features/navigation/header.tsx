import type { ReactNode } from "react";
import type { Layout } from "#shared/contract/content.ts";
import { ServerRendered } from "#client/ui/server-rendered.tsx";
import { HeaderLinks } from "./header-links.tsx";
import { HeaderStart } from "./header-start.tsx";
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
        <ServerRendered id="header-start" className={styles.island} madeOf={company}>
          {import.meta.env.SSR && <HeaderStart company={company} />}
        </ServerRendered>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          <ServerRendered id="header-links" className={styles.island} madeOf={company}>
            {import.meta.env.SSR && <HeaderLinks company={company} />}
          </ServerRendered>
          {cart}
        </div>
      </div>
      {vehicle && <div className={styles.vehicle}>{vehicle}</div>}
      {menu}
    </header>
  );
}
