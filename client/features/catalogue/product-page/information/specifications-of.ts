import type { Product } from "#shared/contract/catalogue/product.ts";
import { formatNumber } from "#shared/domain/money.ts";

export type Specification = { label: string; value: string };

const gramsInKilogram = 1000;

/** The product's own table, followed by what the shop knows beside it and the table doesn't say. */
export function specificationsOf(product: Product, weightGrams: number): Specification[] {
  const known: (Specification | null)[] = [
    rowOf("Material", product.material),
    rowOf(thicknessLabel(product), product.materialThicknessMm && `${product.materialThicknessMm} mm`),
    rowOf("Weight", weightGrams > 0 ? weightText(weightGrams) : null),
    rowOf("Other numbers", product.otherNumbers.join(", ")),
    rowOf("Replaces", product.replacesNumbers.join(", ")),
    rowOf("Dangerous goods", product.dangerousGoodsClass && `Class ${product.dangerousGoodsClass}`),
    rowOf("Freight", product.isBulky ? "Bulky: no PO boxes or parcel lockers" : null),
  ];
  const told = new Set(product.specifications.map((row) => row.label.toLowerCase()));
  return [...product.specifications, ...known.filter((row) => row !== null && !told.has(row.label.toLowerCase()))].filter(
    (row) => row !== null,
  );
}

/** Brands call it by either name; one row is enough. */
function thicknessLabel({ specifications }: Product): string {
  return specifications.some(({ label }) => label === "Thickness") ? "Thickness" : "Material thickness";
}

function rowOf(label: string, value: string | null): Specification | null {
  return value ? { label, value } : null;
}

function weightText(grams: number): string {
  return grams < gramsInKilogram ? `${grams} g` : `${formatNumber(grams / gramsInKilogram)} kg`;
}
