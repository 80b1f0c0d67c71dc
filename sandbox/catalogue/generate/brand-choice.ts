import type { Brand } from "../types.ts";
import type { PartKind } from "./part-kinds.ts";
import type { Target } from "./targets.ts";

type WeightedBrand = { brand: Brand; weight: number };

/** Brands that only make parts for one country's cars. */
const regionalBrands: Record<string, string[]> = {
  "British Parts Depot": ["British"],
  "Sunrise Classic Parts": ["Nissan", "Mazda", "Toyota"],
  "Stateside Restoration": ["GM"],
};
const houseBrandWeights: Record<string, number> = { "Restorer's Choice": 0.18, "OE Heritage": 0.12, "Old Shelf Stock": 0.04 };

/** The brands that offer a kind of part for these cars, the first named of product_types.csv most often. */
export function brandsFor(kind: PartKind, target: Target | null, brands: Brand[]): WeightedBrand[] {
  const weights = new Map<string, number>();
  kind.type.brands.filter((name) => isSoldFor(name, target)).forEach((name, index) => weights.set(name, index === 0 ? 1 : 0.65));
  if (target !== null) addGeneralBrands(weights, target);
  else if (weights.size === 0) weights.set("Restorer's Choice", 1);
  return [...weights].flatMap(([name, weight]) => {
    const brand = brands.find((candidate) => candidate.name === name);
    return brand === undefined ? [] : [{ brand, weight }];
  });
}

function addGeneralBrands(weights: Map<string, number>, target: Target): void {
  const regional = Object.entries(regionalBrands).find(([, groups]) => groups.includes(target.makeGroup))?.[0];
  if (regional !== undefined && !weights.has(regional)) weights.set(regional, 0.6);
  for (const [name, weight] of Object.entries(houseBrandWeights)) {
    if (!weights.has(name)) weights.set(name, weight);
  }
}

function isSoldFor(brandName: string, target: Target | null): boolean {
  const groups = regionalBrands[brandName];
  return groups === undefined || (target !== null && groups.includes(target.makeGroup));
}
