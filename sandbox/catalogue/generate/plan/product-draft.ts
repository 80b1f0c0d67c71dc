import type { ProductType } from "#sandbox/catalogue/tables/product-types.ts";
import type { PartCondition } from "#sandbox/catalogue/tables/restoring.ts";
import type { AvailabilityKind, Brand } from "#sandbox/catalogue/types.ts";
import { slugify } from "#shared/domain/slug.ts";
import type { PartKind } from "./part-kinds.ts";
import { houseNumber } from "./part-numbers.ts";
import type { PartUnit } from "./part-units.ts";
import type { Target } from "./targets.ts";

/** A product that will be built: everything that other products need to know about it. */
export type ProductDraft = {
  key: string;
  partKey: string;
  kind: PartKind;
  type: ProductType;
  target: Target | null;
  position: string | null;
  side: string | null;
  brand: Brand;
  edition: string | null;
  condition: PartCondition | null;
  partNumber: string;
  handle: string;
  otherSideHandle: string | null;
  /** Set where the availability is decided on purpose instead of drawn. */
  plannedAvailability: AvailabilityKind | null;
  /** Filled in for kits once their components are planned. */
  components: { draft: ProductDraft; quantity: number }[];
};

const categoryWords: Record<string, string> = {
  "/loop-pile-carpet-sets": "loop pile",
  "/cut-pile-carpet-sets": "cut pile",
  "/ute-tailgates-and-tubs": "ute",
};

const sideSlugs: Record<string, string> = { LH: "left-hand", RH: "right-hand" };

export function draftsOf(unit: PartUnit, takenNumbers: Set<string>): ProductDraft[] {
  const drafts = unit.kind.variations.map(({ side, type }): ProductDraft => {
    const key = `${unit.key}|${side ?? ""}`;
    const partNumber = houseNumber(unit.brand.code, key, takenNumbers);
    const { partKey, kind, target, position, brand, edition, condition = null } = unit;
    const draft = { key, partKey, kind, type, target, position, side, brand, edition, condition, partNumber };
    return { ...draft, handle: handleOf(draft), otherSideHandle: null, plannedAvailability: null, components: [] };
  });
  return paired(drafts);
}

function handleOf(draft: Omit<ProductDraft, "handle" | "otherSideHandle" | "plannedAvailability" | "components">): string {
  const words = [
    draft.brand.slug,
    slugify(draft.type.product_type),
    slugify(distinctionOf(draft) ?? ""),
    sideSlug(draft),
    slugify(draft.condition?.words ?? ""),
    draft.target?.slug ?? slugify(draft.edition ?? ""),
    slugify(draft.partNumber),
  ];
  return words.filter((word) => word !== "").join("-");
}

/** A "gasket pair" says so already. */
function sideSlug({ side, type }: Pick<ProductDraft, "side" | "type">): string {
  if (side === null) return "";
  const slug = sideSlugs[side] ?? side.toLowerCase();
  return type.product_type.toLowerCase().endsWith(` ${slug}`) ? "" : slug;
}

function paired(drafts: ProductDraft[]): ProductDraft[] {
  const left = drafts.find(({ side }) => side === "LH");
  const right = drafts.find(({ side }) => side === "RH");
  if (left !== undefined && right !== undefined) {
    left.otherSideHandle = right.handle;
    right.otherSideHandle = left.handle;
  }
  return drafts;
}

/** What tells products of one type apart that stand in different categories or places of the car: "front", "upper", "loop pile". */
export function distinctionOf({ kind, position }: Pick<ProductDraft, "kind" | "position">): string | null {
  const byCategory = Object.entries(categoryWords).find(([slug]) => kind.categoryUrl.endsWith(slug))?.[1];
  if (byCategory !== undefined) return byCategory;
  const isSaidAlready = position !== null && kind.name.toLowerCase().includes(position.toLowerCase());
  const isTold = (kind.positions.length > 1 || kind.sharesName) && !isSaidAlready;
  return isTold && position !== null ? position.toLowerCase() : null;
}
