import type { PartKind } from "./part-kinds.ts";
import type { PartUnit } from "./part-units.ts";

/** Kits and the categories that their components come from; a component belongs to the same platform as the kit. */
export const bundleRecipes: Readonly<Record<string, readonly string[]>> = {
  "Complete body rubber kit": [
    "front-door-seals",
    "rear-door-seals",
    "windscreen-rubbers",
    "rear-screen-rubbers",
    "boot-and-tailgate-seals",
  ],
  "Complete interior trim kit": ["front-seat-trim-kits", "rear-seat-trim-kits", "door-trim-panels", "headlinings", "cut-pile-carpet-sets"],
  "Full chrome bumper set": ["front-chrome-bumpers", "rear-chrome-bumpers", "bumper-brackets-and-irons"],
  "Filter service kit": ["oil-filters", "air-filters", "spark-plugs"],
  "Big brake upgrade kit": ["front-disc-rotors", "front-brake-pads", "brake-hoses-and-lines"],
};

const componentSlugs = new Set(Object.values(bundleRecipes).flat());

type Kit = Pick<PartUnit, "kind" | "target">;

export type ComponentIndex = { find(categorySlug: string, kit: Kit): PartUnit | undefined };

/** Finds the best ranked unit of a category that fits the cars a kit is made for. */
export function componentIndex(units: PartUnit[]): ComponentIndex {
  const byPlace = new Map<string, PartUnit[]>();
  for (const unit of units) {
    if (!isComponentKind(unit.kind) || unit.target === null) continue;
    const place = `${slugOf(unit.kind)}|${placeOf(unit)}`;
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

/** Whether kits take their components from this kind of part; a kit is never a component itself. */
export function isComponentKind(kind: PartKind): boolean {
  return componentSlugs.has(slugOf(kind)) && !(kind.name in bundleRecipes);
}

function slugOf({ categoryUrl }: PartKind): string {
  return categoryUrl.slice(categoryUrl.lastIndexOf("/") + 1);
}

function placeOf({ target }: Kit): string {
  return target?.engine ?? target?.platformGroup ?? "";
}
