/** The page of a story: "home" is the front page, every other slug is its path. */
export function storyUrl(slug: string, anchor?: string | null): string {
  const path = slug.replace(/^\/+|\/+$/g, "");
  return `/${path === "home" ? "" : path}${anchor ? `#${anchor}` : ""}`;
}
