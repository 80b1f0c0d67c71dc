import type { Layout } from "#shared/contract/content.ts";
import { ServerRendered } from "#client/ui/server-rendered.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import styles from "./mega-menu.module.css";

/** The menu as the server made it; popovers and one listener keep it alive. */
export function MegaMenuIsland({ items }: { items: Layout["headerMenu"] }) {
  return (
    <ServerRendered id="menu-island" className={styles.island} madeOf={items}>
      {import.meta.env.SSR && <MegaMenu items={items} />}
    </ServerRendered>
  );
}
