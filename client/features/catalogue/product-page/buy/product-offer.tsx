import type { ReactNode } from "react";
import { AvailabilityPanel } from "#client/features/catalogue/stock/availability-panel.tsx";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Tooltip } from "#client/ui/feedback/tooltip.tsx";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { choicesId } from "#shared/domain/product/choice-path.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { ProductHeading } from "../product-heading.tsx";
import { ProductPrice } from "../product-price.tsx";
import { AddToCartForm } from "./add-to-cart-form.tsx";
import { BundleOptions } from "./bundle-options.tsx";
import { OptionPicker } from "./option-picker.tsx";
import type { ProductChoiceState, WantedQuantity } from "./use-product-choice.ts";
import styles from "./product-offer.module.css";

type ProductOfferProps = {
  product: Product;
  choice: ProductChoiceState;
  wanted: WantedQuantity;
  /** At the end of the brand's line: the wishlist's heart. */
  besideBrand?: ReactNode;
  /** Under the heading: whether it fits. */
  verdict?: ReactNode;
  /** Above the price: the sale that it belongs to. */
  sale?: ReactNode;
  /** Beside an option's name: the size guide beside "Size". */
  besideOption?: (optionName: string) => ReactNode;
  /** Under the button while it can't be pressed, unless another part took the place of this one: the stock alert. */
  whenOutOfStock?: ReactNode;
};

/** Everything on the way to the cart: heading, availability, price, choices, quantity and button. */
export function ProductOffer({ product, choice, wanted, besideBrand, verdict, sale, besideOption, whenOutOfStock }: ProductOfferProps) {
  const { variant, price, isAvailable } = choice;
  return (
    <div className={styles.offer}>
      <ProductHeading product={product} sku={variant?.sku ?? null} besideBrand={besideBrand} />
      {verdict}
      <AvailabilityPanel product={product} variant={variant} isAvailable={isAvailable} />
      <div className={styles.price}>
        {sale}
        <ProductPrice {...price} />
        <CoreDeposit cents={product.coreChargeCents} />
      </div>
      <div className={styles.choices} id={choicesId}>
        <OptionPicker
          options={product.options}
          variants={product.variants}
          chosen={choice.chosen}
          hrefOf={choice.hrefOf}
          onChoose={choice.choose}
          besideOption={besideOption}
        />
        <BundleOptions product={product} choice={choice.bundle} hrefOf={choice.hrefOfComponent} onChoose={choice.choose} />
      </div>
      <AddToCartForm product={product} choice={choice} wanted={wanted} />
      {!isAvailable && (product.replacedByHandle ? <CurrentPart handle={product.replacedByHandle} /> : whenOutOfStock)}
    </div>
  );
}

/** In the alert's place: a number that was replaced never comes back. */
function CurrentPart({ handle }: { handle: string }) {
  return (
    <ButtonLink href={`/products/${handle}`} isWide>
      See the current part
    </ButtonLink>
  );
}

/** What is charged on top of an exchange part until the old one comes back. */
function CoreDeposit({ cents }: { cents: number | null }) {
  if (cents === null || cents <= 0) return null;
  return (
    <p className={styles.core}>
      Exchange part: core deposit <strong>{formatMoney(cents)}</strong>, refunded when your old part comes back.{" "}
      <Tooltip label="What is a core deposit?">
        Your old part is the core that the next one is rebuilt from. Send it back complete, and you get the deposit back.
      </Tooltip>
    </p>
  );
}
