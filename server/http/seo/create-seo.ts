import { Router, type Response } from "express";
import type { Services } from "#server/api/api-context.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { categoryEntries, contentEntries, productEntries, sitemapFiles, storeEntries } from "./list-sitemaps.ts";
import { robotsTxt } from "./robots.ts";
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from "./sitemap-xml.ts";

/** robots.txt and the sitemaps, whose addresses follow the configured public one. */
export function createSeo(services: Services, publicUrl: string): Router {
  const router = Router();
  const absolute = (entries: SitemapEntry[]) => entries.map((entry) => ({ ...entry, url: publicUrl + encodeURI(entry.url) }));

  router.get("/robots.txt", (_req, res) => {
    res.locals.routeId = "robots";
    res.set("cache-control", "public, max-age=3600").type("text/plain").send(robotsTxt(publicUrl));
  });
  router.get("/sitemap.xml", async (_req, res) => {
    sendXml(res, sitemapIndexXml(absolute((await sitemapFiles(services)).map((url) => ({ url })))));
  });
  router.get("/sitemaps/pages.xml", async (_req, res) => {
    sendXml(res, sitemapXml(absolute(await contentEntries(services))));
  });
  router.get("/sitemaps/categories.xml", async (_req, res) => {
    sendXml(res, sitemapXml(absolute(await categoryEntries(services))));
  });
  router.get("/sitemaps/stores.xml", async (_req, res) => {
    sendXml(res, sitemapXml(absolute(await storeEntries(services))));
  });
  router.get("/sitemaps/products-:page.xml", async (req, res) => {
    const page = Number(req.params.page);
    const entries = Number.isInteger(page) && page >= 1 ? await productEntries(services, page) : [];
    if (entries.length === 0) throw new AppError("NOT_FOUND", "no such product sitemap");
    sendXml(res, sitemapXml(absolute(entries)));
  });
  return router;
}

function sendXml(res: Response, xml: string): void {
  res.locals.routeId = "sitemap";
  res.set("cache-control", "public, max-age=3600").type("application/xml").send(xml);
}
