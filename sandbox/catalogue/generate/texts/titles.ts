import { editionTitle } from "../plan/editions.ts";
import type { ProductDraft } from "../plan/product-draft.ts";

const sideWords: Record<string, string> = {
  LH: "left hand",
  RH: "right hand",
  Pair: "pair",
  Set: "set",
  Full: "full width",
  Inner: "inner",
  Outer: "outer",
};

const categoryWords: Record<string, string> = {
  "/loop-pile-carpet-sets": "loop pile",
  "/cut-pile-carpet-sets": "cut pile",
  "/ute-tailgates-and-tubs": "ute",
};

/** "Outer door handle, front, left hand, Holden HQ–WB, 1971–1985"; the brand stands beside the title, not in it. */
export function titleOf(draft: ProductDraft): string {
  const parts = [draft.type.product_type, distinctionOf(draft), sideWord(draft), draft.condition?.words ?? null, ...endOf(draft)];
  return parts.filter((part) => part !== null).join(", ");
}

/** "1971–1985", or "1979" for a single year. */
export function yearSpan({ yearFrom, yearTo }: { yearFrom: number; yearTo: number }): string {
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
}

export function sideLabel(side: string): string {
  const word = sideWords[side] ?? side.toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What tells products of one type apart that stand in different categories or places of the car: "front", "upper", "loop pile". */
export function distinctionOf({ kind, position }: Pick<ProductDraft, "kind" | "position">): string | null {
  const byCategory = Object.entries(categoryWords).find(([slug]) => kind.categoryUrl.endsWith(slug))?.[1];
  if (byCategory !== undefined) return byCategory;
  const isSaidAlready = position !== null && kind.name.toLowerCase().includes(position.toLowerCase());
  const isTold = (kind.positions.length > 1 || kind.sharesName) && !isSaidAlready;
  return isTold && position !== null ? position.toLowerCase() : null;
}

function sideWord({ side, type }: ProductDraft): string | null {
  if (side === null) return null;
  const word = sideWords[side] ?? side.toLowerCase();
  const isSaidAlready = new RegExp(`\\b(${word}|kit)\\b`, "i").test(type.product_type) && side !== "LH" && side !== "RH";
  return isSaidAlready ? null : word;
}

function endOf({ target, edition, kind }: ProductDraft): string[] {
  if (target !== null) return /\d{4}–\d{2}$/.test(target.label) ? [target.label] : [target.label, yearSpan(target)];
  return edition === null ? [] : [editionTitle(kind, edition)];
}
