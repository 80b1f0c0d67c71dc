import { bundleRecipes } from "./bundle-recipes.ts";
import { componentIndex, type ComponentIndex } from "./component-index.ts";
import { draftsOf, type ProductDraft } from "./product-draft.ts";
import type { PartUnit } from "./part-units.ts";
import { stressCases } from "../stress-cases.ts";

/**
 * Chooses the products of a catalogue of the given size. Every kind of part comes first once, so that no category is empty;
 * then the ranking decides. A kit brings its components with it, and left comes with right.
 */
export function planProducts(units: PartUnit[], productCount: number, stress: ProductDraft[]): ProductDraft[] {
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
  for (const unit of units) {
    if (drafts.length >= productCount) break;
    add(unit);
  }
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
