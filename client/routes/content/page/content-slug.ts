/** The CMS slug of a content page's path: "/pages/shipping" → "pages/shipping", "/" → "home". */
export function contentSlug(pathname: string): string {
  return pathname.replace(/^\/+|(?<!\/)\/+$/g, "") || "home";
}
