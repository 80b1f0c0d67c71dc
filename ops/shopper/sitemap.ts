/** The pages that a sitemap names ("products-1"), as paths. */
export async function sitemapPaths(origin: string, name: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemaps/${name}.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = "/"]) => new URL(address).pathname);
}
