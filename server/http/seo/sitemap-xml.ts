import { escapeHtml } from "#server/rendering/html-escape.ts";

export type SitemapEntry = { url: string; changedAt?: string };

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
