import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import type { BundleChoice } from "../product-page/buy/bundle-choice.ts";
import type { StockNeed } from "./stock-at-stores.ts";

/** What one sale takes from a store's shelf: the chosen variant, or any while none is chosen; of a kit every component, as often as the kit holds it. */
export function stockNeedsOf(
  { variants, bundleComponents }: Pick<Product, "variants" | "bundleComponents">,
  variant: ProductVariant | null,
  bundle: Pick<BundleChoice, "components">,
): StockNeed[] {
  if (bundleComponents.length === 0) return [{ variantIds: idsOf(variants, variant), quantity: 1 }];
  return bundleComponents.map((component) => ({
    variantIds: idsOf(component.variants, bundle.components.get(component.handle)?.variant ?? null),
    quantity: component.quantity,
  }));
}

function idsOf(variants: readonly ProductVariant[], chosen: ProductVariant | null): string[] {
  return (chosen ? [chosen] : variants).map(({ id }) => id);
}
