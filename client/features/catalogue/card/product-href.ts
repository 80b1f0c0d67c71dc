type Origin = { queryId?: string | null; position?: number };

/** A product's address; from a search it carries the query's id and the place in the results. */
export function productHref(handle: string, { queryId, position }: Origin = {}): string {
  const params = new URLSearchParams();
  if (queryId) params.set("sid", queryId);
  if (queryId && position !== undefined) params.set("pos", String(position));
  return params.size === 0 ? `/products/${handle}` : `/products/${handle}?${params}`;
}
