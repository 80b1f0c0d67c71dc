import type { RestoringTables, WantedPart } from "#sandbox/catalogue/tables/restoring.ts";
import type { Brand } from "#sandbox/catalogue/types.ts";
import { type PartKind, partKindsOf } from "./part-kinds.ts";
import { brandsFor, type PartUnit, targetsFor } from "./part-units.ts";
import type { Target, Targets } from "./targets.ts";

/** Every part that restorers of the popular cars ask for, once for each set of these cars that it is made for. */
export function wantedUnits({ parts, types, carIds }: RestoringTables, kinds: PartKind[], targets: Targets, brands: Brand[]): PartUnit[] {
  const known = [...kinds, ...partKindsOf(types)];
  return parts.flatMap((part) => {
    const kind = kindOf(part, known);
    return targetsFor(kind, targets)
      .filter((target) => isForPopularCar(target, carIds))
      .flatMap((target) => unitsOf(part, kind, target, brands));
  });
}

function kindOf({ productType, categoryUrl, scope }: WantedPart, kinds: PartKind[]): PartKind {
  const kind = kinds.find((candidate) => candidate.name === productType && candidate.categoryUrl === categoryUrl);
  if (kind === undefined) throw new RangeError(`No product type ${productType} in ${categoryUrl}`);
  return scope === null ? kind : { ...kind, scope };
}

/** Pairs of neighbouring series would repeat what each series has. */
function isForPopularCar({ key, vehicles }: Target, carIds: ReadonlySet<number>): boolean {
  return !key.includes("+") && vehicles.some(({ id }) => carIds.has(id));
}

/** The brand that makes most of them, one unit a place of the car. */
function unitsOf({ condition }: WantedPart, kind: PartKind, target: Target, brands: Brand[]): PartUnit[] {
  const [first] = brandsFor(kind, target, brands).toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return [];
  return kind.positions.map((position) => {
    const partKey = [kind.key, target.key, position ?? "", ...(condition === null ? [] : [condition.words])].join("|");
    const key = `${partKey}|${first.brand.code}`;
    return { partKey, key, kind, target, position, brand: first.brand, edition: null, rank: 0, condition };
  });
}
