import type { Response } from "express";

const pageSizeDefault = 25;
const pageSizeMax = 100;

/** One page of a list; sets the headers without which the official client would stop after the first page. */
export function sendPageHeaders<Item>(
  response: Response,
  items: readonly Item[],
  perPageText: string | undefined,
  pageText: string | undefined,
): Item[] {
  const perPage = Math.min(wholeNumberOr(perPageText, pageSizeDefault), pageSizeMax);
  const page = wholeNumberOr(pageText, 1);
  response.set({ total: String(items.length), "per-page": String(perPage) });
  return items.slice((page - 1) * perPage, page * perPage);
}

function wholeNumberOr(text: string | undefined, fallback: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : fallback;
}
