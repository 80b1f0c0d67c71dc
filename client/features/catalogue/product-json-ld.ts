import type { Layout } from "#shared/contract/content.ts";
import type { Product } from "#shared/contract/product.ts";
import { offerJsonLd } from "./offer-json-ld.ts";

/** schema.org's Product with one offer, or one for each variant. What isn't known is left out rather than guessed. */
export function productJsonLd(product: Product, origin: string, shipping?: Layout["shipping"]): object {
  const { rating, reviewsCount, pictures, material, breadcrumbs } = product;
  const offers = product.variants.map((variant) => offerJsonLd(product, variant, origin, shipping));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    description: product.description,
    url: new URL(`/products/${product.handle}`, origin).href,
    sku: product.sku,
    mpn: product.partNumber,
    brand: { "@type": "Brand", name: product.vendor },
    ...(breadcrumbs.length > 0 && { category: breadcrumbs.map(({ label }) => label).join(" > ") }),
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => new URL(url, origin).href) }),
    ...(material && { material }),
    ...(rating !== null &&
      reviewsCount > 0 && { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: reviewsCount } }),
    offers: offers.length === 1 ? offers[0] : offers,
  };
}
