import { withoutEndSlashes } from "#shared/domain/end-slashes.ts";

/** The CMS slug of a content page's path: "/pages/shipping" → "pages/shipping", "/" → "home". */
export function contentSlug(pathname: string): string {
  return withoutEndSlashes(pathname.replace(/^\/+/, "")) || "home";
}
