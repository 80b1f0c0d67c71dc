import type { Product } from "#shared/contract/product.ts";
import { quantityBoundsOf } from "#shared/domain/line-quantity.ts";
import { formatMoney, savingCents } from "#shared/domain/money.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { AvailabilityPanel } from "./availability-panel.tsx";
import { BundleOptions } from "./bundle-options.tsx";
import { OptionPicker } from "./option-picker.tsx";
import { ProductHeading } from "./product-heading.tsx";
import { ProductPrice } from "./product-price.tsx";
import type { useProductChoice } from "./use-product-choice.ts";
import styles from "./product-offer.module.css";

const SaleCountdown = laterPart(async () => (await import("./sale-countdown.tsx")).SaleCountdown);

type ProductOfferProps = {
  product: Product;
  choice: ReturnType<typeof useProductChoice>;
  price: { priceCents: number; compareToPriceCents: number | null; isFrom: boolean };
};

/** Everything on the way to the cart: heading, availability, price, choices, quantity and button. */
export function ProductOffer({ product, choice, price }: ProductOfferProps) {
  const { variant, shown } = choice;
  const isFreeSale = product.isSpecialOrder || product.isMadeToOrder || product.availability === "backorder";
  const isOnSale = savingCents(price.priceCents, price.compareToPriceCents) > 0;
  const endsAt = isOnSale ? product.dealExpiresAt : null;
  return (
    <div className={styles.offer}>
      <ProductHeading product={product} sku={variant?.sku ?? product.sku} />
      <AvailabilityPanel product={product} variant={variant} />
      {endsAt && <SaleCountdown endsAt={endsAt} />}
      <ProductPrice {...price} />
      {product.coreChargeCents !== null && product.coreChargeCents > 0 && (
        <p className={styles.core}>
          Exchange part: core deposit {formatMoney(product.coreChargeCents)}, refunded when your old part comes back.
        </p>
      )}
      <OptionPicker
        options={product.options}
        variants={product.variants}
        chosen={choice.chosen}
        hrefOf={choice.hrefOf}
        onChoose={choice.choose}
      />
      <BundleOptions
        components={product.bundleComponents}
        choice={choice.bundle}
        hrefOf={choice.hrefOfComponent}
        onChoose={choice.choose}
      />
      <AddToCartForm
        key={variant?.id}
        product={product}
        variantId={variant?.id ?? null}
        bounds={quantityBoundsOf(shown, isFreeSale)}
        isAvailable={choice.isAvailable}
        missing={choice.missing}
        search={choice.search}
        isReminded={choice.isReminded}
        attributes={choice.attributes}
      />
    </div>
  );
}
