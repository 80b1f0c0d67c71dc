import { type Response, Router } from "express";
import type { Services } from "#server/api/api-context.ts";
import { escapeHtml } from "#server/input/html/escape-html.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { carsRoot } from "#shared/domain/vehicle/car-address.ts";

type SitemapEntry = { url: string; changedAt?: string };

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

function element(name: "url" | "sitemap", { url, changedAt }: SitemapEntry): string {
  const lastmod = changedAt === undefined ? "" : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
  return `<${name}><loc>${escapeHtml(url)}</loc>${lastmod}</${name}>`;
}

export function sitemapXml(entries: SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${entries.map((entry) => element("url", entry)).join("\n")}</urlset>\n`;
}

export function sitemapIndexXml(entries: SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${namespace}">${entries.map((entry) => element("sitemap", entry)).join("\n")}</sitemapindex>\n`;
}

/** Below the protocol's 50,000, so that a file stays quick to make and to read. */
const entriesPerSitemap = 10_000;

/** The page of all categories, and every category's own. */
async function categoryEntries({ catalogue }: Services): Promise<SitemapEntry[]> {
  return [{ url: "/parts" }, ...(await catalogue.categories()).map((category) => ({ url: category.url }))];
}

/** Pages that are no story's. */
const ownPages = ["/assemblies", "/experts", "/pages/size-guide", "/quick-order"];

/** The home page, every story that is a page, and our own beside them. */
async function contentEntries({ content }: Services): Promise<SitemapEntry[]> {
  const slugs = await content.publishedSlugs();
  const urls = slugs.map((slug) => (slug === "home" ? "/" : `/${slug}`));
  return [...new Set([...urls, ...ownPages])].map((url) => ({ url }));
}

/** The list of the stores, and every store's page. */
async function storeEntries({ stores }: Services): Promise<SitemapEntry[]> {
  return [{ url: "/stores" }, ...(await stores.list()).map(({ url }) => ({ url }))];
}

async function productEntries({ catalogue }: Services): Promise<SitemapEntry[]> {
  return (await catalogue.productHandles()).map(({ handle, updatedAt }) => ({ url: `/products/${handle}`, changedAt: updatedAt }));
}

/** What each brand with a page makes, category by category. */
async function brandCategoryEntries({ search, content }: Services): Promise<SitemapEntry[]> {
  const [{ brandCategories }, slugs] = await Promise.all([search.listAddresses(), content.publishedSlugs()]);
  const pages = new Set(slugs);
  return brandCategories.filter(({ brandSlug }) => pages.has(`brands/${brandSlug}`)).map(({ url }) => ({ url }));
}

async function vehicleEntries({ search }: Services): Promise<SitemapEntry[]> {
  return (await search.listAddresses()).vehicles.map((url) => ({ url }));
}

/** All makes, each make, and each of its cars. */
async function carEntries({ cars }: Services): Promise<SitemapEntry[]> {
  return [{ url: carsRoot }, ...(await cars.pages()).map(({ url }) => ({ url }))];
}

/** Kinds with more addresses than a file should hold. */
const countedKinds = {
  products: productEntries,
  "brand-categories": brandCategoryEntries,
  cars: carEntries,
  vehicles: vehicleEntries,
} satisfies Record<string, (services: Services) => Promise<SitemapEntry[]>>;
type CountedKind = keyof typeof countedKinds;
const isCountedKind = (kind: string): kind is CountedKind => Object.hasOwn(countedKinds, kind);

/** The files that the index names. */
async function sitemapFiles(services: Services): Promise<string[]> {
  const counted = await Promise.all(
    Object.entries(countedKinds).map(async ([kind, entriesOf]) => {
      const fileCount = Math.ceil((await entriesOf(services)).length / entriesPerSitemap);
      return Array.from({ length: fileCount }, (_, index) => `/sitemaps/${kind}-${index + 1}.xml`);
    }),
  );
  return ["/sitemaps/pages.xml", "/sitemaps/categories.xml", "/sitemaps/stores.xml", ...counted.flat()];
}

/** robots.txt and the sitemaps, whose addresses follow the configured public one. */
export function createSeo(services: Services, publicUrl: string): Router {
  const router = Router();
  const absolute = (entries: SitemapEntry[]) => entries.map((entry) => ({ ...entry, url: publicUrl + encodeURI(entry.url) }));

  router.get("/robots.txt", (_req, res) => {
    res.locals.routeId = "robots";
    res.set("cache-control", "public, max-age=3600").type("text/plain").send(robotsTxt(publicUrl));
  });
  // Said first, because what a sitemap is made of may fail.
  router.get(["/sitemap.xml", "/sitemaps/:file"], (_req, res, next) => {
    res.locals.routeId = "sitemap";
    next();
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
  router.get("/sitemaps/:file", async (req, res) => {
    const [, kind = "", number = ""] = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/.exec(req.params.file) ?? [];
    const page = Number(number);
    const all = isCountedKind(kind) ? await countedKinds[kind](services) : [];
    const entries = all.slice((page - 1) * entriesPerSitemap, page * entriesPerSitemap);
    if (entries.length === 0) throw new AppError("NOT_FOUND", "no such sitemap");
    sendXml(res, sitemapXml(absolute(entries)));
  });
  return router;
}

function sendXml(res: Response, xml: string): void {
  res.set("cache-control", "public, max-age=3600").type("application/xml").send(xml);
}

/** What crawlers may read: everything but carts, accounts, the API and filtered lists. */
function robotsTxt(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /account",
    "Disallow: /login",
    "Disallow: /logout",
    "Disallow: /callback",
    "Disallow: /projects/add",
    "Disallow: /_vendors/auth",
    "Disallow: /_vendors/checkout",
    "Disallow: /_vendors/mailbox",
    "Allow: /",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
