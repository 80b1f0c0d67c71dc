import { bundleRecipes } from "./bundle-recipes.ts";
import type { PartUnit } from "./part-units.ts";

export type ComponentIndex = { find(categorySlug: string, kit: PartUnit): PartUnit | undefined };

/** Finds the best ranked unit of a category that fits the cars a kit is made for. */
export function componentIndex(units: PartUnit[]): ComponentIndex {
  const slugs = new Set(Object.values(bundleRecipes).flat());
  const byPlace = new Map<string, PartUnit[]>();
  for (const unit of units) {
    const slug = slugOf(unit);
    const isKit = unit.kind.name in bundleRecipes;
    if (isKit || !slugs.has(slug) || unit.target === null) continue;
    const place = `${slug}|${placeOf(unit)}`;
    const known = byPlace.get(place);
    if (known === undefined) byPlace.set(place, [unit]);
    else known.push(unit);
  }
  return {
    find(categorySlug, kit) {
      const candidates = byPlace.get(`${categorySlug}|${placeOf(kit)}`) ?? [];
      return candidates.find(({ target }) => target?.body === kit.target?.body) ?? candidates[0];
    },
  };
}

function slugOf({ kind }: PartUnit): string {
  return kind.categoryUrl.slice(kind.categoryUrl.lastIndexOf("/") + 1);
}

function placeOf({ target }: PartUnit): string {
  return target?.engine ?? target?.platformGroup ?? "";
}
