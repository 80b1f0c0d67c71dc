/** The search page for a text; without a text it has no query. */
export function searchUrl(text: string): string {
  const wanted = text.trim();
  return wanted === "" ? "/search" : `/search?${new URLSearchParams({ q: wanted })}`;
}

/** The text of the current search page; empty on every other page. */
export function searchTextOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === "/search" ? (new URLSearchParams(search).get("q") ?? "") : "";
}
