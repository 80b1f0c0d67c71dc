import { useLocation, useSearchParams } from "react-router";
import { useState } from "react";
import { useNavigateInPlace } from "#client/lib/page/use-navigate-in-place.ts";
import type { BundleComponent, Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import { choicesId } from "#shared/domain/product/choice-path.ts";
import { type QuantityBounds, clampQuantity, hasRoomFor, quantityBoundsOf } from "#shared/domain/cart/line-quantity.ts";
import type { ChosenOptions } from "#shared/domain/product/variant-selection.ts";
import { bundleAttributes, bundleChoiceSearch, readBundleChoice } from "./bundle-choice.ts";
import { isFreeSale, priceOf, productChoiceSearch, readProductChoice, shownVariant } from "./product-choice.ts";

export type ProductChoiceState = ReturnType<typeof useProductChoice>;

/** What the address chooses of a product, and the addresses of other choices. */
export function useProductChoice(product: Product) {
  const navigateInPlace = useNavigateInPlace();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const components = product.bundleComponents;
  const choice = readProductChoice(product, params);
  const bundle = readBundleChoice(product, params);
  const shown = shownVariant(product, choice);
  const boundsOf = (variant: ProductVariant) => quantityBoundsOf(variant, isFreeSale(product));
  const candidates = choice.variant ? [choice.variant] : product.variants;
  return {
    chosen: choice.chosen,
    /** Null until every option is chosen. */
    variant: choice.variant,
    /** Stands for the product until then. */
    shown,
    price: priceOf(product, choice.variant, shown),
    bounds: boundsOf(shown),
    bundle,
    isAvailable: candidates.some((variant) => variant.isAvailable && hasRoomFor(boundsOf(variant))) && bundle.isAvailable,
    missing: [...choice.missing, ...bundle.missing],
    attributes: bundleAttributes(components, bundle),
    search,
    isReminded: params.has("choose"),
    hrefOf: (chosen: ChosenOptions) => pathname + productChoiceSearch(product, chosen, params),
    hrefOfComponent: (component: BundleComponent, chosen: ChosenOptions) =>
      pathname + bundleChoiceSearch(components, component, chosen, params),
    choose: (href: string) => {
      const { pathname: path, search: query } = new URL(href, location.href);
      const hash = location.hash === `#${choicesId}` ? "" : location.hash;
      void navigateInPlace(path + query + hash, { replace: true });
    },
  };
}

export type WantedQuantity = ReturnType<typeof useWantedQuantity>;

/** How many pieces the shopper wants: as many as asked for, within what the chosen variant allows. */
export function useWantedQuantity({ bounds, isAvailable }: { bounds: QuantityBounds; isAvailable: boolean }) {
  const [wanted, setWanted] = useState(bounds.minimum);
  return { quantity: isAvailable ? clampQuantity(wanted, bounds) : bounds.minimum, onChange: setWanted };
}
