import { useSuspenseQuery } from "@tanstack/react-query";
import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductOffer } from "#client/features/catalogue/product-page/buy/product-offer.tsx";
import { useProductChoice, useWantedQuantity } from "#client/features/catalogue/product-page/buy/use-product-choice.ts";
import { ProductContact } from "#client/features/catalogue/product-page/information/product-contact.tsx";
import { ProductFacts } from "#client/features/catalogue/product-page/product-facts.tsx";
import { RecommendationBlock } from "#client/features/content/expert/recommendation-block.tsx";
import { layoutQuery } from "#client/features/content/queries.ts";
import { SizeGuideLink } from "#client/features/content/size-guide/size-guide-link.tsx";
import { StockAlertForm } from "#client/features/stock-alerts/stock-alert-form.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { WishlistButton } from "#client/ui/button/wishlist-button.tsx";
import { OptionalSection } from "#client/ui/optional-section.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { searchOriginOf } from "#shared/domain/cart/search-cart.ts";
import { ProductFitment } from "./product-fitment.tsx";
import { ProductStores } from "./product-stores.tsx";

/** The product page's way to the cart. What other features bring to it goes into the offer's slots. */
export function ProductBuy({ product }: { product: Product }) {
  const { data: layout } = useSuspenseQuery(layoutQuery(useApi()));
  const choice = useProductChoice(product);
  const wanted = useWantedQuantity(choice);
  const { variant, shown } = choice;
  const whenOutOfStock = variant && !variant.isAvailable && <StockAlertForm variantId={variant.id} handle={product.handle} />;
  const besideOption = (name: string) => name === "Size" && <SizeGuideLink product={product.handle} />;
  useReport(`${product.handle} ${variant?.id ?? ""}`, ({ viewItem }) => viewItem(product, shown, searchOriginOf(location.search)));
  return (
    <>
      <ProductOffer
        product={product}
        choice={choice}
        wanted={wanted}
        besideBrand={<WishlistButton product={product} />}
        verdict={<ProductFitment product={product} />}
        besideOption={besideOption}
        whenOutOfStock={whenOutOfStock}
      />
      <ProductStores product={product} choice={choice} quantity={wanted.quantity} shipping={layout.shipping} />
      <ProductFacts product={product} priceCents={choice.price.priceCents} shipping={layout.shipping} />
      <ProductContact product={product} phone={layout.company.phone} />
      <OptionalSection>
        <RecommendationBlock handle={product.handle} />
      </OptionalSection>
    </>
  );
}
