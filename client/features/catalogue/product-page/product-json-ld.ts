import type { Product, ProductVariant } from "#shared/contract/catalogue/product.ts";
import type { Review, ReviewPage } from "#shared/contract/catalogue/review.ts";
import type { Layout } from "#shared/contract/content/content.ts";
import { type DisplayAvailability, displayAvailabilityOf } from "#shared/domain/product/availability.ts";
import { availabilityFactsOf } from "../card/product-availability.ts";
import { productChoiceSearch } from "./buy/product-choice.ts";

const schemaAvailability: Record<DisplayAvailability, string> = {
  "in-store-only": "https://schema.org/InStoreOnly",
  "in-stock": "https://schema.org/InStock",
  "out-of-stock": "https://schema.org/OutOfStock",
  backorder: "https://schema.org/BackOrder",
  "special-order": "https://schema.org/BackOrder",
  "made-to-order": "https://schema.org/MadeToOrder",
};

const returnDays = 30;
const currency = "AUD";

/** schema.org's Offer for one variant, with what sending and returning it costs. */
function offerJsonLd(product: Product, variant: ProductVariant, origin: string, shipping: Layout["shipping"] | undefined): object {
  const search = product.options.length > 0 ? productChoiceSearch(product, variant.optionValues, new URLSearchParams()) : "";
  return {
    "@type": "Offer",
    url: new URL(`/products/${product.handle}${search}`, origin).href,
    ...skuOf(variant),
    price: dollars(variant.priceCents),
    priceCurrency: currency,
    availability: schemaAvailability[availabilityOf(product, variant)],
    itemCondition: "https://schema.org/NewCondition",
    ...(product.dealEndsOn && { priceValidUntil: product.dealEndsOn }),
    hasMerchantReturnPolicy: returnPolicy(product, origin),
    ...(product.isGiftCard
      ? { availableDeliveryMethod: "http://purl.org/goodrelations/v1#DeliveryModeDirectDownload" }
      : product.isInStoreOnly
        ? { availableDeliveryMethod: "https://schema.org/OnSitePickup" }
        : shipping && { shippingDetails: shippingDetails(variant.priceCents, shipping) }),
  };
}

/** As the page's facts tell it: what was made or ordered for somebody comes back only where it is faulty, and a gift card not at all. */
function returnPolicy({ isGiftCard, isMadeToOrder, isSpecialOrder }: Product, origin: string): object {
  const isFinal = isGiftCard || isMadeToOrder || isSpecialOrder;
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "AU",
    returnPolicyCategory: `https://schema.org/${isFinal ? "MerchantReturnNotPermitted" : "MerchantReturnFiniteReturnWindow"}`,
    ...(!isFinal && { merchantReturnDays: returnDays }),
    merchantReturnLink: new URL("/pages/refunds-and-exchanges", origin).href,
  };
}

/** A part that isn't posted and isn't there is first of all not there. */
function availabilityOf(product: Product, variant: ProductVariant): DisplayAvailability {
  const facts = availabilityFactsOf(product, variant);
  const stock = displayAvailabilityOf({ ...facts, isInStoreOnly: false });
  return stock === "in-stock" ? displayAvailabilityOf(facts) : stock;
}

function shippingDetails(priceCents: number, { flatRateCents, freeFromCents }: Layout["shipping"]): object {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: dollars(priceCents >= freeFromCents ? 0 : flatRateCents), currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "AU" },
  };
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/**
 * schema.org's Product with its offer, or a ProductGroup of one for each variant. What isn't known is left out rather than guessed. So are the gallery's films: search engines want
 * a VideoObject's `uploadDate`, and Shopify's Storefront API has none for media. Source: developers.google.com/search/docs/appearance/structured-data/video
 */
export function productJsonLd(product: Product, origin: string, shipping?: Layout["shipping"], reviews?: ReviewPage | null): object {
  const { material, breadcrumbs, partNumber } = product;
  const [only, ...others] = product.variants;
  const pictures = product.pictures.filter(({ video }) => !video);
  const offerOf = (variant: ProductVariant) => offerJsonLd(product, variant, origin, shipping);
  return {
    "@context": "https://schema.org",
    "@type": others.length > 0 ? "ProductGroup" : "Product",
    name: product.title,
    description: product.description,
    url: new URL(`/products/${product.handle}`, origin).href,
    ...(partNumber && { mpn: partNumber }),
    brand: { "@type": "Brand", name: product.vendor },
    ...(breadcrumbs.length > 0 && { category: breadcrumbs.map(({ label }) => label).join(" > ") }),
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => new URL(url, origin).href) }),
    ...(material && { material }),
    ...(reviews?.summary && reviewsJsonLd(reviews.summary, reviews.reviews)),
    ...(others.length > 0 ? variantsJsonLd(product, origin, offerOf) : { ...skuOf(product), ...(only && { offers: offerOf(only) }) }),
  };
}

const skuOf = ({ sku }: { sku: string }) => (sku === "" ? {} : { sku });

/** What variants may differ by in schema.org's words, as far as search engines read them. */
const variesByWords = new Map(["color", "size", "material", "pattern"].map((word) => [word, word])).set("colour", "color");
const variesByOf = (option: string): string | undefined => variesByWords.get(option.toLowerCase());

/** As Google groups what comes in several kinds on one page: developers.google.com/search/docs/appearance/structured-data/product-variants */
function variantsJsonLd(product: Product, origin: string, offerOf: (variant: ProductVariant) => object): object {
  const names = product.options.filter(({ values }) => values.length > 1).map(({ name }) => name);
  const differences = names.flatMap((name) => variesByOf(name) ?? []);
  const usual = product.pictures.find(({ video }) => !video);
  return {
    productGroupID: product.id.slice(product.id.lastIndexOf("/") + 1),
    ...(differences.length > 0 && { variesBy: differences.map((word) => `https://schema.org/${word}`) }),
    hasVariant: product.variants.map((variant) => {
      const chosen = names.flatMap((name) => variant.optionValues[name] ?? []);
      const picture = variant.picture ?? usual;
      return {
        "@type": "Product",
        name: [product.title, ...chosen].join(", "),
        ...skuOf(variant),
        ...Object.fromEntries(names.flatMap((name) => pairOf(variesByOf(name), variant.optionValues[name]))),
        ...(picture && { image: new URL(picture.url, origin).href }),
        offers: offerOf(variant),
      };
    }),
  };
}

const pairOf = (word: string | undefined, value: string | undefined): [string, string][] =>
  word === undefined || value === undefined ? [] : [[word, value]];

/** The rating that the page shows, with the reviews that can be read on it. */
function reviewsJsonLd({ average, count }: NonNullable<ReviewPage["summary"]>, reviews: readonly Review[]): object {
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count },
    review: reviews.map(({ rating, author, writtenOn }) => ({
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: rating },
      author: { "@type": "Person", name: author },
      datePublished: writtenOn ?? undefined,
    })),
  };
}
