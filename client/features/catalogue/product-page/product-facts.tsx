import type { IconName } from "#client/ui/picture/icon-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { Layout } from "#shared/contract/content/content.ts";
import type { Product } from "#shared/contract/catalogue/product.ts";
import { sentByEmail } from "#shared/domain/product/product-card-rules.ts";
import { formatMoney } from "#shared/domain/money.ts";
import styles from "./product-facts.module.css";

type ProductFact = { icon: IconName; title: string; text: string; link?: { label: string; url: string } };

type FactsProduct = Pick<
  Product,
  "isGiftCard" | "isInStoreOnly" | "isBulky" | "dangerousGoodsClass" | "isMadeToOrder" | "isSpecialOrder" | "coreChargeCents"
>;

const refundsUrl = "/pages/refunds-and-exchanges";

const giftCardFacts: ProductFact[] = [
  { icon: "mail", title: sentByEmail, text: "At no cost, as soon as you have paid." },
  { icon: "rotate-ccw", title: "No returns", text: "Gift cards are like cash.", link: { label: "Refunds and exchanges", url: refundsUrl } },
];

/** Delivery, what stands in its way, deposits and returns. A price from which delivery is free counts for one piece alone. */
export function productFacts(product: FactsProduct, priceCents: number, shipping: Layout["shipping"]): ProductFact[] {
  if (product.isGiftCard) return giftCardFacts;
  const facts: (ProductFact | null)[] = [
    deliveryFact(product, priceCents, shipping),
    depositFact(product),
    bulkyFact(product),
    dangerFact(product),
    returnsFact(product),
  ];
  return facts.filter((fact) => fact !== null);
}

function deliveryFact({ isInStoreOnly }: FactsProduct, priceCents: number, shipping: Layout["shipping"]): ProductFact {
  if (isInStoreOnly) {
    return {
      icon: "store",
      title: "In-store pick-up only",
      text: "Free, from the store that you choose.",
      link: { label: "Find your store", url: "/stores" },
    };
  }
  const details = { label: "Shipping details", url: "/pages/shipping" };
  if (priceCents >= shipping.freeFromCents) {
    return { icon: "truck", title: "FREE delivery", text: `On orders from ${formatMoney(shipping.freeFromCents)}.`, link: details };
  }
  const text = `Flat rate for the whole order, FREE from ${formatMoney(shipping.freeFromCents)}.`;
  return { icon: "truck", title: `Delivery ${formatMoney(shipping.flatRateCents)}`, text, link: details };
}

function depositFact({ coreChargeCents }: FactsProduct): ProductFact | null {
  if (!coreChargeCents) return null;
  return {
    icon: "rotate-ccw",
    title: `Core deposit ${formatMoney(coreChargeCents)}`,
    text: "Added to the price of each, and refunded when your old unit comes back.",
    link: { label: "How that works", url: "/pages/faq" },
  };
}

function bulkyFact({ isBulky, isInStoreOnly }: FactsProduct): ProductFact | null {
  if (!isBulky || isInStoreOnly) return null;
  return { icon: "package-open", title: "Bulky part", text: "Travels on a pallet by road. Not to PO boxes or parcel lockers." };
}

function dangerFact({ dangerousGoodsClass, isInStoreOnly }: FactsProduct): ProductFact | null {
  if (!dangerousGoodsClass) return null;
  const text = isInStoreOnly
    ? "Keep it upright on the way home and away from flames."
    : "Travels by road, not by air. Not to PO boxes or parcel lockers.";
  return { icon: "triangle-alert", title: `Dangerous goods, class ${dangerousGoodsClass}`, text };
}

function returnsFact({ isMadeToOrder, isSpecialOrder }: FactsProduct): ProductFact {
  const isOrderedForYou = isMadeToOrder || isSpecialOrder;
  return {
    icon: "rotate-ccw",
    title: "Returns within 30 days",
    text: isOrderedForYou ? "Parts made or ordered for you are the exception, unless faulty." : "Unused and in its packing.",
    link: { label: "Refunds and exchanges", url: refundsUrl },
  };
}

type ProductFactsProps = { product: Product; priceCents: number; shipping: Layout["shipping"] };

/** What one wants to know before paying: what sending costs, what can't be sent, and the way back. */
export function ProductFacts({ product, priceCents, shipping }: ProductFactsProps) {
  return (
    <ul className={styles.facts} aria-label="Delivery and returns">
      {productFacts(product, priceCents, shipping).map(({ icon, title, text, link }) => (
        <li key={title} className={styles.fact}>
          <Icon of={icon} className={styles.icon} />
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>
            {text} {link && <a href={link.url}>{link.label}</a>}
          </p>
        </li>
      ))}
    </ul>
  );
}
