/** The search that a shopper found a part with, as a product's address keeps it: `sid` is the search's id, `pos` the place in its results. */
export type SearchOrigin = { queryId: string; position: number | null };

const queryIdPattern = /^[\w-]{1,64}$/;
const positionMax = 100_000;

/** Reads the origin from an address's query; null when it has none, or one that no search made. */
export function searchOriginOf(search: string): SearchOrigin | null {
  const params = new URLSearchParams(search);
  const queryId = params.get("sid") ?? "";
  const position = Number(params.get("pos") ?? "");
  if (!queryIdPattern.test(queryId)) return null;
  return { queryId, position: Number.isInteger(position) && position > 0 && position <= positionMax ? position : null };
}
