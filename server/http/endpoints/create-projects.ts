import { Router } from "express";
import { findOwner } from "#server/api/own-projects.ts";
import type { ApiContextOf } from "#server/http/session/create-api-context.ts";
import { writeProjectCsv } from "#shared/domain/project/project-csv.ts";
import { slugify } from "#shared/domain/slug.ts";

/** Restoration projects are nobody's to find: no search engine lists them, and no other site learns a shared link from a page that it leads to. Also sends a project as a file. */
export function createProjects(contextOf: ApiContextOf): Router {
  const router = Router();

  router.use("/projects", function hideProjects(_req, res, next) {
    res.set({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" });
    next();
  });

  router.get("/projects/:id/csv", async function sendFile(req, res) {
    res.locals.routeId = "project-csv";
    const context = contextOf(req, res);
    const { name, lines } = await context.services.projects.get(await findOwner(context), req.params.id);
    res.set({
      "cache-control": "private, no-store",
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${slugify(name) || "project"}.csv"`,
    });
    res.send(writeProjectCsv(lines));
  });

  return router;
}
