import type { OfferSource, SoldPart } from "#server/services/projects/project-service.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import type { ShopifyLogger, StorefrontApi } from "./create-storefront-api.ts";
import { PartOffersDocument, type PartOffersQuery } from "./generated/graphql.ts";
import { metafieldReader } from "./present/metafield-reader.ts";
import { chosenOptions } from "./present/present-variant.ts";

const metafields = ["part_number", "core_charge", "vehicle_ids", "is_universal", "is_for_people", "category"].map((key) => ({
  namespace: "custom",
  key,
}));

/** What variants are called and cost now, from one query for up to 250, as many as the platform takes. Deposits in cents; unknown ids and other things are left out. */
export function createPartOffers(api: StorefrontApi, logger: ShopifyLogger): OfferSource {
  return {
    partOffers: (ids) =>
      api({
        name: "PartOffers",
        document: PartOffersDocument,
        variables: { ids, metafields },
        isIdempotent: true,
        present: ({ nodes }) => nodes.flatMap((node) => (node?.__typename === "ProductVariant" ? [presentOffer(node, logger)] : [])),
      }),
  };
}

type Variant = Extract<NonNullable<PartOffersQuery["nodes"][number]>, { __typename: "ProductVariant" }>;

/** Of a part that comes in several kinds the kind's own number is told: by the part's nobody could tell which. */
function presentOffer({ id, sku, availableForSale, price, selectedOptions, product }: Variant, logger: ShopifyLogger): SoldPart {
  const fields = metafieldReader(product.metafields, product.handle, logger);
  const options = chosenOptions(selectedOptions).map(({ value }) => value);
  const number = fields.text("part_number");
  return {
    variantId: id,
    handle: product.handle,
    title: [product.title, ...options].join(", "),
    vendor: product.vendor,
    partNumber: (options.length > 0 ? sku || number : number || sku) ?? "",
    priceCents: parseMoneyAmount(price.amount),
    coreCents: fields.moneyCents("core_charge") ?? 0,
    isAvailable: availableForSale,
    judged: {
      // The rows of a part are its first variant's, as cards have it.
      skus: [product.variants.nodes[0]?.sku ?? ""],
      hasFitment: fields.hasVehicles(),
      isUniversal: fields.flag("is_universal"),
      isForPeople: fields.flag("is_for_people"),
      category: fields.text("category"),
    },
  };
}
