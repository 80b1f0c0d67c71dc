/** Where a page of orders begins, as its address says; undefined for the first. */
export function readCursor(params: URLSearchParams): string | undefined {
  return params.get("after") || undefined;
}
