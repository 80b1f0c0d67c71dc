import { stressCases } from "../stress-cases.ts";
import type { SeedTables } from "../tables/seed-tables.ts";
import type { CatalogueProduct } from "../types.ts";
import { type PartKind, partKindsOf } from "./plan/part-kinds.ts";
import { type PartUnit, rankedUnits } from "./plan/part-units.ts";
import { type ProductDraft, draftsOf } from "./plan/product-draft.ts";
import { wantedUnits } from "./plan/wanted-units.ts";
import { targetsOf } from "./plan/targets.ts";
import { buildProduct } from "./product/build-product.ts";
import { stressDrafts, stressSpecs } from "./stress/stress-drafts.ts";

/** Kits and the categories that their components come from; a component belongs to the same platform as the kit. */
const bundleRecipes: Readonly<Record<string, readonly string[]>> = {
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

type ComponentIndex = { find(categorySlug: string, kit: Kit): PartUnit | undefined };

/** Finds the best ranked unit of a category that fits the cars a kit is made for. */
function componentIndex(units: PartUnit[]): ComponentIndex {
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
function isComponentKind(kind: PartKind): boolean {
  return componentSlugs.has(slugOf(kind)) && !(kind.name in bundleRecipes);
}

function slugOf({ categoryUrl }: PartKind): string {
  return categoryUrl.slice(categoryUrl.lastIndexOf("/") + 1);
}

function placeOf({ target }: Kit): string {
  return target?.engine ?? target?.platformGroup ?? "";
}

/** No kind of part makes up more than a tenth of a catalogue, so the rest of its units need not be kept. */
const leastPerKind = 100;

/** A small catalogue has a little of everything; one that is larger goes on with what restorers of the popular cars ask for. */
const rankedFirst = 4000;

/** The products of a catalogue of about `productCount`, one at a time; fewer where the tables do not allow as many. */
export function* generateProducts(tables: SeedTables, productCount: number): Generator<CatalogueProduct> {
  const kinds = partKindsOf(tables.types);
  const targets = targetsOf(tables.vehicles, tables.corePlatforms);
  const stress = stressDrafts(kinds, targets, tables.brands);
  const units = rankedUnits(kinds, targets, tables.brands, Math.max(leastPerKind, productCount / 10), isComponentKind);
  const wanted = wantedUnits(tables.restoring, kinds, targets, tables.brands);
  const drafts = planProducts({ units, wanted }, productCount, stress);
  const changeByKey = new Map(stressSpecs.map(({ name, change }) => [`stress|${name}`, change]));
  for (const draft of drafts) {
    const product = buildProduct(draft, tables);
    yield changeByKey.get(draft.key)?.(product, tables) ?? product;
  }
}

/**
 * Chooses the products of a catalogue of the given size. Every kind of part comes first once, so that no category is empty;
 * then the ranking decides. A kit brings its components with it, and left comes with right.
 */
function planProducts(
  { units, wanted }: { units: PartUnit[]; wanted: PartUnit[] },
  productCount: number,
  stress: ProductDraft[],
): ProductDraft[] {
  const components = componentIndex(units);
  const planned = new Map<string, ProductDraft[]>();
  const drafts = [...stress];
  const takenNumbers = new Set(stress.map(({ partNumber }) => partNumber));

  const add = (unit: PartUnit): ProductDraft[] => {
    const known = planned.get(unit.key);
    if (known !== undefined) return known;
    if (drafts.length + unit.kind.variations.length > productCount) return [];
    const added = draftsOf(unit, takenNumbers);
    planned.set(unit.key, added);
    drafts.push(...added);
    for (const draft of added) draft.components = componentsOf(draft, components, add);
    return added;
  };

  for (const draft of stress) stockKit(draft, componentsOf(draft, components, add), stress);
  for (const unit of firstOfEachKind(units)) add(unit);
  const addWhile = (some: PartUnit[], count: number) => {
    for (const unit of some) {
      if (drafts.length >= count) break;
      add(unit);
    }
  };
  addWhile(units, Math.min(productCount, rankedFirst));
  addWhile(wanted, productCount);
  addWhile(units, productCount);
  return drafts;
}

function firstOfEachKind(units: PartUnit[]): PartUnit[] {
  const firsts = new Map<string, PartUnit>();
  for (const unit of units) if (!firsts.has(unit.kind.key)) firsts.set(unit.kind.key, unit);
  return [...firsts.values()];
}

type Components = ProductDraft["components"];

function componentsOf(kit: ProductDraft, index: ComponentIndex, add: (unit: PartUnit) => ProductDraft[]): Components {
  const recipe = bundleRecipes[kit.kind.name] ?? [];
  const components = recipe
    .flatMap((categorySlug) => index.find(categorySlug, kit) ?? [])
    .flatMap((unit) => soldTogether(add(unit)))
    .map((draft) => ({ draft, quantity: 1 }));
  return components.length < 2 ? [] : components;
}

/** The kits among the stress cases: every component is in stock, but for the one that is missing on purpose. */
function stockKit(kit: ProductDraft, components: Components, stress: ProductDraft[]): void {
  if (components.length === 0) return;
  for (const { draft } of components) draft.plannedAvailability = "in-stock";
  const missing = stress.find(({ handle }) => handle === stressCases.missingPart);
  const hasMissingPart = kit.handle === stressCases.kitWithMissingPart && missing !== undefined;
  kit.components = hasMissingPart
    ? [...components.filter(({ draft }) => draft.kind !== missing.kind), { draft: missing, quantity: 1 }]
    : components;
}

/** Of a part that is sold by the side and as a pair, a kit takes the pair; without one it takes both sides. */
function soldTogether(drafts: ProductDraft[]): ProductDraft[] {
  const pair = drafts.find(({ side }) => side === "Pair" || side === "Set");
  return pair === undefined ? drafts : [pair];
}
