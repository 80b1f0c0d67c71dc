import type { PlatformCart } from "#server/services/cart/cart-port.ts";
import { toOwnPath } from "#server/vendors/resilience/own-path.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { type CartAttribute, giftAttribute, isCarriedOver, isHiddenAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { orderMaximum } from "#shared/domain/cart/line-quantity.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import type { ShopifyLogger } from "../create-storefront-api.ts";
import type { CartFieldsFragment, CartLineFieldsFragment } from "../generated/graphql.ts";
import { metafieldReader } from "./metafield-reader.ts";
import { presentPicture } from "./present-picture.ts";
import { chosenOptions } from "./present-variant.ts";

/** Where a cart's pictures and unreadable fields go. */
type Surroundings = { publicUrl: string; logger: ShopifyLogger };

/** `units` are those of the part on all lines: a part for two cars has one each. */
function presentCartLine(line: CartLineFieldsFragment, units: number, { publicUrl, logger }: Surroundings): CartLine {
  const { merchandise, cost, quantity } = line;
  const { product } = merchandise;
  const totalCents = parseMoneyAmount(cost.totalAmount.amount);
  const priceCents = parseMoneyAmount(cost.amountPerQuantity.amount);
  const compareAt = cost.compareAtAmountPerQuantity;
  const attributes = attributesOf(line);
  return {
    id: line.id,
    variantId: merchandise.id,
    productHandle: product.handle,
    title: product.title,
    vendor: product.vendor,
    sku: merchandise.sku ?? "",
    partNumber: product.partNumber?.value ?? merchandise.sku ?? "",
    quantity,
    maximumQuantity: Math.max(quantity, maximumOf(merchandise)),
    quantityIncrement: merchandise.quantityRule.increment,
    priceCents,
    compareToPriceCents: compareAt ? parseMoneyAmount(compareAt.amount) : null,
    totalCents,
    discountCents: parseMoneyAmount(cost.subtotalAmount.amount) - totalCents,
    options: chosenOptions(merchandise.selectedOptions).map(({ name, value }) => ({ name, value })),
    attributes: attributes.filter(({ key }) => !isHiddenAttribute(key)),
    hiddenAttributes: attributes.filter(isCarriedOver),
    isGift: attributes.some(({ key }) => key === giftAttribute),
    freeQuantity: freeQuantityOf(line, priceCents),
    isInStoreOnly: product.inStoreOnly?.value === "true",
    inStoreOnlyReason: product.inStoreOnlyReason?.value ?? null,
    ...(product.isGiftCard && { isGiftCard: true }),
    ...shortageOf(merchandise, units),
    ...(merchandise.currentlyNotInStock && { isOrderedIn: true }),
    ...travelOf(product, logger),
    picture: merchandise.image ? presentPicture(merchandise.image, product.title, publicUrl) : null,
  };
}

type CartProduct = CartLineFieldsFragment["merchandise"]["product"];

/** What decides how a part travels and what is paid for its old unit; nothing of what doesn't apply. */
function travelOf({ handle, isBulky, dangerousGoodsClass, coreCharge }: CartProduct, logger: ShopifyLogger) {
  const deposit = metafieldReader([coreCharge ? { key: "core_charge", value: coreCharge.value } : null], handle, logger);
  const coreChargeCents = deposit.moneyCents("core_charge") ?? 0;
  return {
    ...(isBulky?.value === "true" && { isBulky: true }),
    ...(dangerousGoodsClass && { dangerousGoodsClass: dangerousGoodsClass.value }),
    ...(coreChargeCents > 0 && { coreChargeCents }),
  };
}

function attributesOf({ attributes }: CartLineFieldsFragment): CartAttribute[] {
  return attributes.map(({ key, value }) => ({ key, value: value ?? "" }));
}

/** Units that an automatic discount gives away whole. */
function freeQuantityOf({ discountAllocations, quantity }: CartLineFieldsFragment, priceCents: number): number {
  const givenCents = discountAllocations
    .filter(isGivenAway)
    .reduce((sum, { discountedAmount }) => sum + parseMoneyAmount(discountedAmount.amount), 0);
  return priceCents === 0 ? 0 : Math.min(quantity, Math.round(givenCents / priceCents));
}

function isGivenAway({ __typename, discountApplication: { value } }: CartLineFieldsFragment["discountAllocations"][number]): boolean {
  return __typename === "CartAutomaticDiscountAllocation" && "percentage" in value && value.percentage === 100;
}

/** Sold beyond the shelf, or stock not told: free sale. */
function maximumOf({ currentlyNotInStock, quantityAvailable, quantityRule }: CartLineFieldsFragment["merchandise"]): number {
  return orderMaximum(currentlyNotInStock ? null : (quantityAvailable ?? null), quantityRule.maximum ?? null);
}

/** The platform leaves a line as it is when its stock goes, and says so to nobody who only looks at the cart. */
function shortageOf(merchandise: CartLineFieldsFragment["merchandise"], units: number): Pick<CartLine, "shortage"> {
  const { availableForSale, currentlyNotInStock, quantityAvailable } = merchandise;
  if (!availableForSale) return { shortage: "Sold out since you added it" };
  const isShort = !currentlyNotInStock && quantityAvailable && quantityAvailable < units;
  return isShort ? { shortage: `Only ${quantityAvailable} left` } : {};
}

/** Subtotal is before any discount; line discounts and discounts on the order together make the discount. */
export function presentCart(cart: CartFieldsFragment, surroundings: Surroundings): PlatformCart {
  const { nodes } = cart.lines;
  const subtotalCents = nodes.reduce((sum, { cost }) => sum + parseMoneyAmount(cost.subtotalAmount.amount), 0);
  const totalCents = parseMoneyAmount(cart.cost.totalAmount.amount);
  const unitsOf = ({ id }: CartLineFieldsFragment["merchandise"]) =>
    nodes.reduce((sum, { merchandise, quantity }) => sum + (merchandise.id === id ? quantity : 0), 0);
  return {
    id: cart.id,
    checkoutUrl: toOwnPath(cart.checkoutUrl, surroundings.publicUrl),
    additions: cart.additions?.value?.split(" ").filter(Boolean) ?? [],
    collectionIds: new Map(
      nodes.map(({ id, merchandise }) => [id, merchandise.product.collections.nodes.map((collection) => collection.id)]),
    ),
    attributes: new Map(nodes.map((line) => [line.id, attributesOf(line)])),
    contents: {
      lines: nodes.map((line) => presentCartLine(line, unitsOf(line.merchandise), surroundings)),
      totalQuantity: cart.totalQuantity,
      subtotalCents,
      discountCents: Math.max(0, subtotalCents - totalCents),
      totalCents,
      discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, isApplicable: applicable })),
    },
  };
}
