const textMax = 100;

/** What the stores page is asked for: a text to find suburbs by, or one of the suburbs found. */
export type StoreSearchParams = { q: string; placeId: string | null };

export function readStoreSearch(params: URLSearchParams): StoreSearchParams {
  const place = params.get("place") ?? "";
  return { q: (params.get("q") ?? "").trim().slice(0, textMax), placeId: /^[\w-]{1,255}$/.test(place) ? place : null };
}
