import type { CartLine } from "#shared/contract/cart.ts";
import { parseMoneyAmount } from "#shared/domain/money.ts";
import { chosenOptions } from "./chosen-options.ts";
import type { CartLineFieldsFragment } from "./generated/graphql.ts";
import { presentPicture } from "./present-picture.ts";

/** What the quantity selector offers when the line is free sale. */
const freeSaleMaximum = 99_999;

export function presentCartLine(line: CartLineFieldsFragment, publicUrl: string): CartLine {
  const { merchandise, cost, quantity } = line;
  const { product } = merchandise;
  const totalCents = parseMoneyAmount(cost.totalAmount.amount);
  const compareAt = cost.compareAtAmountPerQuantity;
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
    priceCents: parseMoneyAmount(cost.amountPerQuantity.amount),
    compareToPriceCents: compareAt ? parseMoneyAmount(compareAt.amount) : null,
    totalCents,
    discountCents: parseMoneyAmount(cost.subtotalAmount.amount) - totalCents,
    options: chosenOptions(merchandise.selectedOptions).map(({ name, value }) => ({ name, value })),
    attributes: line.attributes.filter(({ key }) => !key.startsWith("__")).map(({ key, value }) => ({ key, value: value ?? "" })),
    isGift: totalCents === 0 && line.discountAllocations.some(({ __typename }) => __typename === "CartAutomaticDiscountAllocation"),
    picture: merchandise.image ? presentPicture(merchandise.image, product.title, publicUrl) : null,
  };
}

/** Sold beyond the shelf, or stock not told: free sale. */
function maximumOf({ currentlyNotInStock, quantityAvailable, quantityRule }: CartLineFieldsFragment["merchandise"]): number {
  const stock = currentlyNotInStock ? freeSaleMaximum : (quantityAvailable ?? freeSaleMaximum);
  return Math.min(stock, quantityRule.maximum ?? freeSaleMaximum);
}
