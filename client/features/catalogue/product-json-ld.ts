import type { Product, ProductVariant } from "#shared/contract/product.ts";
import type { Availability } from "#shared/domain/availability.ts";
import { availabilityOf } from "#shared/domain/availability.ts";
import { availabilityFactsOf } from "./product-availability.ts";

const schemaAvailability: Record<Availability, string> = {
  "in-stock": "https://schema.org/InStock",
  "out-of-stock": "https://schema.org/OutOfStock",
  backorder: "https://schema.org/BackOrder",
  "special-order": "https://schema.org/BackOrder",
  "made-to-order": "https://schema.org/MadeToOrder",
};

/** schema.org's Product with one offer, or one for each variant. */
export function productJsonLd(product: Product, origin: string): object {
  const url = new URL(`/products/${product.handle}`, origin).href;
  const offers = product.variants.map((variant) => offerOf(product, variant, url));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    url,
    sku: product.sku,
    mpn: product.partNumber,
    brand: { "@type": "Brand", name: product.vendor },
    image: product.pictures.map((picture) => new URL(picture.url, origin).href),
    ...(product.rating !== null && product.reviewsCount > 0
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: product.rating, reviewCount: product.reviewsCount } }
      : {}),
    offers: offers.length === 1 ? offers[0] : offers,
  };
}

function offerOf(product: Product, variant: ProductVariant, url: string): object {
  return {
    "@type": "Offer",
    url,
    sku: variant.sku,
    price: (variant.priceCents / 100).toFixed(2),
    priceCurrency: "AUD",
    availability: schemaAvailability[availabilityOf(availabilityFactsOf(product, variant))],
    itemCondition: "https://schema.org/NewCondition",
    ...(product.dealExpiresAt ? { priceValidUntil: product.dealExpiresAt.slice(0, 10) } : {}),
  };
}
