import { bundleRecipes } from "./bundle-recipes.ts";
import { componentIndex, type ComponentIndex } from "./component-index.ts";
import { draftsOf, type ProductDraft } from "./product-draft.ts";
import type { PartUnit } from "./part-units.ts";

/**
 * Chooses the products of a catalogue of the given size. Every kind of part comes first once, so that no category is empty;
 * then the ranking decides. A kit brings its components with it, and left comes with right.
 */
export function planProducts(units: PartUnit[], productCount: number, takenNumbers: Set<string>): ProductDraft[] {
  const components = componentIndex(units);
  const planned = new Map<string, ProductDraft[]>();
  const drafts: ProductDraft[] = [];

  const add = (unit: PartUnit): ProductDraft[] => {
    const known = planned.get(unit.key);
    if (known !== undefined) return known;
    if (drafts.length + unit.kind.variations.length > productCount) return [];
    const added = draftsOf(unit, takenNumbers);
    planned.set(unit.key, added);
    drafts.push(...added);
    addComponents(unit, added, components, add);
    return added;
  };

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

function addComponents(kit: PartUnit, kitDrafts: ProductDraft[], index: ComponentIndex, add: (unit: PartUnit) => ProductDraft[]): void {
  const recipe = bundleRecipes[kit.kind.name] ?? [];
  const components = recipe
    .flatMap((categorySlug) => index.find(categorySlug, kit) ?? [])
    .flatMap((unit) => soldTogether(add(unit)))
    .map((draft) => ({ draft, quantity: 1 }));
  if (components.length < 2) return;
  for (const draft of kitDrafts) draft.components = components;
}

/** Of a part that is sold by the side and as a pair, a kit takes the pair; without one it takes both sides. */
function soldTogether(drafts: ProductDraft[]): ProductDraft[] {
  const pair = drafts.find(({ side }) => side === "Pair" || side === "Set");
  return pair === undefined ? drafts : [pair];
}
