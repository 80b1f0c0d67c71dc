import { useSuspenseQuery } from "@tanstack/react-query";
import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductContact } from "#client/features/catalogue/product-contact.tsx";
import { ProductFacts } from "#client/features/catalogue/product-facts.tsx";
import { ProductOffer } from "#client/features/catalogue/product-offer.tsx";
import { useProductChoice } from "#client/features/catalogue/use-product-choice.ts";
import { layoutQuery } from "#client/features/content/queries.ts";
import { useApi } from "#client/lib/api.ts";
import { WishlistButton } from "#client/ui/wishlist-button.tsx";
import type { Product } from "#shared/contract/product.ts";
import { ProductStores } from "./product-stores.tsx";

/** The product page's way to the cart. What other features bring to it goes into the offer's slots. */
export function ProductBuy({ product }: { product: Product }) {
  const { data: layout } = useSuspenseQuery(layoutQuery(useApi()));
  const choice = useProductChoice(product);
  const { variant, shown } = choice;
  useReport(`${product.handle} ${variant?.id ?? ""}`, ({ viewItem }) => viewItem(product, shown));
  return (
    <>
      <ProductOffer product={product} choice={choice} besideBrand={<WishlistButton product={product} />} />
      <ProductStores handle={product.handle} variantId={variant?.id ?? null} />
      <ProductFacts product={product} priceCents={choice.price.priceCents} shipping={layout.shipping} />
      <ProductContact product={product} phone={layout.company.phone} />
    </>
  );
}
