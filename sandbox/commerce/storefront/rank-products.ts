import type { IndexedProduct } from "./product-index.ts";

const resultLimit = 1000;

/** Products whose text holds every word of the query, those with the words in the title first. */
export function rankProducts(rows: readonly IndexedProduct[], query: string): IndexedProduct[] {
  const words = query.slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return rows
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((row) => ({
      row,
      score:
        words.filter((word) => row.title.toLowerCase().includes(word)).length +
        (row.skus.some((sku) => sku.toLowerCase() === query.toLowerCase()) ? 10 : 0),
    }))
    .toSorted((a, b) => b.score - a.score || a.row.id - b.row.id)
    .slice(0, resultLimit)
    .map(({ row }) => row);
}
