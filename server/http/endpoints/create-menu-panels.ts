import compression from "compression";
import { Router } from "express";
import type { Services } from "#server/api/api-context.ts";
import type { ServerEntry } from "#server/rendering/page-assets.ts";

export type MenuPanels = (...input: Parameters<ServerEntry["menuPanels"]>) => Promise<ReturnType<ServerEntry["menuPanels"]>>;

/** The address holds a digest of what it answers. */
const forGood = "public, max-age=31536000, immutable";

/** Answers what stands in the panels of the site's menu, which browsers ask for once and keep. A page from before the menu changed gets today's, which nobody keeps under its name. */
export function createMenuPanels({ content }: Pick<Services, "content">, menuPanels: MenuPanels): Router {
  const router = Router();
  router.get("/site-menu/:version", compression(), async (req, res) => {
    res.locals.routeId = "menu-panels";
    const { headerMenu } = await content.layout();
    const { address, html } = await menuPanels(headerMenu);
    res
      .set({ "cache-control": req.path === address ? forGood : "no-cache", "x-robots-tag": "noindex" })
      .type("html")
      .send(html);
  });
  return router;
}
