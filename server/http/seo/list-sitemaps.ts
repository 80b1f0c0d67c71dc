import type { Services } from "#server/api/api-context.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

/** Below the protocol's 50,000, so that a file stays quick to make and to read. */
const productsPerSitemap = 10_000;

/** The paths of every category's page. */
export async function categoryEntries({ catalogue }: Services): Promise<SitemapEntry[]> {
  return (await catalogue.categories()).map((category) => ({ url: category.url }));
}

/** The home page, and every story that is a page. */
export async function contentEntries({ content }: Services): Promise<SitemapEntry[]> {
  const slugs = await content.publishedSlugs();
  return slugs.map((slug) => ({ url: slug === "home" ? "/" : `/${slug}` }));
}

/** The list of the stores, and every store's page. */
export async function storeEntries({ stores }: Services): Promise<SitemapEntry[]> {
  return [{ url: "/stores" }, ...(await stores.list()).map(({ url }) => ({ url }))];
}

/** One file of product pages, `page` counted from 1; empty beyond the last. */
export async function productEntries({ catalogue }: Services, page: number): Promise<SitemapEntry[]> {
  const products = await catalogue.productHandles();
  return products
    .slice((page - 1) * productsPerSitemap, page * productsPerSitemap)
    .map(({ handle, updatedAt }) => ({ url: `/products/${handle}`, changedAt: updatedAt }));
}

/** The files that the index names. */
export async function sitemapFiles({ catalogue }: Services): Promise<string[]> {
  const productFileCount = Math.ceil((await catalogue.productHandles()).length / productsPerSitemap);
  return [
    "/sitemaps/pages.xml",
    "/sitemaps/categories.xml",
    "/sitemaps/stores.xml",
    ...Array.from({ length: productFileCount }, (_, index) => `/sitemaps/products-${index + 1}.xml`),
  ];
}
