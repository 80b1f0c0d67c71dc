import { use } from "react";
import type { Layout } from "#shared/contract/content/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { RenderPartContext, ServerRendered } from "#client/hydration/server-rendered.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuPanels } from "./menu-panels.tsx";
import entry from "./menu-entry.module.css";
import menu from "./mega-menu.module.css";
import panel from "./menu-panel.module.css";
import promo from "./menu-promo.module.css";

// Each stylesheet gives the island a class, or the browser's build would drop it together with the component that only the server renders.
const style = classNames(menu.island, entry.sizes, panel.sizes, promo.sizes);

/** The name under which the panels' HTML is kept. */
export const menuPanelsPart = "menu-panels";

/** The menu as the server made it; popovers and one listener keep it alive, and bring what its panels hold. */
export function MegaMenuIsland({ items, company }: Pick<Layout, "company"> & { items: Layout["headerMenu"] }) {
  return (
    <ServerRendered id="menu-island" className={style} madeOf={items}>
      {import.meta.env.SSR && (
        <MegaMenu items={items} company={company} panels={use(RenderPartContext)?.(menuPanelsPart, items, <MenuPanels items={items} />)} />
      )}
    </ServerRendered>
  );
}
