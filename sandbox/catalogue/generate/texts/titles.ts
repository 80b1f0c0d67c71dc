import { yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { editionTitle } from "../plan/editions.ts";
import { distinctionOf, type ProductDraft } from "../plan/product-draft.ts";
import { sideWordOf } from "../plan/sides.ts";

/** "Outer door handle, front, left hand, Holden HQ–WB, 1971–1985"; the brand stands beside the title, not in it. */
export function titleOf(draft: ProductDraft): string {
  const parts = [draft.type.product_type, distinctionOf(draft), sideWord(draft), draft.condition?.words ?? null, ...endOf(draft)];
  return parts.filter((part) => part !== null).join(", ");
}

function sideWord({ side, type }: ProductDraft): string | null {
  if (side === null) return null;
  const word = sideWordOf(side);
  const isSaidAlready = new RegExp(`\\b(${word}|kit)\\b`, "i").test(type.product_type) && side !== "LH" && side !== "RH";
  return isSaidAlready ? null : word;
}

function endOf({ target, edition, kind }: ProductDraft): string[] {
  if (target !== null) return /\d{4}–\d{2}$/.test(target.label) ? [target.label] : [target.label, yearSpan(target.yearFrom, target.yearTo)];
  return edition === null ? [] : [editionTitle(kind, edition)];
}
