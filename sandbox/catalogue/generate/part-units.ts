import type { Brand } from "../types.ts";
import { bodiesFor } from "./body-limits.ts";
import { isOfEra } from "./era-limits.ts";
import { brandsFor } from "./brand-choice.ts";
import { editionsFor } from "./editions.ts";
import type { PartKind } from "./part-kinds.ts";
import { fractionFor } from "./random.ts";
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

function targetsFor(kind: PartKind, targets: Targets): Target[] {
  const bodies = bodiesFor(kind.name, kind.categoryUrl);
  const all = targets[kind.scope].filter((target) => isOfEra(kind.name, target));
  if (bodies === null) return all;
  return all.filter(({ body, vehicles }) =>
    body === null ? vehicles.some(({ bodyStyles }) => bodyStyles.some((style) => bodies.includes(style))) : bodies.includes(body),
  );
}
