/** What crawlers may read: everything but carts, accounts, the API and filtered lists. */
export function robotsTxt(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /account",
    "Disallow: /login",
    "Disallow: /logout",
    "Disallow: /callback",
    "Disallow: /_vendors/auth",
    "Disallow: /_vendors/checkout",
    "Disallow: /_vendors/mailbox",
    "Allow: /",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
