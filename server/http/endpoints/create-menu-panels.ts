import compression from "compression";
import { Router } from "express";
import { z } from "zod";
import type { Services } from "#server/api/api-context.ts";
import type { ServerEntry } from "#server/rendering/page-assets.ts";
import { vehicleChoiceFields } from "#shared/contract/catalogue/vehicle.ts";
import { nullUnlessOurFault } from "#shared/domain/app-error.ts";

export type MenuPanels = (...input: Parameters<ServerEntry["menuPanels"]>) => Promise<ReturnType<ServerEntry["menuPanels"]>>;

const carSchema = z.object(vehicleChoiceFields).required({ vehicleId: true });

/** What each category has for the car, by its address; undefined for a car that nobody knows, and while nobody can tell. */
async function countsFor(car: z.output<typeof carSchema>, { catalogue, search }: Pick<Services, "catalogue" | "search">) {
  const [nodes, counts] = (await Promise.all([catalogue.categories(), search.categoryCounts(car)]).catch(nullUnlessOurFault)) ?? [];
  return nodes && counts ? new Map(nodes.map(({ url, handle }) => [url, counts.get(handle) ?? 0])) : undefined;
}

/** The address holds a digest of what it answers. */
const forGood = "public, max-age=31536000, immutable";

/** As long as a car's counts are kept themselves. */
const forFiveMinutes = "public, max-age=300";

/**
 * Answers what stands in the panels of the site's menu, which browsers ask for once and keep. A page from before the menu changed gets today's, which nobody keeps under its name.
 * For a car it counts what each category has; without an answer from the index it is the menu as everybody has it, kept by nobody.
 */
export function createMenuPanels(services: Pick<Services, "catalogue" | "content" | "search">, menuPanels: MenuPanels): Router {
  const router = Router();
  router.get("/site-menu/:version", compression(), async (req, res) => {
    res.locals.routeId = "menu-panels";
    const { success: isForCar, data: car } = carSchema.safeParse(req.query);
    const [{ headerMenu }, counts] = await Promise.all([services.content.layout(), isForCar ? countsFor(car, services) : undefined]);
    const { address, html } = await menuPanels(headerMenu, counts);
    const isCurrent = req.path === address && (counts !== undefined) === isForCar;
    res
      .set({ "cache-control": isCurrent ? (isForCar ? forFiveMinutes : forGood) : "no-cache", "x-robots-tag": "noindex" })
      .type("html")
      .send(html);
  });
  return router;
}
