import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { BundleComponent, Product } from "#shared/contract/product.ts";
import { bundleAttributes, bundleChoiceSearch, readBundleChoice } from "./bundle-choice.ts";
import { productChoiceSearch, readProductChoice, shownVariant } from "./product-choice.ts";

/** What the address chooses of a product, and the addresses of other choices. */
export function useProductChoice(product: Product) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const components = product.bundleComponents;
  const choice = readProductChoice(product, params);
  const bundle = readBundleChoice(components, params);
  const shown = shownVariant(product, choice);
  const isSellable = choice.variant ? choice.variant.isAvailable : product.variants.some((variant) => variant.isAvailable);
  return {
    chosen: choice.chosen,
    variant: choice.variant,
    shown,
    bundle,
    isAvailable: isSellable && bundle.isAvailable,
    missing: [...choice.missing, ...bundle.missing],
    attributes: bundleAttributes(components, bundle),
    search,
    isReminded: params.has("choose"),
    hrefOf: (chosen: Record<string, string>) => pathname + productChoiceSearch(product, chosen, params),
    hrefOfComponent: (component: BundleComponent, chosen: Record<string, string>) =>
      pathname + bundleChoiceSearch(components, component, chosen, params),
    choose: (href: string) => {
      const { pathname: path, search: query } = new URL(href, location.href);
      void navigate(path + query, { replace: true, preventScrollReset: true });
    },
  };
}
