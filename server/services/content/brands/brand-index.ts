import { naturalOrder } from "#server/natural-order.ts";
import type { Picture } from "#shared/contract/picture.ts";
import { chunk } from "#shared/domain/chunk.ts";

type BrandLink = { label: string; url: string; picture: Picture | null };
type LetterGroup = { letter: string; isContinued: boolean; brands: BrandLink[] };

const chunkSize = 20;

/** Brands by name in chunks of twenty, each in groups by first letter. A letter that a chunk cuts goes on in the next. */
export function brandIndex(brands: readonly BrandLink[]): LetterGroup[][] {
  const sorted = brands
    .map((brand) => ({ brand, letter: letterOf(brand.label) }))
    .toSorted((left, right) => rank(left.letter) - rank(right.letter) || naturalOrder.compare(left.brand.label, right.brand.label));
  const seen = new Set<string>();
  const chunks: LetterGroup[][] = [];
  for (const batch of chunk(sorted, chunkSize)) {
    const byLetter = Map.groupBy(batch, ({ letter }) => letter);
    const groups = Array.from(byLetter, ([letter, entries]) => ({
      letter,
      isContinued: seen.has(letter),
      brands: entries.map(({ brand }) => brand),
    }));
    for (const letter of byLetter.keys()) seen.add(letter);
    chunks.push(groups);
  }
  return chunks;
}

/** "#" for digits and everything else that is no Latin letter; accents don't count. */
function letterOf(name: string): string {
  const first = name.trim().normalize("NFD").charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : "#";
}

function rank(letter: string): number {
  return letter === "#" ? 0 : letter.charCodeAt(0);
}
