import { useReport } from "#client/features/analytics/use-report.ts";
import { ProductOffer } from "#client/features/catalogue/product-page/buy/product-offer.tsx";
import { useProductChoice, useWantedQuantity } from "#client/features/catalogue/product-page/buy/use-product-choice.ts";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { WishlistButton } from "#client/ui/button/wishlist-button.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { savingCents } from "#shared/domain/money.ts";

const productParts = () => import("./product-parts.ts");
const ProductFitment = lazyPart(async () => (await productParts()).ProductFitment);
const ProductService = lazyPart(async () => (await productParts()).ProductService);
// On few products only. The form has a page of its own, too.
const seldomParts = () => import("./seldom-parts.ts");
const SaleCountdown = lazyPart(async () => (await seldomParts()).SaleCountdown);
const SizeGuideLink = lazyPart(async () => (await seldomParts()).SizeGuideLink);
const StockAlertForm = lazyPart(async () => (await import("#client/features/stock-alerts/stock-alert-form.tsx")).StockAlertForm);

/** The product page's way to the cart. What other features bring to it goes into the offer's slots. */
export function ProductBuy({ product }: { product: Product }) {
  const choice = useProductChoice(product);
  const wanted = useWantedQuantity(choice);
  const savedCents = savingCents(choice.price.priceCents, choice.price.compareToPriceCents);
  const isOnSale = savedCents > 0 && (product.dealExpiresAt !== null || product.promotion !== null);
  const { variant, shown } = choice;
  const whenOutOfStock = variant && !variant.isAvailable && <StockAlertForm variantId={variant.id} handle={product.handle} />;
  const besideOption = (name: string) => name === "Size" && <SizeGuideLink product={product.handle} />;
  // What stands for the product until something is chosen has been seen by then.
  useReport(`${product.handle} ${shown.id}`, ({ viewItem }) => viewItem(product, shown, choice.search));
  return (
    <>
      <ProductOffer
        product={product}
        choice={choice}
        wanted={wanted}
        besideBrand={<WishlistButton product={product} />}
        verdict={<ProductFitment product={product} />}
        sale={isOnSale && <SaleCountdown product={product} />}
        besideOption={besideOption}
        whenOutOfStock={whenOutOfStock}
      />
      <ProductService product={product} quantity={wanted.quantity} />
    </>
  );
}
