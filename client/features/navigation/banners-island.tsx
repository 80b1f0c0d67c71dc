import type { Layout } from "#shared/contract/content.ts";
import { ServerRendered } from "#client/ui/server-rendered.tsx";
import { Banners } from "./banners.tsx";
// The part itself never reaches the browser's bundle, but its styles must.
import "./banners.module.css";

/** The announcements as the server made them; they need no script. */
export function BannersIsland({ layout }: { layout: Layout }) {
  return (
    <ServerRendered id="banners-island" madeOf={layout}>
      {import.meta.env.SSR && <Banners {...layout} />}
    </ServerRendered>
  );
}
