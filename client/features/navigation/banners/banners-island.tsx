import { use } from "react";
import type { Layout } from "#shared/contract/content/content.ts";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { SiteContext } from "#client/lib/page/site.ts";
import { Banners } from "./banners.tsx";
import styles from "./banners.module.css";

/** The announcements as the server made them; they need no script. */
export function BannersIsland({ layout }: { layout: Layout }) {
  return (
    <ServerRendered id="banners-island" className={styles.island} madeOf={layout}>
      {import.meta.env.SSR && <Banners {...layout} isDemo={use(SiteContext)?.isDemo === true} />}
    </ServerRendered>
  );
}
