import type { PartCondition } from "#sandbox/catalogue/tables/restoring.ts";
import type { Brand } from "#sandbox/catalogue/types.ts";
import { fractionFor } from "../random.ts";
import { editionsFor } from "./editions.ts";
import type { PartKind } from "./part-kinds.ts";
import type { Target, Targets } from "./targets.ts";

/** One brand's version of one part for one set of cars; becomes a product a side. */
export type PartUnit = {
  /** The same for every brand's version of this part: original numbers and fitment hang on it. */
  partKey: string;
  key: string;
  kind: PartKind;
  target: Target | null;
  position: string | null;
  brand: Brand;
  /** Design or range of a universal product. */
  edition: string | null;
  /** Smaller comes first: products are taken from the list of units in this order, so a smaller catalogue is the beginning of a larger one. */
  rank: number;
  /** Under which one version of a part fits that has several. */
  condition?: PartCondition | null;
};

type Candidate = Omit<PartUnit, "rank"> & { weight: number };

const universalShare = 0.32;

/**
 * The units the tables allow, a few hundred thousand in all, in rank order.
 * @param perKind keeps so many of each kind, and all of the kinds that `isKeptWhole`
 */
export function rankedUnits(
  kinds: PartKind[],
  targets: Targets,
  brands: Brand[],
  perKind: number,
  isKeptWhole: (kind: PartKind) => boolean,
): PartUnit[] {
  return kinds
    .flatMap((kind) => {
      const units = ranked(candidatesFor(kind, targets, brands), kind).toSorted(byRank);
      return isKeptWhole(kind) ? units : units.slice(0, perKind);
    })
    .toSorted(byRank);
}

function byRank(a: PartUnit, b: PartUnit): number {
  return a.rank - b.rank;
}

/** Weighted order without replacement: each candidate draws an exponential waiting time that its weight shortens. */
function ranked(candidates: Candidate[], kind: PartKind): PartUnit[] {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const share = (kind.fitment === "universal" ? universalShare : 1) / kind.variations.length;
  return candidates.map(({ weight, ...unit }) => ({ ...unit, rank: (-Math.log(fractionFor(unit.key)) * total) / (weight * share) }));
}

function candidatesFor(kind: PartKind, targets: Targets, brands: Brand[]): Candidate[] {
  const specific = kind.fitment === "universal" ? [] : targetsFor(kind, targets);
  const fitted = specific.flatMap((target) => {
    const offered = brandsFor(kind, target, brands);
    return kind.positions.flatMap((position) => {
      const partKey = `${kind.key}|${target.key}|${position ?? ""}`;
      return offered.map(({ brand, weight }) => ({
        partKey,
        key: `${partKey}|${brand.code}`,
        kind,
        target,
        position,
        brand,
        edition: null,
        weight: (weight * target.weight) / kind.positions.length,
      }));
    });
  });
  if (kind.fitment === "vehicle_specific") return fitted;
  const universalWeight = kind.fitment === "universal" ? 1 : fitted.reduce((sum, { weight }) => sum + weight, 0) * 0.01;
  return [...fitted, ...universalCandidates(kind, brands, universalWeight)];
}

function universalCandidates(kind: PartKind, brands: Brand[], weight: number): Candidate[] {
  return editionsFor(kind).flatMap((edition) => {
    const partKey = `${kind.key}|universal|${edition}`;
    const position = kind.positions[0] ?? null;
    return brandsFor(kind, null, brands).map(({ brand, weight: brandWeight }) => ({
      partKey,
      key: `${partKey}|${brand.code}`,
      kind,
      target: null,
      position,
      brand,
      edition,
      weight: brandWeight * weight,
    }));
  });
}

export function targetsFor(kind: PartKind, targets: Targets): Target[] {
  const bodies = bodiesFor(kind.name, kind.categoryUrl);
  const all = targets[kind.scope].filter((target) => isOfEra(kind.name, target));
  if (bodies === null) return all;
  return all.filter(({ body, vehicles }) =>
    body === null ? vehicles.some(({ bodyStyles }) => bodyStyles.some((style) => bodies.includes(style))) : bodies.includes(body),
  );
}

type Era = { parts: RegExp; from?: number; to?: number };

/** Parts that only belong to cars of a time: no chrome bumper on a modern car, no plastic one on a classic. */
const eras: readonly Era[] = [
  { parts: /chrome bumper|overrider|chrome door mirror|windscreen moulding|wheel arch moulding|bench/i, to: 1988 },
  { parts: /carburettor|mechanical fuel pump|electronic ignition|distributor$|leaf spring/i, to: 1990 },
  { parts: /brake drum|brake shoe|idler arm|steering box|hub cap/i, to: 1996 },
  { parts: /plastic bumper/i, from: 1978 },
  { parts: /timing belt/i, from: 1972 },
];

/** True when the cars began to be built within the part's time. */
function isOfEra(partName: string, { yearFrom, yearTo }: Pick<Target, "yearFrom" | "yearTo">): boolean {
  return eras.every(
    ({ parts, from, to }) => !parts.test(partName) || ((to === undefined || yearFrom <= to) && (from === undefined || yearTo >= from)),
  );
}

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

/** Body styles that a part can belong to at all; a ute has no rear door and a sedan no tailgate. Null means any. */
export function bodiesFor(partName: string, categoryUrl: string): string[] | null {
  if (categoryUrl.includes("ute-tailgates") || partName.startsWith("Tonneau")) return ["ute"];
  if (/tailgate/i.test(partName)) return ["wagon", "ute", "van", "suv"];
  if (/^(Boot lid|Boot seal|Boot floor|Rear boot spoiler)/.test(partName)) return ["sedan", "coupe", "convertible"];
  if (/rear-door|rear-seat|rear-screen/.test(categoryUrl)) return ["sedan", "wagon", "hatch", "liftback", "suv"];
  return null;
}
